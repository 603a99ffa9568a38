import { goBack } from '@/components/ui/go-back';
import { router } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';
import { FIRST_GAME, moduleOf } from '@/components/games/registry';
import { emblemOfMate } from '@/components/kit/people/roll';
import { say, useWords } from '@/components/i18n/words';
import { NewerNotice } from '@/components/kit/trouble/NewerNotice';
import { Button } from '@/components/ui/button';
import { Choices } from '@/components/ui/choices';
import { Emblem } from '@/components/ui/emblem';
import { Empty } from '@/components/ui/empty';
import { Header } from '@/components/ui/header';
import { Row } from '@/components/ui/row';
import { Screen } from '@/components/ui/screen';
import { Segmented } from '@/components/ui/segmented';
import { Text } from '@/components/ui/text';
import { marksOf } from '@/engine/stats/achievements';
import { crewOf, grouped, rivalsOf, summaryOf, type Part, type Sailor } from '@/engine/stats/summary';
import { gameWords, groupWords } from './game-words';
import { useCounted } from './counted';
import { keptLedger } from './ledger-store';
import { MarkList } from './MarkList';
import { whole } from './numbers';
import { SummaryPanel } from './SummaryPanel';

interface StatsScreenProps {
  /** Whose results are shown first; null: who has played most. */
  readonly who: string | null;
}

/** What everybody at this device has done so far. */
export function StatsScreen({ who }: StatsScreenProps) {
  const t = useWords();
  const { matches, left } = useCounted();
  const crew = crewOf(matches);
  const [chosen, choose] = useState(who);
  const sailor = crew.find(({ name }) => name === chosen) ?? crew[0];
  const back = () => goBack();
  return (
    <Screen
      testID="stats"
      head={<Header title={t('stats:title')} back={{ label: t('app:common.back'), onPress: back }} />}
    >
      <NewerNotice documents={[keptLedger.stored]} />
      {left > 0 ? (
        <Text role="note" tone="text2" testID="counting" accessibilityLiveRegion="polite">
          {t('stats:counting', { count: left })}
        </Text>
      ) : null}
      <Button label={t('stats:history')} onPress={() => router.push('/history')} testID="open-history" />
      {sailor ? <Crew crew={crew} chosen={sailor} onChoose={choose} /> : left > 0 ? null : <NothingYet />}
      {sailor ? <Record key={sailor.name} sailor={sailor} /> : null}
    </Screen>
  );
}

function NothingYet() {
  const t = useWords();
  const open = () => router.push({ pathname: '/new/[game]', params: { game: FIRST_GAME } });
  return (
    <Empty
      testID="stats-empty"
      text={t('stats:empty')}
      way={{ label: t('app:shelf.newMatch'), onPress: open, testID: 'new-match' }}
    />
  );
}

interface CrewProps {
  readonly crew: readonly Sailor[];
  readonly chosen: Sailor;
  readonly onChoose: (name: string) => void;
}

/** Everybody who has played on this device, with what came of it. */
function Crew({ crew, chosen, onChoose }: CrewProps) {
  const t = useWords();
  return (
    <>
      <Text role="section">{t('stats:crew')}</Text>
      <Choices label={t('stats:crew')}>
        {crew.map((sailor, i) => {
          const { played, won } = summaryOf(sailor.parts);
          return (
            <Row
              key={sailor.name}
              title={sailor.name}
              sub={`${t('stats:matches', { count: played })}, ${t('stats:wins', { count: won })}`}
              left={<Emblem emblem={emblemOfMate(sailor.name, t) ?? sailor.emblem ?? 5} size={36} />}
              radio
              chosen={sailor === chosen}
              onPress={() => onChoose(sailor.name)}
              testID={`sailor-${i}`}
            />
          );
        })}
      </Choices>
    </>
  );
}

/** One person: game by game, as a whole, against whom, and under which variant. */
function Record({ sailor }: { readonly sailor: Sailor }) {
  const t = useWords();
  const games = grouped(sailor.parts, ({ match }) => match.game);
  const [game, setGame] = useState(games[0]?.[0] ?? '');
  const parts = games.find(([id]) => id === game)?.[1] ?? [];
  const stats = moduleOf(game)?.stats;
  const marks = marksOf(stats?.achievements ?? {}, parts);
  return (
    <>
      <Text role="section">{sailor.name}</Text>
      {games.length > 1 ? (
        <Segmented
          label={t('stats:game')}
          value={game}
          onChange={setGame}
          choices={games.map(([id]) => ({ value: id, label: gameWords(id, t), testID: `stats-game-${id}` }))}
        />
      ) : (
        <Text role="label" tone="text2">
          {gameWords(game, t)}
        </Text>
      )}
      <SummaryPanel game={game} parts={parts} />
      <Groups
        title={t('stats:byRivals')}
        groups={grouped(parts, rivalsOf).map(([level, list]) => [
          level,
          level === 'people' || level === 'nobody' ? t(`stats:${level}`) : t(`app:levels.${level}`),
          list,
        ])}
      />
      {stats?.groups?.map(({ id, of }) => (
        <Groups
          key={id}
          title={say(t, `${game}:stats.${id}`)}
          groups={grouped(parts, of).map(([key, list]) => [key, groupWords(game, id, key, t), list])}
        />
      ))}
      {marks.length > 0 ? (
        <>
          <Text role="section">{t('stats:achievements')}</Text>
          <Text tone="text2" testID="marks-reached">
            {t('stats:marksReached', { done: marks.filter(({ done, of }) => done === of).length, of: marks.length })}
          </Text>
          <MarkList game={game} marks={marks} />
        </>
      ) : null}
    </>
  );
}

interface GroupsProps {
  readonly title: string;
  readonly groups: readonly (readonly [key: string, name: string, parts: readonly Part[]])[];
}

function Groups({ title, groups }: GroupsProps) {
  const t = useWords();
  return (
    <>
      <Text role="label">{title}</Text>
      <View style={{ gap: 6 }}>
        {groups.map(([key, name, parts]) => {
          const { played, won, best } = summaryOf(parts);
          const results = [
            t('stats:matches', { count: played }),
            t('stats:wins', { count: won }),
            t('stats:bestOf', { best: whole(best ?? 0) }),
          ];
          return <Row key={key} title={name} sub={results.join(', ')} testID={`group-${key}`} />;
        })}
      </View>
    </>
  );
}
