import { View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';

/** Pearls that are home as sockets, filled and empty; where room is short as a number. */
export function Pearls({ count, of, roomy }: { readonly count: number; readonly of: number; readonly roomy: boolean }) {
  const theme = useTheme();
  if (!roomy) {
    return (
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
        <Pearl size={16} />
        <Text role="label" most={1.1}>
          {count}
        </Text>
        <Text role="min" most={1.1} tone="text2">{`/${of}`}</Text>
      </View>
    );
  }
  return (
    <View style={{ flexDirection: 'row', gap: 4, marginLeft: 'auto' }}>
      {Array.from({ length: of }, (_, i) =>
        i < count ? (
          <Pearl key={i} size={20} />
        ) : (
          <Svg key={i} width={20} height={20} viewBox="0 0 20 20" aria-hidden>
            <Circle
              cx={10}
              cy={10}
              r={8}
              fill="none"
              stroke={theme.text3}
              strokeWidth={1.4}
              strokeDasharray="2.6 2.6"
            />
          </Svg>
        ),
      )}
    </View>
  );
}

export function Pearl({ size }: { readonly size: number }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 20 20" aria-hidden>
      <Circle cx={10} cy={10} r={8.4} fill="#DCE7E6" />
      <Circle cx={9} cy={8.6} r={6.6} fill="#F1F7F5" />
      <Circle cx={7.4} cy={7} r={2.6} fill="#FFFFFF" />
    </Svg>
  );
}

interface HullProps {
  readonly hull: number;
  readonly of: number;
  readonly size: number;
}

/** Hull points: those that are left, and the red ones with a cross. */
export function Hull({ hull, of, size }: HullProps) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: size * 0.18 }}>
      {Array.from({ length: of }, (_, i) => (
        <Point key={i} size={size} lost={i >= hull} />
      ))}
    </View>
  );
}

export function Point({ size, lost }: { readonly size: number; readonly lost: boolean }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path
        d="M6 1H18A5 5 0 0 1 23 6V18A5 5 0 0 1 18 23H6A5 5 0 0 1 1 18V6A5 5 0 0 1 6 1Z"
        fill={lost ? '#3A1210' : '#57C79F'}
        stroke={lost ? '#F06A52' : '#8FE8C4'}
        strokeWidth={1.6}
      />
      {lost ? <Path d="M8 8L16 16M16 8L8 16" stroke="#F58A72" strokeWidth={2.4} strokeLinecap="round" /> : null}
    </Svg>
  );
}

/** Yellow tokens: shots on the left, or used. */
export function Shots({ left, of, size }: { readonly left: number; readonly of: number; readonly size: number }) {
  return (
    <View style={{ flexDirection: 'row', gap: size * 0.18 }}>
      {Array.from({ length: of }, (_, i) => (
        <Token key={i} size={size} color="#F4C04A" used={i >= left} />
      ))}
    </View>
  );
}

/** An arrow on its colour: it can still be used, or only its outline is left. */
export function Token({
  size,
  color,
  used,
}: {
  readonly size: number;
  readonly color: string;
  readonly used: boolean;
}) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path
        d="M6 1H18A5 5 0 0 1 23 6V18A5 5 0 0 1 18 23H6A5 5 0 0 1 1 18V6A5 5 0 0 1 6 1Z"
        fill={used ? 'none' : color}
        stroke={color}
        strokeWidth={1.6}
        opacity={used ? 0.5 : 1}
      />
      <Path
        d="M7 15L12 9L17 15"
        stroke={used ? color : '#3A2506'}
        strokeWidth={2.6}
        fill="none"
        strokeLinecap="round"
        opacity={used ? 0.5 : 1}
      />
    </Svg>
  );
}
