import type { ReactNode } from 'react';
import { View } from 'react-native';
import Svg, { Circle, Rect } from 'react-native-svg';
import { say, useWords } from '@/components/i18n/words';
import { PIPS } from '@/components/kit/pips';
import { Text } from '@/components/ui/text';
import { COLOUR } from '@/components/ui/theme/tokens';
import type { Label } from './figures';

export const LIGHT = COLOUR.paper.top;
export const PALE = COLOUR.paper.bottom;
export const HIT = '#FFD876';
const DEEP = '#120C18';

/** Words that a picture has printed on it. */
export function useLabel(): (label: Label) => string {
  const t = useWords();
  return (label) => say(t, `rules-worlds-end:figures.labels.${label}`);
}

interface LaneProps {
  readonly label: Label;
  readonly children: ReactNode;
}

/** A row of a picture and what it is. */
export function Lane({ label, children }: LaneProps) {
  const words = useLabel();
  return (
    <View style={{ gap: 6, width: '100%' }}>
      <Text role="sub" color={PALE}>
        {words(label)}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>{children}</View>
    </View>
  );
}

export function Figures({ children }: { readonly children: number | string }) {
  return (
    <Text role="scoreSmall" most={1.2} accessibilityRole="text" color={LIGHT}>
      {children}
    </Text>
  );
}

/** A die; one that counts stands in a bright frame. */
export function Die({ face, counts = false, size = 40 }: { face: number; counts?: boolean; size?: number }) {
  return (
    <Svg width={size} height={size} viewBox="-22 -22 44 44" aria-hidden>
      <Rect
        x={-19}
        y={-19}
        width={38}
        height={38}
        rx={8}
        fill="#F6EAD0"
        stroke={counts ? HIT : DEEP}
        strokeWidth={counts ? 5 : 1.5}
      />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <Circle key={`${x} ${y}`} cx={x * 10} cy={y * 10} r={4} fill={DEEP} />
      ))}
    </Svg>
  );
}
