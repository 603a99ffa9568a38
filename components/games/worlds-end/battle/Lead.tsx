import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { absolute, type Rect } from '@/components/kit/frame/box';
import { emblemOf } from '@/components/kit/people/seats';
import { cast } from '@/components/kit/told';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { COLOUR, RADIUS } from '@/components/ui/theme/tokens';
import type { Seat, SeatSetup } from '@/engine';
import { fameSum } from '@/engine/games/worlds-end/public';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';

const PANEL = 'rgba(12, 10, 20, 0.5)';

interface LeadProps {
  readonly view: WorldsEndView;
  readonly seats: readonly SeatSetup[];
  readonly fighter: Seat;
  readonly rect: Rect;
  /** In a hundred: how often the fighter would win. */
  readonly odds: number | null;
}

/** Look 20.4: who meets the armada, and with how much fame. It is night there, whatever the hour of the room. */
export function Lead({ view, seats, fighter, rect, odds }: LeadProps) {
  const t = useWords();
  const fame = view.players[fighter]?.fame;
  const leads = t('worlds-end:armada.lead', {
    ...cast({ t, seats }, { name: fighter }),
    fame: fame ? fameSum(fame) : 0,
  });
  const { text1, text2 } = COLOUR.night;
  return (
    <View
      accessible
      testID="leads"
      style={[
        absolute(rect),
        {
          flexDirection: 'row',
          alignItems: 'center',
          gap: 12,
          paddingHorizontal: 8,
          borderRadius: RADIUS.strip,
          backgroundColor: PANEL,
        },
      ]}
    >
      <Emblem emblem={emblemOf(seats, fighter)} size={34} />
      <View style={{ flex: 1 }}>
        <Text role="label" most={1.15} color={text1} numberOfLines={1}>
          {leads}
        </Text>
        {odds === null ? null : (
          <Text role="min" most={1.15} color={text2} numberOfLines={1}>
            {t('worlds-end:battle.odds', { percent: odds })}
          </Text>
        )}
      </View>
    </View>
  );
}
