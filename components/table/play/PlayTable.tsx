import { router } from 'expo-router';
import { useState } from 'react';
import { useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { think } from '@/components/bots/think';
import { useWords } from '@/components/i18n/words';
import { rulesFor } from '@/components/rules/books';
import { RulesSheet } from '@/components/rules/RulesSheet';
import { useSettings } from '@/components/settings/settings';
import { Bubble } from '@/components/tutorial/Bubble';
import type { Guide } from '@/components/tutorial/guide';
import { useTheme } from '@/components/ui/theme/context';
import { useToast } from '@/components/ui/toast';
import type { Action } from '@/engine';
import type { Choreographer, Shown } from '../choreography/choreographer';
import type { GameFace } from '../face';
import { haptics } from '../haptics/phone';
import { sounds } from '../sound/sounds';
import { emblemOf } from '../seats';
import { ActionsSheet } from './ActionsSheet';
import { useAdviser } from './advice';
import { AdvicePanel } from './AdvicePanel';
import { adviceWords } from './advice-words';
import { Curtain } from './Curtain';
import { DecisionBlock, type BlockButton } from './DecisionBlock';
import { frame as frameOf } from './frame';
import { linesOf, LogSheet } from './LogSheet';
import type { MatchStore } from './match-store';
import { PlayHeader } from './PlayHeader';
import { useTurn } from './turn';

interface PlayTableProps {
  readonly id: string;
  readonly store: MatchStore;
  readonly show: Choreographer;
  readonly table: Shown;
  readonly face: GameFace;
  /** Given in a match that teaches. */
  readonly guide: Guide | null;
}

/** The curtain, and then nothing of the table; otherwise header, board and decision block. */
export function PlayTable(props: PlayTableProps) {
  const t = useWords();
  const { store, table, face } = props;
  const { seats } = store.match;
  const { curtain } = table;
  const seat = curtain ? seats[curtain.seat] : undefined;
  if (!curtain || !seat) return <OpenTable {...props} />;
  return (
    <Curtain
      key={curtain.seat}
      seat={seat}
      emblem={emblemOf(seats, curtain.seat)}
      game={t(`app:games.${face.id}.title`)}
      secret={face.secretWords(curtain, t)}
      onOpen={() => {
        haptics.say('hand-over');
        sounds.play('curtain');
        store.open(curtain.seat);
      }}
    />
  );
}

function OpenTable({ id, store, show, table, face, guide }: PlayTableProps) {
  const t = useWords();
  const theme = useTheme();
  const toast = useToast();
  const size = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const [blockHeight, setBlockHeight] = useState<number>();
  const [sheet, setSheet] = useState<'log' | 'actions' | 'rules' | null>(null);
  const { hints } = useSettings();
  const turn = useTurn({ store, table, face }, t);
  const { match } = store;
  const { seats } = match;
  const frame = frameOf(size, insets, blockHeight);
  const lines = linesOf(table.story, face, seats, table.view.viewer, t);
  const toScore: BlockButton = {
    id: 'to-score',
    kind: 'primary',
    label: t('app:play.toScore'),
    onPress: () => router.replace({ pathname: '/score/[id]', params: { id } }),
  };
  const undo = () => {
    if (store.undo() === null) toast({ text: t('app:play.undone') });
  };
  // The block keeps its height while its buttons are away, and nothing is rendered anew for what is known.
  const measured = (height: number) => {
    if (!table.busy && height !== blockHeight) setBlockHeight(height);
  };
  const again = () => {
    setSheet(null);
    show.replayLastTurn();
  };
  const { ask } = turn;
  const adviser = useAdviser(store, table, think, turn.point);
  const advice = adviser.asking.kind === 'advice' ? adviser.asking.advice : null;
  const isAdvised = (action: Action) =>
    advice !== null && match.game.describe(action) === match.game.describe(advice.action);
  const withLight = (button: BlockButton) => ({
    ...button,
    lit: button.action !== undefined && isAdvised(button.action),
  });
  const advisable = hints && !guide ? { off: adviceOff(), onPress: adviser.ask } : null;
  const actions = (ask?.legal ?? []).map((action) => ({
    key: match.game.describe(action),
    text: ask ? face.actionWords(action, ask, t) : '',
    lit: isAdvised(action),
    onPress: () => {
      setSheet(null);
      turn.play(action);
    },
  }));
  return (
    <View
      testID="play"
      aria-busy={table.busy}
      // One touch anywhere ends all motion; it still reaches what it touches.
      onStartShouldSetResponderCapture={() => {
        show.skip();
        return false;
      }}
      style={{ flex: 1, backgroundColor: theme.ground }}
    >
      <PlayHeader
        frame={frame}
        title={t(`app:games.${face.id}.title`)}
        last={lines.at(-1)?.text ?? ''}
        onLog={() => setSheet('log')}
        onRules={() => setSheet('rules')}
      />
      <face.Table
        frame={frame}
        view={table.view}
        seats={seats}
        focus={table.focus}
        thinking={table.thinking}
        ask={ask}
        chosen={turn.chosen}
        onTouch={turn.touch}
        stage={show}
        busy={table.busy}
      />
      <DecisionBlock
        frame={frame}
        prompt={turn.prompt}
        buttons={table.over ? [toScore] : turn.buttons.map(withLight)}
        undoOff={table.undo === null ? null : t(`undo:${table.undo}`)}
        onUndo={undo}
        onActions={() => setSheet('actions')}
        advice={advisable}
        onRefuse={turn.refuse}
        onHeight={measured}
      />
      <AdvicePanel
        frame={frame}
        asking={adviser.asking}
        advised={advice && ask ? adviceWords(advice, face, ask, t) : null}
        onDismiss={adviser.dismiss}
      />
      <LogSheet
        open={sheet === 'log'}
        lines={lines}
        seats={seats}
        onClose={() => setSheet(null)}
        onAgain={sheet === 'log' && show.canReplay() ? again : null}
      />
      <ActionsSheet open={sheet === 'actions'} actions={actions} onClose={() => setSheet(null)} />
      <RulesSheet
        game={face.id}
        section={sheet === 'rules' ? rulesFor(face.id, ask?.decision.kind ?? '') : null}
        open={sheet === 'rules'}
        onClose={() => setSheet(null)}
        onAll={() => {
          setSheet(null);
          router.push({ pathname: '/rules/[game]', params: { game: face.id } });
        }}
      />
      {guide && !table.busy ? (
        <Bubble
          guide={guide}
          frame={frame}
          view={table.view}
          seats={seats}
          focus={table.focus}
          onShelf={() => router.dismissTo('/')}
        />
      ) : null}
    </View>
  );

  function adviceOff(): string | null {
    if (!ask) return t('app:play.noActions');
    if (face.helps?.(table.view) === false) return t('app:advice.noHelp');
    return ask.legal.length > 1 ? null : t('app:advice.noChoice');
  }
}
