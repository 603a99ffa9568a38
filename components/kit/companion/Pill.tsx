import { View, type ViewStyle } from 'react-native';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { Text } from '@/components/ui/text';
import { SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';

interface PillProps {
  readonly icons: readonly IconName[];
  readonly words: string;
  /** For screen readers, where they need more than the text. */
  readonly label?: string;
  /** Without it the pill only shows. */
  readonly onPress?: () => void;
  readonly testID: string;
}

const LAMP = '#FFC56B';
const CREAM = '#FFF4DA';
const SHAPE: ViewStyle = {
  flexDirection: 'row',
  alignItems: 'center',
  gap: 8,
  paddingHorizontal: 14,
  borderRadius: 24,
  backgroundColor: '#17122A',
};

/** A word at the place of a player: whose turn it is, or what the hands have to do. */
export function Pill({ icons, words, label = words, onPress, testID }: PillProps) {
  const inside = (
    <>
      {icons.map((icon) => (
        <Icon key={icon} name={icon} size={20} color={LAMP} />
      ))}
      <Text role="label" color={CREAM} most={1.4} style={onPress ? { flexShrink: 1 } : {}}>
        {words}
      </Text>
    </>
  );
  if (!onPress) {
    return (
      <View accessible accessibilityLabel={label} testID={testID} style={[SHAPE, { paddingVertical: 8 }]}>
        {inside}
      </View>
    );
  }
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={label}
      testID={testID}
      onPress={onPress}
      style={({ pressed }) => ({
        ...SHAPE,
        minHeight: SIZE.touch,
        flexShrink: 1,
        justifyContent: 'center',
        paddingVertical: 6,
        opacity: pressed ? 0.7 : 1,
      })}
    >
      {inside}
    </Touch>
  );
}
