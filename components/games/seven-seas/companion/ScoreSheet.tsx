import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Emblem } from '@/components/ui/emblem';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { bestSale, resultOf } from '@/engine/companion/seven-seas/result';
import { ScoreShare } from '@/components/kit/companion/ScoreShare';
import { Stepper } from '@/components/kit/companion/Stepper';
import type { Over, PageProps } from './pages';
import { partsWords, points, scoreText } from './score-text';
import { UndoFoot, type FootProps } from '@/components/kit/companion/UndoFoot';
import { fieldWords } from './words';

interface ScoreSheetProps extends PageProps, FootProps {
  readonly onOver: (over: Over | null) => void;
  readonly why: string | null;
}

/** 7: the final sale, the cards left in each hand, and the score sheet with what tells equals apart. */
export function ScoreSheet({ sheet, tap, onOver, onUndo, refused, why }: ScoreSheetProps) {
  const t = useWords();
  const theme = useTheme();
  const { lines, winners, reason } = resultOf(sheet);
  const names = winners.map((seat) => sheet.players[seat]?.name ?? '').join(', ');
  return (
    <Sheet
      open
      title={t('companion-seven-seas:scoring')}
      closeLabel={t('app:common.close')}
      onClose={() => onOver(null)}
      testID="score-sheet"
      foot={
        <UndoFoot onUndo={onUndo} refused={refused}>
          {sheet.finished ? (
            <Button
              label={t('companion:score.reopen')}
              onPress={() => tap({ type: 'reopen' })}
              testID="reopen"
              style={{ flex: 1 }}
            />
          ) : (
            <Button
              kind="primary"
              label={t('companion:score.finish')}
              off={why}
              onPress={() => tap({ type: 'finish' })}
              testID="finish"
              style={{ flex: 1 }}
            />
          )}
        </UndoFoot>
      }
    >
      {sheet.finished ? (
        <View style={{ gap: 2 }}>
          <Text role="title" testID="winner">
            {t(winners.length > 1 ? 'companion:score.winners' : 'companion:score.winner', { name: names, names })}
          </Text>
          {reason === 'score' ? null : (
            <Text tone="text2" testID="reason">
              {t(`companion-seven-seas:ties.${reason}`)}
            </Text>
          )}
        </View>
      ) : null}
      {lines.map((line) => {
        const player = sheet.players[line.seat];
        if (!player) return null;
        const cargo = player.goods.some((count) => count > 0);
        const sale = bestSale(sheet, line.seat);
        const deals = sale.deals[0] + sale.deals[1] + sale.deals[2];
        return (
          <View
            key={line.seat}
            style={{ gap: 6, padding: 12, borderRadius: RADIUS.panel, backgroundColor: theme.raised }}
          >
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: 10 }}>
              <Emblem emblem={player.emblem} size={36} />
              <Text role="section" style={{ flex: 1 }}>
                {player.name}
              </Text>
              <Text role="title" accessibilityRole="text" testID={`score-${line.seat}`}>
                {points(line.score)}
              </Text>
            </View>
            <Text tone="text2">{partsWords(line, t)}</Text>
            {sheet.finished ? null : (
              <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
                <Stepper
                  label={fieldWords('cards', t)}
                  value={player.cards}
                  onStep={(by) => {
                    if (player.cards + by >= 0)
                      tap({ type: 'set', seat: line.seat, field: 'cards', value: player.cards + by });
                  }}
                  testID={`left-${line.seat}`}
                />
                {cargo ? (
                  <Button
                    label={t('companion-seven-seas:final.sell', { count: sale.chests })}
                    {...(deals > 0 ? { sub: t('companion-seven-seas:final.deals', { count: deals }) } : {})}
                    onPress={() => tap({ type: 'final-sale', seat: line.seat, deals: sale.deals })}
                    testID={`final-${line.seat}`}
                    style={{ flexGrow: 1 }}
                  />
                ) : null}
              </View>
            )}
          </View>
        );
      })}
      <ScoreShare text={scoreText(sheet, t)} />
    </Sheet>
  );
}
