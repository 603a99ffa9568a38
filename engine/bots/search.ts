import type { Action, Game, Seat, View } from '@/engine/core/game';
import type { Strength } from '@/engine/core/level';
import { Luck } from '@/engine/core/luck';
import type { Candidate, Habit, Line } from './candidate';
import { Deals } from './deals';
import { FirstLook } from './first-look';
import { iterationsFor } from './levels';
import { ln } from './logarithm';
import { Names } from './names';
import { openingsOf, type Opening, type Openings } from './openings';
import { seen, type Plan, type PlannedStep } from './plan';
import { judge, PlayOut } from './playout';
import { Spread } from './spread';
import { Tree } from './tree';

/**
 * Cowling, Powley and Whitehouse 2012: 0.7 is good in every game they tried, and strength is flat around it. That is for
 * values of won and lost; where every line of play is worth nearly the same, it is measured by how far the values lie apart.
 */
const EXPLORATION = 0.7 * 2;

/**
 * So often a later question is answered by the game's own reckoning before others are tried there. The mean over moves that
 * are still being explored would make every line look worse that asks further questions.
 */
const BY_RULE = 20;

/** One in so many of a rival's secret choices is the best reply that he has found; the others are drawn from the game's own mixture. */
const REPLIES = 4;

/** A plan goes as far as so many deals show the same: behind chance, and behind what others do, it is thought anew. */
const FORESEEN = 4;

/** So many answers are played on in one piece: a long match with four players would keep a phone for two slices. */
const PIECE = 6;

/**
 * Information-set Monte Carlo tree search. Every iteration deals what the view does not know anew, walks down by what has
 * been learnt, and plays on by the rule bot from the first node that little is known about.
 *
 * A node belongs to one seat and is found by a number that mixes everything this seat has noticed since the decision: its
 * own actions, the open actions of the others, and its `sight` after each. So a secret choice, or a card that only another
 * seat has seen, never leads to different nodes for those who do not know it, and seats that choose in secret at the same
 * time each learn from a table of their own.
 */
export class Search {
  private readonly luck: Luck;
  private readonly deals: Deals;
  private readonly names: Names;
  private readonly tree: Tree;
  private readonly me: Seat;
  private readonly root: number;
  private readonly openings: Openings;
  /** Those of them that are thought through. */
  private open: readonly Opening[];
  private readonly look: FirstLook | undefined;
  /** The numbers of what there is to select from. */
  private readonly offered: number[] = [];
  private readonly keys: number[] = [];
  private readonly values: number[] = [];
  /** The imagined match that is being played, and the way to it. */
  private match: PlayOut | null = null;
  private readonly pathEdges: number[] = [];
  private readonly pathSeats: Seat[] = [];
  /** For each action's number: its edge at the node being looked at, valid while the stamp is the current one. */
  private readonly edgeOf: number[] = [];
  private readonly stampOf: number[] = [];
  private stamp = 0;
  private readonly spread = new Spread();
  /** How many turns an imagined match looks ahead. */
  private readonly turns: number;
  /** By deal: what came of a line. */
  private readonly foreseen: PlannedStep[][] = [];
  private foreseenLine: Line | undefined;
  readonly secret: boolean;
  private readonly iterations: number;
  /** How many answers have been carried out in all imagined matches: what a thought has cost, on every machine alike. */
  answers = 0;

  constructor(
    private readonly game: Game,
    private readonly view: View,
    legal: readonly Action[],
    strength: Strength,
    seed: string,
    budget?: number,
  ) {
    this.luck = Luck.fromSeed(`bot|${seed}`);
    this.deals = new Deals(this.luck.setup);
    this.names = new Names(game);
    this.tree = new Tree(strength.iterations + 2);
    const s = game.resample(view, this.luck);
    // This seat's own question comes first: when several are open at once, their order means nothing.
    const decision = game.pending(s).find((d) => d.seat === view.viewer);
    if (!decision) throw new Error('A bot was asked that has nothing to decide.');
    this.me = decision.seat;
    this.secret = decision.secret === true;
    this.lookRound(s);
    this.turns = strength.turns + (game.brain.measure?.perSeat ?? 0) * Math.max(0, this.seats - 2);
    this.root = this.tree.addNode(this.keys[this.me] as number);
    this.iterations = budget ?? iterationsFor(game, strength, this.seats);
    this.openings = openingsOf(game, s, this.me, legal, this.names, this.luck, strength.noise);
    const { all, sorted } = this.openings;
    this.open = sorted ? all.slice(0, this.width) : all;
    if (this.open.length > this.width && !this.secret) this.look = this.firstLook();
  }

