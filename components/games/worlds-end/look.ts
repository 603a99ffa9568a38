import type { CardId, ShipId } from '@/engine/games/worlds-end/box';
import type { HeroId } from '@/engine/games/worlds-end/data/cards';

/** What a piece of a tray shows of an answer; nothing of it: its words. */
export interface Look {
  readonly hero?: HeroId;
  readonly ship?: ShipId;
  readonly card?: CardId;
  readonly dice?: readonly number[];
  /** What it costs. */
  readonly price?: number;
}
