import type { Action } from '@/engine/core/game';
import { Luck, Stream } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { deadMansDraw } from '@/engine/games/dead-mans-draw';
import { cardFromId, deckOf, lowestValue, suitOf, valueOf, type Card } from '@/engine/games/dead-mans-draw/data/cards';
import {
  ANCHOR,
  CANNON,
  CHEST,
  HOOK,
  KEY,
  KRAKEN,
  MAP,
  MERMAID,
  ORACLE,
  SWORD,
} from '@/engine/games/dead-mans-draw/data/suits';
import type { DeadMansDrawEvent } from '@/engine/games/dead-mans-draw/events';
import type { DeadMansDrawOptions } from '@/engine/games/dead-mans-draw/options';
import type { DeadMansDrawState } from '@/engine/games/dead-mans-draw/state';

// node scripts/run-ts.mjs scripts/lesson-seed.ts [from] [to]: finds seeds whose deal can teach Dead Man's Draw, with the moves
// that do it. One of them is pinned in engine/games/dead-mans-draw/tutorial.ts; a new one is wanted when deals change.

const LEARNER = 0;
const MOST_DRAWS = 20;
const MOST_TURNS = 4;
const MOST_POSITIONS = 40_000;
/** A suit is taught when the learner meets it from the pile; an anchor when it saves, key and chest when they bring a bonus. */
const SUITS = [ANCHOR, HOOK, CANNON, MAP, ORACLE, SWORD, KRAKEN];
const lesson = (suit: number) => 1 << suit;
const BONUS = lesson(KEY);
const ALL = SUITS.reduce((bits, suit) => bits | lesson(suit), BONUS);
const PICKS: Readonly<Record<string, number>> = {
  HOOK_PICK: HOOK,
  CANNON_PICK: CANNON,
  MAP_PICK: MAP,
  SWORD_PICK: SWORD,
};

const options = readOptions(deadMansDraw.manifest.options, { traits: false, firstPlayer: 1 });

interface Position {
  readonly state: DeadMansDrawState;
  readonly luck: Luck;
  readonly taught: number;
  readonly draws: number;
  /** Draws of this turn, and the learner's turns so far. */
  readonly drawn: number;
  readonly turns: number;
  readonly moves: readonly string[];
}

/** Plays one move and what is forced after it; null where that would teach badly. */
function play(from: Position, action: Action): Position | null {
  const state = deadMansDraw.clone(from.state);
  const luck = Luck.fromState(from.luck.state());
  let next: Position = {
    ...from,
    state,
    luck,
    moves: [...from.moves, `${state.active} ${deadMansDraw.describe(action as never)}`],
  };
  let now = action;
  for (let first = true; ; first = false) {
    const events: DeadMansDrawEvent[] = [];
    const seat = state.active;
    deadMansDraw.advance(state, seat, now as never, luck, (event) => events.push(event));
    for (const event of events) {
      const after = hear(next, event, events, seat, first);
      if (!after) return null;
      next = after;
    }
    const [asked] = deadMansDraw.pending(state);
    const legal = asked ? deadMansDraw.legal(state, asked.seat) : [];
    if (!asked) return null;
    if (!asked.auto || legal.length !== 1) return next;
    // The first time, a learner has to choose.
    const pick = PICKS[asked.kind];
    if (pick !== undefined && asked.seat === LEARNER && (next.taught & lesson(pick)) === 0) return null;
    now = legal[0] as Action;
  }
}

