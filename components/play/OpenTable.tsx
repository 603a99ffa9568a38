import { router } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import type { Choreographer } from '@/components/kit/choreography/choreographer';
import type { Beat } from '@/components/kit/choreography/cue';
import type { Shown } from '@/components/kit/choreography/shown';
import { isFresh } from '@/components/kit/curtain/fresh-touch';
import type { GameFace, Moment } from '@/components/kit/face';
import { reachOfBlock } from '@/components/kit/frame/frame';
import { useSitting, useTableFrame } from '@/components/kit/frame/use-around';
import { changeSettings } from '@/components/kit/settings/settings';
import { isMouse } from '@/components/kit/touches';
import { Facing } from '@/components/ui/facing';
import { ByNight, useTheme } from '@/components/ui/theme/context';
import { useToastsAbove } from '@/components/ui/toast';
import { AroundBlock } from './block/AroundBlock';
import { AroundKeys } from './block/AroundKeys';
import { DecisionBlock } from './block/DecisionBlock';
import { earsOf } from './ears';
import { Bubble } from './lesson/Bubble';
import type { Guide } from './lesson/guide';
import { lastLine, latelyOf } from './log/lately';
import { linesFromNewest, linesOfStep } from './log/lines';
import type { MatchStore } from './match-store';
import { canReplay } from './matches/reel';
import { OverTable } from './OverTable';
import { hasRoom, PlayHeader } from './PlayHeader';
import { TableBoard } from './TableBoard';
import { TableSheets } from './TableSheets';
import { Told } from './Told';
import { useTurn } from './turn';
import { Unlit } from './Unlit';
import { useAnswers } from './use-answers';
import { useBlock } from './use-block';
import { useBlockHeight } from './use-block-height';
import { useSheets } from './use-sheets';
import { useTableKeys } from './use-table-keys';

/** The step that stands; between two of a performance still the last one. */
function useLedThrough({ step, busy }: Shown): Beat | null {
  const [lately, setLately] = useState(step);
  const now = step ?? (busy ? lately : null);
  if (now !== lately) setLately(now);
  return now;
}

export interface OpenTableProps {
  readonly id: string;
  readonly store: MatchStore;
  readonly show: Choreographer;
  readonly table: Shown;
  readonly face: GameFace;
  /** Given in a match that teaches. */
  readonly guide: Guide | null;
  /** A curtain hangs in front of it. */
  readonly covered: boolean;
}

/** Header, board and decision block. */
export function OpenTable({ id, store, show, table, face, guide, covered }: OpenTableProps) {
  const t = useWords();
  const theme = useTheme();
  const [blockHeight, measured] = useBlockHeight(table.busy);
  const sheets = useSheets(covered);
  const turn = useTurn({ store, table, face }, t);
  const answers = useAnswers({ store, table, face, turn, isLesson: guide !== null });
  const { match } = store;
  const { seats } = match;
  const { ask } = turn;
  const sitting = useSitting(seats);
  const frame = useTableFrame(sitting, table.focus, blockHeight);
  useToastsAbove(reachOfBlock(frame));
  const mine = frame.around?.mine ?? null;
  const hand = mine !== null && ask !== null && face.inHand?.(ask.decision) === true;
  const { block, step, onWhy } = useBlock({
    ...{ id, store, show, table, face, turn, answers, sheets, hand },
    isLesson: guide !== null,
  });
  const onRules = () => sheets.showRules(ask?.decision.kind ?? '');
  const chosen = turn.chosen ? match.game.describe(turn.chosen) : '';
  const picture = `${table.number}/${table.busy}/${step !== null}/${chosen}`;
  useTableKeys({ turn, answers, sheets, block, onRules, picture, covered });
  const led = useLedThrough(table);
  const heading = face.heading?.(table.view, seats, t, led) ?? null;
  const night = heading?.night === true;
  const ears = earsOf(table, face, seats);
  const newest = () => linesFromNewest(table.story, (step) => linesOfStep(step, face, match, ears, t, table.view));
  const lastWords = table.again ? t('app:log.onceMore') : lastLine(newest());
  const toMoment = ({ at, event }: Moment) => {
    sheets.close();
    router.push({ pathname: '/replay/[id]', params: { id, at: at + 1, event } });
  };
  const onMoment = canReplay(match) && !face.leavesToMemory?.(table.view) ? toMoment : null;
  // What the others do is told while it happens; great moments have words of their own.
  const idle = ask === null && !step && !table.over && !table.again && turn.refusal === 0;
  const alone = idle && block.buttons.length === 0;
  const lately = alone ? latelyOf(newest()) : null;
  const ground = { flex: 1, backgroundColor: theme.ground };
  const board = <TableBoard key="board" {...{ face, frame, table, show, seats, turn, covered, onMoment, onWhy }} />;
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
      <ByNight on={night}>
        {mine ? (
          <AroundKeys frame={frame} onLog={() => sheets.show('log')} onRules={onRules} />
        ) : (
          <PlayHeader
            frame={frame}
            title={heading?.title ?? t(`app:games.${face.id}.title`)}
            lit={heading?.lit ?? false}
            great={heading?.great === true && table.step !== null}
            last={(table.step || heading?.own ? heading?.note : undefined) ?? (lastWords || (heading?.note ?? ''))}
            onLog={() => sheets.show('log')}
            onRules={onRules}
            onAround={sitting.possible ? () => changeSettings({ around: true }) : null}
          />
        )}
      </ByNight>
      {board}
      <Unlit show={show} frame={frame} />
      <ByNight on={night}>
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
        <OverTable frame={frame} mine={mine} moment={step?.moment ?? null} seats={seats} advice={answers.panel} />
      </ByNight>
      <Facing turn={mine?.turn ?? 0}>
        <TableSheets
          {...{ store, show, table, face, sheets, turn, ears, onMoment }}
          actions={answers.keyed}
          isAdvised={answers.isAdvised}
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
          onNext={() => router.replace({ pathname: '/learn/[game]', params: { game: guide.course.game } })}
          onFirst={() => router.replace({ pathname: '/new/[game]', params: { game: guide.course.game, first: '1' } })}
        />
      ) : null}
    </View>
  );
}
