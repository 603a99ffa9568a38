import type { Emit, Seat } from '@/engine/core/game';
import type { Luck } from '@/engine/core/luck';
import type { Rules } from '@/engine/kit/advance';
import { topOf, topTask } from '@/engine/kit/tasks';
import type { AdmiralAction } from './actions';
import { COURSES } from './data/compass';
import { squareFrom } from './data/squares';
import type { AdmiralEvent } from './events';
import { fortFrom, shipFrom } from './legal/units';
import { load, unload } from './rules/cargo';
import { announceAttack, beginAttack, doneShifting, give, joinAttack, nameDefender, shift } from './rules/fight';
import { addToSalvo, beginSalvo, fire, rollSalvo } from './rules/fire';
import { announceFireship, explode } from './rules/fireships';
import { giveAway } from './rules/forts';
import { judge, leave } from './rules/judge';
import { playOf, tellRest, type Play } from './rules/play';
import { doneLaying, layMine, nameMine, orderMine, passMine } from './rules/mines';
import { endTurn, goOnEnding, spin } from './rules/round';
import { driftTo, goOn, move } from './rules/sail';
import { choosePort, deploy, goOnWithSetup, placeReef } from './rules/setup';
import { answerOffer, breakTreaty, offer } from './rules/treaties';
import { announceWork, answerWork, endRepair, endWork, startRepair } from './rules/works';
import { isIn, type AdmiralState } from './state';

/** One answer. The task on top is the one that was asked: `advance` trusts its caller. */
const RULES: Rules<Play, AdmiralAction> = {
  ChooseStartPort: (play, seat, { fort }) => choosePort(play, seat, squareFrom(fort)),
  PlaceReef: (play, seat, { square }) => placeReef(play, seat, squareFrom(square)),
  Deploy: (play, seat, { ship, square }) => deploy(play, seat, shipOf(play, ship), squareFrom(square)),
  LayMine: (play, seat, { square }) => layMine(play, seat, squareFrom(square)),
  DoneMines: (play, seat) => doneLaying(play, seat),
  SetMinePolicy: (play, seat, action) =>
    orderMine(play, seat, action.mine, 'hull' in action ? action.hull : action.order),
  Detonate: (play, seat, { square }) => nameMine(play, seat, squareFrom(square)),
  PassMine: (play, seat) => passMine(play, seat),
  SpinVane: (play, seat) => spin(play, seat),
  Move: (play, seat, { ship, course, squares }) =>
    move(play, seat, shipOf(play, ship), COURSES.indexOf(course), squares),
  Manoeuvre: (play, seat, action) =>
    'course' in action ? goOn(play, seat, COURSES.indexOf(action.course), action.squares) : goOn(play, seat, null, 0),
  Drift: (play, _, action) =>
    driftTo(play, shipOf(play, action.ship), 'square' in action ? squareFrom(action.square) : null),
  Fire: (play, seat, { unit, target }) => fire(play, seat, unit, target),
  Salvo: (play, seat, action) => {
    const { unit, count } = action;
    if ('target' in action) beginSalvo(play, seat, action.target, { unit, count });
    else addToSalvo(play, { unit, count });
  },
  AnnounceFireship: (play, seat, { ship }) => announceFireship(play, seat, shipOf(play, ship)),
  Explode: (play, _, { ship }) => explode(play, shipOf(play, ship)),
  StartRepair: (play, seat, { ship, fort }) => startRepair(play, seat, shipOf(play, ship), fortOf(play, fort)),
  EndRepair: (play, _, { ship }) => endRepair(play, shipOf(play, ship)),
  StartFortWork: (play, seat, { fort, ship, other }) =>
    announceWork(play, seat, fortOf(play, fort), [shipOf(play, ship), shipOf(play, other)]),
  AnswerFortWork: (play, seat, { agree }) => {
    const { fort, by, ships } = topOf(play.s, 'fort-work');
    answerWork(play, seat, fortOf(play, fort), by, ships, agree);
  },
  EndFortWork: (play, seat, { fort }) => endWork(play, fortOf(play, fort), 'wish', seat),
  Board: (play, seat, { target, ship }) => beginAttack(play, seat, false, target, ship),
  Assault: (play, seat, { fort, ship }) => beginAttack(play, seat, true, fort, ship),
  Join: (play, _, { ship }) => joinAttack(play, ship),
  Roll: (play, seat) => (topTask(play.s)?.kind === 'salvo' ? rollSalvo(play, seat) : announceAttack(play, seat)),
  ChooseDefenders: (play, _, action) => nameDefender(play, 'ship' in action ? action.ship : null),
  Distribute: (play, seat, { points }) => give(play, seat, points),
  ShiftCargo: (play, seat, { from, to, count }) => shift(play, seat, shipOf(play, from), shipOf(play, to), count),
  DoneCargo: (play, seat) => doneShifting(play, seat),
  Load: (play, seat, { ship, from, count }) => load(play, seat, shipOf(play, ship), squareFrom(from), count),
  Unload: (play, seat, { ship, fort, count }) => unload(play, seat, shipOf(play, ship), fortOf(play, fort), count),
  GiveFort: (play, seat, { fort, to }) => {
    if (giveAway(play, seat, fortOf(play, fort), to)) leave(play, seat, 'no-fort');
  },
  OfferTreaty: (play, seat, action) => {
    const { to, rounds } = action;
    const until = play.s.round + rounds;
    if ('against' in action) offer(play, { by: seat, to, about: 'joint', against: action.against, until });
    else offer(play, { by: seat, to, about: action.about, against: null, until });
  },
  AnswerTreaty: (play, seat, { accept }) => answerOffer(play, seat, accept),
  BreakTreaty: (play, seat, { treaty }) => breakTreaty(play, seat, treaty, false),
  EndTurn: (play) => endTurn(play),
  Resign: (play, seat) => leave(play, seat, 'resigned'),
};

const shipOf = ({ chart }: Play, id: string): number => shipFrom(chart, id);
const fortOf = ({ chart }: Play, id: string): number => fortFrom(chart, id);

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
  if (s.phase !== 'turn') {
    if (s.phase === 'setup' && s.tasks.length === 0) goOnWithSetup(play);
    return;
  }
  const kind = topTask(s)?.kind;
  if (kind !== 'main' && kind !== 'ending') return;
  judge(play);
  if (s.phase !== 'turn') return;
  if (kind === 'ending') goOnEnding(play);
  else if (!isIn(s, s.active)) endTurn(play);
}
