import type { Action, Game, Seat } from '@/engine/core/game';
import type { Luck } from '@/engine/core/luck';
import type { Line } from './candidate';
import type { Names } from './names';

/** A turn of more answers than this is not looked through to its end. */
const LONGEST_LINE = 200;

/** A line that the search may begin with, nearly always of one answer. */
export interface Opening {
  readonly line: Line;
  readonly name: number;
}

export interface Openings {
  /** What the game's own reckoning would do, or the plan that it puts first. */
  readonly usual: Opening;
  /** Each once, the usual one among them. */
  readonly all: readonly Opening[];
  /** The game has sorted them, the best first. */
  readonly sorted: boolean;
  /** They are lines of a whole turn. */
  readonly plans: boolean;
}

/** What a question can be answered with, in a state made from the view: plans, or what the game names, or all that is legal. */
export function openingsOf(
  game: Game,
  s: unknown,
  seat: Seat,
  legal: readonly Action[],
  names: Names,
  luck: Luck,
  noise: number,
): Openings {
  const { brain } = game;
  const given = (action: Action) => legal.find((a) => names.of(a) === names.of(action));
  const picked = brain.policy(s, seat, legal, luck.bots);
  // In a worker the answers are copies, and a game may name one by its own object.
  const usual = given(picked) ?? picked;
  const plans = (brain.plans?.(s, seat, luck.bots, noise) ?? []).flatMap(([action, ...later]): Line[] => {
    const first = action && given(action);
    return first ? [[first, ...later]] : [];
  });
  if (plans.length > 0) {
    const all = eachOnce([ruleLine(game, s, seat, usual, luck), ...plans], names);
    const first = eachOnce(plans, names)[0] as Opening;
    const leading = brain.leads ? all.find(({ name }) => name === first.name) : all[0];
    return { usual: leading as Opening, all, sorted: false, plans: true };
  }
  const named = brain.narrow?.(s, seat, legal, luck.bots).flatMap((action) => given(action) ?? []);
  const all = eachOnce(
    (named ? [usual, ...named] : legal).map((action) => [action]),
    names,
  );
  return {
    usual: all.find(({ line }) => line[0] === usual) ?? opening([usual], names),
    all,
    sorted: named !== undefined,
    plans: false,
  };
}

/** What the rule bot would do to the end of its turn. */
function ruleLine(game: Game, sampled: unknown, me: Seat, usual: Action, luck: Luck): Line {
  const { brain } = game;
  const s = game.clone(sampled);
  const line = [usual];
  const turn = brain.turn(s);
  game.advance(s, me, usual, luck);
  for (let next = game.pending(s)[0]; next && line.length < LONGEST_LINE; next = game.pending(s)[0]) {
    const { seat } = next;
    const legal = game.legal(s, seat);
    if (brain.turn(s) !== turn || legal.length === 0) break;
    const action = legal.length === 1 ? (legal[0] as Action) : brain.policy(s, seat, legal, luck.bots);
    if (seat === me && legal.length > 1) line.push(action);
    game.advance(s, seat, action, luck);
  }
  return line;
}

function eachOnce(lines: readonly Line[], names: Names): readonly Opening[] {
  const byName = new Map<number, Opening>();
  for (const line of lines) {
    const one = opening(line, names);
    if (!byName.has(one.name)) byName.set(one.name, one);
  }
  return [...byName.values()];
}

function opening(line: Line, names: Names): Opening {
  return { line, name: names.ofLine(line) };
}
