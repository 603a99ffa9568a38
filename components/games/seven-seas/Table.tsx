import { useMemo, useState } from 'react';
import { useWords } from '@/components/i18n/words';
import type { TableProps } from '@/components/kit/face';
import { Facing, Turned } from '@/components/ui/facing';
import type { SevenSeasAction } from '@/engine/games/seven-seas/actions';
import type { SevenSeasDecision } from '@/engine/games/seven-seas/decisions';
import type { SevenSeasView } from '@/engine/games/seven-seas/view';
import { facing } from './around';
import { askedAbout, isDrawn } from './asked-about';
import { lastBattle } from './battle';
import { layoutIn } from './layout';
import { diceOf, modeOf } from './lid-dice';
import { handGroups } from './hand';
import { Inspect } from './overlay/Inspect';
import { AroundSides } from './overlay/AroundSides';
import { FlatHand } from './overlay/FlatHand';
import { Overlay } from './overlay/Overlay';
import type { Inspected } from './overlay/props';
import { hides } from './prompts';
import { Scene } from './scene/door';

/** The board: a drawing that nobody touches, and over it the places that are touched and speak. */
export function Table(props: TableProps<SevenSeasView, SevenSeasAction, SevenSeasDecision>) {
  const { frame, view, seats, focus, thinking, ask, chosen, onTouch } = props;
  const t = useWords();
  const [inspected, setInspected] = useState<Inspected | null>(null);
  if (props.covered && inspected) setInspected(null);
  const mode = modeOf(view, ask?.decision.kind === 'SELECT_CHARACTER');
  // 5.6: several people look at this screen; a hand is only open behind the curtain that was lifted for it.
  const alone = seats.filter(({ kind }) => kind === 'person').length < 2;
  const open = view.viewer === focus && (alone || (ask !== null && hides(ask.decision)));
  // Around a flat table every look into a hand is one at the own edge.
  const hand = frame.around && ask && open ? handGroups(ask).map(({ length }) => length) : null;
  const layout = layoutIn({ seats: view.seats, focus, mode, ...(hand && { hand }) }, facing(frame));
  const { story } = props;
  const battle = useMemo(() => lastBattle(story ?? []), [story]);
  const dice = useMemo(() => diceOf(view, story ?? []), [view, story]);
  const table = { layout, view, dice, seats, thinking };
  const touched = {
    ...table,
    ask,
    about: ask && !(hand && isDrawn(ask)) ? askedAbout(ask, story ?? [], t) : null,
    chosen,
    open,
    onTouch,
    onPlay: props.onPlay ?? onTouch,
    onInspect: setInspected,
    step: props.step ?? null,
    fought: battle !== null,
  };
  const { around } = frame;
  // Whoever asks about the own things reads them from the own edge.
  const reader = inspected?.kind === 'seat' ? around?.places[inspected.seat] : around?.mine;
  const touchable = around ? (
    <>
      <Turned turn={around.mine.turn}>
        <Overlay {...touched} />
        {hand ? <FlatHand {...touched} place={around.mine} /> : null}
      </Turned>
      <AroundSides {...touched} places={around.places} />
    </>
  ) : (
    <Overlay {...touched} />
  );
  return (
    <>
      <Scene {...table} ask={ask} chosen={chosen} stage={props.stage} busy={props.busy} />
      {props.covered ? null : touchable}
      <Facing turn={reader?.turn ?? 0}>
        <Inspect
          what={inspected}
          view={view}
          seats={seats}
          open={open && !around}
          focus={focus}
          battle={inspected?.kind === 'battle' ? battle : null}
          onMoment={props.onMoment}
          onRules={props.onRules}
          onClose={() => setInspected(null)}
        />
      </Facing>
    </>
  );
}
