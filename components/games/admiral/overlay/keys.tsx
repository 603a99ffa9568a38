import { createContext, useContext, type ReactNode } from 'react';
import { ScrollView, View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { marked } from '@/components/ui/marked';
import { useOff } from '@/components/ui/off';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';

/** Four stand beside each other on every phone. */
const TALL = 77;

interface ChipKeyProps {
  readonly id: string;
  readonly label: string;
  readonly sub?: string | undefined;
  /** For the ear, where the label is not enough. */
  readonly spoken?: string;
  readonly icon?: IconName;
  readonly sign?: ReactNode;
  readonly chosen?: boolean;
  readonly danger?: boolean;
  readonly dim?: boolean;
  readonly grows?: boolean;
  readonly least?: number;
  /** Its words stand under its sign. */
  readonly tall?: boolean;
  /** Its sign alone is seen. */
  readonly isSign?: boolean;
  readonly onPress: () => void;
}

/** One key of the sheet: a sign, a word, and what comes of it. */
export function ChipKey(props: ChipKeyProps) {
  const {
    id,
    label,
    sub,
    spoken,
    icon,
    sign,
    chosen = false,
    danger = false,
    dim = false,
    grows = false,
    tall = false,
  } = props;
  const theme = useTheme();
  const color = dim ? theme.textOff : chosen ? theme.lamp : theme.text1;
  return (
    <Touch
      quiet
      accessibilityRole="button"
      accessibilityLabel={spoken ?? [label, sub].filter(Boolean).join('. ')}
      {...marked(chosen)}
      testID={id}
      onPress={props.onPress}
      style={{
        minHeight: SIZE.touch,
        minWidth: props.least ?? (tall ? TALL : SIZE.touch),
        flexGrow: grows ? 1 : 0,
        flexBasis: tall ? 0 : 'auto',
        flexDirection: tall ? 'column' : 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: tall ? 3 : 6,
        paddingVertical: tall ? 4 : 0,
        paddingHorizontal: tall ? 4 : 9,
        borderRadius: RADIUS.button,
        borderWidth: chosen ? 2 : 1,
        borderColor: danger ? theme.ember : chosen ? theme.lamp : theme.line,
        backgroundColor: theme.panelStrong,
      }}
    >
      {sign}
      {icon ? <Icon name={icon} size={18} color={color} /> : null}
      {props.isSign ? null : (
        <View>
          <Text
            role={tall ? 'min' : 'sub'}
            most={1.2}
            color={color}
            numberOfLines={tall ? 2 : 1}
            align={tall ? 'center' : 'left'}
          >
            {label}
          </Text>
          {sub ? (
            <Text
              role="min"
              most={1.2}
              tone={danger ? 'ember' : 'text2'}
              numberOfLines={tall ? 2 : 1}
              align={tall ? 'center' : 'left'}
            >
              {sub}
            </Text>
          ) : null}
        </View>
      )}
    </Touch>
  );
}

interface BigKeyProps extends Pick<ChipKeyProps, 'id' | 'label' | 'spoken' | 'chosen' | 'onPress'> {
  readonly icon: IconName;
  /** Why not now: it stays touchable, and says it. */
  readonly off?: string | null | undefined;
  /** Where room is short: the word alone. */
  readonly low: boolean;
}

/** One of the keys that every card has: a sign over its word. */
export function BigKey({ id, label, spoken, icon, low, chosen = false, off = null, onPress }: BigKeyProps) {
  const theme = useTheme();
  const color = off !== null ? theme.textOff : chosen ? theme.lamp : theme.text1;
  return (
    <Touch
      quiet
      accessibilityRole="button"
      accessibilityLabel={[spoken ?? label, off].filter(Boolean).join('. ')}
      {...marked(chosen)}
      {...useOff(off !== null)}
      testID={id}
      off={off}
      onRefuse={onPress}
      onPress={onPress}
      style={{
        minHeight: low ? SIZE.touch : 54,
        minWidth: 68,
        flexGrow: 1,
        flexBasis: 0,
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        paddingHorizontal: 4,
        borderRadius: RADIUS.button,
        borderWidth: chosen ? 2 : 1,
        borderColor: chosen ? theme.lamp : theme.line,
        backgroundColor: off === null ? theme.panelStrong : 'transparent',
      }}
    >
      {low ? null : <Icon name={icon} size={22} color={color} />}
      <Text role="min" most={1.2} color={color} align="center" numberOfLines={2}>
        {label}
      </Text>
    </Touch>
  );
}

interface SignKeyProps extends Pick<ChipKeyProps, 'id' | 'label' | 'chosen' | 'onPress'> {
  readonly icon: IconName;
}

/** A round key with a sign alone. */
export function SignKey({ id, label, icon, chosen = false, onPress }: SignKeyProps) {
  const theme = useTheme();
  return (
    <Touch
      quiet
      accessibilityRole="button"
      accessibilityLabel={label}
      {...marked(chosen)}
      testID={id}
      onPress={onPress}
      style={{
        width: SIZE.touch,
        height: SIZE.touch,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: SIZE.touch / 2,
        borderWidth: chosen ? 2 : 1,
        borderColor: chosen ? theme.ember : theme.line,
      }}
    >
      <Icon name={icon} size={22} color={theme.ember} />
    </Touch>
  );
}

/** A sheet that is no wider is a column beside the sea. */
export const NARROW = 300;

/** The sheet is a narrow column: keys stand below each other. */
export const InColumn = createContext(false);

/** Keys in a line; what has no room scrolls sideways, in a column it goes on below. */
export function KeyLine({ children, tight = false }: { readonly children: ReactNode; readonly tight?: boolean }) {
  const column = useContext(InColumn);
  const room = { gap: tight ? 2 : 6, paddingHorizontal: tight ? 2 : 8 };
  if (column) return <View style={{ ...room, flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>{children}</View>;
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      style={{ flexGrow: 0 }}
      contentContainerStyle={{ ...room, minWidth: '100%' }}
    >
      {children}
    </ScrollView>
  );
}
