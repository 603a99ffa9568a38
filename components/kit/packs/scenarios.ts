import * as v from 'valibot';
import { newMatchId } from '@/components/kit/chance-names';
import { Live, useLive } from '@/components/saves/live';
import { documentOf } from '@/components/saves/vault';
import { GAME_IDS, type GameId } from '@/engine';
import { trouble, type Trouble } from '@/engine/saves/codes';
import type { Added } from './kept';

export const MOST_SCENARIOS = 24;
/** Letters of all together: they are written with every change, and browsers keep only so much. */
const MOST_LETTERS = 600_000;

const ScenariosSchema = v.pipe(
  v.array(
    v.strictObject({
      id: v.string(),
      game: v.picklist(GAME_IDS),
      text: v.pipe(v.string(), v.maxLength(MOST_LETTERS)),
      /** Made here, and perhaps not finished yet; others were brought in. */
      own: v.exactOptional(v.literal(true)),
    }),
  ),
  v.maxLength(MOST_SCENARIOS),
);

export type KeptScenario = Readonly<v.InferOutput<typeof ScenariosSchema>[number]>;

/** Scenarios of people's own, and those that others have sent: each is a whole text. */
export const scenarioShelf = new Live(
  documentOf<v.InferOutput<typeof ScenariosSchema>>({
    name: 'scenarios',
    schema: ScenariosSchema,
    defaults: () => [],
    // From 2 on a scenario may be `own`; before none was.
    migrations: [(old) => old],
  }),
);

export function keptScenarios(): readonly KeptScenario[] {
  return scenarioShelf.fresh();
}

export function useKeptScenarios(): readonly KeptScenario[] {
  return useLive(scenarioShelf);
}

function keep(make: (kept: readonly KeptScenario[]) => readonly KeptScenario[]) {
  return scenarioShelf.change((now) => make(now).map((one) => ({ ...one })));
}

/** Null: there is no room for it. `own`: made here. */
export function addScenario(game: GameId, text: string, own = false): Added | null {
  const kept = keptScenarios();
  const letters = kept.reduce((sum, one) => sum + one.text.length, text.length);
  if (kept.length >= MOST_SCENARIOS || letters > MOST_LETTERS) return null;
  const id = newMatchId();
  return { id, trouble: keep((all) => [...all, { id, game, text, ...(own && { own }) }]) };
}

/** Another text for one that is there. A draft that has grown too long is not kept: `most` says so. */
export function changeScenario(id: string, text: string): Trouble | null {
  const letters = keptScenarios().reduce((sum, one) => sum + (one.id === id ? text : one.text).length, 0);
  if (letters > MOST_LETTERS) return trouble('write-failed', { key: 'scenarios', most: MOST_SCENARIOS });
  return keep((all) => all.map((one) => (one.id === id ? { ...one, text } : one)));
}

/** Returns how to put it back where it was. */
export function removeScenario(id: string): () => void {
  const place = keptScenarios().findIndex((one) => one.id === id);
  const gone = keptScenarios()[place];
  const without = (all: readonly KeptScenario[]) => all.filter((one) => one.id !== id);
  keep(without);
  return () => {
    if (!gone) return;
    keep((all) => [...without(all).slice(0, place), gone, ...without(all).slice(place)].slice(0, MOST_SCENARIOS));
  };
}
