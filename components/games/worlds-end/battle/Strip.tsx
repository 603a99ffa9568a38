import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { seatLook } from '@/components/art/seats';
import { useWords, type Words } from '@/components/i18n/words';
import { absolute, type Rect } from '@/components/kit/frame/box';
import { emblemOf } from '@/components/kit/people/seats';
import { cast } from '@/components/kit/told';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import type { SeatSetup } from '@/engine';
import type { BattleView, SideNumber, WorldsEndView } from '@/engine/games/worlds-end/view';
import { colourOf } from '../chart-view';
import { skinName } from '../names';
import { CARDS_SIGN, COMPANY_SIGN } from '../overlay/signs';
import { leftToFire } from './roster';

interface StripProps {
  readonly view: WorldsEndView;
  readonly battle: BattleView;
  readonly seats: readonly SeatSetup[];
  readonly side: SideNumber;
  readonly rect: Rect;
  /** In a hundred: how often this side would win. */
  readonly odds: number | null;
}

const EMBER = '#F2673C';

/** E-23, 13.14: who commands ships that are nobody's, or that they fire by themselves. `short`: beside whose ships they are. */
export function commandWords(
  { kind, commander, sides }: BattleView,
  { options }: WorldsEndView,
  seats: readonly SeatSetup[],
  t: Words,
  short = false,
): string | null {
  if (!sides.includes(null)) return null;
  const who = kind === 'final' ? 'armada' : kind === 'kraken' ? 'kraken' : 'company';
  if (options.autoCommander || commander === null) {
    return t(`worlds-end:command.${({ armada: 'armadaAuto', kraken: 'krakenAuto', company: 'auto' } as const)[who]}`);
  }
  return t(`worlds-end:command.${short ? 'by' : who}`, cast({ t, seats }, { name: commander }));
}

export function sideName({ kind, sides }: BattleView, side: SideNumber, seats: readonly SeatSetup[], t: Words): string {
  const seat = sides[side];
  if (seat !== null) return cast({ t, seats }, { name: seat }).name;
  if (kind === 'final') return skinName(t, 'armada');
  return kind === 'kraken' ? skinName(t, 'company.kraken') : t('worlds-end:company');
}

/** Who fights on a side, with how many cards, what it has still to fire, and how likely it wins. */
export function Strip({ view, battle, seats, side, rect, odds }: StripProps) {
  const t = useWords();
  const theme = useTheme();
  const seat = battle.sides[side];
  const left = leftToFire(battle, side);
  const cards = seat === null ? null : (view.players[seat]?.hand.count ?? 0);
  const name = sideName(battle, side, seats, t);
  const command = seat === null ? commandWords(battle, view, seats, t) : null;
  const beside = seat === null ? commandWords(battle, view, seats, t, true) : null;
  const fires = left > 0 ? t('worlds-end:battle.leftToFire', { count: left }) : t('worlds-end:battle.allFired');
  const chance = odds === null ? null : t('worlds-end:battle.odds', { percent: odds });
  const color = seat === null ? EMBER : seatLook(colourOf(seats, seat)).color;
  const narrow = rect.width < 250;
  return (
    <View
      accessible
      accessibilityLabel={[
        name,
        command,
        cards === null ? null : `${t('worlds-end:places.manoeuvres')}: ${cards}`,
        fires,
        chance,
      ]
        .filter(Boolean)
        .join('. ')}
      testID={`line-${side}`}
      style={[
        absolute(rect),
        {
          borderRadius: RADIUS.strip,
          flexDirection: 'row',
          flexWrap: narrow ? 'wrap' : 'nowrap',
          alignItems: 'center',
          alignContent: 'center',
          paddingHorizontal: 8,
          columnGap: 8,
          backgroundColor: theme.panel,
          overflow: 'hidden',
        },
      ]}
    >
      {seat === null ? (
        <Icon name={COMPANY_SIGN} size={26} color={EMBER} />
      ) : (
        <Emblem emblem={emblemOf(seats, seat)} size={30} />
      )}
      <View style={{ flex: 1, minWidth: 60 }}>
        <Text role="label" most={1.15} numberOfLines={narrow ? 2 : 1}>
          {name}
        </Text>
        {command === null && chance === null ? null : (
          <Text role="min" most={1.15} tone="text2" numberOfLines={narrow ? 2 : 1}>
            {[beside, chance].filter((one) => one !== null).join(' · ')}
          </Text>
        )}
      </View>
      {cards === null ? null : (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
          <Icon name={CARDS_SIGN} size={18} color={theme.text2} />
          <Text role="scoreSmall" most={1} accessibilityRole="text">
            {cards}
          </Text>
        </View>
      )}
      <View style={{ alignItems: 'flex-end', gap: 2 }}>
        <Text role="min" most={1.1} tone="text2" numberOfLines={1}>
          {fires}
        </Text>
        <Dots count={Math.min(left, MOST_DOTS)} color={color} />
      </View>
    </View>
  );
}

const MOST_DOTS = 10;

function Dots({ count, color }: { readonly count: number; readonly color: string }) {
  return (
    <View style={{ flexDirection: 'row', gap: 3 }}>
      {Array.from({ length: count }, (_, i) => (
        <View key={i} style={{ width: 9, height: 9, borderRadius: 5, backgroundColor: color }} />
      ))}
    </View>
  );
}