  /** Steps until the thought is at its end: imagined matches, and before them the first look where there is one. */
  get length(): number {
    return this.iterations + (this.look?.length ?? 0);
  }

  /** So many answers can be told apart. */
  private get width(): number {
    return Math.ceil(Math.sqrt(this.iterations));
  }

  /** Goes on with an imagined match, or with the first look, for a short while. True where that is at its end. */
  piece(): boolean {
    if (this.look && !this.look.done) {
      this.look.step();
      if (this.look.done) this.open = this.withUsual(this.look.best(this.width));
      return true;
    }
    this.match ??= this.begin();
    if (!this.match.run(PIECE)) return false;
    this.learn(this.match);
    this.match = null;
    return true;
  }

  private firstLook(): FirstLook {
    const lines = this.open.map(({ line }) => line);
    return new FirstLook(this.game, this.view, this.me, lines, this.luck, (s, line) => {
      this.follow(s, line, Infinity);
    });
  }

  private withUsual(lines: readonly Line[]): readonly Opening[] {
    return this.openings.all.filter((one) => lines.includes(one.line) || one === this.openings.usual);
  }

  get seats(): number {
    return this.values.length;
  }

  /** What the game's own reckoning says to this question. */
  get habit(): Habit {
    const { all, plans, usual } = this.openings;
    const { line } = usual;
    const mixed = this.game.brain.mixes === true;
    const { deviation } = this.spread;
    return { action: line[0] as Action, deviation, answers: all.length, mixed, ...(plans && { line }) };
  }

  /** From a new deal to the first node that little is known about. */
  private begin(): PlayOut {
    const { game, keys, luck, me, pathEdges, pathSeats, tree } = this;
    const { brain } = game;
    let seat = me;
    const { line, name } = this.opening();
    let edge = this.edgeTo(this.root, name);
    this.deals.lay(tree.visits[edge] as number, luck);
    const s = game.resample(this.view, luck);
    const horizon = brain.turn(s) + this.turns;
    this.lookRound(s);
    pathEdges.length = 0;
    pathSeats.length = 0;
    let goesOn = this.follow(s, line, horizon);
    for (;;) {
      pathEdges.push(edge);
      pathSeats.push(seat);
      const next = goesOn ? game.pending(s)[0] : undefined;
      if (!next) break;
      seat = next.seat;
      const secret = next.secret === true;
      const legal = game.legal(s, seat);
      const node = tree.nodeFor(keys[seat] as number);
      const visits = tree.countVisit(node);
      if (!secret && visits <= BY_RULE) break;
      const isOpen = !this.isNew(node) && !this.isForeign(seat, secret);
      const action = isOpen ? this.answerAt(s, seat, legal, visits, secret) : brain.policy(s, seat, legal, luck.bots);
      edge = this.edgeTo(node, this.names.of(action));
      goesOn = this.moveOn(s, seat, action, secret, horizon);
    }
    return new PlayOut(game, s, horizon, luck);
  }

  /** What it has come to is credited to all that led there. */
  private learn({ state, answers }: PlayOut): void {
    const { game, me, pathEdges, pathSeats, tree } = this;
    this.answers += answers;
    judge(game, state, this.values, me);
    this.spread.take(this.values[me] as number);
    for (let i = 0; i < pathEdges.length; i++) {
      tree.credit(pathEdges[i] as number, this.values[pathSeats[i] as number] as number);
    }
  }

