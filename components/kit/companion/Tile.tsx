import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { HoldKey } from './HoldKey';
import { useRoom } from './use-room';

export interface TileProps {
  readonly icon: IconName;
  readonly value: string;
  /** How the value is shown, where no number says it best; the value is for the ear. */
  readonly face?: ReactNode;
  readonly label: string;
  /** After the label, lighter: `, of 8 ships`. */
  readonly note?: string;
  readonly danger?: boolean;
  readonly onPress: () => void;
  readonly onStep?: (by: 1 | -1) => void;
  readonly corner?: ReactNode;
  readonly testID: string;
}

/** By the number of digits, so that they stand between two keys; the sign makes room for the longest. */
const SIZES = [
  { digit: 32, icon: 28 },
  { digit: 32, icon: 28 },
  { digit: 27, icon: 22 },
  { digit: 22, icon: 18 },
  { digit: 22, icon: 18 },
  { digit: 22, icon: 0 },
] as const;

/** A number of one player with what it means: touched in the middle it says more, at its ends it counts. */
export function Tile({ icon, value, label, note, danger = false, onPress, onStep, corner, face, testID }: TileProps) {
  const t = useWords();
  const theme = useTheme();
  const { large } = useRoom();
  const size = SIZES[Math.min(value.length, SIZES.length) - 1] ?? SIZES[0];
  const words = note ? `${label}, ${note}` : label;
  return (
    <View
      style={{
        flexGrow: 1,
        flexBasis: large ? '100%' : '46%',
        paddingBottom: 6,
        borderRadius: RADIUS.panel,
        borderWidth: danger ? 2 : 1,
        borderColor: danger ? theme.bad : theme.line,
        backgroundColor: theme.panelStrong,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'stretch' }}>
        {onStep ? (
          <HoldKey
            glyph="minus"
            label={t('companion:less', { what: label })}
            color={theme.text2}
            onStep={() => onStep(-1)}
            testID={`${testID}-less`}
            style={{ width: 44 }}
          />
        ) : null}
        <Touch
          accessibilityRole="button"
          accessibilityLabel={`${words}: ${value}`}
          testID={testID}
          onPress={onPress}
          style={({ pressed }) => ({
            flex: 1,
            minHeight: 50,
            flexDirection: 'row',
            alignItems: 'center',
            justifyContent: 'center',
            gap: size.icon < 28 ? 4 : 8,
            opacity: pressed ? 0.7 : 1,
          })}
        >
          {face ?? (
            <>
              {size.icon > 0 ? <Icon name={icon} size={size.icon} color={danger ? theme.bad : theme.lamp} /> : null}
              <Text
                role="moment"
                accessibilityRole="text"
                most={1.2}
                tone={danger ? 'bad' : 'text1'}
                testID={`${testID}-value`}
                style={{ fontSize: size.digit, lineHeight: 36 }}
              >
                {value}
              </Text>
            </>
          )}
        </Touch>
        {onStep ? (
          <HoldKey
            glyph="plus"
            label={t('companion:more', { what: label })}
            color={theme.text2}
            onStep={() => onStep(1)}
            testID={`${testID}-more`}
            style={{ width: 44 }}
          />
        ) : null}
      </View>
      <Text role="note" tone="text2" align="center" most={1.5} style={{ paddingHorizontal: 6 }}>
        <Text role="sub" tone="text2" most={1.5}>
          {label}
        </Text>
        {note ? `, ${note}` : null}
      </Text>
      {corner ? <View style={{ position: 'absolute', top: 8, right: 10 }}>{corner}</View> : null}
    </View>
  );
}
