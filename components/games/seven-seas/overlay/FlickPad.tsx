import { useRef } from 'react';
import { PanResponder, View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { flickOf } from '../flick';
import { box } from '../places';
import type { OverlayProps } from './props';

/** The lid, while it waits for the hand: a flick throws. */
export function FlickPad({ layout, onPlay }: OverlayProps) {
  const t = useWords();
  const { lid } = layout;
  const early = useRef({ dx: 0, dy: 0, reach: 0 });
  const responder = PanResponder.create({
    onStartShouldSetPanResponder: () => true,
    onMoveShouldSetPanResponder: () => true,
    onPanResponderGrant: () => {
      early.current = { dx: 0, dy: 0, reach: 0 };
    },
    onPanResponderMove: (_, { dx, dy }) => {
      const reach = Math.hypot(dx, dy);
      // The half of the way so far: what follows it tells the turn of the hand.
      if (reach > 2 * early.current.reach + 4) early.current = { dx: dx / 2, dy: dy / 2, reach: reach / 2 };
    },
    onPanResponderRelease: (_, { dx, dy, vx, vy }) => {
      const gesture = flickOf({ dx, dy, vx, vy, early: early.current }, lid.width);
      if (gesture) onPlay({ type: 'THROW', gesture });
    },
  });
  return (
    <View
      {...responder.panHandlers}
      accessibilityRole="image"
      accessibilityLabel={t('seven-seas:places.throw')}
      testID="flick-pad"
      style={[box(lid), { borderRadius: lid.width * 0.08 }]}
    />
  );
}
