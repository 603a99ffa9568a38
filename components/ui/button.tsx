import type { ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useOff } from './off';
import { Text, textStyle } from './text';
import { useTextScale, useTheme } from './theme/context';
import { COLOUR, RADIUS, SIZE, TYPE_SCALE } from './theme/tokens';
import { Touch } from './touch';

export type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'danger';

export interface ButtonProps {
  readonly label: string;
  /** The second line: what it brings. */
  readonly sub?: string | undefined;
  readonly kind?: ButtonKind;
  readonly onPress: () => void;
  /** A finger rests on it, and leaves it. */
  readonly onHold?: ((on: boolean) => void) | undefined;
  /** Not possible now. The button stays touchable and gives the reason. */
  readonly off?: string | null;
  readonly onRefuse?: (reason: string) => void;
  readonly testID?: string | undefined;
  readonly icon?: ReactNode;
  /** The sign stands over the word: for narrow keys of equal rank. */
  readonly upright?: boolean;
  /** The second line is only spoken. */
  readonly brief?: boolean;
  readonly tall?: boolean;
  /** Read across a table. */
  readonly large?: boolean;
  /** The letters of the label do not grow beyond this. */
  readonly most?: number | undefined;
  /** Somebody points at it: who, for the ear. */
  readonly lit?: string | undefined;
  readonly style?: StyleProp<ViewStyle>;
}

export function Button(props: ButtonProps) {
  const {
    label,
    sub,
    kind = 'secondary',
    onPress,
    onHold,
    off = null,
    onRefuse,
    testID,
    icon,
    upright = false,
    brief = false,
    tall,
    large = false,
    most,
    lit,
    style,
  } = props;
  const theme = useTheme();
  const tones = off === null ? theme.button[kind] : theme.button.off;
  const letters = useTextScale();
  const offProps = useOff(off !== null);
  const spoken = [label, sub, off, lit].filter(Boolean).join('. ');
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={spoken}
      {...offProps}
      testID={testID}
      off={off}
      onRefuse={onRefuse}
      onPress={onPress}
      {...(onHold && { onLongPress: () => onHold(true), onPressOut: () => onHold(false) })}
      style={({ pressed: down }) => [
        {
          minHeight: tall ? SIZE.buttonTablet : SIZE.button,
          minWidth: SIZE.touch,
          borderRadius: RADIUS.button,
          backgroundColor: tones.face,
          borderTopWidth: 1.5,
          borderTopColor: tones.top,
          borderBottomWidth: down ? 0 : 3,
          borderBottomColor: tones.edge,
          marginTop: down ? 3 : 0,
          paddingHorizontal: upright ? 4 : 12,
          paddingVertical: 6,
          flexDirection: upright ? 'column' : 'row',
          alignItems: 'center',
          justifyContent: 'center',
          gap: upright ? 2 : 10,
        },
        kind === 'ghost' || off !== null ? { borderWidth: 1, borderColor: tones.line, borderBottomWidth: 1 } : null,
        lit ? { ...LIT, outlineColor: kind === 'primary' ? tones.text : theme.lampHot } : null,
        style,
      ]}
    >
      {icon ? <View style={{ flexShrink: 0 }}>{icon}</View> : null}
      <View style={{ flexShrink: 1 }}>
        <Text
          role={upright ? 'label' : 'button'}
          color={tones.text}
          align={!upright && ((sub && !brief) || icon) ? 'left' : 'center'}
          {...(most !== undefined && { most })}
          {...(large && { style: textStyle('button', Math.min(letters, most ?? letters) * LARGER) })}
        >
          {label}
        </Text>
        {sub && !brief ? (
          <Text role="sub" color={tones.sub} numberOfLines={3}>
            {sub}
          </Text>
        ) : null}
      </View>
      {kind === 'danger' && off === null ? <Skull /> : null}
    </Touch>
  );
}

const BADGE = 26;

/** Danger by its sign and not by the colour alone; it hangs on the corner, where it takes no room from the words. */
function Skull() {
  const theme = useTheme();
  return (
    <View
      testID="skull"
      pointerEvents="none"
      style={{
        position: 'absolute',
        top: -6,
        right: 6,
        width: BADGE,
        height: BADGE,
        borderRadius: BADGE / 2,
        borderWidth: 1.5,
        borderColor: COLOUR.paper.top,
        backgroundColor: theme.ember,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Icon name="death-skull" size={BADGE - 8} color={COLOUR.paper.iconOnColour} />
    </View>
  );
}

/** On a tablet: 24 points. */
const LARGER = 24 / (TYPE_SCALE.button[0] ?? 24);

/** Inside the edge: whatever scrolls would cut off what stands out. */
const LIT = { outlineWidth: 3, outlineOffset: -6, outlineStyle: 'solid' } as const;
