import type { GameId } from '@/engine';
import { HOUSE } from '@/engine/games/sea-of-clouds/data/house';
import { SCHEMA } from '@/engine/games/sea-of-clouds/data/schema';
import { HOUSE_PACK } from '@/engine/games/sea-of-clouds/options';
import type { Pack, PackSchema } from '@/engine/packs/schema';

export interface PackGame {
  readonly schema: PackSchema;
  readonly house: Pack;
  /** The option that holds the pack of a match, and its value for the cards of the house. */
  readonly option: string;
  readonly houseValue: string;
}

/** The games whose owners may enter the cards of their own box. */
export const PACK_GAMES: { readonly [id in GameId]?: PackGame } = {
  'sea-of-clouds': { schema: SCHEMA, house: HOUSE, option: 'pack', houseValue: HOUSE_PACK },
};

export const PACK_GAME_IDS = Object.keys(PACK_GAMES) as GameId[];

export function packGame(game: GameId): PackGame {
  const found = PACK_GAMES[game];
  if (!found) throw new RangeError(`no packs for ${game}`);
  return found;
}
