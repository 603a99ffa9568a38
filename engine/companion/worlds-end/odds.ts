import { Stream } from '@/engine/core/luck';
import { sinkChance } from '@/engine/games/worlds-end/public';
import { MOST_ROUNDS } from '@/engine/games/worlds-end/data/table';
import type { SideNumber } from '@/engine/games/worlds-end/view';
import type { Fight, FightShip } from './lines';

/* 11.7: the chance to win from here on, fought out many times, without cards and without a retreat. */

const TRIES = 400;

type Ship = Pick<FightShip, 'attack' | 'defence' | 'mark' | 'side'> & {
  damaged: boolean;
  fired: boolean;
  afloat: boolean;
};

/** So many battles take longer than a touch may: whoever asks fights them one by one, and may rest between any two. */
export class Trial {
  private tried = 0;
  private won = 0;
  // The same battle has the same odds whenever somebody looks.
  private readonly luck = Stream.seeded('odds', 'battle');

  constructor(
    private readonly fight: Fight,
    private readonly ships: readonly FightShip[],
  ) {}

  /** One battle more; true: it was the last. */
  next(): boolean {
    const copies = this.ships.map((ship): Ship => ({ ...ship, afloat: true }));
    if (fightOut(copies, this.fight, this.luck) === 0) this.won++;
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

function fightOut(ships: Ship[], { kind, toFire }: Fight, luck: Stream): SideNumber {
  let next = toFire;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    for (let ship = choose(ships, next); ship; ship = choose(ships, next)) {
      const target = aim(ships, ship);
      if (!target) return ship.side;
      shoot(ship, target, luck);
      next = ship.side === 0 ? 1 : 0;
    }
    for (const ship of ships) ship.fired = false;
    next = 0;
    if (!ships.some(({ afloat, side }) => afloat && side === 0)) return 1;
    if (!ships.some(({ afloat, side }) => afloat && side === 1)) return 0;
  }
  // 4.14.9: the pirate gives way, who stands on the second side against the Kraken and the armada.
  return kind === 'kraken' || kind === 'final' ? 0 : 1;
}

/** The greatest Attack of the side whose turn it is; the other goes on alone. */
function choose(ships: readonly Ship[], side: SideNumber): Ship | undefined {
  const ready = ships.filter(({ afloat, fired }) => afloat && !fired);
  const own = ready.filter((ship) => ship.side === side);
  return best(own.length > 0 ? own : ready, ({ attack }) => attack);
}

/** Where a salvo takes the most; one that has still to fire is worth more. */
function aim(ships: readonly Ship[], { side, attack }: Ship): Ship | undefined {
  const enemies = ships.filter((ship) => ship.afloat && ship.side !== side);
  return best(enemies, (ship) => sinkChance(attack, ship) * ship.attack * (ship.fired ? 20 : 27));
}

function best(ships: readonly Ship[], worth: (ship: Ship) => number): Ship | undefined {
  return ships.reduce<Ship | undefined>((top, ship) => (!top || worth(ship) > worth(top) ? ship : top), undefined);
}

function shoot(ship: Ship, target: Ship, luck: Stream): void {
  ship.fired = true;
  const hit = () => luck.die(6) > target.defence;
  let hits = 0;
  for (let die = 0; die < ship.attack; die++) if (hit()) hits++;
  if (hits === 0) return;
  let isSunk = !target.mark || target.damaged;
  for (let die = 0; die < hits && !isSunk; die++) isSunk = hit();
  if (isSunk) target.afloat = false;
  else target.damaged = true;
}
