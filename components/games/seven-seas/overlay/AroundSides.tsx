import { ownAt } from '@/components/kit/frame/own-side';
import type { Place } from '@/components/kit/frame/sides';
import { Turned } from '@/components/ui/facing';
import { OwnSide } from './OwnSide';
import type { OverlayProps } from './props';

/** Everybody's things, each at the own edge and turned to whoever sits there; the nearest of them is the one who is asked. */
export function AroundSides({ places, ...props }: OverlayProps & { readonly places: readonly Place[] }) {
  return places.map((place, seat) => (
    <Turned key={seat} turn={place.turn}>
      <OwnSide {...props} place={{ seat, rect: ownAt(place) }} />
    </Turned>
  ));
}
