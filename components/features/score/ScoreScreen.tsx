import { faceOf } from '@/components/games/registry';
import { Redirect, router } from 'expo-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWindowDimensions, View } from 'react-native';
import { reasonWords, troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { keepForGood } from '@/components/features/offline/keep-for-good';
import { canReplay } from '@/components/play/matches/reel';
import { useOpened } from '@/components/play/matches/opened';
import { start } from '@/components/play/matches/start';
import { NewMarks } from '@/components/features/stats/NewMarks';
import { TroubleScreen } from '@/components/kit/trouble/TroubleScreen';
import { Button } from '@/components/ui/button';
import { Key } from '@/components/ui/key';
import { Screen } from '@/components/ui/screen';
import { Text } from '@/components/ui/text';
import { InGame, useTextScale } from '@/components/ui/theme/context';
import { SIZE } from '@/components/ui/theme/tokens';
import type { Match, Outcome } from '@/engine';
import type { GameFace } from '@/components/kit/face';
import { knownBefore, linesOfStep, toldLog } from '@/components/play/log/lines';
import { LogSheet } from '@/components/play/log/LogSheet';
import { emblemOf } from '@/components/kit/people/seats';
import { verdictWords } from '@/components/kit/people/sides';
import { ScoreTable, tableWidth } from './ScoreTable';
import { useCount } from './use-count';
import { Victory } from './Victory';

/** Wide enough for the winner beside the sheet; where both sides of a screen are as long, all of it has room. */
const BESIDE = 700;
/** A sheet under the picture of the winner is read at this width. */
const WIDEST = 860;

/** On a phone the sheet counts more than the picture; with room the picture takes what the sheet leaves. */
function pictureHeight(height: number, beside: boolean, roomy: boolean): number {
  if (beside) return roomy ? height * 0.48 : Math.min(height * 0.5, 260);
  return roomy ? height * 0.27 : Math.min(height * 0.19, 230);
}

const EVEN = { flexGrow: 1, flexBasis: 160 } as const;

const toShelf = () => router.dismissTo('/');

/** How a finished match of this device ended. */
export function ScoreScreen({ id }: { readonly id: string }) {
  const t = useWords();
  const opened = useOpened(id);
  if (!opened) return <Screen testID="opening">{null}</Screen>;
  if (!opened.ok) return <TroubleScreen testID="no-match" text={troubleWords(opened.trouble, t)} onShelf={toShelf} />;
  const { match } = opened.value;
  const face = faceOf(match.game.manifest.id);
  const outcome = match.outcome();
  if (!face) return <TroubleScreen testID="no-match" text={t('app:trouble.noGame')} onShelf={toShelf} />;
  if (!outcome) return <Redirect href={{ pathname: '/play/[id]', params: { id } }} />;
  return (
    <InGame game={face.id}>
      <Score id={id} match={match} face={face} outcome={outcome} />
    </InGame>
  );
}

interface ScoreProps {
  readonly id: string;
  readonly match: Match;
  readonly face: GameFace;
  readonly outcome: Outcome;
}

function Score({ id, match, face, outcome }: ScoreProps) {
  const t = useWords();
  const scale = useTextScale();
  const [log, setLog] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(keepForGood, []);
  /** Two touches on the way to the table deal one match. */
  const away = useRef(false);
  const { seats } = match;
  const { winners } = outcome;
  const sheet = face.sheet(match.view(null), outcome, t);
  const count = useCount(sheet.rows.length);
  const { width, height } = useWindowDimensions();
  const beside = width > height && width >= BESIDE;
  const roomy = Math.min(width, height) >= BESIDE;
  const again = () => {
    const options = match.options as Parameters<typeof start>[1]['options'];
    if (away.current) return;
    const started = start(face.id, { seats, options }, '');
    away.current = 'id' in started;
    if ('id' in started) router.replace({ pathname: '/play/[id]', params: { id: started.id } });
    else if ('refused' in started) setRefusal(reasonWords(started.refused, face.id, seats, t));
    else setRefusal(troubleWords(started.trouble, t));
  };
  // Under the sheet, so that nothing moves when it comes; beside it there is room from the first.
  const more = (
    <View style={{ flexGrow: beside ? 1 : 0, justifyContent: 'flex-end', gap: 8 }}>
      {count.over ? <NewMarks match={match} /> : null}
      <View style={{ flexGrow: beside ? 1 : 0 }} />
      <Text role="note" tone="text3" align="center" testID="seed-shown">
        {t('app:score.seed', { seed: match.seed })}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
        <Button kind="ghost" label={t('app:score.log')} onPress={() => setLog(true)} testID="open-log" style={EVEN} />
        <Button
          kind="ghost"
          label={t('replay:open')}
          off={canReplay(match) ? null : t('replay:otherRules')}
          onRefuse={setRefusal}
          onPress={() => router.push({ pathname: '/replay/[id]', params: { id } })}
          testID="open-replay"
          style={EVEN}
        />
      </View>
    </View>
  );
  return (
    <View
      style={{ flex: 1 }}
      // One touch anywhere ends the count; it still reaches what it touches.
      onStartShouldSetResponderCapture={() => {
        count.skip();
        return false;
      }}
    >
      <Screen
        testID="score"
        width={beside ? 1280 : WIDEST}
        head={
          <View style={{ flexDirection: 'row', alignItems: 'center', minHeight: SIZE.header }}>
            <Key glyph="back" label={t('app:score.back')} onPress={toShelf} testID="to-shelf" />
            <Text role="label" align="center" tone="text2" style={{ flex: 1, marginRight: SIZE.touch }}>
              {t(`app:games.${face.id}.title`)}
            </Text>
          </View>
        }
        foot={
          <View style={{ gap: 8 }}>
            {refusal ? (
              <Text tone="bad" align="center">
                {refusal}
              </Text>
            ) : null}
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
              <Button
                label={t('stats:fairness.button')}
                sub={t('stats:fairness.buttonNote')}
                onPress={() => router.push({ pathname: '/fairness/[id]', params: { id } })}
                testID="open-fairness"
                // Large letters: one key below the other, no word broken.
                style={{ flexGrow: 1, flexBasis: 100 * Math.max(1.3, scale) }}
              />
              <Button
                kind="primary"
                label={t('app:score.again')}
                onPress={again}
                testID="play-again"
                style={{ flexGrow: 2, flexBasis: 180 }}
              />
            </View>
          </View>
        }
      >
        <View style={{ flexGrow: 1, flexDirection: beside ? 'row' : 'column', gap: 12 }}>
          <View style={beside ? { flexGrow: 1, flexShrink: 1, flexBasis: 300, gap: 12 } : null}>
            <View>
              <Victory
                game={face.id}
                emblems={count.over ? winners.map((seat) => emblemOf(seats, seat)) : []}
                height={pictureHeight(height, beside, roomy)}
                framed={beside || width > WIDEST}
              />
              {count.over ? (
                <Text role="title" align="center" testID="winner">
                  {verdictWords(seats, outcome, t)}
                </Text>
              ) : (
                <Text role="title" align="center" tone="text2" testID="counting">
                  {t('app:score.counting')}
                </Text>
              )}
              <Text role="note" tone="text2" align="center" style={{ opacity: count.over ? 1 : 0 }}>
                {sheet.reason}
              </Text>
            </View>
            {beside ? more : null}
          </View>
          <View
            style={beside ? { flexGrow: 1, flexBasis: tableWidth(seats.length), maxWidth: '68%' } : { flexGrow: 1 }}
          >
            <ScoreTable
              sheet={sheet}
              seats={seats}
              sides={match.sides}
              winners={count.over ? winners : []}
              told={count.rows}
              roomy={roomy}
            />
          </View>
        </View>
        {beside ? null : more}
        {log ? <ScoreLog match={match} face={face} onClose={() => setLog(false)} /> : null}
      </Screen>
    </View>
  );
}

type ScoreLogProps = Pick<ScoreProps, 'match' | 'face'> & { readonly onClose: () => void };

function ScoreLog({ match, face, onClose }: ScoreLogProps) {
  const t = useWords();
  const tell = useMemo(
    () => () => toldLog(match, [], match.log.length, (step) => linesOfStep(step, face, match, null, t)),
    [match, face, t],
  );
  return (
    <LogSheet
      tell={tell}
      seats={match.seats}
      signs={face.signWords?.(t)}
      before={knownBefore(face, match, match.view(null), t)}
      onClose={onClose}
    />
  );
}
