import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { MoreBelow } from '@/components/ui/more-below';
import { absolute, type Rect } from '@/components/kit/frame/box';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import type { AdmiralDecision } from '@/engine/games/admiral/decisions';
import type { UnitId } from '@/engine/games/admiral/view';
import { deedThing, kindOf, shipOf } from '../asks';
import { colourOf } from '../state-of';
import { atStart, unitsWords, unitWords } from '../words';
import { ChipKey } from './keys';
import { Hull, Point } from './Pips';
import type { OverlayProps } from './props';
import { ShipIcon } from './ShipIcon';
import { Icon } from '@/components/art/Icon';

type Sharing = Extract<AdmiralDecision, { kind: 'Distribute' }>;

/** Wood of a deck, the same by day and night. */
const WOOD = { plank: '#E3C393', rim: '#8C6A3C', ink: '#2A1810', second: '#5A3F22' } as const;

/** Look 20.9: what is left after a fight is shared out, unit by unit: a plank each, the pool over them. */
export function ShareSheet({ asked, ...props }: OverlayProps & { readonly asked: Sharing }) {
  const t = useWords();
  const theme = useTheme();
  const { layout, things, chosen, onThing } = props;
  const { units, caps, given, pool, unit, isAssault, target } = asked.about;
  const left = pool - given.reduce((sum, points) => sum + points, 0);
  const now = chosen?.type === 'Distribute' ? chosen.points : 0;
  return (
    <View
      testID="share"
      style={[
        absolute(roomOf(layout)),
        { borderRadius: RADIUS.panel, backgroundColor: theme.raised, borderWidth: 1, borderColor: theme.line },
      ]}
    >
      <MoreBelow contentContainerStyle={{ padding: 10, gap: 8 }}>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: 10 }}>
          <Text role="header" level={2} most={1.2} numberOfLines={1} style={{ flex: 1 }}>
            {t(isAssault ? 'admiral:fight.assault' : 'admiral:fight.boarding')}
          </Text>
          <Text role="label" most={1.2} tone="lamp">
            {t('admiral:fight.pool', { count: left - now })}
          </Text>
          <Point size={22} lost={false} />
        </View>
        {units.map((id, i) => (
          <Plank
            key={id}
            {...props}
            id={id}
            of={caps[i] ?? 0}
            given={i < given.length ? (given[i] ?? 0) : id === unit ? now : null}
            current={id === unit}
            isPrize={id === target}
          />
        ))}
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6, justifyContent: 'center' }}>
          {(caps[given.length] ?? 0) >= 0
            ? Array.from({ length: (caps[given.length] ?? 0) + 1 }, (_, points) =>
                things.has(deedThing('give', points)) ? (
                  <ChipKey
                    key={points}
                    id={deedThing('give', points)}
                    label={String(points)}
                    spoken={t('admiral:actions.Distribute', { unit: atStart(unitWords(unit, t)), count: points })}
                    chosen={chosen?.type === 'Distribute' && chosen.points === points}
                    danger={points === 0}
                    onPress={() => onThing(deedThing('give', points))}
                  />
                ) : null,
              )
            : null}
        </View>
        <Text role="min" most={1.2} tone="text2" align="center">
          {t('admiral:fight.locks', {
            list: unitsWords(
              units.filter((id) => kindOf(id) !== null),
              t,
            ),
          })}
        </Text>
      </MoreBelow>
    </View>
  );
}

function roomOf({ frame, map, sheet }: OverlayProps['layout']): Rect {
  if (frame.around) return sheet;
  return frame.shape === 'wide' ? sheet : { ...map, height: sheet.y + sheet.height - map.y };
}

interface PlankProps extends OverlayProps {
  readonly id: UnitId;
  readonly of: number;
  /** Null: it has not been asked for yet. */
  readonly given: number | null;
  readonly current: boolean;
  readonly isPrize: boolean;
}

function Plank({ id, of, given, current, isPrize, view, seats }: PlankProps) {
  const t = useWords();
  const theme = useTheme();
  const kind = kindOf(id);
  const owner = kind ? shipOf(view, id)?.owner : view.forts.find(({ at }) => at === id)?.owner;
  const seat = owner == null ? 'ink' : colourOf(seats, owner);
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 10,
        paddingHorizontal: 10,
        paddingVertical: 6,
        borderRadius: RADIUS.strip,
        backgroundColor: WOOD.plank,
        borderWidth: current ? 3 : 1.5,
        borderColor: current ? theme.lampHot : WOOD.rim,
      }}
    >
      {kind ? (
        <ShipIcon kind={kind} seat={seat} size={36} turn={isPrize ? 90 : 20} />
      ) : (
        <Icon name="hill-fort" size={28} color={WOOD.ink} />
      )}
      <View style={{ flex: 1, gap: 3 }}>
        <Text role="label" most={1.2} color={WOOD.ink} numberOfLines={1}>
          {atStart(unitWords(id, t))}
        </Text>
        <Hull hull={given ?? 0} of={of} size={16} />
      </View>
      <Text role="section" most={1.1} color={given === 0 ? '#8E1F14' : WOOD.ink}>
        {given === null ? '·' : given}
      </Text>
    </View>
  );
}
