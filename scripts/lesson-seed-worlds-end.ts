import { Luck } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { worldsEnd } from '@/engine/games/worlds-end';
import { describe } from '@/engine/games/worlds-end/action-table';
import type { WorldsEndAction } from '@/engine/games/worlds-end/actions';
import type { WorldsEndEvent } from '@/engine/games/worlds-end/events';
import { OPTIONS, type WorldsEndOptions } from '@/engine/games/worlds-end/options';
import type { WorldsEndState } from '@/engine/games/worlds-end/state';

// node scripts/run-ts.mjs scripts/lesson-seed-worlds-end.ts [from] [to]: finds seeds whose match can teach At World's End (E-24), with the moves
// of both sides. One of them is pinned in engine/games/worlds-end/tutorial.ts; a new one is wanted when deals change.

const LEARNER = 0;
const RIVAL = 1;
/** So many positions are carried from one part of the match to the next. */
const KEPT = 24;
const MOST_POSITIONS = 1500;

const options = readOptions(OPTIONS, {}) as unknown as WorldsEndOptions;

interface Position {
  readonly state: WorldsEndState;
  readonly luck: Luck;
  readonly moves: readonly string[];
  /** Answers of the learner, each of which needs a word. */
  readonly own: number;
  /** What has been seen, all along and in this part. */
  readonly events: readonly WorldsEndEvent[];
}

/** Plays one answer and what is forced after it; null where it is not legal. */
function play(from: Position, text: string): Position | null {
  const [asked] = worldsEnd.pending(from.state);
  if (!asked) return null;
  const action = worldsEnd.legal(from.state, asked.seat).find((one) => describe(one) === text);
  if (!action) return null;
  const state = worldsEnd.clone(from.state);
  const luck = Luck.fromState(from.luck.state());
  const events = [...from.events];
  let [seat, now]: [number, WorldsEndAction] = [asked.seat, action];
  for (;;) {
    worldsEnd.advance(state, seat, now, luck, (event) => events.push(event));
    const [next] = worldsEnd.pending(state);
    const legal = next?.auto ? worldsEnd.legal(state, next.seat) : [];
    if (!next || legal.length !== 1) break;
    [seat, now] = [next.seat, legal[0] as WorldsEndAction];
  }
  const own = from.own + (asked.seat === LEARNER ? 1 : 0);
  return { state, luck, moves: [...from.moves, `${asked.seat} ${text}`], own, events };
}

function playAll(from: Position | null, ...texts: readonly string[]): Position | null {
  return texts.reduce<Position | null>((now, text) => now && play(now, text), from);
}

const textsOf = ({ state }: Position): readonly string[] => {
  const [asked] = worldsEnd.pending(state);
  return asked ? worldsEnd.legal(state, asked.seat).map(describe) : [];
};
const asks = ({ state }: Position) => worldsEnd.pending(state)[0];
const fresh = (p: Position): Position => ({ ...p, events: [] });

/** What is worth a thought in a battle: of the windows a rival keeps his cards. */
function inBattle(p: Position): readonly string[] {
  const texts = textsOf(p);
  if (asks(p)?.seat === LEARNER) return texts.filter((text) => !text.startsWith('react-screen'));
  const passes = texts.filter((text) => text.endsWith('-pass'));
  return passes.length > 0 ? passes : texts.filter((text) => !/^(at-with|withdraw|round retreat|plates )/.test(text));
}

/** All ends of the running battle, as far as there is room. */
function battles(start: Position, most: number): Position[] {
  const ends: Position[] = [];
  let seen = 0;
  const visit = (p: Position): void => {
    if (++seen > MOST_POSITIONS || p.own - start.own > most) return;
    const asked = asks(p);
    if (!asked) return;
    const busy =
      p.state.battle !== null || ['PLATES', 'FORGED_PLATES', 'RETREAT_TO', 'CURSED_GOLD'].includes(asked.kind);
    if (!busy) {
      ends.push(p);
      return;
    }
    for (const text of inBattle(p)) {
      const next = play(p, text);
      if (next) visit(next);
    }
  };
  visit(start);
  return ends;
}

