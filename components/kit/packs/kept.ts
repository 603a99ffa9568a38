import * as v from 'valibot';
import { Live, useLive } from '@/components/saves/live';
import { documentOf } from '@/components/saves/vault';
import { newMatchId } from '@/components/kit/chance-names';
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

export const packShelf = new Live(
  documentOf<v.InferOutput<typeof PacksSchema>>({ name: 'packs', schema: PacksSchema, defaults: () => [] }),
);

export function keptPacks(): readonly KeptPack[] {
  return packShelf.fresh();
}

/** Each pack by itself: what another window has done to the others meanwhile stays. */
function keep(make: (packs: readonly KeptPack[]) => readonly KeptPack[]): Trouble | null {
  return packShelf.change((now) => make(now).map((pack) => ({ ...pack })));
}

export function useKeptPacks(): readonly KeptPack[] {
  return useLive(packShelf);
}

export type Added = { readonly id: string; readonly trouble: Trouble | null };

/** Null: there are as many as can be kept. */
export function addPack(game: GameId, text: string): Added | null {
  if (keptPacks().length >= MOST_PACKS) return null;
  const id = newMatchId();
  return { id, trouble: keep((packs) => [...packs, { id, game, text }]) };
}

/** `before`: what this change goes by. Another window may have changed the pack or deleted it since. */
export function changePack(id: string, before: string, text: string): Trouble | null {
  if (text.length > LONGEST_PACK) return trouble('record-invalid');
  const now = keptPacks().find((pack) => pack.id === id);
  if (now?.text !== before) return trouble('changed-elsewhere', { key: 'packs' });
  return keep((packs) => packs.map((pack) => (pack.id === id ? { ...pack, text } : pack)));
}

/** Returns how to put it back where it was. */
export function removePack(id: string): () => void {
  const place = keptPacks().findIndex((pack) => pack.id === id);
  const gone = keptPacks()[place];
  const without = (packs: readonly KeptPack[]) => packs.filter((pack) => pack.id !== id);
  keep(without);
  return () => {
    if (!gone) return;
    keep((packs) => [...without(packs).slice(0, place), gone, ...without(packs).slice(place)].slice(0, MOST_PACKS));
  };
}
