import type { Seat } from '@/engine/core/game';
import { boxOf, type Box, type ShipId } from '../box';
import { fightOdds } from '../bot/fight-odds';
import { KRAKEN } from '../data/company';
import { HARD_KRAKEN, MOST_DEFENCE } from '../data/table';
import type { WorldsEndEvent } from '../events';
import { shipFrom, shipsFrom } from '../names';
import type { WorldsEndOptions } from '../options';
import type { BattleView, SideNumber } from '../view';

/** The running battle, kept up with what everybody is told of it. */
export class Fray {
  battle: BattleView | null = null;
  /** By side: how likely it was to win when the lines were laid. */
  chances: readonly [number, number] = [1, 1];
  private readonly box: Box;

  constructor(private readonly options: WorldsEndOptions) {
    this.box = boxOf(options);
  }

  hear(event: WorldsEndEvent): void {
    if (event.type === 'battle-began') {
      this.battle = event.battle;
      const [first, second] = event.battle.lines.map((line) => shipsFrom(this.box, line));
      const chance = fightOdds(this.box, first ?? [], second ?? [], [false, false]).first;
      this.chances = [chance, 1 - chance];
    } else if (event.type === 'battle' && this.battle) this.battle = { ...this.battle, ...event.now };
    else if (event.type === 'home') this.battle = null;
  }

  /** Null: the Company, or nobody. */
  seatOf(side: SideNumber): Seat | null {
    return this.battle?.sides[side] ?? null;
  }

  sideOf(ship: ShipId): SideNumber {
    return this.battle?.lines[0].includes(ship) ? 0 : 1;
  }

  attackOf(ship: ShipId): number {
    return this.box.attack[shipFrom(this.box, ship)] as number;
  }

  /** The dice of the running salvo that are rolled again by a card: all that missed (2.9). */
  missed(): number {
    const salvo = this.battle?.salvo;
    if (!salvo) return 0;
    const card = this.box.cards[this.box.kindById.get(salvo.card ?? '') ?? -1];
    const aim = card?.effect === 'aim' ? card.n : 0;
    const defence = Math.min(MOST_DEFENCE, this.defenceOf(salvo.target) + salvo.shelter);
    return salvo.dice.flatMap((die, i) => (die + aim > defence ? [] : [1 << i])).reduce((all, bit) => all | bit, 0);
  }

  private defenceOf(id: ShipId): number {
    const ship = shipFrom(this.box, id);
    const isHard = ship === KRAKEN && this.battle?.kind === 'final' && this.options.armadaScale === 'hard';
    return isHard ? HARD_KRAKEN : (this.box.defence[ship] as number);
  }
}
