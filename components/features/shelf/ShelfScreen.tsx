import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';
import { useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { reasonWords, troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { ShelfNotes } from '@/components/features/offline/ShelfNotes';
import { FIRST_GAME } from '@/components/games/registry';
import { useFilled } from '@/components/saves/archive/here';
import { lasting, library, whenStoredChanges } from '@/components/saves/vault';
import { beginFirstMatch, unplayedGames } from '@/components/features/setup/first-match';
import { TabScreen } from '@/components/kit/tabs/TabScreen';
import { useGo } from '@/components/ui/go';
import { Header } from '@/components/ui/header';
import { Key } from '@/components/ui/key';
import { Row } from '@/components/ui/row';
import { Text } from '@/components/ui/text';
import { SPACE } from '@/components/ui/theme/tokens';
import { useToast } from '@/components/ui/toast';
import { GAME_IDS, type GameId } from '@/engine';
import type { Listing } from '@/engine/saves/library';
import { AshoreSheet, isOfUse } from './AshoreSheet';
import { Board } from './Board';
import { GameBox } from './GameBox';
import { Hero } from './Hero';
import { OnTheTable } from './OnTheTable';
import { OtherWays } from './OtherWays';
import { GAP, rowsOf, shelfPlan, tileIn, WIDEST } from './plan';
import { useRemoval } from './removal';
import { SHELF } from './shelf-games';
import { useTidying } from './tidy';

interface Seen {
  readonly listing: Listing;
  readonly unplayed: ReadonlySet<GameId>;
  readonly now: number;
}

const look = (): Seen => ({ listing: library.list(), unplayed: unplayedGames(), now: Date.now() });

/** Five games; first of all the match that was played last. */
export function ShelfScreen() {
  const t = useWords();
  const toast = useToast();
  const go = useGo();
  const [{ listing, unplayed, now }, setSeen] = useState<Seen>(look);
  const [ashore, setAshore] = useState<GameId | null>(null);
  useFocusEffect(
    useCallback(() => {
      const again = () => setSeen(look());
      again();
      return whenStoredChanges(again);
    }, []),
  );
  useTidying();
  const { entries, unreadable } = listing;
  const filled = useFilled();
  const underWay = entries.filter(({ finished }) => !finished);
  const over = entries.length - underWay.length + (typeof filled === 'number' ? filled : 0);
  const running = underWay.find(({ game }) => GAME_IDS.some((id) => id === game)) ?? null;
  const { left, right } = useSafeAreaInsets();
  const plan = shelfPlan(useWindowDimensions(), left + right);
  const top = (running?.game as GameId | undefined) ?? FIRST_GAME;
  const isNew = entries.length === 0 && unplayed.has(top);
  const unlearned = SHELF.flatMap(({ id }) => (unplayed.has(id) ? [id] : []));
  const boxes = SHELF.filter(({ id }) => id !== top);
  const open = (id: string) => go({ pathname: '/play/[id]', params: { id } });
  const remove = useRemoval(() => setSeen(look()));
  const choose = (game: GameId, aboard: boolean) => {
    if (aboard) go({ pathname: '/new/[game]', params: { game } });
    else if (isOfUse(game)) setAshore(game);
    else toast({ text: t('app:shelf.notAboardHint', { game: t(`app:games.${game}.title`) }) });
  };
  const first = (game: GameId) => {
    const started = beginFirstMatch(game, t);
    if (!started) return;
    if ('id' in started) open(started.id);
    else
      toast({
        text: 'refused' in started ? reasonWords(started.refused, game, [], t) : troubleWords(started.trouble, t),
      });
  };
  return (
    <TabScreen
      here="shelf"
      testID="shelf"
      width={WIDEST}
      head={
        <Header
          title={t('app:title')}
          right={
            <>
              <Key glyph="chart" label={t('stats:title')} onPress={() => go('/stats')} testID="open-stats" />
              <Key
                glyph="gear"
                label={t('app:shelf.settings')}
                onPress={() => go('/settings')}
                testID="open-settings"
              />
            </>
          }
        />
      }
    >
      <View>
        <Hero
          game={top}
          plan={plan.hero}
          entry={running}
          now={now}
          onContinue={open}
          onNew={(game) => choose(game, true)}
          onFirst={unplayed.has(top) ? first : null}
        />
        <Board games={[top]} />
      </View>
      <ShelfNotes played={entries.length > 0 || over > 0} />
      {lasting ? null : (
        <Text tone="bad" testID="not-lasting">
          {t('app:shelf.notLasting')}
        </Text>
      )}
      {unreadable.length > 0 ? (
        <View style={{ gap: 6 }}>
          <Text tone="bad" testID="unreadable">
            {t('app:shelf.unreadable', { count: unreadable.length })}
          </Text>
          {unreadable.map(({ id, trouble }) => (
            <View key={id} style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
              <View style={{ flex: 1 }}>
                <Row title={troubleWords(trouble, t)} testID={`unreadable-${id}`} />
              </View>
              <Key glyph="x" label={t('app:shelf.delete')} onPress={() => remove(id)} testID={`delete-${id}`} />
            </View>
          ))}
        </View>
      ) : null}
      {rowsOf(boxes, plan.columns).map((row, i) => (
        <View key={row[0]?.id} style={{ paddingTop: SPACE.gap }}>
          <View style={{ flexDirection: 'row', gap: GAP }}>
            {row.map((game) => (
              <GameBox
                key={game.id}
                game={game}
                plan={tileIn(plan, i, isNew)}
                first={unplayed.has(game.id)}
                onPress={() => (unplayed.has(game.id) ? first(game.id) : choose(game.id, game.aboard))}
              />
            ))}
          </View>
          <Board games={row.map(({ id }) => id)} />
        </View>
      ))}
      <OnTheTable running={underWay} over={over} now={now} onDelete={remove} />
      <OtherWays games={unlearned} onChoose={(game) => choose(game, true)} />
      <AshoreSheet game={ashore} onClose={() => setAshore(null)} />
    </TabScreen>
  );
}