  /** What an imagined match begins with: the rule bot's at first. */
  private opening(): Opening {
    const { offered, open } = this;
    if (this.isNew(this.root)) return this.openings.usual;
    offered.length = open.length;
    for (let i = 0; i < open.length; i++) offered[i] = (open[i] as Opening).name;
    return open[this.select(this.secret)] as Opening;
  }

  /** A later answer by what has been learnt. Of a wide question the more are looked at the oftener it has been come to. */
  private answerAt(s: unknown, seat: Seat, legal: readonly Action[], visits: number, secret: boolean): Action {
    const { names, offered } = this;
    const { brain } = this.game;
    const room = Math.ceil(Math.sqrt(visits));
    const named = legal.length > room ? brain.narrow?.(s, seat, legal, this.luck.bots).slice(0, room) : undefined;
    const open = named && named.length > 0 ? named : legal;
    offered.length = open.length;
    for (let i = 0; i < open.length; i++) offered[i] = names.of(open[i] as Action);
    return open[this.select(secret)] as Action;
  }

  /**
   * Carries a line of this seat out; others answer by the rule meanwhile, and what cannot be done is left out. False if nothing
   * more is to be looked at. `watch` is told of every answer but the first just before it is given.
   */
  private follow(s: unknown, line: Line, horizon: number, watch?: (action: Action) => void): boolean {
    const { game, luck, me, names } = this;
    let goesOn = this.moveOn(s, me, line[0] as Action, this.secret, horizon);
    for (let i = 1; goesOn && i < line.length;) {
      const next = game.pending(s)[0];
      if (!next) return false;
      const legal = game.legal(s, next.seat);
      let action: Action | undefined;
      if (next.seat === me) {
        const name = names.of(line[i++] as Action);
        action = legal.find((a) => names.of(a) === name);
        if (action) watch?.(action);
      } else action = game.brain.policy(s, next.seat, legal, luck.bots);
      if (action) goesOn = this.moveOn(s, next.seat, action, next.secret === true, horizon);
    }
    return goesOn;
  }

  /** The later answers of a line, each with what must be seen for it: as far as some deals agree about that. */
  planOf({ line }: Candidate): Plan {
    if (!line || line.length < 2) return [];
    while (!this.foresee(line));
    const [steps = [], ...others] = this.foreseen;
    const end = steps.findIndex((step, i) => others.some((other) => other[i]?.seen !== step.seen));
    return end < 0 ? steps : steps.slice(0, end);
  }

  /** One more deal of it, if there is something to be foreseen; true when there have been enough. */
  foresee(line: Line): boolean {
    if (line.length < 2) return true;
    if (this.foreseenLine !== line) this.foreseen.length = 0;
    this.foreseenLine = line;
    if (this.foreseen.length < FORESEEN) this.foreseen.push(this.inDeal(line, this.foreseen.length));
    return this.foreseen.length >= FORESEEN;
  }

  private inDeal(line: Line, deal: number): PlannedStep[] {
    const { game, luck, me } = this;
    this.deals.lay(deal, luck);
    const s = game.resample(this.view, luck);
    const steps: PlannedStep[] = [];
    this.follow(s, line, Infinity, (action) => steps.push({ seen: seen(game.observe(s, me)), action }));
    return steps;
  }

  /**
   * What another seat chooses in secret is mostly drawn from the game's own mixture, where it has one. A table that learns at
   * every try makes of each rival one who knows this bot's choice by heart, and the bot answers him instead of the real one.
   */
  private isForeign(seat: Seat, secret: boolean): boolean {
    return secret && seat !== this.me && this.game.brain.mixes === true && this.luck.decoration.below(REPLIES) > 0;
  }

  /** Every move looked at so far, most visited first. */
  candidates(): Candidate[] {
    const { tree } = this;
    const found: Candidate[] = [];
    for (let edge = tree.firstEdge(this.root); edge >= 0; edge = tree.nextEdge(edge)) {
      const line = this.open.find(({ name }) => name === tree.actionOf(edge))?.line;
      const visits = tree.visits[edge] as number;
      // The match that is being played has told nothing yet.
      if (visits === 0) continue;
      const value = (tree.worth[edge] as number) / visits;
      if (line) found.push({ action: line[0] as Action, visits, value, ...(this.openings.plans && { line }) });
    }
    return found.sort((a, b) => b.visits - a.visits || b.value - a.value);
  }

