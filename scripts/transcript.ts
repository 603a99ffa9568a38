import { eventFor } from '@/engine/core/event';
import type { Event, Game } from '@/engine/core/game';
import { LUCK_NAME, Luck, Stream, type LuckState } from '@/engine/core/luck';
import { Match, type LogEntry, type SavedMatch, type SeatSetup } from '@/engine/core/match';

/** A recorded match as text that people can read and compare: one line an action, with everything that came of it. */

const people = (seats: number): SeatSetup[] =>
  Array.from({ length: seats }, (_, seat) => ({ kind: 'person', name: `Player ${seat + 1}` }));

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value).replaceAll('"', '');

const fieldsText = (fields: object, leave: readonly string[] = []): string =>
  Object.entries(fields)
    .filter(([key]) => !leave.includes(key))
    .map(([key, value]) => ` ${key}=${plain(value)}`)
    .join('');

/** The open form, then what single seats hear beside it. */
function eventText(event: Event): string {
  const open = event.type + fieldsText(eventFor(event, null), ['type', 'reveals']) + (event.reveals ? ' !' : '');
  const own = Object.entries(event.own ?? {}).map(([seat, fields]) => ` {seat ${seat}:${fieldsText(fields)}}`);
  return open + own.join('');
}

function stepText(index: number, entry: LogEntry, choices: number, events: readonly Event[]): string {
  const how = entry.forced ? 'forced' : `of ${choices}`;
  const came = events.map(eventText).join('; ') || 'nothing';
  return `${String(index + 1).padStart(4)}  seat ${entry.seat}  ${entry.action}  (${how})  ${came}`;
}

/** How many numbers each stream has given since the match began. */
function drawsText(seed: string, luck: LuckState): string {
  const fresh = Luck.fromSeed(seed).state();
  const names = Object.keys(luck) as (keyof LuckState)[];
  return names.map((name) => `${name} ${(luck[name][3] - fresh[name][3]) >>> 0}`).join(', ');
}

/** Plays a recorded match again and tells each step as it happens. */
export function tellSteps(game: Game, saved: SavedMatch, tell: (line: string, now: Match) => void): Match {
  const { snapshot: _, ...bare } = saved;
  // How many actions were legal is known one step earlier: before the first one, at the start.
  const first = saved.log[0];
  let choices = first ? Match.replay(game, { ...bare, log: [] }).legal(first.seat).length : 0;
  let count = 0;
  return Match.replay(game, bare, (entry, events, now) => {
    tell(stepText(count, entry, choices, events), now);
    const next = saved.log[++count];
    if (next) choices = now.legal(next.seat).length;
  });
}

export function transcript(game: Game, saved: SavedMatch): string {
  const lines: string[] = [];
  const match = tellSteps(game, saved, (line) => lines.push(line));
  const outcome = match.outcome();
  return [
    `game: ${saved.game}`,
    `rules: ${saved.rules}`,
    `seats: ${saved.seats.length}`,
    `seed: ${saved.seed}`,
    `options: ${JSON.stringify(saved.options)}`,
    '',
    ...lines,
    '',
    `scores: ${outcome?.scores.join(' ') ?? 'not over'}`,
    ...(outcome?.parts.map(
      (parts, seat) => `  seat ${seat}:${parts.map((part) => ` ${part.key} ${part.value}`).join()}`,
    ) ?? []),
    `places: ${outcome?.places.map((place) => place.join(' and ')).join(', ') ?? 'not over'} (${outcome?.reason ?? ''})`,
    `draws: ${drawsText(match.seed, match.save().snapshot?.luck as LuckState)}`,
    `hash: ${match.hash()}`,
    '',
  ].join('\n');
}

/** A match at random from start to end. */
export function playAtRandom(
  game: Game,
  seats: number,
  options: Readonly<Record<string, unknown>>,
  seed: string,
): SavedMatch {
  const match = Match.start({ game, options, seats: people(seats), seed });
  const chance = Stream.seeded(seed, 'golden');
  for (let pending = match.pending(); pending.length > 0; pending = match.pending()) {
    const { seat } = chance.pick(pending);
    match.act(seat, chance.pick(match.legal(seat)));
  }
  return match.save();
}

/** The match that a transcript tells of. */
export function readTranscript(text: string): SavedMatch {
  const head = (key: string): string => new RegExp(`^${key}: (.*)$`, 'm').exec(text)?.[1] ?? '';
  const steps = text.matchAll(/^ *\d+ {2}seat (\d+) {2}(.+?) {2}\((forced|of \d+)\)/gm);
  const log = Array.from(steps, ([, seat, action, how]): LogEntry => {
    const entry = { seat: Number(seat), action: action as string };
    return how === 'forced' ? { ...entry, forced: true } : entry;
  });
  return {
    game: head('game') as SavedMatch['game'],
    rules: Number(head('rules')),
    luck: LUCK_NAME,
    seed: head('seed'),
    options: JSON.parse(head('options')),
    seats: people(Number(head('seats'))),
    log,
  };
}
