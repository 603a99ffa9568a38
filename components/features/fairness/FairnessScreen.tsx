import { goBack } from '@/components/ui/go-back';
import { faceOf, moduleOf } from '@/components/games/registry';
import { router } from 'expo-router';
import { useRef, useState } from 'react';
import { View } from 'react-native';
import { reasonWords, troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { canReplay } from '@/components/play/matches/reel';
import { useOpened } from '@/components/play/matches/opened';
import { start } from '@/components/play/matches/start';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import { TroubleScreen } from '@/components/kit/trouble/TroubleScreen';
import { Button } from '@/components/ui/button';
import { Emblem } from '@/components/ui/emblem';
import { Header } from '@/components/ui/header';
import { Row } from '@/components/ui/row';
import { Screen } from '@/components/ui/screen';
import { Text } from '@/components/ui/text';
import { InGame } from '@/components/ui/theme/context';
import { LUCK_NAME } from '@/engine/core/luck';
import type { Match } from '@/engine';
import { luckOf } from '@/engine/stats/read';
import { LuckSection } from './LuckSection';

const toShelf = () => router.dismissTo('/');

/** Where the luck of a finished match came from, and how it fell. */
export function FairnessScreen({ id }: { readonly id: string }) {
  const t = useWords();
  const opened = useOpened(id);
  if (!opened) return <Screen testID="opening">{null}</Screen>;
  if (!opened.ok) return <TroubleScreen testID="no-match" text={troubleWords(opened.trouble, t)} onShelf={toShelf} />;
  const { match, advised } = opened.value;
  const game = match.game.manifest.id;
  if (!faceOf(game)) return <TroubleScreen testID="no-match" text={t('app:trouble.noGame')} onShelf={toShelf} />;
  // The seed would tell every card that is still to come.
  if (!match.outcome()) return <TroubleScreen testID="not-over" text={t('stats:fairness.notOver')} onShelf={toShelf} />;
  return (
    <InGame game={game}>
      <Fairness id={id} match={match} advised={advised} />
    </InGame>
  );
}

interface FairnessProps {
  readonly id: string;
  readonly match: Match;
  /** How often each seat has asked the Captain. */
  readonly advised: readonly number[];
}

function Fairness({ id, match, advised }: FairnessProps) {
  const t = useWords();
  const stats = moduleOf(match.game.manifest.id)?.stats;
  const [luck] = useState(() => luckOf(match, stats));
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Two touches on the way to the table deal one match. */
  const away = useRef(false);
  const { seats, seed } = match;
  const game = match.game.manifest.id;
  const replay = canReplay(match);
  const back = () => goBack();
  const again = () => {
    const options = match.options as Parameters<typeof start>[1]['options'];
    if (away.current) return;
    const started = start(game, { seats, options }, seed);
    away.current = 'id' in started;
    if ('id' in started) router.replace({ pathname: '/play/[id]', params: { id: started.id } });
    else if ('refused' in started) setRefusal(reasonWords(started.refused, game, seats, t));
    else setRefusal(troubleWords(started.trouble, t));
  };
  return (
    <Screen
      testID="fairness"
      head={<Header title={t('stats:fairness.title')} back={{ label: t('app:common.back'), onPress: back }} />}
      foot={
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
          <Button
            label={t('replay:title')}
            off={replay ? null : t('replay:otherRules')}
            onRefuse={setRefusal}
            onPress={() => router.push({ pathname: '/replay/[id]', params: { id } })}
            testID="open-replay"
            style={{ flexGrow: 1, flexBasis: 130 }}
          />
          <Button
            kind="primary"
            label={t('stats:fairness.sameSeed')}
            onPress={again}
            testID="same-seed"
            style={{ flexGrow: 2, flexBasis: 180 }}
          />
        </View>
      }
    >
      {refusal ? (
        <Text tone="bad" accessibilityLiveRegion="assertive" testID="refusal">
          {refusal}
        </Text>
      ) : null}
      <Text role="section">{t('stats:fairness.source')}</Text>
      <Row title={t('stats:fairness.seed')} sub={seed} testID="fair-seed" />
      <Row title={t('stats:fairness.generator')} sub={t('stats:fairness.generatorNote', { name: LUCK_NAME })} />
      <Text tone="text2">{t('stats:fairness.howDealt')}</Text>
      <Text tone="text2" testID="can-replay">
        {replay ? t('stats:fairness.canReplay') : t('replay:otherRules')}
      </Text>
      {advised.some((times) => times > 0) ? (
        <>
          <Text role="section">{t('app:advice.used')}</Text>
          {seats.map((_, seat) =>
            advised[seat] ? (
              <Row
                key={seat}
                title={nameOf(seats, seat)}
                sub={t('app:advice.times', { count: advised[seat] })}
                left={<Emblem emblem={emblemOf(seats, seat)} size={28} />}
                testID={`advised-${seat}`}
              />
            ) : null,
          )}
        </>
      ) : null}
      {luck.length === 0 ? (
        <Text tone="text2" testID="no-draws">
          {t('stats:fairness.noDraws')}
        </Text>
      ) : null}
      {luck.map((one, i) => (
        <LuckSection key={i} game={game} luck={one} seats={seats} luckName={(id) => stats?.luckName?.(id, t) ?? id} />
      ))}
    </Screen>
  );
}
