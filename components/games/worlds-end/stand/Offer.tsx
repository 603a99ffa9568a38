import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { TargetKey } from '@/components/kit/answers/Tray';
import { ALL } from '@/components/kit/frame/box';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import type { ShipId } from '@/engine/games/worlds-end/box';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import { Doubloon } from '../overlay/Doubloon';
import { ShipCard } from '../overlay/ShipCard';
import { shipFacts } from '../ships';
import { shipSpoken } from '../spoken';
import { HANGS, type MarketPlaces } from './stand';

interface OfferProps {
  readonly id: string;
  readonly ship: ShipId;
  /** Its place in the slit, from the left. */
  readonly at: number;
  readonly view: WorldsEndView;
  readonly places: MarketPlaces;
  readonly chosen: boolean;
  /** What it costs beside those that are chosen: a bargain is made once. */
  readonly price: number;
  /** Null: it can be had. */
  readonly tooDear: string | null;
  /** None: nobody is asked. */
  readonly onPress: (() => void) | null;
}

const DONE = '#2E9E7B';
/** Chosen cards turn a little in the lamp. */
const TILTS = [-2, 0, 1.6];

/** A card that hangs from the slit, and below it what it costs now. */
export function Offer({ id, ship, at, view, places, chosen, price: now, tooDear, onPress }: OfferProps) {
  const t = useWords();
  const theme = useTheme();
  const { card, unit } = places;
  const printed = shipFacts(view, ship).price;
  const lit = onPress !== null && tooDear === null;
  const spoken = [
    shipSpoken(view, ship, t),
    now < printed ? t('worlds-end:places.priceNow', { gold: now, old: printed }) : '',
    tooDear ?? (lit ? t('worlds-end:places.canBeChosen') : ''),
  ];
  const edge = {
    borderRadius: card * 0.1 + 4,
    borderWidth: 3,
    borderStyle: chosen ? ('solid' as const) : ('dotted' as const),
    borderColor: chosen ? theme.lampHot : lit ? theme.lamp : 'transparent',
    ...(chosen ? { boxShadow: `0 0 ${18 * unit}px ${theme.lamp}` } : {}),
  };
  const piece = (
    <>
      <View
        style={{
          ...edge,
          transform: [{ translateY: chosen ? HANGS * unit : 0 }, { rotate: `${chosen ? (TILTS[at] ?? 0) : 0}deg` }],
        }}
      >
        <ShipCard view={view} ship={ship} width={card} />
        {tooDear === null ? null : <Veil radius={card * 0.1} />}
      </View>
      <Price places={places} chosen={chosen} now={now} printed={printed} tooDear={tooDear} />
    </>
  );
  const style = { alignItems: 'center' as const, gap: HANGS * unit + 6 };
  if (!lit) {
    return (
      <View accessible accessibilityRole="image" accessibilityLabel={spoken.filter(Boolean).join('. ')} style={style}>
        {piece}
      </View>
    );
  }
  return (
    <TargetKey id={id} spoken={spoken} chosen={chosen} onPress={onPress} style={{ ...style, borderWidth: 0 }}>
      {piece}
    </TargetKey>
  );
}

interface PriceProps {
  readonly places: MarketPlaces;
  readonly chosen: boolean;
  readonly now: number;
  readonly printed: number;
  readonly tooDear: string | null;
}

function Price({ places, chosen, now, printed, tooDear }: PriceProps) {
  const theme = useTheme();
  const { pill, card } = places;
  return (
    <View
      style={{
        width: card + 6,
        height: pill,
        borderRadius: pill / 2,
        borderWidth: 2,
        borderColor: chosen ? theme.lamp : 'transparent',
        backgroundColor: theme.panelStrong,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 5,
      }}
    >
      {chosen ? <Chosen size={pill * 0.5} /> : tooDear === null ? <Doubloon size={pill * 0.46} plain /> : null}
      {tooDear === null ? null : (
        <Text role="min" most={1} tone="bad" numberOfLines={1} adjustsFontSizeToFit style={{ flexShrink: 1 }}>
          {tooDear}
        </Text>
      )}
      {now < printed && tooDear === null ? (
        <Text role="min" most={1} tone="text3" style={{ textDecorationLine: 'line-through' }}>
          {printed}
        </Text>
      ) : null}
      {tooDear === null ? (
        <Text
          role="scoreSmall"
          most={1}
          accessibilityRole="text"
          style={{ fontSize: now < printed ? pill * 0.54 : pill * 0.66, lineHeight: pill * 0.8 }}
        >
          {now}
        </Text>
      ) : null}
    </View>
  );
}

/** Not now: the card lies in the dark. */
function Veil({ radius }: { readonly radius: number }) {
  const theme = useTheme();
  const color = theme.scheme === 'day' ? 'rgba(221, 211, 230, 0.6)' : 'rgba(13, 10, 34, 0.52)';
  return <View style={[ALL, { borderRadius: radius, backgroundColor: color }]} />;
}

function Chosen({ size }: { readonly size: number }) {
  return (
    <View
      style={{
        width: size,
        height: size,
        borderRadius: size / 2,
        backgroundColor: DONE,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Glyph name="check" size={size * 0.8} color="#FFFFFF" />
    </View>
  );
}
