import type { Seat } from '@/engine/core/game';
import { topTask } from '@/engine/kit/tasks';
import {
  actionsOf,
  BATTLE as ATTACK,
  CALYPSO_TO,
  COMPASS_TO,
  END_TURN,
  MOVE_TO,
  OPEN_PORT,
  PARLEY,
} from '../action-table';
import type { WorldsEndAction } from '../actions';
import { OCEAN, regionOf, STEPS, type Sea } from '../data/board';
import { GUARD_MAX } from '../data/table';
import { canCallCalypso, canMove, canUseCompass } from '../legal/sail';
import {
  BATTLE,
  box,
  flagshipOf,
  goldOf,
  guardsAt,
  hasPaidSkill,
  hasUsed,
  NOBODY,
  PORT,
  squadronOf,
  type WorldsEndState,
} from '../state';
import { gainAt, prospectAt } from './target';
import { shipWorth } from './worth';

type Action = WorldsEndAction;

interface Way {
  readonly steps: readonly Action[];
  readonly sea: Sea;
  /** What the steps use up, in points of fame. */
  readonly price: number;
}

interface Idea {
  readonly line: readonly Action[];
  readonly worth: number;
}

const MOST_LINES = 8;
/** What a favour of Calypso, and what 200 gold are worth. */
const FAVOUR = 0.1;
const NEEDLE = 0.25;
const CHEAPEST = 100;
const HOPELESS = 0.3;
const FAME_OF_SHIPS = 0.45 / 1000;
const TALKS = 0.15;
const TALK_PRICE = 0.2;

/**
 * What a turn can come to from here: sail somewhere and fight, look into a port or stay there, with guards left behind or
 * taken along. Behind a battle and a port chance has its say, so there the line ends. The best by a first reckoning.
 */
export function plans(s: WorldsEndState, seat: Seat): readonly (readonly Action[])[] {
  if (topTask(s)?.kind !== 'actions') return [];
  const ideas: Idea[] = [];
  for (const way of waysOf(s, seat)) addIdeas(s, seat, way, ideas);
  addGuards(s, seat, ideas);
  return ideas
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_LINES)
    .map(({ line }) => line);
}

/** Where the flagship can be before the turn is over: each sea by its cheapest way. */
function waysOf(s: WorldsEndState, seat: Seat): Way[] {
  const here = flagshipOf(s, seat);
  const best = new Map<Sea, Way>([[here, { steps: [], sea: here, price: 0 }]]);
  const add = (steps: readonly Action[], sea: Sea, price: number): void => {
    const known = best.get(sea);
    if (!known || known.price > price) best.set(sea, { steps, sea, price });
  };
  const from = STEPS[here] as readonly Sea[];
  const calls = canCallCalypso(s, seat);
  if (canMove(s)) for (const sea of from) add([MOVE_TO[sea] as Action], sea, 0);
  if (calls) for (const sea of from) add([CALYPSO_TO[sea] as Action], sea, FAVOUR);
  if (canUseCompass(s, seat)) for (const sea of from) add([COMPASS_TO[sea] as Action], sea, NEEDLE);
  // Directly after the normal step Calypso may always be called (4.7.2); from a small map before it, too.
  if (canMove(s) && (s.calypso[seat] as number) > 0 && (calls || regionOf(here) === OCEAN)) {
    for (const middle of from) {
      for (const sea of STEPS[middle] as readonly Sea[]) {
        add([MOVE_TO[middle] as Action, CALYPSO_TO[sea] as Action], sea, FAVOUR);
      }
    }
  }
  return [...best.values()];
}

function addIdeas(s: WorldsEndState, seat: Seat, { steps, sea, price }: Way, ideas: Idea[]): void {
  const { chance, loss } = hasUsed(s, BATTLE) ? { chance: 0, loss: 0 } : prospectAt(s, seat, sea);
  const gain = gainAt(s, seat, sea);
  const fight = (odds: number): number => odds * gain - FAME_OF_SHIPS * loss - price;
  if (chance > HOPELESS) ideas.push({ line: [...steps, ATTACK], worth: fight(chance) });
  if (chance > 0 && chance < 1 && s.owner[sea] === NOBODY && hasPaidSkill(s, seat, 'parley')) {
    ideas.push({ line: [...steps, PARLEY], worth: fight(Math.min(1, chance + TALKS)) - TALK_PRICE });
  }
  const isPort = box(s).seas[sea]?.port === true && s.ships.length > 0 && !hasUsed(s, PORT);
  if (isPort && goldOf(s, seat) >= CHEAPEST) {
    const need = squadronOf(s, seat).length === 0 ? 2 : 0.7;
    ideas.push({ line: [...steps, OPEN_PORT], worth: need * Math.min(1, goldOf(s, seat) / 600) - price });
  }
  const shelter = s.owner[sea] === seat ? 0.2 : box(s).seas[sea]?.port === true ? 0.15 : 0;
  ideas.push({ line: [...steps, END_TURN], worth: shelter - price });
}

/** Ships left behind here, the cheapest first, or all taken along. */
function addGuards(s: WorldsEndState, seat: Seat, ideas: Idea[]): void {
  const sea = flagshipOf(s, seat);
  if (s.owner[sea] !== seat) return;
  const b = box(s);
  const { assign, recall } = actionsOf(b);
  const guards = guardsAt(s, sea);
  if (guards.length > 0) ideas.push({ line: [...guards.map((ship) => recall[ship] as Action)], worth: 0.4 });
  const idle = squadronOf(s, seat)
    .filter((ship) => !s.moved.includes(ship))
    .sort((x, y) => shipWorth(b, x) - shipWorth(b, y));
  for (const count of [1, 2]) {
    if (idle.length <= count || guards.length + count > GUARD_MAX) continue;
    ideas.push({ line: [...idle.slice(0, count).map((ship) => assign[ship] as Action), END_TURN], worth: 0.3 });
  }
}
