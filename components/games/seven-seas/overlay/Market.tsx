import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { absolute } from '@/components/kit/frame/box';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { GOODS } from '@/engine/games/seven-seas/data/goods';
import type { Bay } from '../table-layout';
import { LOOT_LOOK } from '../looks';
import { battleKey } from '../places';
import { cardWords, portWords, pricesIn } from '../words';
import type { OverlayProps } from './props';
import { Stat } from './Stat';

/** The port with what it pays, the deck, the last caravan or curse. */
export function Market({ layout, view, fought, onInspect }: OverlayProps) {
  const t = useWords();
  const theme = useTheme();
  const spoken = [
    portWords(view, t),
    t('seven-seas:places.deck', { count: view.deckCount }),
    view.playedTop ? t('seven-seas:places.lastCard', { card: cardWords(view.playedTop, t) }) : '',
  ];
  return (
    <>
      <Touch
        accessibilityRole="button"
        accessibilityLabel={spoken.filter(Boolean).join('. ')}
        testID="market"
        onPress={() => onInspect({ kind: 'market' })}
        style={[
          absolute(layout.market),
          {
            borderRadius: RADIUS.strip,
            ...(layout.bay ? null : PANEL),
          },
        ]}
      >
        {layout.bay ? <Signs bay={layout.bay} view={view} /> : layout.twin ? null : <Prices view={view} />}
      </Touch>
      {fought ? (
        <Touch
          accessibilityRole="button"
          accessibilityLabel={t('seven-seas:battle.last')}
          testID="last-battle"
          onPress={() => onInspect({ kind: 'battle' })}
          style={[
            absolute(battleKey(layout)),
            {
              borderRadius: SIZE.touch / 2,
              backgroundColor: theme.panelStrong,
              alignItems: 'center',
              justifyContent: 'center',
            },
          ]}
        >
          <Icon name="crossed-sabres" size={24} color={theme.lamp} />
        </Touch>
      ) : null}
    </>
  );
}

const PANEL = {
  flexDirection: 'row',
  alignItems: 'center',
  paddingHorizontal: 10,
  gap: 8,
  overflow: 'hidden',
} as const;

/** In a panel, where there is no room for things. */
function Prices({ view }: Pick<OverlayProps, 'view'>) {
  const t = useWords();
  const theme = useTheme();
  const prices = pricesIn(view.port, view.options.startPortRum);
  const best = Math.max(...prices);
  return (
    <>
      <Icon name="anchor" size={22} color={theme.lamp} />
      <Text role="label" most={1.1} numberOfLines={2} style={{ flex: 1, minWidth: 60 }}>
        {t(`seven-seas:ports.${view.port}`)}
      </Text>
      <View style={{ flexDirection: 'row', gap: 4 }}>
        {GOODS.map((good, i) => {
          const top = prices[i] === best;
          return (
            <View
              key={good}
              style={{
                borderRadius: 8,
                paddingHorizontal: 6,
                paddingVertical: 4,
                backgroundColor: top ? theme.button.primary.face : theme.panel,
              }}
            >
              <Stat
                icon={LOOT_LOOK[good].icon}
                value={prices[i] ?? 1}
                color={top ? theme.button.primary.text : theme.lamp}
                text={top ? theme.button.primary.text : theme.text1}
              />
            </View>
          );
        })}
      </View>
      <Stat icon="treasure-map" value={view.deckCount} color={theme.text2} text={theme.text2} />
    </>
  );
}

/** Over the harbour: how many cards the deck has. Its name is drawn: what is revealed lies over it. */
function Signs({ bay, view }: Pick<OverlayProps, 'view'> & { readonly bay: Bay }) {
  const theme = useTheme();
  const { deck, harbour } = bay;
  const here = absolute({ ...deck, x: deck.x - harbour.x, y: deck.y - harbour.y });
  return (
    <View style={[here, { alignItems: 'center', justifyContent: 'center' }]}>
      <Stat icon="treasure-map" value={view.deckCount} color={theme.lamp} text={theme.text1} />
    </View>
  );
}
