import type { Stream } from '@/engine/core/luck';
import { withFigures } from '../figures';
import { bitOf } from '../state';
import type { Back, Hidden, SeaOfCloudsView } from '../view';

/**
 * 6.2.5, 12.6: what this captain has seen in a share that now lies closed, and in another's hands, is remembered card by card.
 * The share before it, its own board and the top of the deck are not: that one was looked at in this very turn (every turn
 * takes a card from the deck).
 */
export function forget(v: SeaOfCloudsView, memory: number, luck: Stream): SeaOfCloudsView {
  if (memory >= 1) return v;
  const bit = bitOf(v, v.viewer);
  const keeps = (): boolean => luck.below(1000) < memory * 1000;
  const faded = (back: Back): Back =>
    back.card === null || keeps() ? back : { ...back, card: null, seen: back.seen & ~bit };
  const task = v.tasks[v.tasks.length - 1];
  const before = task?.kind === 'look' && task.seat === v.viewer ? task.slot : -1;
  const shares = v.shares.map((share, slot) => (slot === before ? share : { ...share, cards: share.cards.map(faded) }));
  if (v.options.openSecrets) return withFigures({ ...v, shares });
  const dimmed = (hidden: Hidden): Hidden => ({ ...hidden, known: hidden.known.filter(keeps) });
  const players = v.players.map((player) =>
    player.seat === v.viewer ? player : { ...player, rum: dimmed(player.rum), secrets: dimmed(player.secrets) },
  );
  return withFigures({ ...v, shares, players });
}
