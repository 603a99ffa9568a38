import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { TargetKey, Tray } from '@/components/kit/answers/Tray';
import type { Rect } from '@/components/kit/frame/frame';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { COLOUR, RADIUS } from '@/components/ui/theme/tokens';
import { describe } from '@/engine/games/seven-seas/public';
import type { SevenSeasAction } from '@/engine/games/seven-seas/actions';
import { inHand } from '../hand';
import { CARAVAN_SIGN } from '../looks';
import { present, type Thing } from '../present';
import type { SevenSeasAsk } from '../prompts';
import { sentences } from '../words';
import { Flag } from './Flag';
import type { OverlayProps } from './props';

/** What can be chosen now: numbers beside each other, things below each other. */
export function Choices({ room, ...props }: OverlayProps & { readonly room: Rect }) {
  const t = useWords();
  const theme = useTheme();
  const { ask, about, layout } = props;
  const held = layout.bay !== null || (layout.frame.around !== null && ask !== null && inHand(ask.decision));
  const targets = ask ? targetsOf(ask, held).filter((action) => !(layout.bay && 'count' in action)) : [];
  if (!ask || (targets.length === 0 && !about)) return null;
  const keys = targets.map((action) => ({ ...props, ask, action, look: present.look(action, ask, t) }));
  const numbers = keys.filter(({ action }) => 'count' in action);
  const things = keys.filter(({ action }) => !('count' in action));
  const head = numbers[0]?.look;
  const line = { flexDirection: 'row', flexWrap: 'wrap', gap: 8 } as const;
  return (
    <Tray room={room} style={{ padding: 10, gap: 8 }}>
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
        <View style={line}>
          {numbers.map((key) => (
            <ChoiceKey key={describe(key.action)} {...key} />
          ))}
        </View>
      ) : null}
      <View style={line}>
        {things.map((key) => (
          <View key={describe(key.action)} style={{ width: room.width >= 560 ? '48.5%' : '100%' }}>
            <ChoiceKey {...key} />
          </View>
        ))}
      </View>
    </Tray>
  );
}

/** Not what is `held` in the hand. Numbers go up; what is asked comes first, rituals are offered beside it. */
export function targetsOf(ask: SevenSeasAsk, held: boolean): readonly SevenSeasAction[] {
  const place = (action: SevenSeasAction) =>
    'count' in action ? action.count : action.type.startsWith('RITUAL') ? 101 : 100;
  return present
    .tray(ask)
    .filter((action) => !(held && 'card' in action))
    .sort((a, b) => place(a) - place(b));
}

interface KeyProps extends OverlayProps {
  readonly ask: SevenSeasAsk;
  readonly action: SevenSeasAction;
  readonly look: Thing | undefined;
}

function ChoiceKey({ action, look, ask, chosen, onTouch }: KeyProps) {
  const t = useWords();
  if (!look) return null;
  const spoken = sentences([present.words(action, ask, t), look.note ?? '', t('seven-seas:places.canBeChosen')]);
  const number = 'count' in action ? action.count : null;
  return (
    <TargetKey
      // `send 3` -> `target-send-3`
      id={`target-${describe(action).replace(/[ .+]/g, '-')}`}
      spoken={[spoken]}
      chosen={chosen !== null && describe(chosen) === describe(action)}
      onPress={() => onTouch(action)}
      style={{ backgroundColor: look.color, ...(number === null ? THING : NUMBER) }}
    >
      {number === null ? (
        <ThingFace {...look} />
      ) : (
        <Text role="scoreSmall" most={1.2} accessibilityRole="text" color={COLOUR.paper.iconOnColour}>
          {number}
        </Text>
      )}
    </TargetKey>
  );
}

const NUMBER = {
  minWidth: 52,
  minHeight: 52,
  borderRadius: RADIUS.slot,
  alignItems: 'center',
  justifyContent: 'center',
} as const;

const THING = {
  minHeight: 56,
  flexDirection: 'row',
  alignItems: 'center',
  gap: 12,
  paddingHorizontal: 12,
  paddingVertical: 6,
  borderRadius: RADIUS.strip,
} as const;

function ThingFace({ icon, title, note, dice = 0, nation }: Thing) {
  return (
    <>
      {nation ? <Flag nation={nation} height={28} /> : <Icon name={icon} size={32} color={COLOUR.paper.iconOnColour} />}
      <View style={{ flex: 1 }}>
        <Text role="label" color={COLOUR.paper.top}>
          {title}
        </Text>
        {note ? (
          <Text role="note" color={COLOUR.paper.top}>
            {note}
          </Text>
        ) : null}
      </View>
      <View style={{ flexDirection: 'row', gap: 3 }}>
        {Array.from({ length: dice }, (_, i) => (
          <Icon key={i} name={CARAVAN_SIGN} size={18} color={COLOUR.paper.iconOnColour} />
        ))}
      </View>
    </>
  );
}
