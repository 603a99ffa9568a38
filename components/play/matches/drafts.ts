import * as v from 'valibot';
import { emblemOfMate, mates } from '@/components/kit/people/roll';
import { documentOf } from '@/components/saves/vault';
import type { Words } from '@/components/i18n/words';
import { GAME_IDS, LEVELS, type Game, type GameId, type SeatSetup } from '@/engine';
import { defaultOptions, readOptions, type OptionValue } from '@/engine/core/options';
import { countsFor, defaultsFor, nearestCount } from '@/engine/core/seats';
import type { Trouble } from '@/engine/saves/codes';
import type { Document } from '@/engine/saves/documents';
import { LONGEST_NAME } from '@/engine/saves/plain-name';
import { calledInCrew, inThisLanguage, newBot, newPerson } from '@/components/kit/people/newcomers';
import { withOwnEmblems } from '@/components/kit/people/emblems';

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

const draftOf = (game: GameId) =>
  documentOf<StoredDraft | null>({ name: `setup.${game}`, schema: v.nullable(DraftSchema), defaults: () => null });

/** The last set-up of each game. */
export const keptDrafts: ReadonlyMap<GameId, Document<StoredDraft | null>> = new Map(
  GAME_IDS.map((game) => [game, draftOf(game)]),
);

/** As many as have the clearest table: who plays, and two bots. */
export const USUAL_SEATS = 3;

/** Everybody as they are called and known in all games. */
function settled(seats: readonly SeatSetup[], t: Words): SeatSetup[] {
  return withOwnEmblems(calledInCrew(seats, t), (name) => emblemOfMate(name, t));
}

/** Who was here last, and bots. */
export function crewOfOne(count: number, t: Words): SeatSetup[] {
  const [last] = mates(t);
  const seats: SeatSetup[] = [{ ...newPerson([], t), ...(last && { name: last.name }) }];
  while (seats.length < count) seats.push(newBot(seats, t));
  return settled(seats, t);
}

export function firstDraft(game: Game, t: Words): Draft {
  const usual = defaultOptions(game.manifest.options);
  const seats = crewOfOne(nearestCount(countsFor(game, usual), USUAL_SEATS), t);
  return { seats, options: defaultsFor(game, seats) };
}

/** Others sit there: options that were as usual are what is usual for those who sit there now. */
export function withSeats(game: Game, { seats: before, options }: Draft, seats: readonly SeatSetup[]): Draft {
  const [was, is] = [defaultsFor(game, before), defaultsFor(game, seats)];
  const followed = Object.entries(options).map(([key, value]) => {
    const usual = JSON.stringify(value) === JSON.stringify(was[key]);
    return [key, usual ? (is[key] as OptionValue) : value] as const;
  });
  return { seats, options: Object.fromEntries(followed) };
}

/** Without this seat, and without as many more as must go for a game: bots first, the last first. */
export function withoutSeat(
  seats: readonly SeatSetup[],
  index: number,
  counts: readonly number[],
): readonly SeatSetup[] {
  const fewer = Math.max(...counts.filter((count) => count < seats.length));
  const left = seats.filter((_, i) => i !== index);
  while (left.length > fewer) {
    const bot = left.map(({ kind }) => kind).lastIndexOf('bot');
    left.splice(bot < 0 ? left.length - 1 : bot, 1);
  }
  return left;
}

/** The last set-up if it still makes sense for this game, otherwise a fresh one. */
export function lastDraft(game: Game, t: Words): Draft {
  const { manifest } = game;
  const value = keptDrafts.get(manifest.id)?.read().value;
  if (!value?.seats.some(({ kind }) => kind === 'person')) return firstDraft(game, t);
  try {
    const options = readOptions(manifest.options, value.options, defaultsFor(game, value.seats));
    if (!countsFor(game, options).includes(value.seats.length)) return firstDraft(game, t);
    return {
      seats: settled(
        value.seats.map((seat) => inThisLanguage(seat, t)),
        t,
      ),
      options,
    };
  } catch {
    return firstDraft(game, t);
  }
}

/** Whoever has another name now sits under it at the tables to come. */
export function renameInDrafts(before: string, after: string, t: Words): Trouble | null {
  let trouble: Trouble | null = null;
  const meant = (seat: StoredDraft['seats'][number]) => inThisLanguage(seat, t).name === before;
  for (const draft of keptDrafts.values()) {
    if (!draft.read().value?.seats.some(meant)) continue;
    const failed = draft.change(
      (now) => now && { ...now, seats: now.seats.map((seat) => (meant(seat) ? { ...seat, name: after } : seat)) },
    );
    trouble ??= failed;
  }
  return trouble;
}

/** A table of bots only is looked at once; nobody's next match begins without them. */
export function rememberDraft(game: GameId, { seats, options }: Draft): void {
  if (seats.every(({ kind }) => kind === 'bot')) return;
  const draft: StoredDraft = {
    seats: seats.map((seat) => ({ ...seat })),
    options: Object.fromEntries(
      Object.entries(options).map(([key, value]) => [
        key,
        Array.isArray(value) ? [...value] : (value as string | number | boolean),
      ]),
    ),
  };
  // The last one used counts, whichever window it was used in.
  keptDrafts.get(game)?.change(() => draft);
}
