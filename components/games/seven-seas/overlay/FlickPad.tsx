import { useRef } from 'react';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { absolute } from '@/components/kit/frame/box';
import { haptics } from '@/components/kit/haptics/phone';
import { sounds } from '@/components/kit/sound/sounds';
import { useOneFinger, type FingerAt } from '@/components/ui/one-finger';
import { flickOf, rattleOf, seenWay } from '../flick';
import type { OverlayProps } from './props';

/** The speed of a finger is that of its last moments. */
const LATELY = 90;

/** The lid, while it waits for the hand: a flick throws. */
export function FlickPad({ layout, onPlay }: OverlayProps) {
  const t = useWords();
  const { lid, duel, frame } = layout;
  const turn = frame.around?.mine.turn ?? 0;
  const way = useRef<readonly FingerAt[]>([]);
  const shaken = useRef<FingerAt | null>(null);
  // Before they fly the dice rattle in the hand, heard and felt.
  const shake = (point: FingerAt) => {
    const from = shaken.current ?? point;
    const loudness = rattleOf(Math.hypot(point.x - from.x, point.y - from.y), point.at - from.at);
    if (loudness === null) return;
    shaken.current = point;
    sounds.play('rattle', loudness);
    haptics.say('tick');
  };
  const release = (last: FingerAt) => {
    const points = [...way.current, last];
    const [first] = points;
    way.current = [];
    if (!first) return;
    const recent = points.find(({ at }) => last.at - at <= LATELY) ?? first;
    const time = Math.max(1, last.at - recent.at);
    const half = points[points.length >> 1] ?? first;
    const gesture = flickOf(
      {
        ...seenWay(last.x - first.x, last.y - first.y, turn),
        vx: (last.x - recent.x) / time,
        vy: (last.y - recent.y) / time,
        early: seenWay(half.x - first.x, half.y - first.y, turn),
      },
      lid.width,
    );
    if (gesture) onPlay({ type: 'THROW', gesture });
  };
  const hand = useOneFinger({
    keeps: true,
    began: (point) => {
      way.current = [point];
      shaken.current = point;
    },
    moved: (point) => {
      way.current = [...way.current, point];
      shake(point);
    },
    left: release,
    lost: () => {
      way.current = [];
    },
  });
  return (
    <>
      <View
        {...hand}
        accessibilityRole="image"
        accessibilityLabel={t('seven-seas:places.throw')}
        testID="flick-pad"
        style={[absolute(lid), { borderRadius: lid.width * 0.08 }]}
      />
      {/* The dice lie here: it is natural to begin with them. */}
      <View {...hand} aria-hidden testID="flick-dice" style={absolute(duel)} />
    </>
  );
}
