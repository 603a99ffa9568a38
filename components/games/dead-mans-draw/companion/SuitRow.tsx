import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';
import { SUIT_LOOK } from '@/components/games/dead-mans-draw/scene/suits';
import { Sign } from '@/components/kit/rules/Prose';
import type { Suit } from '@/engine/games/dead-mans-draw/data/suits';
import { NumberKeys, type NumberKey } from './NumberKeys';

interface SuitRowProps {
  readonly suit: Suit;
  readonly keys: readonly NumberKey[];
  readonly right: ReactNode;
  readonly onPress: (value: number) => void;
  readonly testID: string;
}

/** Below this width six keys of 44 points leave no room beside them. */
const NARROW = 390;

/** A suit, its six numbers to tick, and what it comes to. */
export function SuitRow({ suit, keys, right, onPress, testID }: SuitRowProps) {
  const narrow = useWindowDimensions().width < NARROW;
  const sign = <Sign mark={SUIT_LOOK[suit]} size={32} />;
  const numbers = <NumberKeys suit={suit} role="checkbox" keys={keys} onPress={onPress} />;
  if (narrow) {
    return (
      <View testID={testID} style={{ gap: 4 }}>
        <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' }}>
          {sign}
          {right}
        </View>
        <View style={{ flexDirection: 'row' }}>{numbers}</View>
      </View>
    );
  }
  return (
    <View testID={testID} style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
      {sign}
      {numbers}
      <View style={{ width: 30, alignItems: 'flex-end' }}>{right}</View>
    </View>
  );
}
