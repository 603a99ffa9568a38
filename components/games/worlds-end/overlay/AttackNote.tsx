import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { absolute, bottomStrip } from '@/components/kit/frame/box';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { attackOn, isLastStake } from '../attack';
import { useFought } from '../battle/use-odds';
import { fallsWithoutBattle } from '../table-facts';
import type { OverlayProps } from './props';

const HEIGHT = 44;
/** 13.9 */
const EVEN = 50;

/** Before an attack that is more likely lost than won, or that stakes everything: one warning, not two (13.9, E-21). */
export function AttackNote({ view, ask, layout, open }: OverlayProps) {
  const t = useWords();
  const theme = useTheme();
  const seat = layout.focus;
  const here = view.players[seat]?.flagship ?? null;
  const may = open && here !== null && (ask?.legal.some(({ type }) => type === 'ATTACK') ?? false);
  const attack = may && !fallsWithoutBattle(view, seat) ? attackOn(view, seat, here) : null;
  const percent = useFought(attack?.fought ?? null);
  if (percent === null || attack === null) return null;
  const all = isLastStake(view, seat);
  if (!all && percent >= EVEN) return null;
  return (
    <View
      pointerEvents="none"
      testID="attack-note"
      style={[absolute(bottomStrip(layout.map, HEIGHT)), { alignItems: 'center', justifyContent: 'center' }]}
    >
      <View
        style={{ borderRadius: RADIUS.strip, backgroundColor: theme.raised, paddingHorizontal: 12, paddingVertical: 6 }}
      >
        <Text role="sub" most={1.2} tone="bad" align="center">
          {all ? t('worlds-end:warnings.bankrupt') : t('worlds-end:warnings.odds', { percent })}
        </Text>
      </View>
    </View>
  );
}