const told = <T extends WorldsEndEvent['type']>({ events }: Position, type: T) =>
  events.filter((event): event is Extract<WorldsEndEvent, { type: T }> => event.type === type);

/** Purchases that leave nothing to be asked, dearest first. */
function purchases(p: Position, count: number): Position[] {
  if (count === 0) {
    const end = asks(p)?.kind === 'PORT_BUY' ? play(p, 'done') : p;
    return end ? [end] : [];
  }
  return textsOf(p)
    .filter((text) => text.startsWith('buy '))
    .flatMap((text) => {
      const next = play(p, text);
      return next ? purchases(next, count - 1) : [];
    });
}

/** The shortest, of each purse some. */
function shortest(list: readonly Position[]): Position[] {
  const sorted = [...list].sort((a, b) => a.own - b.own || a.moves.length - b.moves.length);
  const purse = ({ state }: Position) => state.gold[LEARNER] as number;
  const seen = new Map<number, number>();
  return sorted.filter((one) => {
    const before = seen.get(purse(one)) ?? 0;
    seen.set(purse(one), before + 1);
    return before < KEPT;
  });
}

const SMALL_DIE = 3;

/** Own turn 1: two ships, back by favour, a miss with a die equal to the Defence, an attack card, and the sea. */
function turnOne(p: Position): Position[] {
  const port = playAll(p, 'move tortuga', 'port');
  if (!port) return [];
  return purchases(port, 2).flatMap((bought) => {
    const begun = playAll(fresh(bought), 'calypso bahamas', 'attack battle');
    if (!begun) return [];
    return battles(begun, 7).filter((end) => {
      const shots = told(end, 'fired');
      const equal = told(end, 'dice').some(
        ({ why, ship, dice }) =>
          why === 'salvo' && ship !== 'co-sloop' && dice.every((die) => die <= SMALL_DIE) && dice.includes(SMALL_DIE),
      );
      const card = told(end, 'card').some(({ window, card: id }) => window === 1 && id !== 'boarding');
      const whole = told(end, 'struck').every(({ ship, result }) => ship === 'co-sloop' || result !== 'sunk');
      return equal && card && whole && shots.length <= 5 && end.state.owner[0] === LEARNER;
    });
  });
}

/** The rival's turn 1: he buys where he lies and takes the sea; the learner fires for the Company. */
function rivalOne(p: Position): Position[] {
  const ended = playAll(p, 'end');
  const port = ended && playAll(fresh(ended), 'port');
  if (!port) return [];
  return [2].flatMap((count) =>
    purchases(port, count).flatMap((bought) => {
      const begun = playAll(bought, 'attack battle');
      if (!begun) return [];
      return battles(begun, 4).filter(
        (end) => end.state.owner[9] === RIVAL && end.own > bought.own && end.moves.length - bought.moves.length < 14,
      );
    }),
  );
}

const GIFTS: readonly string[] = ['profit', 'calypso', 'quiet'];

/** Own turn 2: a kind event, perhaps one more ship, and a harder sea with a check. */
function turnTwo(p: Position): Position[] {
  const begun = playAll(fresh(p), 'end');
  if (!begun || !told(begun, 'event').some(({ event }) => GIFTS.includes(event))) return [];
  return ['jamaica', 'cuba', 'tortuga'].flatMap((sea) => {
    const there = playAll(begun, `move ${sea}`);
    if (!there) return [];
    const at = textsOf(there).includes('port') ? playAll(there, 'port') : null;
    const ready = [there, ...(at && asks(at)?.kind === 'PORT_BUY' ? [...purchases(at, 1)] : [])];
    if (sea === 'tortuga') return [];
    return ready.flatMap((one) => {
      const fight = playAll(one, 'attack battle');
      if (!fight) return [];
      return battles(fight, 8).filter((end) => {
        const checked = told(end, 'dice').some(({ why }) => why === 'check');
        const won = told(end, 'taken').some(({ seat }) => seat === LEARNER);
        return checked && won && (end.state.squadrons[LEARNER]?.length ?? 0) >= 2;
      });
    });
  });
}

