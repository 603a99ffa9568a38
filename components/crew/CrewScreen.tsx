import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';
import { Glyph } from '@/components/art/Glyph';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { freeEmblem } from '@/components/setup/crew';
import { TabScreen } from '@/components/shell/TabScreen';
import { useCounted } from '@/components/stats/ledger-store';
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
import { crewOf, summaryOf, type Part } from '@/engine/stats/summary';
import { changeMate, namesAtTables } from './change';
import { MateSheet } from './MateSheet';
import { keepMates, mates, type Mate } from './roll';

/** Everybody who plays on this device: who they are, and the ways to what they have done. */
export function CrewScreen() {
  const t = useWords();
  const theme = useTheme();
  const toast = useToast();
  const go = useGo();
  const sailors = crewOf(useCounted().matches);
  const [list, setList] = useState(() => mates(t));
  const [edited, edit] = useState<Mate | 'new' | null>(null);
  const look = useCallback(() => setList(mates(t)), [t]);
  useFocusEffect(look);

  /** Does it, and offers the way back. */
  const keep = (done: Trouble | null, text: string, back: () => Trouble | null) => {
    edit(null);
    look();
    if (done) return toast({ text: troubleWords(done, t) });
    const run = () => {
      const trouble = back();
      look();
      if (trouble) toast({ text: troubleWords(trouble, t) });
    };
    toast({ text, action: { label: t('app:common.undo'), run } });
  };
  const change = (before: Mate, after: Mate) => {
    if (before.name === after.name && before.emblem === after.emblem) return edit(null);
    const text = t('app:mates.changed', { name: after.name });
    keep(changeMate(before, after, t), text, () => changeMate(after, before, t));
  };
  const remove = (mate: Mate) => {
    const text = t('app:mates.removed', { name: mate.name });
    keep(keepMates(list.filter((one) => one !== mate)), text, () => keepMates(list));
  };
  const add = (mate: Mate) => {
    const trouble = keepMates([mate, ...list]);
    edit(null);
    look();
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
  return (
    <TabScreen here="crew" testID="crew" head={<Header title={t('app:tabs.crew')} />}>
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
          mate={{ name: '', emblem: freeEmblem(list.map((mate) => ({ kind: 'person', ...mate }))) }}
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

  function deeds(parts: readonly Part[]): string {
    if (parts.length === 0) return t('app:mates.none');
    const { played, won } = summaryOf(parts);
    const ours = parts.filter(({ match }) => match.game === 'dead-mans-draw');
    const done = marksOf(ours).filter((mark) => mark.done === mark.of).length;
    const words = [t('stats:matches', { count: played }), t('stats:wins', { count: won })];
    return (done > 0 ? [...words, t('app:mates.marks', { done })] : words).join(', ');
  }
}
