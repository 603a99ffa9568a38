import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Emblem } from '@/components/ui/emblem';
import { Live } from '@/components/ui/live';
import { Text, type TextTone } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { pieceOf } from '@/engine/companion/dead-mans-draw/pieces';
import type { Result } from '@/engine/companion/dead-mans-draw/result';
import { rulesFor } from '@/engine/companion/dead-mans-draw/sheet';
import type { PageProps } from './pages';
import { namesWords, pieceWords } from './words';

interface VerdictProps extends PageProps {
  readonly result: Result;
}

/** What the sheet has to say by itself: doubles, limits, and in the end who has won. */
export function Verdict({ sheet, tap, result }: VerdictProps) {
  const t = useWords();
  const { players } = sheet;
  const { suddenDeath, cap } = rulesFor(sheet);
  const names = (seats: readonly number[]) => namesWords(players, seats);
  return (
    <>
      {result.duplicates.map(({ suit, value, seats }) => (
        <Line key={`${suit}${value}`} tone="bad" testID="duplicate">
          {t('companion:score.duplicate', { card: pieceWords(pieceOf(suit, value), t), names: names(seats) })}
        </Line>
      ))}
      {result.reached.length > 0 ? (
        <Line tone="lamp" testID="reached">
          {t('companion:score.reached', { names: names(result.reached), limit: suddenDeath })}
        </Line>
      ) : null}
      {result.askReached ? <AskReached sheet={sheet} tap={tap} result={result} /> : null}
      {result.drowned.length > 0 ? (
        <Line tone="bad" testID="drowned">
          {t('companion:score.drowned', { names: names(result.drowned), limit: cap })}
        </Line>
      ) : null}
      {sheet.finished ? <Winner sheet={sheet} tap={tap} result={result} /> : null}
    </>
  );
}

interface LineProps {
  readonly tone: TextTone;
  readonly testID: string;
  readonly children: string;
}

function Line({ tone, testID, children }: LineProps) {
  return (
    <Text role="label" tone={tone} testID={testID} accessibilityLiveRegion="polite">
      {children}
    </Text>
  );
}

function AskReached({ sheet, tap, result }: VerdictProps) {
  const t = useWords();
  const { suddenDeath } = rulesFor(sheet);
  return (
    <View style={{ gap: 6 }} testID="ask-reached">
      <Text role="label">{t('companion:score.askReached', { limit: suddenDeath })}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
        {result.reached.map((seat) => (
          <Touch
            key={seat}
            accessibilityRole="button"
            accessibilityLabel={sheet.players[seat]?.name ?? ''}
            testID={`reached-${seat}`}
            onPress={() => tap({ type: 'reached', seat })}
            style={{ minWidth: SIZE.touch, minHeight: SIZE.touch, flexDirection: 'row', alignItems: 'center', gap: 6 }}
          >
            <Emblem emblem={sheet.players[seat]?.emblem ?? 1} size={40} />
            <Text role="label">{sheet.players[seat]?.name ?? ''}</Text>
          </Touch>
        ))}
      </View>
    </View>
  );
}

function Winner({ sheet, tap, result }: VerdictProps) {
  const t = useWords();
  const theme = useTheme();
  const { winners, reason } = result.outcome;
  const names = namesWords(sheet.players, winners);
  return (
    <Live
      testID="verdict"
      style={{
        gap: 8,
        padding: 16,
        alignItems: 'center',
        borderRadius: RADIUS.panel,
        backgroundColor: theme.panelStrong,
      }}
    >
      <View style={{ flexDirection: 'row', gap: 8 }}>
        {winners.map((seat) => (
          <Emblem key={seat} emblem={sheet.players[seat]?.emblem ?? 1} size={72} />
        ))}
      </View>
      <Text role="title" align="center" testID="winner">
        {winners.length === 1 ? t('companion:score.winner', { name: names }) : t('companion:score.winners', { names })}
      </Text>
      <Text role="note" tone="text2" align="center">
        {t(`dead-mans-draw:outcomes.${reason as Reason}`)}
      </Text>
      <Text role="note" tone="text3" align="center">
        {t('companion:score.finished')}
      </Text>
      <Button
        kind="ghost"
        label={t('companion:score.reopen')}
        onPress={() => tap({ type: 'reopen' })}
        testID="reopen"
      />
    </Live>
  );
}

type Reason = 'score' | 'sudden-death' | 'more-cards' | 'shared';
