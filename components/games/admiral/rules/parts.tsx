import { View } from 'react-native';
import Svg, { Circle, Rect } from 'react-native-svg';
import { useWords } from '@/components/i18n/words';
import { PIPS } from '@/components/kit/pips';
import { Text } from '@/components/ui/text';
import { COLOUR } from '@/components/ui/theme/tokens';

export const LIGHT = COLOUR.paper.top;
export const PALE = COLOUR.paper.bottom;
const INK = '#120C18';
const DIE = 34;

function Die({ face }: { readonly face: number }) {
  return (
    <Svg width={DIE} height={DIE} viewBox="-22 -22 44 44" aria-hidden>
      <Rect x={-19} y={-19} width={38} height={38} rx={8} fill="#F6EAD0" stroke={INK} strokeWidth={1.5} />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <Circle key={`${x} ${y}`} cx={x * 10} cy={y * 10} r={4} fill={INK} />
      ))}
    </Svg>
  );
}

interface DiceProps {
  readonly side: 'attack' | 'defence';
  readonly faces: readonly number[];
  readonly sum: number;
}

/** The dice of one side of a fight, and its total. */
export function Dice({ side, faces, sum }: DiceProps) {
  const t = useWords();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
      <Text role="sub" color={PALE}>
        {t(`admiral:fight.${side}`)}
      </Text>
      {faces.map((face, i) => (
        <Die key={i} face={face} />
      ))}
      <Text role="scoreSmall" most={1.2} color={LIGHT}>
        {sum}
      </Text>
    </View>
  );
}
