import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';
import { Key } from './key';
import { Text } from './text';
import { SIZE } from './theme/tokens';

interface HeaderProps {
  readonly title: string;
  readonly back?: { readonly label: string; readonly onPress: () => void };
  readonly right?: ReactNode;
}

/** Between its keys a phone has room for so many large letters. */
const NARROW = 420;
const LONG = 13;

/** Back, the name of the page, and what belongs to the whole page. */
export function Header({ title, back, right }: HeaderProps) {
  const long = useWindowDimensions().width < NARROW && title.length > LONG;
  return (
    <View
      style={{ flexDirection: 'row', alignItems: 'center', minHeight: SIZE.header + 12, paddingVertical: 6, gap: 8 }}
    >
      {back ? <Key glyph="back" label={back.label} onPress={back.onPress} testID="back" /> : null}
      <Text role={long ? 'section' : 'screenTitle'} level={1} style={{ flex: 1 }} testID="page-title">
        {title}
      </Text>
      {right}
    </View>
  );
}
