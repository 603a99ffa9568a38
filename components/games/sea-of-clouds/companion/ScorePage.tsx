import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { resultOf } from '@/engine/companion/sea-of-clouds/result';
import { ScoreShare } from '@/components/kit/companion/ScoreShare';
import { SeatTabs } from '@/components/kit/companion/SeatTabs';
import type { SeatProps } from './pages';
import { scoreText, verdictOf } from './score-text';
import { ScoreFields } from './ScoreFields';
import { ScoreTable } from './ScoreTable';

/** 7: the score sheet with everybody's totals, and the fields of one captain. */
export function ScorePage({ sheet, tap, seat, onSeat }: SeatProps & { readonly onSeat: (seat: number) => void }) {
  const t = useWords();
  const theme = useTheme();
  const result = resultOf(sheet);
  const { title, why } = verdictOf(sheet, result, t);
  return (
    <View style={{ gap: 10 }}>
      <SeatTabs
        label={t('companion:players')}
        seats={sheet.players.map(({ name, emblem }, at) => ({
          emblem,
          label: t('companion:score.points', { name, count: result.lines[at]?.total ?? 0 }),
          value: result.lines[at]?.total ?? 0,
        }))}
        chosen={seat}
        onChoose={onSeat}
      />
      <View>
        <Text role="title" testID="winner">
          {title}
        </Text>
        {why ? (
          <Text tone="text2" testID="reason">
            {why}
          </Text>
        ) : null}
      </View>
      <ScoreTable sheet={sheet} result={result} />
      {sheet.finished ? (
        <>
          <ScoreShare text={scoreText(sheet, result, t)} />
          <Button label={t('companion:score.reopen')} onPress={() => tap({ type: 'reopen' })} testID="reopen" />
        </>
      ) : (
        <View style={{ gap: 8, padding: 12, borderRadius: RADIUS.panel, backgroundColor: theme.panelStrong }}>
          <Text role="section">{sheet.players[seat]?.name}</Text>
          <ScoreFields sheet={sheet} tap={tap} seat={seat} />
        </View>
      )}
    </View>
  );
}
