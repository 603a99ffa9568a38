import { oddsLuck, winsOfSide0 } from '@/engine/games/worlds-end/public';
import type { Fight, FightShip } from './lines';

/* 11.7: the chance to win from here on, fought out many times, without cards and without a retreat. */

const TRIES = 400;

/** So many battles take longer than a touch may: whoever asks fights them one by one, and may rest between any two. */
export class Trial {
  private tried = 0;
  private won = 0;
  private readonly luck = oddsLuck();

  constructor(
    private readonly fight: Fight,
    private readonly ships: readonly FightShip[],
  ) {}

  /** One battle more; true: it was the last. */
  next(): boolean {
    const { kind, toFire } = this.fight;
    this.won += winsOfSide0({ kind, toFire, ships: this.ships }, 1, this.luck);
    return ++this.tried === TRIES;
  }

  /** Of a hundred such battles so many are won by the first side. */
  percent(): number {
    return Math.round((100 * this.won) / this.tried);
  }
}

/** Null while a ship is not typed or a line is empty. */
export function trialOf(fight: Fight): Trial | null {
  const ships = fight.ships.filter(({ place }) => place === 'line');
  const isKnown = ships.every(({ attack }) => attack > 0);
  const isFull = isKnown && ([0, 1] as const).every((side) => ships.some((ship) => ship.side === side));
  return isFull ? new Trial(fight, ships) : null;
}
