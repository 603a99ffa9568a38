import type { ReactNode } from 'react';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { absolute } from '@/components/kit/frame/box';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import { GOODS } from '@/engine/games/seven-seas/data/goods';
import { BLACK_MARK, CHEST, ISLAND, LOOT_LOOK, RITUAL, SHIP, YIN_YANG } from '../looks';
import type { SeatPlace } from '../table-layout';
import { loadedOf } from '../raid-and-sale';
import { cardsWords, recordWords } from '../words';
import type { OverlayProps } from './props';
import { seatSpoken } from './seat-spoken';
import { SeatSigns } from './SeatSigns';
import { Stat } from './Stat';

/** Look 10: what is in danger glows like embers. */
const EMBER = '0 0 9px 1px rgba(255, 122, 78, 0.6)';

/** A player's things: tokens above, the fleet and what it carries below. */
export function OwnSide({ place, ...props }: OverlayProps & { readonly place: SeatPlace }) {
  const t = useWords();
  const theme = useTheme();
  const { layout, view, seats } = props;
  const { seat, rect } = place;
  const { scale, bay } = layout;
  const own = seat === layout.own.seat;
  const open = own && props.open;
  const active = layout.frame.around !== null && (own ? props.ask !== null : props.thinking === seat);
  const player = view.players[seat];
  if (!player) return null;
  const { free, owned, guards, supply, goods } = player;
  const tones = { color: theme.lamp, text: theme.text1, scale };
  const quiet = { color: theme.text3, text: theme.text2, scale };
  const bad = { color: theme.bad, text: theme.bad, scale };
  const rituals = player.hold + player.unsink > 0 && (
    <Stat icon={RITUAL} value={player.hold + player.unsink} {...tones} />
  );
  // 13.3: what is left in the hand when all is over costs a mark each.
  const left = view.lastRound > 0 && player.cards > 0;
  const spoken = [
    seatSpoken(player, view, seats, t),
    t('seven-seas:places.fleet', { owned, free, loaded: loadedOf(player), guards, supply }),
    `${t('seven-seas:places.goods')}: ${recordWords(goods, t)}`,
    open
      ? t('seven-seas:places.hand', { cards: cardsWords(view.hand, t) })
      : t('seven-seas:places.handClosed', { count: player.cards }),
  ];
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={spoken.join('. ')}
      testID={own ? 'own-side' : `seat-${seat}`}
      onPress={() => props.onInspect({ kind: 'seat', seat })}
      style={[
        absolute(rect),
        {
          borderRadius: RADIUS.panel,
          borderWidth: active ? 2 : 0,
          borderColor: theme.lampHot,
          paddingHorizontal: 12,
          justifyContent: 'space-evenly',
        },
      ]}
    >
      <Line>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8, flexShrink: 1 }}>
          <Emblem emblem={emblemOf(seats, seat)} size={28 * scale} />
          <View style={{ flexShrink: 1, gap: 2 }}>
            <Text role="label" most={1.2} numberOfLines={1}>
              {nameOf(seats, seat)}
            </Text>
            <SeatSigns player={player} view={view} size={16 * scale} roles />
          </View>
        </View>
        <Stat icon={CHEST} value={player.chests} {...tones} />
        <Stat icon={LOOT_LOOK.talisman.icon} value={player.talismans} {...quiet} />
        <Stat icon={YIN_YANG} value={player.yy} {...tones} />
        <Stat icon={BLACK_MARK} value={player.marks} {...(player.marks > 0 ? bad : quiet)} />
        {bay ? rituals : null}
        {bay && !left ? null : (
          <View style={left ? { borderRadius: RADIUS.slot, paddingHorizontal: 4, boxShadow: EMBER } : null}>
            <Stat
              icon="treasure-map"
              value={left ? `${player.cards} ×\u00a0−3` : player.cards}
              {...(left ? bad : tones)}
            />
          </View>
        )}
      </Line>
      {bay ? null : (
        <Line>
          <Stat icon={SHIP} value={`${free} / ${owned}`} {...tones} />
          <Stat icon={ISLAND} value={guards} {...(guards > 0 ? tones : quiet)} />
          {GOODS.map((good) => (
            <Stat key={good} icon={LOOT_LOOK[good].icon} value={goods[good]} {...(goods[good] > 0 ? tones : quiet)} />
          ))}
          {rituals}
        </Line>
      )}
    </Touch>
  );
}

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', columnGap: 8 }}>
      {children}
    </View>
  );
}
