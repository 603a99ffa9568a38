import type { Place } from '@/components/kit/frame/sides';
import { Turned } from '@/components/ui/facing';
import { trayOf } from '@/components/kit/frame/board-room';
import { OwnSide } from './OwnSide';
import type { OverlayProps } from './props';

/** Everybody's things, each at the own edge and turned to whoever sits there. */
export function AroundTrays({ places, ...props }: OverlayProps & { readonly places: readonly Place[] }) {
  return places.map((place, seat) => (
    <Turned key={seat} turn={place.turn}>
      <OwnSide {...props} seat={seat} rect={trayOf(place)} />
    </Turned>
  ));
}
