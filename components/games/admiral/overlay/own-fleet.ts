import type { ShipView } from '@/engine/games/admiral/view';
import type { OverlayProps } from './props';

/** The ships of whoever is asked, or looks. */
export const ownFleet = ({ view, layout, ask }: OverlayProps): ShipView[] => {
  const seat = ask?.decision.seat ?? layout.focus;
  return view.ships.filter(({ owner, at }) => owner === seat && at !== null);
};
