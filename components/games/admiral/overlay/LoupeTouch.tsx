import { useWords } from '@/components/i18n/words';
import { absolute } from '@/components/kit/frame/box';
import { Touch } from '@/components/ui/touch';
import { unitThing } from '../asks';
import { inLoupe, type Loupe } from '../loupe';
import { unitSpoken } from '../spoken';
import type { OverlayProps } from './props';

/** A browser makes a click of the tap that has opened the glass: it falls on what lies there by now. */
const ECHO = 400;

interface LoupeTouchProps extends OverlayProps {
  readonly loupe: Loupe;
  readonly onPick: (thing: string) => void;
  readonly onClose: () => void;
}

/** What is touched under the glass; beside it, it closes (look 20.8). */
export function LoupeTouch({ loupe, layout, view, seats, onPick, onClose }: LoupeTouchProps) {
  const t = useWords();
  const anew = (then: () => void) => () => {
    if (Date.now() - loupe.time > ECHO) then();
  };
  return (
    <>
      <Touch
        quiet
        accessibilityRole="button"
        accessibilityLabel={t('admiral:board.close')}
        testID="loupe-close"
        onPress={anew(onClose)}
        style={absolute(layout.map)}
      />
      {loupe.units.map((id, i) => (
        <Touch
          key={id}
          accessibilityRole="button"
          accessibilityLabel={unitSpoken(view, seats, id, t)}
          testID={`loupe-${id}`}
          onPress={anew(() => onPick(unitThing(id)))}
          style={absolute(inLoupe(loupe, i))}
        />
      ))}
    </>
  );
}
