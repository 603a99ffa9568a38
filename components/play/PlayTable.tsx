import { rulesFor } from '@/components/games/registry';
import { router } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { think } from './bots/think';
import { useWords } from '@/components/i18n/words';
import { canReplay } from './matches/reel';
import { RulesSheet } from './RulesSheet';
import { changeSettings, useSettings } from '@/components/kit/settings/settings';
import { Bubble } from './lesson/Bubble';
import type { Guide } from './lesson/guide';
import { Facing, Turned } from '@/components/ui/facing';
import { SheetsBeside } from '@/components/ui/sheet';
import { useTheme } from '@/components/ui/theme/context';
import { useToast, useToastsAbove } from '@/components/ui/toast';
import type { Action } from '@/engine';
import { AroundBlock } from './block/AroundBlock';
import { seenFrom } from '@/components/kit/frame/around-frame';
import { AroundKeys } from './block/AroundKeys';
import { useSitting, useTableFrame } from '@/components/kit/frame/use-around';
import type { Choreographer } from '@/components/kit/choreography/choreographer';
import type { Shown } from '@/components/kit/choreography/shown';
import type { Beat } from '@/components/kit/choreography/cue';
import { lastTurn } from '@/components/kit/choreography/story';
import type { GameFace, Moment } from '@/components/kit/face';
import { haptics } from '@/components/kit/haptics/phone';
import { sounds } from '@/components/kit/sound/sounds';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import { ActionsSheet } from './ActionsSheet';
import { useAdviser } from './advice';
import { AdvicePanel } from './AdvicePanel';
import { adviceWords } from './advice-words';
import { ALL } from '@/components/kit/frame/box';
import { clothOf, Curtain } from '@/components/kit/curtain/Curtain';
import { PartingHalves } from '@/components/kit/curtain/CurtainHalves';
import { DecisionBlock, type BlockButton } from './block/DecisionBlock';
import { earsOf } from './ears';
import { besideBlock, reachOfBlock } from '@/components/kit/frame/frame';
import { isFresh } from '@/components/kit/curtain/fresh-touch';
import { singleSteps } from '@/components/kit/match/log';
import { latelyOf } from './lately';
import { knownBefore, linesOf, LogSheet } from './LogSheet';
import { AsidesSheet } from './AsidesSheet';
import type { MatchStore } from './match-store';
import { ASIDE } from './table-picture';
import { Moment as GreatMoment } from './Moment';
import { numberKeys } from './number-keys';
import { hasRoom, PlayHeader } from './PlayHeader';
import { isMouse } from '@/components/kit/touches';
import { Told } from './Told';
import { useTurn } from './turn';
import { discreet } from './block/discreet';
import { Unlit } from './Unlit';
import { useBlockHeight } from './use-block-height';
import { stepBlock } from './step-block';
import { useKeys } from './use-keys';
import { useSpeed } from './use-speed';

interface PlayTableProps {
  readonly id: string;
  readonly store: MatchStore;
  readonly show: Choreographer;
  readonly table: Shown;
  readonly face: GameFace;
  /** Given in a match that teaches. */
  readonly guide: Guide | null;
}

/** Header, board and decision block. While the curtain hangs, only the drawing of what a bystander sees stays behind it. */
export function PlayTable(props: PlayTableProps) {
  const t = useWords();
  const { store, table, face } = props;
  const { seats } = store.match;
  const { curtain } = table;
  const { places } = useSitting(seats);
  const { top } = useSafeAreaInsets();
  const [hung, setHung] = useState(curtain);
  const [parting, setParting] = useState<string | null>(null);
  if (hung !== curtain) {
    setHung(curtain);
    setParting(hung && !curtain ? clothOf(emblemOf(seats, hung.seat)) : null);
  }
  return (
    <>
      <OpenTable {...props} covered={curtain !== null} />
      {curtain ? (
        <Curtain
          key={curtain.seat}
          turn={places?.[curtain.seat]?.turn ?? 0}
          name={nameOf(seats, curtain.seat)}
          emblem={emblemOf(seats, curtain.seat)}
          game={t(`app:games.${face.id}.title`)}
          secret={curtain.kind === ASIDE ? t('app:asides.secret') : face.secretWords(curtain, t)}
          back={curtain.kind === ASIDE ? { label: t('app:asides.back'), onPress: () => store.stepBack() } : null}
          onOpen={() => {
            haptics.say('hand-over');
            sounds.play('curtain');
            store.open(curtain.seat);
          }}
        />
      ) : null}
      {parting === null ? null : <PartingHalves color={parting} top={top} />}
    </>
  );
}

