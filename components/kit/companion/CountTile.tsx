import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { COLOUR, RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';

export interface CountTileProps {
  readonly icon: IconName;
  readonly count: number;
  /** What they are worth now; null: nothing is said of it. */
  readonly worth: WorthProps | null;
  readonly label: string;
  /** Its name, below. */
  readonly caption?: string;
  readonly onPress: () => void;
  readonly testID: string;
}

/** So many of a kind; four in a line. */
export function CountTile({ icon, count, worth, label, caption, onPress, testID }: CountTileProps) {
  const theme = useTheme();
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={label}
      testID={testID}
      onPress={onPress}
      style={({ pressed }) => ({
        flexGrow: 1,
        flexBasis: '22%',
        minHeight: 56,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: RADIUS.strip,
        borderWidth: 1,
        borderColor: theme.line,
        backgroundColor: theme.panelStrong,
        opacity: pressed ? 0.7 : 1,
      })}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 5 }}>
        <Icon name={icon} size={24} color={theme.lamp} />
        <Text role="score" accessibilityRole="text" most={1.2} testID={`${testID}-value`}>
          {count}
        </Text>
        {worth ? <Worth {...worth} /> : null}
      </View>
      {caption ? (
        <Text role="sub" tone="text2" most={1.5} align="center" style={{ paddingHorizontal: 4 }}>
          {caption}
        </Text>
      ) : null}
    </Touch>
  );
}

interface WorthProps {
  readonly text: string | number;
  /** The best of them is amber. */
  readonly best: boolean;
}

export function Worth({ text, best }: WorthProps) {
  const theme = useTheme();
  const { primary } = COLOUR.button;
  return (
    <View
      style={{
        minWidth: 18,
        paddingHorizontal: 4,
        borderRadius: 6,
        alignItems: 'center',
        backgroundColor: best ? primary.mid : theme.slotEmpty,
      }}
    >
      <Text role="sub" most={1.2} color={best ? primary.text : theme.text2}>
        {text}
      </Text>
    </View>
  );
}