/** The rival's turn 2: a double. */
function rivalTwo(p: Position): Position[] {
  const begun = playAll(fresh(p), 'end');
  if (!begun || !told(begun, 'armada').some(({ why }) => why === 'double')) return [];
  if (asks(begun)?.seat !== RIVAL) return [];
  const more = textsOf(begun).includes('port') ? playAll(begun, 'port') : null;
  const bought = more ? [...(asks(more)?.kind === 'PORT_BUY' ? purchases(more, 1) : [more])] : [];
  return [begun, ...bought];
}

/** Own turn 3: an auction with a rival bid, then a battle that is left: a damaged ship alone, or the fleet with its flagship. */
function turnThree(p: Position): Position[] {
  const begun = playAll(fresh(p), 'end');
  if (!begun || begun.state.turn !== 5) return [];
  const event = told(begun, 'event').at(-1)?.event;
  if (event === 'auction') return auctions(begun).flatMap(leaveBattle);
  const fight = event === 'convoy' ? playAll(begun, 'convoy attack') : null;
  return fight ? battles(fight, 8).flatMap(leaveBattle) : [];
}

function auctions(start: Position): Position[] {
  const ends: Position[] = [];
  const visit = (p: Position, depth: number): void => {
    if (depth > 6) return;
    if (asks(p)?.kind !== 'BID') {
      const bidders = new Set(told(p, 'bid').map(({ seat }) => seat));
      if (bidders.has(RIVAL)) ends.push(p);
      return;
    }
    const texts = textsOf(p);
    const low = texts.filter((text) => text.startsWith('bid ')).sort((a, b) => Number(a.slice(4)) - Number(b.slice(4)));
    for (const text of [...low.slice(0, 1), 'leave']) {
      const next = texts.includes(text) ? play(p, text) : null;
      if (next) visit(next, depth + 1);
    }
  };
  visit(start, 0);
  return ends;
}

function leaveBattle(p: Position): Position[] {
  const seas = ['here', 'cuba', 'jamaica', 'lesser-antilles', 'tortuga'];
  return seas.flatMap((sea) => {
    const there = sea === 'here' ? p : playAll(p, `move ${sea}`);
    const fight = there && playAll(there, 'attack battle');
    if (!fight) return [];
    return battles(fight, 8).filter((end) => {
      if (told(end, 'withdrew').length > 0) return told(end, 'taken').some(({ seat }) => seat === LEARNER);
      // Whoever retreats has a reason: a ship is lost, and a damaged one or fewer guns are left.
      const lost = told(end, 'struck').filter(({ ship, result }) => result === 'sunk' && !ship.startsWith('co-'));
      const left = end.state.squadrons[LEARNER]?.length ?? 0;
      const fled = told(end, 'retreated').some(({ seat }) => seat === LEARNER);
      return fled && lost.length >= left && left > 0;
    });
  });
}

const PARTS = [turnOne, rivalOne, turnTwo, rivalTwo, turnThree];

const [from = 0, to = 2000] = process.argv.slice(2).map(Number);
const reached = PARTS.map(() => 0);
for (let i = from; i < to; i++) {
  const seed = `lesson-${i}`;
  const luck = Luck.fromSeed(seed);
  const state = worldsEnd.start({ ...options, autoCommander: false }, 2, luck);
  const start = playAll({ state, luck, moves: [], own: 0, events: [] }, 'hero elizabeth', 'hero will');
  if (start?.state.order[0] !== LEARNER) continue;
  let now = [playAll(start, 'start bahamas', 'start philippines')].filter((one): one is Position => one !== null);
  for (const [n, part] of PARTS.entries()) {
    now = shortest(now.flatMap(part));
    if (now.length > 0) reached[n] = (reached[n] ?? 0) + 1;
  }
  for (const one of now.slice(0, 1)) console.log(`${seed}: ${one.own} answers\n  ${one.moves.join(', ')}`);
}
console.log(reached.join(' '));