/** The step that stands; between two of a performance still the last one. */
function useLedThrough({ step, busy }: Shown): Beat | null {
  const [lately, setLately] = useState(step);
  const now = step ?? (busy ? lately : null);
  if (now !== lately) setLately(now);
  return now;
}

interface OpenTableProps extends PlayTableProps {
  /** A curtain hangs in front of it. */
  readonly covered: boolean;
}

function OpenTable({ id, store, show, table, face, guide, covered }: OpenTableProps) {
  const t = useWords();
  const theme = useTheme();
  const toast = useToast();
  const [blockHeight, measured] = useBlockHeight(table.busy);
  const [sheet, setSheet] = useState<'log' | 'actions' | 'asides' | 'rules' | null>(null);
  const [about, setAbout] = useState('');
  if (covered && sheet !== null) setSheet(null);
  const { hints } = useSettings();
  const turn = useTurn({ store, table, face }, t);
  const pace = useSpeed();
  const { match } = store;
  const { seats } = match;
  const sitting = useSitting(seats);
  const frame = useTableFrame(sitting, table.focus, blockHeight);
  useToastsAbove(reachOfBlock(frame));
  const mine = frame.around?.mine ?? null;
  const led = useLedThrough(table);
  const told = [face, match, earsOf(table, face, seats), t, table.view] as const;
  const replays = canReplay(match) && !face.leavesToMemory?.(table.view);
  const lines = linesOf(table.story, ...told);
  const lastLine = lines.filter(({ passing }) => !passing).at(-1)?.text ?? '';
  const lastWords = table.again ? t('app:log.onceMore') : lastLine;
  const newFrom = lastTurn(table.story, table.view.viewer ?? table.focus);
  const toScore: BlockButton = {
    id: 'to-score',
    kind: 'primary',
    label: t('app:play.toScore'),
    onPress: () => router.replace({ pathname: '/score/[id]', params: { id } }),
  };
  // While pieces move the table shows what was; taken back is what is.
  const { undo: undoOff } = store.current();
  const undo = () => {
    if (store.undo() === null) toast({ text: t('app:play.undone') });
  };
  const again = () => {
    setSheet(null);
    show.replayLastTurn();
  };
  const toAsides = () => {
    const [only, ...others] = table.asides;
    if (only !== undefined && others.length === 0) store.stepAside(only);
    else setSheet('asides');
  };
  const toMoment = ({ at, event }: Moment) => {
    setSheet(null);
    router.push({ pathname: '/replay/[id]', params: { id, at: at + 1, event } });
  };
  const { ask } = turn;
  const openRules = (of: string) => {
    setAbout(of);
    setSheet('rules');
  };
  const adviser = useAdviser(store, table, think, turn.point);
  const advice = adviser.asking.kind === 'advice' ? adviser.asking.advice : null;
  const isAdvised = (action: Action) =>
    advice !== null && match.game.describe(action) === match.game.describe(advice.action);
  const withLight = (button: BlockButton) => ({
    ...button,
    lit: button.action !== undefined && isAdvised(button.action),
  });
  const advisable = hints && !guide ? { off: adviceOff(), onPress: adviser.ask } : null;
  const keyed = numberKeys(ask?.legal ?? [], (action) => (ask && face.numberOn?.(action, ask)) ?? null);
  const actions = keyed.map(({ action, key }) => ({
    id: match.game.describe(action),
    key,
    text: ask ? face.actionWords(action, ask, t) : '',
    lit: isAdvised(action),
    onPress: () => {
      setSheet(null);
      turn.play(action);
    },
  }));
  const onWhy = (of: string) => (rulesFor(face.id, of) ? () => openRules(of) : null);
  const hand = mine !== null && ask !== null && face.inHand?.(ask.decision) === true;
  const step = stepBlock({ face, seats, show, onWhy }, table.step, t);
  const heading = face.heading?.(table.view, seats, t, led) ?? null;
  const block = {
    // The words of a great moment stand over the table; nobody is to move while they do.
    prompt: step ? (step.prompt ?? '') : hand && turn.chosen ? t('app:around.chosen') : turn.prompt,
    refusal: turn.refusal,
    onWhy: turn.about ? onWhy(turn.about) : null,
    buttons: step?.buttons ?? (table.over ? [toScore] : (hand ? discreet(turn.buttons) : turn.buttons).map(withLight)),
    undoOff: undoOff === null ? null : t(`undo:${undoOff}`),
    onUndo: undo,
    onActions: () => setSheet('actions'),
    onAsides: table.busy || guide || table.asides.length === 0 ? null : toAsides,
    advice: advisable,
    onRefuse: turn.refuse,
    led: step !== null,
  };
  useKeys(
    {
      choose: (figure) => {
        const meant = keyed.find(({ key }) => key === figure);
        if (meant) turn.press(meant.action);
      },
      advice: () => (advisable?.off == null ? advisable?.onPress() : turn.refuse(advisable.off)),
      log: () => setSheet('log'),
      list: () => setSheet('actions'),
      speed: pace.change,
      rules: () => openRules(ask?.decision.kind ?? ''),
      undo: () => (block.undoOff === null ? undo() : turn.refuse(block.undoOff)),
      close: adviser.dismiss,
    },
    `${table.number}/${table.busy}/${step !== null}/${turn.chosen ? match.game.describe(turn.chosen) : ''}`,
    !covered,
  );
  // What the others do is told while it happens; great moments have words of their own.
  const idle = ask === null && !step && !table.over && !table.again && turn.refusal === 0;
  const alone = idle && block.buttons.length === 0;
  const lately = alone ? latelyOf(lines) : null;
  const advised = {
    asking: adviser.asking,
    advised: advice && ask ? adviceWords(advice, face, ask, t) : null,
    onDismiss: adviser.dismiss,
  };
  const ground = { flex: 1, backgroundColor: theme.ground };
  const board = (
    <View
      key="board"
      style={ALL}
      pointerEvents={covered ? 'none' : 'box-none'}
      aria-hidden={covered}
      importantForAccessibility={covered ? 'no-hide-descendants' : 'auto'}
    >
      <SheetsBeside clear={besideBlock(frame)}>
        <face.Table
          frame={frame}
          covered={covered}
          view={table.view}
          seats={seats}
          focus={table.focus}
          thinking={table.thinking}
          ask={ask}
          chosen={turn.chosen}
          onTouch={turn.touch}
          onPlay={turn.play}
          stage={show}
          busy={table.busy}
          step={table.step}
          story={table.story}
          onMoment={replays ? toMoment : null}
          onRules={onWhy}
        />
      </SheetsBeside>
    </View>
  );
  // Made anew for each player, the drawing would leave the table dark for a moment behind every curtain.
  if (covered) return <View style={ground}>{board}</View>;
  return (
    <View
      testID="play"
      // While a great moment stands, nothing moves.
      aria-busy={table.busy && !step?.moment}
      // One touch anywhere ends all motion; it still reaches what it touches.
      onStartShouldSetResponderCapture={({ nativeEvent }) => {
        if (!isFresh(nativeEvent)) return true;
        turn.touches.began(isMouse(nativeEvent));
        show.touch();
        return false;
      }}
      style={ground}
    >
      {mine ? (
        <AroundKeys frame={frame} onLog={() => setSheet('log')} onRules={() => openRules(ask?.decision.kind ?? '')} />
      ) : (
        <PlayHeader
          frame={frame}
          title={heading?.title ?? t(`app:games.${face.id}.title`)}
          lit={heading?.lit ?? false}
          last={(table.step ? heading?.note : undefined) ?? (lastWords || (heading?.note ?? ''))}
          onLog={() => setSheet('log')}
          onRules={() => openRules(ask?.decision.kind ?? '')}
          onAround={sitting.possible ? () => changeSettings({ around: true }) : null}
        />
      )}
      {board}
      <Unlit show={show} frame={frame} />
      {mine ? (
        <AroundBlock {...block} prompt={lately?.lines.join(' ') ?? block.prompt} place={mine} heading={heading} />
      ) : (
        <DecisionBlock
          {...block}
          told={alone ? <Told lately={lately} seats={seats} speed={!hasRoom(frame)} /> : null}
          frame={frame}
          onHeight={measured}
        />
      )}
      {step?.moment && mine ? (
        <Turned turn={mine.turn}>
          <GreatMoment words={step.moment} frame={seenFrom(frame, mine)} seats={seats} />
        </Turned>
      ) : null}
      {step?.moment && !mine ? <GreatMoment words={step.moment} frame={frame} seats={seats} /> : null}
      {mine ? (
        <Turned turn={mine.turn}>
          <AdvicePanel {...advised} frame={seenFrom(frame, mine)} />
        </Turned>
      ) : (
        <AdvicePanel {...advised} frame={frame} />
      )}
      <Facing turn={mine?.turn ?? 0}>
        <LogSheet
          open={sheet === 'log'}
          signs={sheet === 'log' ? face.signWords?.(t) : undefined}
          before={sheet === 'log' ? knownBefore(face, match, table.view, t) : null}
          lines={sheet === 'log' ? linesOf(singleSteps(match, table.story, toldSoFar()), ...told) : []}
          seats={seats}
          newFrom={newFrom === null ? null : (table.story[newFrom]?.at ?? null)}
          onMoment={sheet === 'log' && replays ? toMoment : null}
          onClose={() => setSheet(null)}
          again={sheet === 'log' && replays ? { show, onAgain: again } : null}
        />
        <ActionsSheet open={sheet === 'actions'} actions={actions} onClose={() => setSheet(null)} />
        {sheet === 'asides' || table.aside ? (
          <AsidesSheet
            store={store}
            table={table}
            face={face}
            asking={sheet === 'asides'}
            onClose={() => setSheet((now) => (now === 'asides' ? null : now))}
          />
        ) : null}
        <RulesSheet
          game={face.id}
          section={sheet === 'rules' ? rulesFor(face.id, about) : null}
          open={sheet === 'rules'}
          onClose={() => setSheet(null)}
          onAll={() => {
            setSheet(null);
            router.push({ pathname: '/rules/[game]', params: { game: face.id } });
          }}
        />
      </Facing>
      {guide ? (
        <Bubble
          guide={guide}
          frame={frame}
          view={table.view}
          seats={seats}
          focus={table.focus}
          busy={table.busy}
          onShelf={() => router.dismissTo('/')}
        />
      ) : null}
    </View>
  );

  /** How many actions the shown story tells: while pieces move it is behind the match. */
  function toldSoFar(): number {
    return store.current().story[table.story.length]?.at ?? match.log.length;
  }

  function adviceOff(): string | null {
    if (!ask) return t('app:play.noActions');
    if (face.helps?.(table.view) === false) return t('app:advice.noHelp');
    return ask.legal.length > 1 ? null : t('app:advice.noChoice');
  }
}
