import { useState } from 'react';
import { Glyph } from '@/components/art/Glyph';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { moduleOf } from '@/components/games/registry';
import { freeEmblem } from '@/components/kit/people/emblems';
import { TabScreen } from '@/components/kit/tabs/TabScreen';
import { useCounted } from '@/components/features/stats/counted';
import { keptLedger } from '@/components/features/stats/ledger-store';
import { NewerNotice } from '@/components/kit/trouble/NewerNotice';
import { Button } from '@/components/ui/button';
import { Emblem } from '@/components/ui/emblem';
import { Empty } from '@/components/ui/empty';
import { useGo } from '@/components/ui/go';
import { Header } from '@/components/ui/header';
import { Row } from '@/components/ui/row';
import { useTheme } from '@/components/ui/theme/context';
import { useToast } from '@/components/ui/toast';
import type { Trouble } from '@/engine/saves/codes';
import { marksOf } from '@/engine/stats/achievements';
import { crewOf, grouped, summaryOf, type Part } from '@/engine/stats/summary';
import { namesAtTables } from '@/components/play/matches/mates';
import { changeMate } from './change';
import { MateSheet } from './MateSheet';
import { changeMates, keptMates, mates, useMates, type Mate } from '@/components/kit/people/roll';

/** Everybody who plays on this device: who they are, and the ways to what they have done. */
export function CrewScreen() {
  const t = useWords();
  const theme = useTheme();
  const toast = useToast();
  const go = useGo();
  const sailors = crewOf(useCounted().matches);
  const list = useMates(t);
  const [edited, edit] = useState<Mate | 'new' | null>(null);

  /** Offers the way back from what was done; `isPart`: what went wrong is not all of it. */
  const keep = (done: Trouble | null, text: string, back: () => Trouble | null, isPart = false) => {
    edit(null);
    if (done && !isPart) return toast({ text: troubleWords(done, t) });
    const run = () => {
      const trouble = back();
      if (trouble) toast({ text: troubleWords(trouble, t) });
    };
    toast({ text: done ? troubleWords(done, t) : text, action: { label: t('app:common.undo'), run } });
  };
  const changeEverywhere = (before: Mate, after: Mate) =>
    changeMate(before, after, t, (trouble) => toast({ text: troubleWords(trouble, t) }));
  const change = (before: Mate, after: Mate) => {
    if (before.name === after.name && before.emblem === after.emblem) return edit(null);
    const text = t('app:mates.changed', { name: after.name });
    const trouble = changeEverywhere(before, after);
    const isPart = mates(t).some(({ name, emblem }) => name === after.name && emblem === after.emblem);
    keep(trouble, text, () => changeEverywhere(after, before), isPart);
  };
  const remove = (mate: Mate) => {
    const text = t('app:mates.removed', { name: mate.name });
    const place = list.indexOf(mate);
    const without = (now: readonly Mate[]) => now.filter(({ name }) => name !== mate.name);
    const again = (now: readonly Mate[]) => [...without(now).slice(0, place), mate, ...without(now).slice(place)];
    keep(changeMates(without, t), text, () => changeMates(again, t));
  };
  const add = (mate: Mate) => {
    const trouble = changeMates((now) => [mate, ...now.filter(({ name }) => name !== mate.name)], t);
    edit(null);
    if (trouble) toast({ text: troubleWords(trouble, t) });
  };
  const results = (name: string) => {
    edit(null);
    go({ pathname: '/stats', params: { who: name } });
  };
  const partsOf = (name: string) => sailors.find((sailor) => sailor.name === name)?.parts ?? [];
  const others = (mate: Mate | null) =>
    [...[...list, ...sailors].map(({ name }) => name), ...(mate ? namesAtTables(t) : [])].filter(
      (name) => name !== mate?.name,
    );
  const way = { label: t('app:mates.add'), onPress: () => edit('new'), testID: 'mate-add' };
  function deeds(parts: readonly Part[]): string {
    if (parts.length === 0) return t('app:mates.none');
    const { played, won } = summaryOf(parts);
    const marks = grouped(parts, ({ match }) => match.game).flatMap(([game, own]) =>
      marksOf(moduleOf(game)?.stats?.achievements ?? {}, own),
    );
    const done = marks.filter((mark) => mark.done === mark.of).length;
    const words = [t('stats:matches', { count: played }), t('stats:wins', { count: won })];
    return (done > 0 ? [...words, t('app:mates.marks', { done })] : words).join(', ');
  }

  return (
    <TabScreen here="crew" testID="crew" head={<Header title={t('app:tabs.crew')} />}>
      <NewerNotice documents={[keptMates.stored, keptLedger.stored]} />
      {list.length === 0 ? <Empty text={t('app:mates.empty')} testID="crew-empty" way={way} /> : null}
      {list.map((mate, i) => (
        <Row
          key={mate.name}
          title={mate.name}
          sub={deeds(partsOf(mate.name))}
          left={<Emblem emblem={mate.emblem} size={44} />}
          right={<Glyph name="chev" color={theme.text3} />}
          onPress={() => edit(mate)}
          testID={`crew-${i}`}
        />
      ))}
      {list.length === 0 ? null : <Button kind="ghost" {...way} icon={<Glyph name="plus" color={theme.text1} />} />}
      <Row
        title={t('stats:title')}
        left={<Glyph name="chart" color={theme.lamp} />}
        right={<Glyph name="chev" color={theme.text3} />}
        onPress={() => go('/stats')}
        testID="crew-stats"
      />
      <Row
        title={t('stats:history')}
        left={<Glyph name="log" color={theme.lamp} />}
        right={<Glyph name="chev" color={theme.text3} />}
        onPress={() => go('/history')}
        testID="crew-history"
      />
      {edited === 'new' ? (
        <MateSheet
          title={t('app:mates.newTitle')}
          mate={{ name: '', emblem: freeEmblem(list.map(({ emblem }) => emblem)) }}
          taken={others(null)}
          onDone={add}
          onClose={() => edit(null)}
        />
      ) : edited ? (
        <MateSheet
          title={edited.name}
          mate={edited}
          taken={others(edited)}
          onDone={(after) => change(edited, after)}
          onClose={() => edit(null)}
          known={{ onResults: () => results(edited.name), onRemove: () => remove(edited) }}
        />
      ) : null}
    </TabScreen>
  );
}
