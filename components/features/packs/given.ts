import type { GameId } from '@/engine';
import { openDraft, type PackDraft } from '@/engine/packs/draft';
import { reviewPackText } from '@/engine/packs/read';
import type { Pack, PackFault } from '@/engine/packs/schema';
import { PACK_GAME_IDS, packGame } from './pack-games';

export interface Given {
  readonly game: GameId;
  /** Null when anything is wrong with it: nothing is brought in then. */
  readonly pack: Pack | null;
  readonly faults: readonly PackFault[];
  /** As far as it can be read: the cards that the faults speak of. */
  readonly draft: PackDraft | null;
}

/** Reads a text from outside: for the game that it says it is for. */
export function readGiven(text: string): Given {
  const readings = PACK_GAME_IDS.map((game): Given => {
    const { schema } = packGame(game);
    return { game, draft: openDraft(schema, text.trim()), ...reviewPackText(schema, text.trim()) };
  });
  const meant = readings.find(({ faults }) => !faults.some(({ code }) => code === 'pack-other-game')) ?? readings[0];
  if (!meant) throw new RangeError('no game has packs');
  return meant;
}
