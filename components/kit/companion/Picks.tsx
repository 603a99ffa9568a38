import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { useRoom } from './use-room';

export interface Pick {
  readonly key: string;
  readonly label: string;
  readonly sub?: string;
  readonly left?: ReactNode;
  /** Its sign alone; the label is for the ear. */
  readonly bare?: boolean;
  /** Played or gone: still to be chosen, but dim. */
  readonly dim?: boolean;
  /** Each by itself, on or off, instead of one of all. */
  readonly checked?: boolean;
}

interface PicksProps {
  readonly label: string;
  readonly picks: readonly Pick[];
  readonly chosen?: string | null;
  readonly onPick: (key: string) => void;
  readonly wide?: boolean;
  readonly testID: string;
}

/** One of a few, or each of them on or off, as cards side by side. */
export function Picks({ label, picks, chosen = null, onPick, wide = false, testID }: PicksProps) {
  const theme = useTheme();
  const { large } = useRoom();
  return (
    <View
      {...(picks.some(({ checked }) => checked !== undefined) ? {} : { accessibilityRole: 'radiogroup' })}
      accessibilityLabel={label}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}
    >
      {picks.map(({ key, label: name, sub, left, bare, dim, checked }) => {
        const on = checked ?? key === chosen;
        return (
          <Touch
            key={key}
            accessibilityRole={checked === undefined ? 'radio' : 'checkbox'}
            accessibilityLabel={sub ? `${name}. ${sub}` : name}
            aria-checked={on}
            testID={`${testID}-${key}`}
            onPress={() => onPick(key)}
            style={({ pressed }) => ({
              flexGrow: 1,
              flexBasis: large ? (wide ? '100%' : 'auto') : wide ? '46%' : SIZE.touch,
              minHeight: 48,
              minWidth: SIZE.touch,
              flexDirection: 'row',
              alignItems: 'center',
              justifyContent: sub ? 'flex-start' : 'center',
              gap: 8,
              paddingHorizontal: wide ? 10 : 4,
              paddingVertical: 6,
              borderRadius: RADIUS.strip,
              borderWidth: 2,
              borderColor: on && !(dim && checked) ? theme.lamp : theme.line,
              backgroundColor: theme.raised,
              opacity: pressed ? 0.8 : dim && key !== chosen ? 0.5 : 1,
            })}
          >
            {left}
            {bare ? null : (
              <View style={{ flexShrink: 1 }}>
                <Text role="label">{name}</Text>
                {sub ? (
                  <Text role="min" tone="text2">
                    {sub}
                  </Text>
                ) : null}
              </View>
            )}
          </Touch>
        );
      })}
    </View>
  );
}
