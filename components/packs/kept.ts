import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { documentOf } from '@/components/saves/vault';
import { newMatchId } from '@/components/setup/start';
import { GAME_IDS, type GameId } from '@/engine';
import { trouble, type Trouble } from '@/engine/saves/codes';
import { LONGEST_PACK } from '@/engine/packs/read';

/** More than anybody has boxes; all of them are written with every change. */
export const MOST_PACKS = 12;

const PacksSchema = v.pipe(
  v.array(
    v.strictObject({
      id: v.string(),
      game: v.picklist(GAME_IDS),
      /** A pack or a draft of one: what is still wrong with it is kept as it is. */
      text: v.pipe(v.string(), v.maxLength(LONGEST_PACK)),
    }),
  ),
  v.maxLength(MOST_PACKS),
);

export type KeptPack = Readonly<v.InferOutput<typeof PacksSchema>[number]>;

const stored = documentOf<v.InferOutput<typeof PacksSchema>>({
  name: 'packs',
  schema: PacksSchema,
  defaults: () => [],
});

let now: readonly KeptPack[] | undefined;
const listeners = new Set<() => void>();

export function keptPacks(): readonly KeptPack[] {
  now ??= stored.read().value;
  return now;
}

/** Null: kept. What could not be kept is shown all the same, as long as the app is open. */
function keep(packs: readonly KeptPack[]): Trouble | null {
  now = packs;
  for (const listener of [...listeners]) listener();
  return stored.write(packs.map((pack) => ({ ...pack })));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useKeptPacks(): readonly KeptPack[] {
  return useSyncExternalStore(subscribe, keptPacks, keptPacks);
}

export type Added = { readonly id: string; readonly trouble: Trouble | null };

/** Null: there are as many as can be kept. */
export function addPack(game: GameId, text: string): Added | null {
  if (keptPacks().length >= MOST_PACKS) return null;
  const id = newMatchId();
  return { id, trouble: keep([...keptPacks(), { id, game, text }]) };
}

export function changePack(id: string, text: string): Trouble | null {
  if (text.length > LONGEST_PACK) return trouble('write-failed', { key: 'packs' });
  return keep(keptPacks().map((pack) => (pack.id === id ? { ...pack, text } : pack)));
}

/** Gives what puts it back where it was. */
export function removePack(id: string): () => void {
  const place = keptPacks().findIndex((pack) => pack.id === id);
  const gone = keptPacks()[place];
  keep(keptPacks().filter((pack) => pack.id !== id));
  return () => {
    if (gone) keep([...keptPacks().slice(0, place), gone, ...keptPacks().slice(place)].slice(0, MOST_PACKS));
  };
}

/** After a backup has brought in what this device did not have. */
export function rereadPacks(): void {
  now = undefined;
  for (const listener of listeners) listener();
}
