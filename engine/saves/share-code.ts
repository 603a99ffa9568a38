import type { Action, Seat } from '@/engine/core/game';
import { canonical } from '@/engine/core/hash';
import { hash32 } from '@/engine/core/luck';
import { LEVELS, Match, type SeatSetup } from '@/engine/core/match';
import { defaultOptions, type DocumentSpec, type OptionSpec, type OptionValue } from '@/engine/core/options';
import { RuleError } from '@/engine/core/rule-error';
import { ByteReader, ByteWriter, Misfit } from './bytes';
import { crc32OfBytes } from './crc32';
import { plainName } from './plain-name';
import { gameOf, type Games } from './refusal';

/*
 * A whole match in a few dozen bytes:
 *
 *     version   1 byte
 *     CRC-32    4 bytes, over everything else: a slip of the pen
 *     check     4 bytes: the position and the options that must come out at the end
 *     game, rules version, seed, seats, options as differences from the defaults
 *     the choices: of the seats that may act one, of its sorted legal actions one, each in as few bits as will do
 *
 * Forced actions are not in it, the match plays them again. An action that `legal` does not list (a flick of the dice has
 * too many) is written out in words.
 */

/** In the second one answers may be given that nobody asks for: each is preceded by its seat among all, not among those who are asked. */
const VERSION = { asked: 1, unasked: 2 } as const;
/** Far above any match that anybody plays. */
export const MOST_ACTIONS = 20_000;

type OptionTable = Record<string, OptionValue>;

interface Choice {
  readonly seats: readonly Seat[];
  readonly seat: Seat;
  readonly legal: readonly string[];
  readonly action: string;
}

/** An action a step. */
export function* encoding(match: Match): Generator<void, number[]> {
  const { game, seats, seed } = match;
  const options = match.options as OptionTable;
  const choices = yield* choicesOf(match);
  const body = new ByteWriter();
  body.word(checkOf(match));
  body.number(brief(game.manifest.id));
  body.number(game.manifest.rulesVersion);
  body.text(seed);
  body.number(seats.length);
  for (const seat of seats) writeSeat(body, seat);
  for (const spec of game.manifest.options) writeOption(body, spec, options[spec.key] as OptionValue);
  body.number(choices.length);
  const open = choices.some(({ legal, action }) => !legal.includes(action)) ? 1 : 0;
  body.choice(open, 2);
  const version = choices.some(({ seats: able, seat }) => !able.includes(seat)) ? VERSION.unasked : VERSION.asked;
  for (const { seats: asked, seat, legal, action } of choices) {
    const able = version === VERSION.unasked ? [...seats.keys()] : asked;
    body.choice(able.indexOf(seat), able.length);
    const index = legal.indexOf(action);
    body.choice(index < 0 ? legal.length : index, legal.length + open);
    if (index < 0) body.text(action);
  }
  const whole = new ByteWriter();
  whole.byte(version);
  whole.word(crc32OfBytes([version, ...body.bytes]));
  return [...whole.bytes, ...body.bytes];
}

/** Whether these bytes arrived as they were sent. */
export function intact(bytes: readonly number[]): boolean {
  const reader = new ByteReader(bytes.slice(1, 5));
  return bytes.length > 9 && reader.word() === crc32OfBytes([bytes[0] as number, ...bytes.slice(5)]);
}

export function isNewer(bytes: readonly number[]): boolean {
  return (bytes[0] as number) > VERSION.unasked;
}

/** The match played again, an action a step, every one checked. Throws a Misfit for what is no code, a RuleError for what is not legal. */
export function* decoding(bytes: readonly number[], games: Games): Generator<void, Match> {
  const body = new ByteReader(bytes.slice(5));
  const check = body.word();
  const name = body.number();
  const game = gameOf(games, Object.keys(games).find((id) => brief(id) === name) ?? '');
  if (!game) throw new RuleError('unknown-game', { game: name });
  const rules = body.number();
  if (rules !== game.manifest.rulesVersion) throw new RuleError('replay-rules', { rules });
  const seed = body.text();
  const count = body.number();
  if (count > 8) throw new Misfit('too many seats');
  const seats = Array.from({ length: count }, () => readSeat(body));
  const options: OptionTable = {};
  for (const spec of game.manifest.options) options[spec.key] = readOption(body, spec);
  const match = Match.start({ game, options, seats, seed });
  yield* playChoices(body, match, bytes[0] === VERSION.unasked);
  body.end();
  if (checkOf(match) !== check) throw new RuleError('import-differs');
  return match;
}

