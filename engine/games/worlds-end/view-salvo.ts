import { boxOf } from './box';
import { MOST_DEFENCE } from './data/table';
import type { WorldsEndView } from './view';

/** 4.13.1: hits of the salvo that lies on the table, without those that were cancelled; in a state `hitsOf` says the same. */
export function hitsInView({ battle, options }: WorldsEndView): number {
  const salvo = battle?.salvo;
  if (!battle || !salvo) return 0;
  const { defence, byId, cards, kindById } = boxOf(options);
  const card = salvo.card === null ? undefined : cards[kindById.get(salvo.card) ?? -1];
  const aim = card?.effect === 'aim' ? card.n : 0;
  const hard = battle.kind === 'final' && salvo.target === 'kraken' && options.armadaScale === 'hard';
  const printed = hard ? MOST_DEFENCE : (defence[byId.get(salvo.target) ?? 0] as number);
  const least = Math.min(MOST_DEFENCE, printed + salvo.shelter);
  return Math.max(0, salvo.dice.filter((die) => die + aim > least).length - salvo.cancelled);
}
