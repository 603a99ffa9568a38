import { withFigures } from './figures';
import { bitOf } from './state';
import type { Back, Hidden, SeaOfCloudsView } from './view';

/**
 * The view of a captain who must remember what was looked at (8.3 `pure`; bots by their level, 12.6): of cards in closed shares
 * and in another's hands `keeps` says, one after the other, which are still known. The share that is looked at, the own board
 * and the top of the deck stay: that one was looked at in this very turn, for every turn takes a card from the deck.
 */
export function remembering(v: SeaOfCloudsView, keeps: () => boolean): SeaOfCloudsView {
  const bit = bitOf(v, v.viewer);
  const faded = (back: Back): Back =>
    back.card === null || keeps() ? back : { ...back, card: null, seen: back.seen & ~bit };
  const task = v.tasks[v.tasks.length - 1];
  const before = task?.kind === 'look' && task.seat === v.viewer ? task.slot : -1;
  const shares = v.shares.map((share, slot) => (slot === before ? share : { ...share, cards: share.cards.map(faded) }));
  if (v.options.openSecrets || v.phase === 'over') return withFigures({ ...v, shares });
  const dimmed = (hidden: Hidden): Hidden => ({ ...hidden, known: hidden.known.filter(keeps) });
  const players = v.players.map((player) =>
    player.seat === v.viewer ? player : { ...player, rum: dimmed(player.rum), secrets: dimmed(player.secrets) },
  );
  return withFigures({ ...v, shares, players });
}
