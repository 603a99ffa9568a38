import { ScrollView, View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import type { Raided } from '../battle';
import { endWords } from '../battle-words';
import { box } from '../places';
import { DuelList } from './DuelList';
import type { BattleProps } from './DuelWords';

/** The battle is over: how it ended, and all its duels once more. */
export function BattleEnd({ layout, battle, end, seats }: BattleProps & { readonly end: Raided }) {
  const t = useWords();
  const theme = useTheme();
  return (
    <View
      testID="battle-end"
      style={[box(layout.duel), { borderRadius: RADIUS.panel, backgroundColor: theme.panelStrong, overflow: 'hidden' }]}
    >
      <ScrollView contentContainerStyle={{ padding: 10, gap: 2 }}>
        <Text role="label" most={1.2} align="center">
          {endWords(end, seats, t)}
        </Text>
        <DuelList dice={battle.dice} duels={battle.duels} seats={seats} />
      </ScrollView>
    </View>
  );
}
