import { Group, Picture, type SkPicture } from '@shopify/react-native-skia';
import { useMemo, useState } from 'react';
import { useDerivedValue } from 'react-native-reanimated';
import { useWords } from '@/components/i18n/words';
import { picture } from '@/components/kit/skia/picture';
import type { Faces } from '@/components/kit/skia/text';
import { useTheme } from '@/components/ui/theme/context';
import { SECTOR } from '../angle';
import { turnOf } from '../board/plan';
import { bigVane, vaneSpot } from '../places';
import { NO_FINGER } from '../vane-hand';
import { drawMoment } from './moment';
import type { SceneProps } from './scene-props';
import type { Live } from './use-action';
import { drawArrow, drawComet, drawDial, drawLight } from './vane';

type VaneSceneProps = Pick<SceneProps, 'layout' | 'steady' | 'spinning' | 'hand' | 'view' | 'vaneShift'> & {
  readonly live: Live;
  readonly faces: Faces | null;
};

const POINTS = ['N', 'E', 'S', 'W'] as const;
const EMPTY_PLACE = [{ translateX: -9999 }];

/** The vane: small at the edge of the sea, large for whoever flicks it, until the wind runs over the sea (look 20.6). */
export function VaneScene({ layout, steady, spinning, hand, view, vaneShift, live, faces }: VaneSceneProps) {
  const t = useWords();
  const { scheme } = useTheme();
  const day = scheme === 'day';
  const turn = turnOf(steady.plan);
  const letters = POINTS.map((point) => t(`admiral:compass.${point}`)).join(' ');
  const small = useMemo(() => vaneSpot(layout), [layout]);
  const large = useMemo(() => bigVane(layout), [layout]);
  const [empty] = useState(() => picture());
  const dial = useMemo(
    () => (faces ? picture((canvas) => drawDial(canvas, faces, { ...small, turn, letters: [] })) : picture()),
    [faces, small, turn],
  );
  const moment = useMemo(() => {
    if (!faces || !spinning) return picture();
    return picture((canvas) => {
      drawMoment(canvas, layout.map, large, day);
      drawDial(canvas, faces, { ...large, turn, letters: letters.split(' ') });
    });
  }, [faces, spinning, layout, large, turn, letters, day]);
  const light = useMemo(() => picture((canvas) => drawLight(canvas)), []);
  const arrow = useMemo(() => picture((canvas) => drawArrow(canvas)), []);
  const comet = useMemo(() => picture((canvas) => drawComet(canvas)), []);
  const { needle, blows } = live;
  const isLarge = useDerivedValue(() => spinning && !blows.get());
  const shown = useDerivedValue(() => (isLarge.get() ? moment : dial));
  const place = useDerivedValue(() => {
    const { x, y, size } = isLarge.get() ? large : small;
    return [{ translateX: isLarge.get() ? x : x + vaneShift.get() }, { translateY: y }, { scale: size / 100 }];
  });
  const aside = useDerivedValue(() => [{ translateX: isLarge.get() ? 0 : vaneShift.get() }]);
  const turned = useDerivedValue(() => [{ rotate: ((needle.get() + turn) * Math.PI) / 180 }]);
  const underTip = useDerivedValue(() => [
    { rotate: ((Math.round(needle.get() / SECTOR) * SECTOR + turn) * Math.PI) / 180 },
  ]);
  const lit = useDerivedValue(() => (isLarge.get() ? light : empty));
  const { finger, side } = hand;
  const followed = useDerivedValue(() =>
    finger.get() === NO_FINGER
      ? EMPTY_PLACE
      : [{ rotate: (finger.get() * Math.PI) / 180 }, { scaleY: side.get() < 0 ? -1 : 1 }],
  );
  // Before the first wind there is nothing to tell, and every corner may be a place to begin.
  if (view.sector === null && view.phase !== 'wind' && !layout.frame.around) return null;
  return (
    <>
      <Group transform={aside}>
        <Picture picture={shown} />
      </Group>
      <Group transform={place}>
        <Group transform={underTip}>
          <Picture picture={lit} />
        </Group>
        {spinning ? GHOSTS.map((ghost, i) => <Ghost key={i} {...ghost} turn={turn} live={live} empty={empty} />) : null}
        <Group transform={turned}>
          <Picture picture={arrow} />
        </Group>
        {spinning ? (
          <Group transform={followed}>
            <Picture picture={comet} />
          </Group>
        ) : null}
      </Group>
    </>
  );
}

const GHOSTS = [0.34, 0.2, 0.12, 0.07].map((alpha, i) => ({ alpha, behind: 15.5 * (i + 1) }));
/** Slower than this the arrow leaves none behind, degrees a second. */
const SLOW = 180;

interface GhostProps {
  readonly alpha: number;
  readonly behind: number;
  readonly turn: number;
  readonly live: Live;
  readonly empty: SkPicture;
}

/** What the eye keeps of an arrow that turns fast. */
function Ghost({ alpha, behind, turn, live, empty }: GhostProps) {
  const drawn = useMemo(() => picture((canvas) => drawArrow(canvas, alpha)), [alpha]);
  const { needle, speed } = live;
  const shown = useDerivedValue(() => (Math.abs(speed.get()) > SLOW ? drawn : empty));
  const turned = useDerivedValue(() => [
    { rotate: ((needle.get() + turn - Math.sign(speed.get()) * behind) * Math.PI) / 180 },
  ]);
  return (
    <Group transform={turned}>
      <Picture picture={shown} />
    </Group>
  );
}
