import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { mix } from '@/components/art/mix';
import { seatLook } from '@/components/art/seats';
import { useWords } from '@/components/i18n/words';
import { emblemOf } from '@/components/kit/people/seats';
import { Emblem } from '@/components/ui/emblem';
import { Key } from '@/components/ui/key';
import { Text } from '@/components/ui/text';
import { Touch } from '@/components/ui/touch';
import { cardFor, POINTS, seaOf } from '@/engine/games/admiral/public';
import type { UnitId } from '@/engine/games/admiral/view';
import { kindOf, shipOf } from '../asks';
import { colourOf } from '../colours';
import { atStart, unitWords } from '../words';
import { Die } from './Die';
import { Planks, WOOD } from './Planks';
import { Point } from './Pips';
import type { OverlayProps } from './props';
import { ShipIcon } from './ShipIcon';

interface DeckProps extends Pick<OverlayProps, 'view' | 'seats'> {
  readonly id: UnitId;
  /** It lies across: its lower edge meets the others. */
  readonly isUpper: boolean;
  /** Null: the story does not tell. */
  readonly die: number | null;
  readonly isAttacking: boolean;
  /** Null: it gets nothing, it is lost with its side. */
  readonly share: { readonly points: number; readonly of: number } | null;
  /** The next point does most good here. */
  readonly isNext: boolean;
  /** Little room: everything in one line. */
  readonly isCompact: boolean;
  /** Null: it can have no more. */
  readonly onPress: (() => void) | null;
  /** Takes a point back; null: it has none of this hand. */
  readonly onTake: (() => void) | null;
}

const [ROUND, STRAIGHT] = [22, 10];
const [SHIP, DIE] = [66, 50];

/** One side's ship or fort after a fight: its die, and its hull point by point. A touch gives it one. */
export function Deck(props: DeckProps) {
  const { id, view, seats, isUpper, die, isAttacking, share, isNext, isCompact, onPress, onTake } = props;
  const t = useWords();
  const kind = kindOf(id);
  const ship = shipOf(view, id);
  const fort = view.forts.find(({ at }) => at === id);
  const owner = ship?.owner ?? fort?.owner ?? null;
  const seat = owner === null ? 'ink' : colourOf(seats, owner);
  const { color, on } = seatLook(seat);
  const { fortHull } = seaOf(view.options, view.seats);
  const of = kind ? cardFor(view.options, view.seats, id).durability : fortHull;
  const hull = t('admiral:fight.hull', { count: of - (ship?.damage ?? fort?.damage ?? 0) });
  const gives = die === null ? null : t('admiral:fight.gives', { die, count: POINTS[die] ?? 0 });
  const name = atStart(unitWords(id, t));
  const got = share ? t('admiral:badges.goal', { count: share.points, of: share.of }) : t('admiral:fight.sinks');
  const spoken = [name, hull, gives, got, onPress && t('admiral:fight.giveTo')].filter(Boolean).join(', ');
  const slots = share ? (
    <Slots {...share} isNext={isNext} />
  ) : (
    <Text role="sub" most={1.5} color="#8E1F14" align="center">
      {got}
    </Text>
  );
  const [top, bottom] = isUpper ? [STRAIGHT, ROUND] : [ROUND, STRAIGHT];
  return (
    <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 138 }}>
      <Touch
        accessibilityRole="button"
        accessibilityLabel={spoken}
        accessibilityState={{ disabled: onPress === null }}
        testID={`deck-${id}`}
        disabled={onPress === null}
        onPress={() => onPress?.()}
        style={{
          flexGrow: 1,
          overflow: 'hidden',
          borderTopLeftRadius: top,
          borderTopRightRadius: top,
          borderBottomLeftRadius: bottom,
          borderBottomRightRadius: bottom,
          borderWidth: 5,
          borderColor: mix(color, '#05070D', 0.08),
          backgroundColor: WOOD.plank,
        }}
      >
        <Planks />
        <View
          style={{
            padding: 8,
            gap: 6,
            flexDirection: isCompact ? 'row' : 'column',
            flexWrap: isCompact ? 'wrap' : 'nowrap',
          }}
        >
          <View style={{ gap: 4, ...(isCompact && { flexGrow: 1, flexShrink: 1, flexBasis: 110 }) }}>
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: 7 }}>
              {owner === null ? null : <Emblem emblem={emblemOf(seats, owner)} size={26} />}
              <Text role="label" most={1.5} color={WOOD.ink} style={{ flexShrink: 1 }}>
                {name}
              </Text>
            </View>
            {isCompact ? slots : null}
          </View>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-around', gap: 8 }}>
            <Standing words={hull}>
              {kind ? (
                <ShipIcon kind={kind} seat={seat} size={isCompact ? DIE : SHIP} turn={isUpper ? 100 : 20} />
              ) : (
                <Icon name="hill-fort" size={DIE} color={WOOD.ink} />
              )}
            </Standing>
            {die === null || gives === null ? null : (
              <Standing words={gives}>
                {isAttacking ? (
                  <Die face={die} size={DIE} color="#F2E6CC" ink="#241C2C" />
                ) : (
                  <Die face={die} size={DIE} color={color} ink={on} />
                )}
              </Standing>
            )}
          </View>
          {isCompact ? null : slots}
        </View>
      </Touch>
      {onTake ? (
        <Key
          glyph="minus"
          label={t('admiral:fight.takeFrom', { unit: name })}
          testID={`deck-less-${id}`}
          onPress={onTake}
          disc
          style={{ position: 'absolute', right: 2, top: 2 }}
        />
      ) : null}
    </View>
  );
}

const SLOT = 20;

function Standing({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <View style={{ alignItems: 'center', justifyContent: 'flex-end' }}>
      {children}
      <Text role="min" most={1.5} color={WOOD.ink}>
        {words}
      </Text>
    </View>
  );
}

interface SlotsProps {
  readonly points: number;
  readonly of: number;
  readonly isNext: boolean;
}

function Slots({ points, of, isNext }: SlotsProps) {
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignSelf: 'center',
        justifyContent: 'center',
        gap: 4,
        padding: 4,
        borderRadius: 8,
        borderWidth: 2,
        borderStyle: 'dotted',
        borderColor: isNext ? WOOD.second : 'transparent',
      }}
    >
      {Array.from({ length: of }, (_, i) =>
        i < points ? (
          <Point key={i} size={SLOT} lost={false} />
        ) : (
          <View
            key={i}
            style={{
              width: SLOT,
              height: SLOT,
              borderRadius: 5,
              borderWidth: 1.5,
              borderStyle: 'dashed',
              borderColor: WOOD.second,
              backgroundColor: '#5A3F2255',
            }}
          />
        ),
      )}
    </View>
  );
}
