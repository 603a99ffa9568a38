import { useMemo, useState } from 'react';
import { useWindowDimensions, View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import type { ChartRoomProps } from '@/components/kit/chart-room';
import { useKeptScenarios } from '@/components/kit/packs/scenarios';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Header } from '@/components/ui/header';
import { Key } from '@/components/ui/key';
import { Screen } from '@/components/ui/screen';
import { Text } from '@/components/ui/text';
import { useToast } from '@/components/ui/toast';
import { variantOf } from '@/engine/games/admiral/data/scenarios';
import { ownScenarios } from '../own-scenarios';
import { scenarioName } from '../scenario-words';
import { Hero } from './Hero';
import { addCopy, NewSheet } from './NewSheet';
import { MoreSheet } from './MoreSheet';
import { Pills } from './Pills';
import { RandomSheet } from './RandomSheet';
import { SentSheet } from './SentSheet';
import { chartItems, filtersFor, found, passes, SECTIONS, type ChartItem, type Filter } from './shelf';
import { Unreadable } from './Unreadable';
import { Wall } from './Wall';

const FIRST = 'pearl-shoals';
const WIDEST = 980;

/** Picture 27: all charts on the wall; one lies in front, and a match on it is begun with one key. */
export function ChartRoom({ onPlay, onSetUp, onEdit, onBack, results, bringIn, sent, onSentDone }: ChartRoomProps) {
  const t = useWords();
  const toast = useToast();
  const kept = useKeptScenarios();
  const [chosen, setChosen] = useState(FIRST);
  const [players, setPlayers] = useState<number | null>(null);
  const [filter, setFilter] = useState<Filter>('all');
  const [sought, setSought] = useState<string | null>(null);
  const [open, setOpen] = useState<'more' | 'new' | 'random' | null>(null);
  const screen = useWindowDimensions();
  const items = useMemo(() => chartItems(kept), [kept]);
  const unreadable = kept.filter(({ id, game }) => game === 'admiral' && !items.some((one) => one.id === id));
  const shown = items.filter((item) => passes(item, filter) && found(item, sought ?? '', t));
  const item = (items.find(({ id }) => id === chosen) ?? items.find(({ id }) => id === FIRST)) as ChartItem;
  const count = players !== null && item.counts.includes(players) ? players : usualCount(item);
  const isSound = ownScenarios.isSound(item.option);
  const wide = Math.min(screen.width, WIDEST);

  function choose(id: string): void {
    setChosen(id);
    setPlayers(null);
  }

  function edit(id: string): void {
    choose(id);
    setOpen(null);
    onEdit(id);
  }

  /** What the app brings along is only read; what was sent stays as it came. */
  function change(): void {
    if (item.section === 'own') return edit(item.id);
    const { id, refusal } = addCopy(item.scenario, t);
    if (refusal === null) edit(id);
    else toast({ text: refusal });
  }

  function play(): void {
    const refusal = onPlay(item.option, count);
    if (refusal !== null) toast({ text: refusal });
  }

  return (
    <Screen
      testID="chart-room"
      width={WIDEST}
      keepScroll
      head={
        <Header
          title={t('charts-admiral:title')}
          back={{ label: t('app:common.back'), onPress: onBack }}
          right={
            <>
              <Key glyph="menu" label={t('charts-admiral:more')} onPress={() => setOpen('more')} testID="chart-more" />
              <Key
                glyph={sought === null ? 'search' : 'x'}
                label={sought === null ? t('charts-admiral:search') : t('charts-admiral:searchEnd')}
                onPress={() => setSought(sought === null ? '' : null)}
                testID="search"
              />
            </>
          }
        />
      }
      foot={
        <View style={{ gap: 8 }}>
          <Text role="sub" tone="text2" align="center" testID="chart-note">
            {[
              item.scenario.difficulty ? t(`charts-admiral:difficulty.${asDifficulty(item.scenario.difficulty)}`) : '',
              t(`charts-admiral:whose.${item.section}`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <View style={{ flexDirection: 'row', gap: 10 }}>
            <Button
              label={t(item.section === 'own' ? 'charts-admiral:edit' : 'charts-admiral:editCopy')}
              onPress={change}
              testID="edit-chart"
              style={{ flex: 2 }}
            />
            <Button
              kind="primary"
              label={t('charts-admiral:play')}
              sub={scenarioName(item.option, t)}
              off={isSound ? null : t('charts-admiral:faulty')}
              onRefuse={(text) => toast({ text })}
              onPress={play}
              testID="lay-board"
              style={{ flex: 3 }}
            />
          </View>
        </View>
      }
    >
      <Hero item={item} players={count} onPlayers={setPlayers} results={results(variantOf(item.option))} width={wide} />
      {sought === null ? null : (
        <Field
          label={t('charts-admiral:search')}
          value={sought}
          onChange={setSought}
          maxLength={60}
          autoFocus
          testID="sought"
        />
      )}
      <Pills
        label={t('charts-admiral:filter')}
        value={filter}
        onChange={setFilter}
        choices={filtersFor(items).map((value) => ({ value, label: filterWords(value, t), testID: `filter-${value}` }))}
      />
      {SECTIONS.map((section) => (
        <Wall
          key={section}
          section={section}
          items={shown.filter((one) => one.section === section)}
          chosen={item.id}
          onChoose={choose}
          onNew={section === 'own' ? () => setOpen('new') : null}
          width={wide}
        />
      ))}
      {shown.length === 0 ? <Text tone="text3">{t('charts-admiral:none')}</Text> : null}
      <Unreadable kept={unreadable} />
      <Text role="section">{t('charts-admiral:bringIn')}</Text>
      {bringIn}
      <MoreSheet
        open={open === 'more'}
        item={item}
        onClose={() => setOpen(null)}
        onSetUp={() => {
          setOpen(null);
          onSetUp(item.option, count);
        }}
      />
      <NewSheet
        open={open === 'new'}
        kept={kept}
        // Another sheet may have come in its place already.
        onClose={() => setOpen((now) => (now === 'new' ? null : now))}
        onMade={edit}
        onRandom={() => setOpen('random')}
      />
      {sent === null ? null : (
        <SentSheet
          key={sent}
          packed={sent}
          kept={kept}
          onClose={onSentDone}
          onTaken={(id) => {
            choose(id);
            onSentDone();
          }}
        />
      )}
      <RandomSheet open={open === 'random'} onClose={() => setOpen(null)} onMade={choose} />
    </Screen>
  );
}

/** Two, where they can be two. */
function usualCount({ counts }: ChartItem): number {
  return counts.includes(2) ? 2 : (counts[0] ?? 1);
}

const asDifficulty = (difficulty: number): 1 | 2 | 3 => (difficulty >= 3 ? 3 : difficulty >= 2 ? 2 : 1);

function filterWords(filter: Filter, t: ReturnType<typeof useWords>): string {
  if (filter === 'all' || filter === 'short' || filter === 'teams') return t(`charts-admiral:filters.${filter}`);
  const of = filter.slice(filter.indexOf(':') + 1);
  if (!filter.startsWith('players:')) return of;
  return of === '1' ? t('charts-admiral:filters.alone') : t('charts-admiral:filters.players', { count: Number(of) });
}
