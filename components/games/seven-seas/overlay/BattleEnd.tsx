import { ScrollView, View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { absolute } from '@/components/kit/frame/box';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import type { Raided } from '../battle';
import { endWords, homeWords } from '../battle-words';
import { FLEETS_LEAST } from '../layout';
import { DuelList } from './DuelList';
import type { BattleProps } from './DuelWords';

/** The battle is over: how it ended, and all its duels once more. */
export function BattleEnd({ layout, battle, end, seats }: BattleProps & { readonly end: Raided }) {
  const t = useWords();
  const theme = useTheme();
  const narrow = layout.duel.width < FLEETS_LEAST;
  return (
    <View
      testID="battle-end"
      style={[
        absolute(layout.duel),
        { borderRadius: RADIUS.panel, backgroundColor: theme.panelStrong, overflow: 'hidden' },
      ]}
    >
      <ScrollView contentContainerStyle={narrow ? { padding: 6, gap: 8 } : { padding: 10, gap: 2 }}>
        <Text role={narrow ? 'min' : 'label'} most={1.2} align="center">
          {/* In a narrow column what the prompt says already is left out. */}
          {narrow ? homeWords(end, seats, t) : endWords(end, seats, t)}
        </Text>
        <DuelList dice={battle.dice} duels={battle.duels} seats={seats} narrow={narrow} />
      </ScrollView>
    </View>
  );
}
