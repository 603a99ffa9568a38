import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { useWords } from '@/components/i18n/words';
import { absolute } from '@/components/kit/frame/box';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import type { Theme } from '@/components/ui/theme/theme';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { boxOf } from '@/engine/games/sea-of-clouds/box';
import type { PlayerView } from '@/engine/games/sea-of-clouds/view';
import type { ZoneKey, ZonePlace } from '../layout';
import { COIN, CREW, SECRET, TYPE_LOOK } from '../looks';
import { cardsWords, relicSets, setsWords } from '../words';
import { type OverlayProps } from './props';
import { Coin } from './Sign';

/** The nearest captain's board, zone by zone. Rum and secrets are held up, the rest is touched. */
export function Zones(props: OverlayProps) {
  return props.layout.zones.map((place) => <Zone key={place.zone} {...props} place={place} />);
}

function Zone({ place, layout, view, shared, held, onHold, onInspect }: OverlayProps & { readonly place: ZonePlace }) {
  const t = useWords();
  const theme = useTheme();
  const { zone, rect } = place;
  const player = view.players[layout.focus];
  if (!player) return null;
  const { count } = signOf(zone, player, theme);
  const hidden = zone === 'rum' || zone === 'secrets';
  const mine = hidden && shared;
  const name = t(`sea-of-clouds:zones.${zone}`);
  const open = zone === 'crew' || zone === 'objects' || zone === 'relics';
  const content = open ? `. ${cardsWords(view, player[zone], t)}` : '';
  const sets = zone === 'relics' ? setsWords(relicSets(boxOf(view.options), player.relics), t) : [];
  const hint = mine ? `. ${t('sea-of-clouds:places.hold')}` : '';
  return (
    <Touch
      quiet={mine}
      accessibilityRole="button"
      accessibilityLabel={[`${name}: ${count}${content}${hint}`, ...sets].join('. ')}
      testID={`zone-${zone}`}
      onPress={() => (mine ? undefined : onInspect({ kind: 'zone', seat: layout.focus, zone }))}
      {...(mine && { onPressIn: () => onHold('own'), onPressOut: () => onHold(null) })}
      style={absolute(rect)}
    >
      <ZoneFace zone={zone} rect={rect} player={player} lit={held === 'own' && hidden} />
    </Touch>
  );
}

interface ZoneFaceProps extends ZonePlace {
  readonly player: PlayerView;
  readonly lit?: boolean;
}

/** A zone as it looks: its sign, how much lies in it, its name. */
export function ZoneFace({ zone, rect, player, lit = false }: ZoneFaceProps) {
  const t = useWords();
  const theme = useTheme();
  const { icon, color, count } = signOf(zone, player, theme);
  const name = t(`sea-of-clouds:zones.${zone}`);
  const narrow = rect.width < 92;
  const small = rect.height < 58;
  return (
    <View
      style={{
        flex: 1,
        borderRadius: RADIUS.strip,
        backgroundColor: theme.panelStrong,
        borderWidth: 1,
        borderColor: lit ? theme.lampHot : theme.line,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
        {icon === 'coin' ? (
          <Coin size={narrow ? 19 : 24} />
        ) : (
          <Icon name={icon} size={narrow ? 19 : 24} color={color} />
        )}
        <Text role={narrow ? 'boxTitle' : 'scoreSmall'} most={1.1} accessibilityRole="text">
          {count}
        </Text>
      </View>
      <Text
        role="min"
        most={1}
        numberOfLines={1}
        tone="text2"
        style={small || narrow ? smallIn(rect.width, name) : null}
      >
        {name}
      </Text>
    </View>
  );
}

/** So that the whole word is there. */
const smallIn = (width: number, word: string) => ({
  fontSize: Math.min(12, (width - 4) / (word.length * 0.56)),
  lineHeight: 14,
});

function signOf(
  zone: ZoneKey,
  player: PlayerView,
  theme: Theme,
): { icon: IconName | 'coin'; color: string; count: number } {
  switch (zone) {
    case 'crew':
      return { icon: CREW, color: theme.ember, count: player.strength };
    case 'objects':
      return { icon: TYPE_LOOK.object.icon, color: theme.lamp, count: player.objects.length };
    case 'relics':
      return { icon: TYPE_LOOK.relic.icon, color: theme.good, count: player.relics.length };
    case 'rum':
      return { icon: TYPE_LOOK.rum.icon, color: theme.lamp, count: player.rum.count };
    case 'secrets':
      return { icon: SECRET, color: theme.lamp, count: player.secrets.count };
    case 'doubloons':
      return { icon: 'coin', color: COIN, count: player.doubloons };
  }
}
