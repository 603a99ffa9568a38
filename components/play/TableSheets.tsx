import { router } from 'expo-router';
import { useMemo } from 'react';
import { rulesFor } from '@/components/games/registry';
import { useWords } from '@/components/i18n/words';
import type { Choreographer } from '@/components/kit/choreography/choreographer';
import type { Shown } from '@/components/kit/choreography/shown';
import { lastTurn } from '@/components/kit/choreography/story';
import type { GameFace, Moment } from '@/components/kit/face';
import type { LogStep } from '@/components/kit/match/log';
import type { Action, Seat } from '@/engine';
import { ActionsSheet } from './ActionsSheet';
import { AsidesSheet } from './AsidesSheet';
import { knownBefore, linesOfStep, toldLog, type LogLine } from './log/lines';
import { LogSheet } from './log/LogSheet';
import type { MatchStore } from './match-store';
import type { Keyed } from './number-keys';
import { RulesSheet } from './RulesSheet';
import type { Turn } from './turn';
import type { Sheets } from './use-sheets';

interface TableSheetsProps {
  readonly store: MatchStore;
  readonly show: Choreographer;
  readonly table: Shown;
  readonly face: GameFace;
  readonly sheets: Sheets;
  readonly turn: Turn;
  readonly actions: () => readonly Keyed<Action>[];
  readonly isAdvised: (action: Action) => boolean;
  /** For whose ears the log is told. */
  readonly ears: Seat | null;
  /** Null where nothing can be shown again. */
  readonly onMoment: ((moment: Moment) => void) | null;
}

/** The sheets over the table. Words are made only for what is open. */
export function TableSheets({ sheets, ...at }: TableSheetsProps) {
  const { store, table, face, turn, isAdvised } = at;
  const { game } = store.match;
  const t = useWords();
  const { open, close } = sheets;
  const { ask } = turn;
  const listed = open === 'actions' && ask ? at.actions() : [];
  return (
    <>
      {open === 'log' ? <TableLog key={at.ears ?? 'all'} sheets={sheets} {...at} /> : null}
      <ActionsSheet
        open={open === 'actions'}
        actions={listed.map(({ action, key }) => ({
          id: game.describe(action),
          key,
          text: ask ? face.present.words(action, ask, t) : '',
          lit: isAdvised(action),
          onPress: () => {
            close();
            turn.play(action);
          },
        }))}
        onClose={close}
      />
      {open === 'asides' || table.aside ? (
        <AsidesSheet store={store} table={table} face={face} asking={open === 'asides'} onClose={sheets.closeAsides} />
      ) : null}
      <RulesSheet
        game={face.id}
        section={open === 'rules' ? rulesFor(face.id, sheets.about) : null}
        open={open === 'rules'}
        onClose={close}
        onAll={() => {
          close();
          router.push({ pathname: '/rules/[game]', params: { game: face.id } });
        }}
      />
    </>
  );
}

type TableLogProps = Pick<TableSheetsProps, 'store' | 'show' | 'table' | 'face' | 'sheets' | 'ears' | 'onMoment'>;

function TableLog({ store, show, table, face, sheets, ears, onMoment }: TableLogProps) {
  const t = useWords();
  const { match } = store;
  const { story, view, focus } = table;
  // How many actions the shown story tells: while pieces move it is behind the match.
  const end = store.current().story[story.length]?.at ?? match.log.length;
  const memory = face.leavesToMemory?.(view) ? view : undefined;
  const teller = useMemo(
    () => rememberedBy<LogStep, readonly LogLine[]>((step) => linesOfStep(step, face, match, ears, t, memory)),
    [match, face, ears, t, memory],
  );
  const tell = useMemo(() => () => toldLog(match, story, end, teller), [match, story, end, teller]);
  const newFrom = lastTurn(story, view.viewer ?? focus);
  const again = () => {
    sheets.close();
    show.replayLastTurn();
  };
  return (
    <LogSheet
      tell={tell}
      signs={face.signWords?.(t)}
      before={knownBefore(face, match, view, t)}
      seats={match.seats}
      newFrom={newFrom === null ? null : (story[newFrom]?.at ?? null)}
      onMoment={onMoment}
      onClose={sheets.close}
      again={onMoment ? { show, onAgain: again } : null}
    />
  );
}

/** The log is told anew with each action: what was said of a step before is not made a second time. */
function rememberedBy<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, V>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
