import { faceOf } from '@/components/games/registry';
import { router, useFocusEffect } from 'expo-router';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { AppState } from 'react-native';
import { think } from './bots/think';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { archive } from '@/components/saves/archive/here';
import { library } from '@/components/saves/vault';
import { TroubleScreen } from '@/components/kit/trouble/TroubleScreen';
import { guideFor } from './lesson/learning';
import { Screen } from '@/components/ui/screen';
import { useToast } from '@/components/ui/toast';
import { InGame } from '@/components/ui/theme/context';
import type { Match } from '@/engine';
import { trouble, type Trouble } from '@/engine/saves/codes';
import type { Note } from '@/engine/saves/library';
import { choreograph, usePerformance } from './choreograph';
import { PACE } from '@/components/kit/choreography/pace';
import type { GameFace } from '@/components/kit/face';
import { openArchived, openAtOnce } from './matches/opened';
import { MatchStore } from './match-store';
import type { Surroundings } from './surroundings';
import { PlayTable } from './PlayTable';
import { showsSecret } from './secret-open';
import { useUnseenInSwitcher } from './switcher';

/** A match of this device on the screen, or why it cannot be. */
export function PlayScreen({ id }: { readonly id: string }) {
  const t = useWords();
  const toast = useToast();
  const [{ opened, times }, setOpened] = useState(() => ({ opened: openAtOnce(id), times: 1 }));
  const movedOn = () => {
    toast({ text: t('saves:moved-on') });
    setOpened((before) => ({ opened: openAtOnce(id), times: before.times + 1 }));
  };
  useEffect(() => {
    if (opened) return;
    let here = true;
    void openArchived(id).then((found) => {
      if (here) setOpened((before) => ({ ...before, opened: found }));
    });
    return () => {
      here = false;
    };
  }, [id, opened]);
  const toShelf = () => router.dismissTo('/');
  if (!opened) return <Screen testID="opening">{null}</Screen>;
  if (!opened.ok) {
    return <TroubleScreen testID="no-match" text={troubleWords(opened.trouble, t)} onShelf={toShelf} />;
  }
  const { match, advised, notices } = opened.value;
  const game = match.game.manifest.id;
  const face = faceOf(game);
  if (!face) return <TroubleScreen testID="no-match" text={t('app:trouble.noGame')} onShelf={toShelf} />;
  return (
    <InGame game={game}>
      <Playing key={times} onMovedOn={movedOn} id={id} match={match} face={face} advised={advised} notices={notices} />
    </InGame>
  );
}

interface PlayingProps {
  readonly id: string;
  /** Another window has played on: what is shown here is no longer true. */
  readonly onMovedOn: () => void;
  readonly match: Match;
  readonly face: GameFace;
  readonly advised: readonly number[];
  readonly notices: readonly Trouble[];
}

/**
 * Where another window has moved it to the archive, that is how it stands; where it has gone altogether, it is kept anew. It is kept
 * here before the archive is asked: whoever closes the app meanwhile loses nothing.
 */
function keep(id: string, match: Match, note: Note, onTrouble: (trouble: Trouble) => void): Trouble | null {
  const known = library.has(id);
  const failed = library.save(id, match, note);
  if (!archive || known || failed) return failed;
  void archive.has(id).then((archived) => {
    if (archived) onTrouble(library.erase(id) ?? trouble('moved-on', { key: id }));
  });
  return null;
}

function Playing({ id, onMovedOn, match, face, advised, notices }: PlayingProps) {
  const t = useWords();
  const toast = useToast();
  const [guide] = useState(() => guideFor(id, match));
  const [{ store, show }] = useState(() => {
    const noteOf = (now: Match, advisedNow: readonly number[]) => ({
      scores: face.scores(now.view(null)),
      updatedAt: Date.now(),
      advised: advisedNow,
    });
    const onTrouble = (failed: Trouble) =>
      failed.code === 'moved-on' ? onMovedOn() : toast({ text: troubleWords(failed, t) });
    const around: Surroundings = {
      think: guide ? guide.think(think) : think,
      refuse: guide?.refuse,
      meant: guide?.meant,
      pace: () => PACE.botStep * show.speed(),
      firstLight: () => show.firstLight(),
      settled: () => show.settled(),
      hides: face.hides,
      save: (now, advised) => keep(id, now, noteOf(now, advised), onTrouble),
      leave: (now, advised) => void library.leave(id, now, noteOf(now, advised)),
      onTrouble,
    };
    const store = new MatchStore(match, around, advised);
    const show = choreograph(store, face);
    return { store, show };
  });
  const table = useSyncExternalStore(show.subscribe, show.current, show.current);
  usePerformance(show, face);
  useUnseenInSwitcher(showsSecret(table, match, face.hides));
  // Under another page (rules, a moment of the replay) the table rests, as it does in the background.
  const onScreen = useCallback(() => {
    const start = () => {
      if (library.movedOn(id, match)) return onMovedOn();
      show.start();
      store.start();
    };
    const stop = () => {
      store.stop();
      show.stop();
    };
    start();
    const watch = AppState.addEventListener('change', (state) => (state === 'active' ? start() : stop()));
    return () => {
      watch.remove();
      stop();
    };
  }, [store, show, id, match, onMovedOn]);
  useFocusEffect(onScreen);
  const said = useRef(false);
  useEffect(() => {
    if (said.current || notices.length === 0) return;
    said.current = true;
    // All of them at once: that a copy is damaged, and that the last move is gone with it.
    toast({ text: notices.map((notice) => troubleWords(notice, t)).join(' ') });
  }, [notices, toast, t]);
  if (table.failure) throw table.failure;
  return <PlayTable id={id} store={store} show={show} table={table} face={face} guide={guide} />;
}