  /** Carries an answer out, and all that follow of themselves. False if nothing more is to be looked at. */
  private moveOn(s: unknown, seat: Seat, action: Action, secret: boolean, horizon: number): boolean {
    const { game } = this;
    const { brain } = game;
    game.advance(s, seat, action, this.luck);
    this.answers++;
    this.notice(s, seat, action, secret);
    for (let next = game.pending(s)[0]; next; next = game.pending(s)[0]) {
      if (brain.turn(s) >= horizon) return false;
      const legal = game.legal(s, next.seat);
      if (legal.length !== 1) return legal.length > 0;
      const only = legal[0] as Action;
      game.advance(s, next.seat, only, this.luck);
      this.answers++;
      this.notice(s, next.seat, only, next.secret === true);
    }
    return false;
  }

  private lookRound(s: unknown): void {
    const { brain } = this.game;
    if (this.values.length === 0) brain.evaluate(s, this.values, this.me);
    for (let seat = 0; seat < this.values.length; seat++) this.keys[seat] = mix(seat + 1, brain.sight(s, seat));
  }

  /** Everybody takes in what has just happened, as far as it was to be seen. */
  private notice(s: unknown, actor: Seat, action: Action, secret: boolean): void {
    const { keys } = this;
    const { brain } = this.game;
    const name = this.names.of(action) + 1;
    for (let seat = 0; seat < keys.length; seat++) {
      const told = secret && seat !== actor ? 0 : name;
      keys[seat] = mix(mix(keys[seat] as number, told), brain.sight(s, seat));
    }
  }

  /** Makes the edges of a node known by their actions. True if there are none. */
  private isNew(node: number): boolean {
    const { tree, edgeOf, stampOf } = this;
    const stamp = ++this.stamp;
    const first = tree.firstEdge(node);
    for (let edge = first; edge >= 0; edge = tree.nextEdge(edge)) {
      const name = tree.actionOf(edge);
      edgeOf[name] = edge;
      stampOf[name] = stamp;
    }
    return first < 0;
  }

  private edgeTo(node: number, name: number): number {
    return this.stampOf[name] === this.stamp ? (this.edgeOf[name] as number) : this.tree.addEdge(node, name);
  }

  /**
   * The place in `offered` of an untried answer if there is one, otherwise by upper confidence bound over how often each could have
   * been taken. In a secret choice the bound trembles: two seats that choose at once by strict rule can move in step for ever.
   */
  private select(secret: boolean): number {
    const { edgeOf, offered, stampOf, stamp } = this;
    const { visits, available, worth } = this.tree;
    const reach = EXPLORATION * this.spread.deviation;
    let untried = 0;
    let bestBound = -1;
    let chosen = 0;
    for (let i = 0; i < offered.length; i++) {
      const name = offered[i] as number;
      if (stampOf[name] !== stamp) {
        untried++;
        if (untried === 1 || this.luck.decoration.below(untried) === 0) chosen = i;
        continue;
      }
      const edge = edgeOf[name] as number;
      const tried = visits[edge] as number;
      const could = (available[edge] as number) + 1;
      available[edge] = could;
      if (untried > 0) continue;
      const width = secret ? reach * this.tremble() : reach;
      const bound = (worth[edge] as number) / tried + width * Math.sqrt(ln(could) / tried);
      if (bound > bestBound) {
        bestBound = bound;
        chosen = i;
      }
    }
    return chosen;
  }

  /** Between a half and one and a half. */
  private tremble(): number {
    return 0.5 + this.luck.decoration.next() / 4294967296;
  }
}

/** Takes a whole number into a key; the order in which things are taken in counts. */
function mix(key: number, x: number): number {
  let h = Math.imul(key ^ Math.imul(x | 0, 0x9e3779b1), 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}