function* playChoices(body: ByteReader, match: Match, unasked: boolean): Generator<void, void> {
  const count = body.number();
  if (count > MOST_ACTIONS) throw new Misfit('too many actions');
  const open = body.choice(2);
  for (let index = 0; index < count; index++) {
    const asked = seatsOf(match);
    const able = unasked ? [...match.seats.keys()] : asked;
    if (asked.length === 0) throw new RuleError('replay-illegal', { index, code: 'over' });
    const seat = able[body.choice(able.length)] as Seat;
    const legal = match.legal(seat);
    const action = legal[body.choice(legal.length + open)] ?? match.game.parse(body.text());
    const error = action ? match.check(seat, action) : new RuleError('unknown-action');
    if (error || !action) throw new RuleError('replay-illegal', { index, code: error?.code ?? 'unknown-action' });
    match.act(seat, action);
    yield;
  }
}

/** What was chosen from what, found by playing the log again. */
function* choicesOf(match: Match): Generator<void, Choice[]> {
  const { game, options, seats, seed } = match;
  const walker = Match.start({ game, options: options as OptionTable, seats, seed });
  const choices: Choice[] = [];
  while (walker.log.length < match.log.length) {
    const entry = match.log[walker.log.length];
    const action = entry && game.parse(entry.action);
    if (!action) throw new RuleError('unknown-action');
    choices.push({
      seats: seatsOf(walker),
      seat: entry.seat,
      legal: walker.legal(entry.seat).map((other: Action) => game.describe(other)),
      action: entry.action,
    });
    walker.act(entry.seat, action);
    yield;
  }
  return choices;
}

/** A game's id in three bytes at most, whatever other games there are. */
function brief(id: string): number {
  return hash32(id) & 0xffff;
}

function seatsOf(match: Match): Seat[] {
  return [...new Set(match.pending().map(({ seat }) => seat))];
}

function checkOf(match: Match): number {
  return hash32(canonical([match.hash(), match.options])) >>> 0;
}

function writeSeat(out: ByteWriter, { kind, level, emblem, name }: SeatSetup): void {
  out.choice(kind === 'bot' ? 1 : 0, 2);
  out.choice(level === undefined ? 0 : LEVELS.indexOf(level) + 1, LEVELS.length + 1);
  out.choice(emblem ?? 0, 16);
  out.text(name);
}

function readSeat(body: ByteReader): SeatSetup {
  const kind = body.choice(2) ? 'bot' : 'person';
  const level = LEVELS[body.choice(LEVELS.length + 1) - 1];
  const emblem = body.choice(16);
  return { kind, name: plainName(body.text()), ...(level && { level }), ...(emblem > 0 && { emblem }) };
}

function writeOption(out: ByteWriter, spec: OptionSpec, value: OptionValue): void {
  const usual = defaultOptions([spec])[spec.key] as OptionValue;
  const changed = canonical(value) !== canonical(usual);
  out.choice(changed ? 1 : 0, 2);
  if (!changed) return;
  if (spec.kind === 'choice') out.choice(spec.values.indexOf(value as string | number), spec.values.length);
  if (spec.kind === 'document') writeDocument(out, spec, value as string);
  if (spec.kind === 'set')
    for (const each of spec.values) out.choice((value as readonly string[]).includes(each) ? 1 : 0, 2);
}

/** One of the players' own is written out. */
function writeDocument(out: ByteWriter, { values }: DocumentSpec, value: string): void {
  const index = values.indexOf(value);
  out.choice(index < 0 ? values.length : index, values.length + 1);
  if (index < 0) out.text(value);
}

function readOption(body: ByteReader, spec: OptionSpec): OptionValue {
  if (body.choice(2) === 0) return spec.default;
  if (spec.kind === 'flag') return !spec.default;
  if (spec.kind === 'choice') return spec.values[body.choice(spec.values.length)] as string | number;
  if (spec.kind === 'document') return spec.values[body.choice(spec.values.length + 1)] ?? body.text();
  return spec.values.filter(() => body.choice(2) === 1);
}
