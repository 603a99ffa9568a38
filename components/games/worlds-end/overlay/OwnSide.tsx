import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { absolute, type Rect } from '@/components/kit/frame/box';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import type { Seat } from '@/engine';
import { fameSum, fameToWin } from '@/engine/games/worlds-end/public';
import { hasGuardOrders } from '../fleet';
import { heroOf, seatSpoken } from '../spoken';
import { Favour } from './Favour';
import { Figure } from './Figure';
import type { OverlayProps } from './props';
import { Seals, sealsSpoken } from './Seals';
import { CARDS_SIGN, FAME, GOLD_SIGN, SHIPS_SIGN } from './signs';

interface OwnSideProps extends OverlayProps {
  readonly seat: Seat;
  readonly rect: Rect;
}

/** So wide is there room for names. */
const NAMED = 560;
const EMBLEM = 350;
/** And beside the seals of a turn for the own emblem. */
const ROOMY = 420;
/** In a column what is owned stands in lines. */
const COLUMN = 200;
const FLEET_KEY = 48;

/** What a player has, at the own edge; whose turn it is sees there what is done and what is left. The key at its end opens the fleet. */
export function OwnSide({ seat, rect, ...props }: OwnSideProps) {
  const t = useWords();
  const theme = useTheme();
  const { view, seats, layout } = props;
  const player = view.players[seat];
  if (!player) return null;
  const own = seat === layout.focus;
  const active = view.active === seat && view.order.length > 0;
  const named = rect.width >= NAMED;
  const column = rect.width < COLUMN;
  const large = rect.height >= 60 && !column;
  const of = t('worlds-end:places.fameOf', { of: fameToWin(view.options) });
  const spoken = [seatSpoken(view, seats, seat, t), ...(active ? sealsSpoken(view, t) : [])];
  return (
    <View
      style={[
        absolute(rect),
        {
          flexDirection: 'row',
          borderRadius: RADIUS.panel,
          backgroundColor: theme.panel,
          borderWidth: active && layout.frame.around ? 2 : 1,
          borderColor: active && layout.frame.around ? theme.lampHot : theme.line,
          overflow: 'hidden',
        },
      ]}
    >
      <Touch
        accessibilityRole="button"
        accessibilityLabel={spoken.join('. ')}
        testID={own ? 'own-side' : `seat-${seat}`}
        onPress={() => props.onInspect({ seat })}
        style={{
          flex: 1,
          flexDirection: 'row',
          flexWrap: column ? 'wrap' : 'nowrap',
          alignItems: 'center',
          alignContent: 'space-evenly',
          justifyContent: 'space-between',
          paddingHorizontal: 7,
          columnGap: 4,
        }}
      >
        {rect.width >= (active ? ROOMY : EMBLEM) ? (
          <Emblem emblem={emblemOf(seats, seat)} size={large ? 48 : 32} />
        ) : null}
        {named ? (
          <View style={{ maxWidth: rect.width * 0.24 }}>
            <Text role="label" most={1.2} numberOfLines={1}>
              {nameOf(seats, seat)}
            </Text>
            <Text role="min" most={1.2} tone="text2" numberOfLines={1}>
              {heroOf(view, player, t)}
            </Text>
          </View>
        ) : null}
        <Figure
          icon={FAME}
          color={theme.lamp}
          value={fameSum(player.fame)}
          of={of}
          size={large ? 26 : 19}
          role={large ? 'score' : 'scoreSmall'}
        />
        <Figure
          icon={GOLD_SIGN}
          color="#F0B63E"
          value={player.gold}
          size={large ? 26 : 19}
          role={large ? 'score' : 'scoreSmall'}
        />
        <Favour count={player.calypso} size={large ? 14 : rect.width < EMBLEM ? 6 : 8} />
        {active ? <Seals view={view} size={large ? 40 : 21} /> : null}
      </Touch>
      <FleetKey {...props} seat={seat} own={own} />
    </View>
  );
}

function FleetKey({ seat, own, view, ask, posting, onPost, onInspect }: Omit<OwnSideProps, 'rect'> & { own: boolean }) {
  const t = useWords();
  const theme = useTheme();
  const player = view.players[seat];
  if (!player) return null;
  const orders = own && ask !== null && hasGuardOrders(ask);
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={t('worlds-end:places.hand')}
      testID={own ? 'own-fleet' : `fleet-${seat}`}
      aria-expanded={own && posting}
      onPress={() => (orders ? onPost(!posting) : onInspect({ seat }))}
      style={{
        width: FLEET_KEY,
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        borderLeftWidth: 1,
        borderLeftColor: orders ? theme.lamp : theme.line,
      }}
    >
      <Figure icon={SHIPS_SIGN} color={theme.lamp} value={player.squadron.count} size={17} />
      <Figure icon={CARDS_SIGN} color={theme.lamp} value={player.hand.count} size={15} />
    </Touch>
  );
}
