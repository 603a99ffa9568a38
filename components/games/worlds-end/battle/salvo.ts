import { boxOf, type Card } from '@/engine/games/worlds-end/box';
import { MOST_DEFENCE } from '@/engine/games/worlds-end/data/table';
import type { BattleView } from '@/engine/games/worlds-end/view';
import { enlisted, type Options } from './roster';

export type SalvoView = NonNullable<BattleView['salvo']>;

export function cardIn(options: Options, id: string): Card | null {
  const { cards, kindById } = boxOf(options);
  return cards[kindById.get(id) ?? -1] ?? null;
}

/** What the dice of a salvo mean (4.13.1, 4.13.8). */
export interface Reading {
  /** Added to each die. */
  readonly aim: number;
  /** What a die with that must beat. */
  readonly against: number;
  /** Of each die on the table. */
  readonly hit: readonly boolean[];
  /** Less those that a card has cancelled. */
  readonly hits: number;
  readonly boards: boolean;
  /** The target has no check: by a card, without the mark, or damaged. */
  readonly checked: boolean;
}

export function readSalvo(battle: BattleView, options: Options, salvo: SalvoView): Reading {
  const card = salvo.card === null ? null : cardIn(options, salvo.card);
  const target = enlisted(battle, options, salvo.target);
  const aim = card?.effect === 'aim' ? card.n : 0;
  const against = Math.min(MOST_DEFENCE, target.defence + salvo.shelter);
  const hit = salvo.dice.map((die) => die + aim > against);
  return {
    aim,
    against,
    hit,
    hits: Math.max(0, hit.filter(Boolean).length - salvo.cancelled),
    boards: card?.effect === 'board',
    checked: card?.effect !== 'noCheck' && target.mark && !target.damaged,
  };
}
