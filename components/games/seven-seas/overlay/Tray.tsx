import type { ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { absolute } from '@/components/kit/frame/box';
import { MoreBelow } from '@/components/ui/more-below';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { COLOUR, RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import type { Rect } from '@/components/kit/frame/frame';
import { describe } from '@/engine/games/seven-seas/public';
import { inHand } from '../hand';
import { CARAVAN_SIGN } from '../looks';
import { actionWords } from '../prompts';
import { sentences } from '../words';
import { Flag } from './Flag';
import type { OverlayProps } from './props';
import { targetId, targetsOf, type Target } from './targets';

/** What can be chosen now, in pieces large enough for a thumb: numbers beside each other, things below each other. */
export function Tray({ room, ...props }: OverlayProps & { readonly room: Rect }) {
  const t = useWords();
  const theme = useTheme();
  const { ask, about, layout } = props;
  const targets = ask ? targetsOf(ask, t, layout.frame.around !== null && inHand(ask.decision)) : [];
  if (!ask || (targets.length === 0 && !about)) return null;
  const numbers = targets.filter(({ number }) => number !== null);
  const things = targets.filter(({ number }) => number === null);
  const head = numbers[0];
  const wide = room.width >= 560;
  return (
    <View pointerEvents="box-none" style={[absolute(room), { justifyContent: 'flex-end' }]}>
      <View
        testID="tray"
        style={{
          maxHeight: room.height,
          borderRadius: RADIUS.panel,
          backgroundColor: theme.ground,
          borderWidth: 1,
          borderColor: theme.line,
        }}
      >
        <MoreBelow contentContainerStyle={{ padding: 10, gap: 8 }}>
          {about ? (
            <Text role="label" most={1.2} testID="asked-about">
              {about}
            </Text>
          ) : null}
          {head ? (
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
              <Icon name={head.icon} size={22} color={theme.lamp} />
              {head.title ? (
                <Text role="label" most={1.2} style={{ flex: 1 }}>
                  {head.title}
                </Text>
              ) : null}
            </View>
          ) : null}
          {numbers.length > 0 ? (
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
              {numbers.map((target) => (
                <NumberKey key={describe(target.action)} {...props} target={target} />
              ))}
            </View>
          ) : null}
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
            {things.map((target) => (
              <View key={describe(target.action)} style={{ width: wide ? '48.5%' : '100%' }}>
                <ThingKey {...props} target={target} />
              </View>
            ))}
          </View>
        </MoreBelow>
      </View>
    </View>
  );
}

type KeyProps = OverlayProps & { readonly target: Target };

interface FrameProps extends KeyProps {
  readonly style: ViewStyle;
  readonly children: ReactNode;
}

/** What every target of the tray has in common: its words, its touch, its lights. */
function TargetKey({ target, chosen, ask, onTouch, style, children }: FrameProps) {
  const t = useWords();
  const theme = useTheme();
  const { action } = target;
  const lit = chosen !== null && describe(chosen) === describe(action);
  const label = [ask ? actionWords(action, ask, t) : '', target.note, t('seven-seas:places.canBeChosen')];
  return (
    <Touch
      quiet
      accessibilityRole="button"
      accessibilityLabel={sentences(label)}
      aria-selected={lit}
      testID={targetId(action)}
      onPress={() => onTouch(action)}
      style={{
        backgroundColor: target.color,
        borderWidth: 3,
        borderStyle: lit ? 'solid' : 'dotted',
        borderColor: lit ? theme.lampHot : theme.lamp,
        ...style,
      }}
    >
      {children}
    </Touch>
  );
}

function NumberKey(props: KeyProps) {
  const { target } = props;
  return (
    <TargetKey
      {...props}
      style={{
        minWidth: 52,
        minHeight: 52,
        borderRadius: RADIUS.slot,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Text role="scoreSmall" most={1.2} accessibilityRole="text" color={COLOUR.paper.iconOnColour}>
        {target.number}
      </Text>
    </TargetKey>
  );
}

function ThingKey(props: KeyProps) {
  const { target } = props;
  return (
    <TargetKey
      {...props}
      style={{
        minHeight: 56,
        flexDirection: 'row',
        alignItems: 'center',
        gap: 12,
        paddingHorizontal: 12,
        paddingVertical: 6,
        borderRadius: RADIUS.strip,
      }}
    >
      {target.nation ? (
        <Flag nation={target.nation} height={28} />
      ) : (
        <Icon name={target.icon} size={32} color={COLOUR.paper.iconOnColour} />
      )}
      <View style={{ flex: 1 }}>
        <Text role="label" color={COLOUR.paper.top}>
          {target.title}
        </Text>
        {target.note ? (
          <Text role="note" color={COLOUR.paper.top}>
            {target.note}
          </Text>
        ) : null}
      </View>
      <View style={{ flexDirection: 'row', gap: 3 }}>
        {Array.from({ length: target.dice }, (_, i) => (
          <Icon key={i} name={CARAVAN_SIGN} size={18} color={COLOUR.paper.iconOnColour} />
        ))}
      </View>
    </TargetKey>
  );
}
