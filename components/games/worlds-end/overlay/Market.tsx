import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { TargetKey, Tray } from '@/components/kit/answers/Tray';
import type { Rect } from '@/components/kit/frame/box';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import type { WorldsEndAction } from '@/engine/games/worlds-end/actions';
import type { ShipId } from '@/engine/games/worlds-end/box';
import { BARGAIN, PORT_OFFER } from '@/engine/games/worlds-end/data/table';
import type { WorldsEndDecision } from '@/engine/games/worlds-end/decisions';
import { priceInPort } from '@/engine/games/worlds-end/public';
import type { PlayerView } from '@/engine/games/worlds-end/view';
import type { WorldsEndAsk } from '../asks';
import { shipFacts } from '../ships';
import { shipSpoken } from '../spoken';
import { seaWords } from '../words';
import { ShipCard } from './ShipCard';
import type { OverlayProps } from './props';
import { GOLD_SIGN } from './signs';

interface MarketProps extends OverlayProps {
  readonly room: Rect;
  readonly ask: WorldsEndAsk & { readonly decision: Extract<WorldsEndDecision, { kind: 'PORT_BUY' }> };
}

const WIDEST = 128;
const OWN = 62;

/** The cards of a port, what they cost now, what stays of the purse, and which ships they would join (look 16). */
export function Market({ room, ask, ...props }: MarketProps) {
  const t = useWords();
  const theme = useTheme();
  const { view, chosen, onTouch, open } = props;
  const { seat, about } = ask.decision;
  const player = view.players[seat] as PlayerView;
  const bought = chosen?.type === 'PORT_BUY' && 'shipId' in chosen ? chosen.shipId : null;
  const price = bought === null ? 0 : priceInPort(view, bought);
  const bargains = about.ships.some((ship) => priceInPort(view, ship) < shipFacts(view, ship).price);
  const width = Math.min(WIDEST, (Math.min(room.width, 460) - 2 * 10 - 2 * 8) / PORT_OFFER - 8);
  const find = (ship: ShipId) =>
    ask.legal.find((one) => one.type === 'PORT_BUY' && 'shipId' in one && one.shipId === ship);
  return (
    <Tray room={room} at="center" style={{ padding: 10, gap: 8 }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 10 }}>
        <Text role="header" level={2} most={1.2}>
          {player.flagship === null ? '' : t('worlds-end:market.title', { sea: seaWords(view, player.flagship, t) })}
        </Text>
        {bargains ? (
          <Text role="sub" tone="lamp">
            {t('worlds-end:market.bargain', { skill: t('worlds-end:skills.bargain.name'), ...BARGAIN })}
          </Text>
        ) : null}
      </View>
      <View style={{ flexDirection: 'row', justifyContent: 'center', gap: 8 }}>
        {about.ships.map((ship, i) => (
          <Offer
            key={ship}
            {...props}
            id={`target-${i}`}
            ship={ship}
            width={width}
            action={find(ship)}
            chosen={bought === ship}
            onTouch={onTouch}
          />
        ))}
      </View>
      {open ? (
        <View style={{ gap: 4 }}>
          <View style={{ flexDirection: 'row', justifyContent: 'space-between', columnGap: 10 }}>
            <Text role="sub">{t('worlds-end:places.yourSquadron')}</Text>
            <Text role="sub" tone="text2" style={{ flexShrink: 1, textAlign: 'right' }}>
              {t('worlds-end:market.joins')}
            </Text>
          </View>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
            {(player.squadron.ships ?? []).map((ship) => (
              <View key={ship} accessible accessibilityRole="image" accessibilityLabel={shipSpoken(view, ship, t)}>
                <ShipCard view={view} ship={ship} width={OWN} />
              </View>
            ))}
            {bought === null ? null : <Berth color={theme.lamp} />}
          </View>
        </View>
      ) : null}
      <Purse gold={player.gold} price={price} />
    </Tray>
  );
}

interface OfferProps extends Pick<OverlayProps, 'view' | 'onTouch'> {
  readonly id: string;
  readonly ship: ShipId;
  readonly width: number;
  /** Undefined: the purse does not allow it. */
  readonly action: WorldsEndAction | undefined;
  readonly chosen: boolean;
}

function Offer({ id, ship, width, action, chosen, view, onTouch }: OfferProps) {
  const t = useWords();
  const printed = shipFacts(view, ship).price;
  const now = priceInPort(view, ship);
  const spoken = [
    shipSpoken(view, ship, t),
    now < printed ? t('worlds-end:places.priceNow', { gold: now, old: printed }) : '',
  ];
  const piece = (
    <>
      <ShipCard view={view} ship={ship} width={width} />
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 5, minHeight: 30 }}>
        {chosen ? (
          <Glyph name="check" size={18} color="#2E9E7B" />
        ) : (
          <Icon name={GOLD_SIGN} size={16} color="#F0B63E" />
        )}
        {now < printed ? (
          <Text role="sub" tone="text3" style={{ textDecorationLine: 'line-through' }}>
            {printed}
          </Text>
        ) : null}
        <Text role="scoreSmall" most={1.2} accessibilityRole="text" tone={action ? 'text1' : 'textOff'}>
          {now}
        </Text>
      </View>
      {action ? null : (
        <Text role="min" tone="bad">
          {t('worlds-end:market.tooDear')}
        </Text>
      )}
    </>
  );
  if (!action) {
    return (
      <View
        accessible
        accessibilityRole="image"
        accessibilityLabel={[...spoken, t('worlds-end:market.tooDear')].filter(Boolean).join('. ')}
        style={{ alignItems: 'center', padding: 3, opacity: 0.7 }}
      >
        {piece}
      </View>
    );
  }
  return (
    <TargetKey
      id={id}
      spoken={[...spoken, t('worlds-end:places.canBeChosen')]}
      chosen={chosen}
      onPress={() => onTouch(action)}
      style={{ borderRadius: 12, alignItems: 'center', transform: [{ translateY: chosen ? 4 : 0 }] }}
    >
      {piece}
    </TargetKey>
  );
}

/** Where a chosen ship would lie. */
function Berth({ color }: { readonly color: string }) {
  return (
    <View
      style={{
        width: OWN,
        height: OWN * 1.4,
        borderRadius: 7,
        borderWidth: 2,
        borderStyle: 'dotted',
        borderColor: color,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Icon name="galleon" size={26} color={color} />
    </View>
  );
}

/** Gold, less the price, is what stays. */
function Purse({ gold, price }: { readonly gold: number; readonly price: number }) {
  const t = useWords();
  const theme = useTheme();
  const left = gold - price;
  return (
    <View
      accessible
      accessibilityLabel={t('worlds-end:market.purse', { gold, price, left })}
      testID="purse"
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 10,
        minHeight: 48,
        borderRadius: 14,
        backgroundColor: theme.panelStrong,
      }}
    >
      <Icon name={GOLD_SIGN} size={24} color="#F0B63E" />
      <Text role="score" most={1.2} accessibilityRole="text">
        {gold}
      </Text>
      {price > 0 ? (
        <>
          <Text role="score" most={1.2} accessibilityRole="text" tone="bad">
            {`− ${price}`}
          </Text>
          <Text role="score" most={1.2} accessibilityRole="text">
            {`= ${left}`}
          </Text>
          <Text role="sub">{t('worlds-end:market.left')}</Text>
        </>
      ) : null}
    </View>
  );
}
