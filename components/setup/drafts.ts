import * as v from 'valibot';
import { documentOf } from '@/components/saves/vault';
import type { Words } from '@/components/i18n/words';
import { GAME_IDS, LEVELS, type Game, type GameId, type SeatSetup } from '@/engine';
import { defaultOptions, readOptions, type OptionValue } from '@/engine/core/options';
import { LONGEST_NAME } from '@/engine/saves/plain-name';
import { inThisLanguage, newBot, newPerson } from './crew';

export type OptionValues = Readonly<Record<string, OptionValue>>;

/** What the new-match page holds; the last one used is remembered for each game. */
export interface Draft {
  readonly seats: readonly SeatSetup[];
  readonly options: OptionValues;
}

const SeatSchema = v.strictObject({
  kind: v.picklist(['person', 'bot']),
  name: v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
  level: v.exactOptional(v.picklist(LEVELS)),
  emblem: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8))),
});

const DraftSchema = v.strictObject({
  seats: v.pipe(v.array(SeatSchema), v.maxLength(8)),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.array(v.string())])),
});

type StoredDraft = v.InferOutput<typeof DraftSchema>;

function storedDraft(game: GameId) {
  return documentOf<StoredDraft | null>({
    name: `setup.${game}`,
    schema: v.nullable(DraftSchema),
    defaults: () => null,
  });
}

/** The emblems in the colours of the box, where a box has such: whose dice they are is then told by it, too. */
const BOX_EMBLEMS: { readonly [id in GameId]?: readonly number[] } = { 'seven-seas': [5, 4, 2, 8] };

export function firstDraft({ manifest }: Game, t: Words): Draft {
  const seats: SeatSetup[] = [newPerson([], t)];
  const count = Math.min(Math.max(3, manifest.seats.min), manifest.seats.max);
  while (seats.length < count) seats.push(newBot(seats, t));
  const emblems = BOX_EMBLEMS[manifest.id as GameId] ?? [];
  const crew = seats.map((seat, i) => ({ ...seat, ...(emblems[i] !== undefined && { emblem: emblems[i] }) }));
  return { seats: crew, options: defaultOptions(manifest.options) };
}

/** The last set-up if it still makes sense for this game, otherwise a fresh one. */
export function lastDraft(game: Game, t: Words): Draft {
  const { manifest } = game;
  const { value } = storedDraft(manifest.id).read();
  const fits = value && value.seats.length >= manifest.seats.min && value.seats.length <= manifest.seats.max;
  if (!fits) return firstDraft(game, t);
  try {
    return {
      seats: value.seats.map((seat) => inThisLanguage(seat, t)),
      options: readOptions(manifest.options, value.options),
    };
  } catch {
    return firstDraft(game, t);
  }
}

/** Whoever has another name now sits under it at the tables to come. */
export function renameInDrafts(before: string, after: string, t: Words): void {
  for (const game of GAME_IDS) {
    const { value } = storedDraft(game).read();
    if (!value) continue;
    const seats = value.seats.map((seat) =>
      inThisLanguage(seat, t).name === before ? { ...seat, name: after } : seat,
    );
    storedDraft(game).write({ ...value, seats });
  }
}

export function rememberDraft(game: GameId, { seats, options }: Draft): void {
  storedDraft(game).write({
    seats: seats.map((seat) => ({ ...seat })),
    options: Object.fromEntries(
      Object.entries(options).map(([key, value]) => [
        key,
        Array.isArray(value) ? [...value] : (value as string | number | boolean),
      ]),
    ),
  });
}
