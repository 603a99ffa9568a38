import { withFigures, remembering } from '@/engine/games/sea-of-clouds/public';
import type { Hidden, SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';

/** 8.3 `pure`: what was looked at the screen does not keep, until all is over; log and replay name only what lies open anyway. */
export function shownOf(view: SeaOfCloudsView): SeaOfCloudsView {
  const mustRemember = view.options.peekMemory === 'pure' && view.phase !== 'over';
  return mustRemember ? remembering(view, () => false) : view;
}

const closed = (hidden: Hidden): Hidden => ({ ...hidden, known: [] });

/** The points that everybody sees: nothing that lies face down counts, whoever looks and whatever that one has seen. */
export function openPoints(view: SeaOfCloudsView, seat: number): number {
  const { options, phase } = view;
  const lying = view.players.map((one) => ({ ...one, rum: closed(one.rum), secrets: closed(one.secrets) }));
  const seen = options.openSecrets || phase === 'over' ? view : withFigures({ ...view, players: lying });
  return seen.players[seat]?.score ?? 0;
}
