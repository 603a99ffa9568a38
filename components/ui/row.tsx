import type { ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';
import { marked } from './marked';
import { Text } from './text';
import { useTextScale, useTheme } from './theme/context';
import { RADIUS, SIZE, SPACE } from './theme/tokens';
import { Touch } from './touch';

interface RowProps {
  readonly title: string;
  readonly sub?: string | undefined;
  readonly left?: ReactNode;
  readonly right?: ReactNode;
  readonly onPress?: () => void;
  readonly label?: string;
  readonly testID?: string | undefined;
  readonly chosen?: boolean;
  /** One of several of which exactly one is chosen; they stand in `Choices`. */
  readonly radio?: boolean;
}

/** Room for a long word: what stands at the right end rather moves below than breaks it. */
const WORD = 100;

/** A line of a list: what it is, a word about it, and what stands at its ends. */
export function Row({ title, sub, left, right, onPress, label, testID, chosen, radio }: RowProps) {
  const theme = useTheme();
  const scale = useTextScale();
  const box: ViewStyle = {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    columnGap: SPACE.panelPad,
    rowGap: 4,
    minHeight: SIZE.rival,
    paddingHorizontal: SPACE.panelPad,
    paddingVertical: 8,
    borderRadius: RADIUS.strip,
    backgroundColor: theme.raised,
    borderWidth: chosen ? 2 : 1,
    borderColor: chosen ? theme.lamp : theme.line,
  };
  const body = (
    <>
      {left}
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: Math.min(WORD * scale, 180) }}>
        <Text role="label">{title}</Text>
        {sub ? (
          <Text role="note" tone="text3">
            {sub}
          </Text>
        ) : null}
      </View>
      {right}
    </>
  );
  if (!onPress) {
    return (
      <View style={box} testID={testID}>
        {body}
      </View>
    );
  }
  return (
    <Touch
      accessibilityRole={radio ? 'radio' : 'button'}
      accessibilityLabel={label ?? [title, sub].filter(Boolean).join('. ')}
      {...(radio ? { 'aria-checked': chosen === true } : chosen === undefined ? {} : marked(chosen))}
      testID={testID}
      onPress={onPress}
      style={({ pressed: down }) => [box, { opacity: down ? 0.8 : 1 }]}
    >
      {body}
    </Touch>
  );
}
