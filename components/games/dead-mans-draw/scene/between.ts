import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import { SUITS } from '@/engine/games/dead-mans-draw/data/suits';
import type { DeadMansDrawView, PlayerView } from '@/engine/games/dead-mans-draw/view';

/** Pictures of the table while an event happens: no view of the rules, only what lies there for a moment. */

/** The table after an event without the cards that are still on their way to it. In the row their places stay free. */
export function without(
  after: DeadMansDrawView,
  flying: ReadonlySet<CardId>,
  before: DeadMansDrawView,
): DeadMansDrawView {
  const arriving = (cards: readonly CardId[]) => cards.filter((card) => !flying.has(card));
  const { discardTop } = after;
  const lying = discardTop !== null && flying.has(discardTop) ? before.discardTop : discardTop;
  const thrown = after.discardCount - before.discardCount;
  return {
    ...after,
    knownTop: arriving(after.knownTop),
    discard: after.discard && arriving(after.discard),
    discardTop: lying !== null && flying.has(lying) ? null : lying,
    discardCount: thrown > 0 ? before.discardCount : after.discardCount,
    players: after.players.map((player): PlayerView => ({
      ...player,
      bank: Object.fromEntries(
        SUITS.map((suit) => [suit, arriving(player.bank[suit])]),
      ) as unknown as PlayerView['bank'],
    })),
  };
}

/** The same table with scores on their way from one number to another; `part` 0..1. */
export function scoredAt(view: DeadMansDrawView, before: DeadMansDrawView, after: DeadMansDrawView, part: number) {
  const players = view.players.map((player, seat): PlayerView => {
    const from = before.players[seat]?.score ?? 0;
    const to = after.players[seat]?.score ?? 0;
    return { ...player, score: Math.round(from + (to - from) * part) };
  });
  return { ...view, players };
}
