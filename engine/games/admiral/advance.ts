import type { Emit, Seat } from '@/engine/core/game';
import type { Luck } from '@/engine/core/luck';
import type { Rules } from '@/engine/kit/advance';
import { topTask } from '@/engine/kit/tasks';
import type { AdmiralAction } from './actions';
import { COURSES } from './data/compass';
import { squareFrom } from './data/squares';
import type { AdmiralEvent } from './events';
import { shipFrom } from './legal/setup';
import { judge } from './rules/judge';
import { playOf, tellRest, type Play } from './rules/play';
import { endTurn, spin } from './rules/round';
import { driftTo, move } from './rules/sail';
import { choosePort, deploy } from './rules/setup';
import { isIn, type AdmiralState } from './state';

/** One answer. The task on top is the one that was asked: `advance` trusts its caller. */
const RULES: Rules<Play, AdmiralAction> = {
  ChooseStartPort: (play, seat, { fort }) => choosePort(play, seat, squareFrom(fort)),
  Deploy: (play, seat, { ship, square }) => deploy(play, seat, shipFrom(play.chart, ship), squareFrom(square)),
  SpinVane: (play, seat) => spin(play, seat),
  Move: (play, seat, { ship, course, squares }) =>
    move(play, seat, shipFrom(play.chart, ship), COURSES.indexOf(course), squares),
  Drift: (play, _, action) =>
    driftTo(play, shipFrom(play.chart, action.ship), 'square' in action ? squareFrom(action.square) : null),
  EndTurn: (play) => endTurn(play),
};

type Rule = (play: Play, seat: Seat, action: AdmiralAction) => void;

export function advance(
  s: AdmiralState,
  seat: Seat,
  action: AdmiralAction,
  luck: Luck,
  emit?: Emit<AdmiralEvent>,
): void {
  const play = playOf(s, luck, emit);
  const rule = RULES[action.type] as Rule;
  rule(play, seat, action);
  settle(play);
  tellRest(play);
}

/** After every deed: who has won, who is out; a turn ends with its player (4.19.9). */
function settle(play: Play): void {
  const { s } = play;
  if (s.phase !== 'turn') return;
  judge(play);
  if (s.phase === 'turn' && topTask(s)?.kind === 'main' && !isIn(s, s.active)) endTurn(play);
}
