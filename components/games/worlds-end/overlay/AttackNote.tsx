import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { absolute, bottomStrip } from '@/components/kit/frame/box';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { attackOn, isLastStake } from '../attack';
import { useFought } from '../battle/use-odds';
import { armadaThreat } from '../warnings';
import { fallsWithoutBattle } from '../table-facts';
import type { OverlayProps } from './props';

const HEIGHT = 44;
/** 13.9 */
const EVEN = 50;

/** 13.9, E-21: what is to be known before the next order, in one line: the attack that is likely lost or stakes everything, else the armada. */
export function AttackNote({ view, ask, layout, open }: OverlayProps) {
  const t = useWords();
  const theme = useTheme();
  const seat = layout.focus;
  const here = view.players[seat]?.flagship ?? null;
  const may = open && here !== null && (ask?.legal.some(({ type }) => type === 'ATTACK') ?? false);
  const attack = may && !fallsWithoutBattle(view, seat) ? attackOn(view, seat, here) : null;
  const percent = useFought(attack?.fought ?? null);
  const words = () => {
    if (percent !== null && attack !== null) {
      if (isLastStake(view, seat)) return t('worlds-end:warnings.bankrupt');
      if (percent < EVEN) return t('worlds-end:warnings.odds', { percent });
    }
    const threat = ask?.decision.kind === 'ACTIONS' ? armadaThreat(view, seat) : null;
    return threat && t(`worlds-end:warnings.${threat}`);
  };
  const told = words();
  if (told === null) return null;
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
          {told}
        </Text>
      </View>
    </View>
  );
}
