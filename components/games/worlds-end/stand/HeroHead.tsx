import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { absolute, type Rect } from '@/components/kit/frame/box';
import { emblemOf } from '@/components/kit/people/seats';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import type { Seat, SeatSetup } from '@/engine';
import { BARGAIN } from '@/engine/games/worlds-end/data/table';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import { heroOf } from '../spoken';

interface HeroHeadProps {
  readonly rect: Rect;
  readonly seat: Seat;
  readonly view: WorldsEndView;
  readonly seats: readonly SeatSetup[];
  /** The hero pays less here (2.10). */
  readonly bargains: boolean;
}

/** Who buys, and what the hero gets out of it. */
export function HeroHead({ rect, seat, view, seats, bargains }: HeroHeadProps) {
  const t = useWords();
  const theme = useTheme();
  const player = view.players[seat];
  if (!player) return null;
  return (
    <View
      accessible
      testID="market-head"
      style={[
        absolute(rect),
        {
          flexDirection: 'row',
          alignItems: 'center',
          gap: 12,
          paddingHorizontal: 12,
          borderRadius: RADIUS.strip,
          backgroundColor: theme.panelStrong,
        },
      ]}
    >
      <Emblem emblem={emblemOf(seats, seat)} size={Math.min(48, rect.height - 14)} />
      <View style={{ flex: 1 }}>
        <Text role="label" most={1.05} numberOfLines={1}>
          {heroOf(view, player, t)}
        </Text>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
          {bargains ? <Icon name="scales" size={18} color={theme.lamp} /> : null}
          <Text role="min" most={1.05} tone={bargains ? 'text1' : 'text2'} numberOfLines={2} style={{ flexShrink: 1 }}>
            {bargains
              ? t('worlds-end:market.bargain', { skill: t('worlds-end:skills.bargain.name'), ...BARGAIN })
              : t('worlds-end:market.noneChosen')}
          </Text>
        </View>
      </View>
    </View>
  );
}