function hear(
  p: Position,
  event: DeadMansDrawEvent,
  all: readonly DeadMansDrawEvent[],
  seat: number,
  chosen: boolean,
): Position | null {
  const own = seat === LEARNER;
  const teach = (suit: number): Position => ({ ...p, taught: p.taught | lesson(suit) });
  switch (event.type) {
    case 'no-effect':
    case 'over':
      return null;
    case 'drawn':
      return { ...p, draws: p.draws + 1, drawn: p.drawn + 1 };
    case 'entered': {
      const suit = suitOf(cardFromId(event.card) as Card);
      const news = SUITS.includes(suit) && suit !== ANCHOR && (p.taught & lesson(suit)) === 0;
      // The rival plays nothing new, and what is new to the learner comes from the pile.
      if (news && (!own || event.source !== 'draw')) return null;
      return own && suit === KRAKEN ? teach(KRAKEN) : p;
    }
    case 'oracle':
      return own ? teach(ORACLE) : p;
    case 'busted': {
      const saved = all.find((one) => one.type === 'saved');
      // One bust of one's own, dared and well anchored.
      const good = chosen && saved?.type === 'saved' && saved.cards.length >= 3 && (p.taught & lesson(ANCHOR)) === 0;
      return own ? (good ? teach(ANCHOR) : null) : p;
    }
    case 'bonus':
      return own && event.cards.length >= 4 ? { ...p, taught: p.taught | BONUS } : null;
    case 'turn-began':
      return { ...p, drawn: 0, turns: p.turns + (event.seat === LEARNER ? 1 : 0) };
    default:
      return p;
  }
}

const topBusts = ({ known, draw, row }: DeadMansDrawState) =>
  (known[LEARNER] ?? 0) > 0 && row.some((card) => suitOf(card) === suitOf(draw.at(-1) ?? 0));

function sensible({ state, drawn, turns }: Position, action: Action): boolean {
  const own = state.active === LEARNER;
  if (action.type === 'COLLECT') return state.row.length >= 2 && (!own || turns > 1 || drawn === 3);
  if (action.type !== 'DRAW') return true;
  if (own && topBusts(state)) return false;
  return drawn < (own ? (turns === 1 ? 3 : 6) : 4);
}

function search(start: Position): Position | null {
  let best: Position | null = null;
  let seen = 0;
  const visit = (p: Position): void => {
    if (++seen > MOST_POSITIONS || p.turns > MOST_TURNS || p.draws >= (best?.draws ?? MOST_DRAWS + 1)) return;
    const [asked] = deadMansDraw.pending(p.state);
    if (!asked) return;
    if (p.taught === ALL && asked.kind === 'DRAW' && asked.seat !== LEARNER && p.drawn === 0) {
      const { brain } = deadMansDraw;
      if (brain.points(p.state, LEARNER) > brain.points(p.state, 1)) best = p;
      return;
    }
    const legal = deadMansDraw.legal(p.state, asked.seat);
    const pick = asked.seat === LEARNER ? PICKS[asked.kind] : undefined;
    for (const action of legal) {
      if (!sensible(p, action)) continue;
      const next = play(p, action);
      if (next) visit(pick === undefined ? next : { ...next, taught: next.taught | lesson(pick) });
    }
  };
  visit(start);
  return best;
}

const cards = deckOf(1, false);
const lowest = cards.filter((card) => valueOf(card) === lowestValue(suitOf(card), false));
const rest = cards.filter((card) => !lowest.includes(card));

/** The first turn is always the same: a mermaid, a key or chest, and an oracle that warns. Looks at the deal alone. */
function beginsWell(seed: string): boolean {
  const setup = Stream.seeded(seed, 'setup');
  setup.shuffle(lowest.slice());
  const [a, b, c, d] = setup.shuffle(rest.slice()).slice(-4).reverse().map(suitOf);
  return a === MERMAID && (b === KEY || b === CHEST) && c === ORACLE && (d === a || d === b);
}

const [from = 0, to = 1_000_000] = process.argv.slice(2).map(Number);
for (let i = from; i < to; i++) {
  const seed = `lesson-${i}`;
  if (!beginsWell(seed)) continue;
  const luck = Luck.fromSeed(seed);
  const state = deadMansDraw.start(options as unknown as DeadMansDrawOptions, 2, luck);
  const found = search({ state, luck, taught: 0, draws: 0, drawn: 0, turns: 1, moves: [] });
  if (found) console.log(`${seed}: ${found.draws} draws\n  ${found.moves.join(', ')}`);
}
