import type { Action, Decision, Game, Seat, View } from '@/engine/core/game';
import { Luck } from '@/engine/core/luck';
import type { Strength } from './levels';
import { ln } from './logarithm';
import { Names } from './names';
import { judge, playOut } from './playout';
import { Tree } from './tree';

/** Cowling, Powley and Whitehouse 2012: good in every game they tried, and strength is flat around it. */
const EXPLORATION = 0.7;

/** One of the moves that the search has looked at. */
export interface Candidate {
  readonly action: Action;
  readonly visits: number;
  /** The share of the win that it led to on average, 0..1. */
  readonly value: number;
}

/**
 * Information-set Monte Carlo tree search. Every iteration deals what the view does not know anew, walks down by what has
 * been learnt, and plays on by the rule bot from the first node that is new.
 *
 * A node belongs to one seat and is found by a number that mixes everything this seat has noticed since the decision: its
 * own actions, the open actions of the others, and its `sight` after each. So a secret choice, or a card that only another
 * seat has seen, never leads to different nodes for those who do not know it, and seats that choose in secret at the same
 * time each learn from a table of their own.
 */
export class Search {
  private readonly luck: Luck;
  private readonly names: Names;
  private readonly tree: Tree;
  private readonly keys: number[] = [];
  private readonly values: number[] = [];
  private readonly pathEdges: number[] = [];
  private readonly pathSeats: Seat[] = [];
  /** For each action's number: its edge at the node being looked at, valid while the stamp is the current one. */
  private readonly edgeOf: number[] = [];
  private readonly stampOf: number[] = [];
  private stamp = 0;
  private edge = -1;
  secret = false;

  constructor(
    private readonly game: Game,
    private readonly view: View,
    private readonly legal: readonly Action[],
    private readonly strength: Strength,
    seed: string,
  ) {
    this.luck = Luck.fromSeed(`bot|${seed}`);
    this.names = new Names(game);
    this.tree = new Tree(strength.iterations + 2);
  }

  iterate(): void {
    const { game, keys, tree } = this;
    const { brain } = game;
    const s = game.resample(this.view, this.luck);
    const horizon = brain.turn(s) + this.strength.turns;
    this.lookRound(s);
    this.pathEdges.length = 0;
    this.pathSeats.length = 0;
    let decision = this.mine(s);
    let legal = this.legal;
    for (;;) {
      const { seat } = decision;
      let action = legal[0] as Action;
      let fresh = false;
      if (legal.length > 1) {
        let node = tree.find(keys[seat] as number);
        fresh = node < 0;
        if (fresh) {
          node = tree.addNode(keys[seat] as number);
          action = brain.policy(s, seat, legal, this.luck.bots);
          this.edge = tree.addEdge(node, this.names.of(action));
        } else {
          action = this.select(node, legal, decision.secret === true);
        }
        this.pathEdges.push(this.edge);
        this.pathSeats.push(seat);
      }
      game.advance(s, seat, action, this.luck);
      if (fresh || brain.turn(s) >= horizon) break;
      this.notice(s, seat, action, decision.secret === true);
      const next = game.pending(s)[0];
      if (!next) break;
      decision = next;
      legal = game.legal(s, decision.seat);
    }
    playOut(game, s, horizon, this.luck);
    judge(game, s, this.values);
    for (let i = 0; i < this.pathEdges.length; i++) {
      tree.credit(this.pathEdges[i] as number, this.values[this.pathSeats[i] as number] as number);
    }
  }

  /** Every move looked at so far, most visited first. */
  candidates(): Candidate[] {
    const { tree } = this;
    const root = tree.find(this.rootKey);
    const found: Candidate[] = [];
    for (let edge = root < 0 ? -1 : tree.firstEdge(root); edge >= 0; edge = tree.nextEdge(edge)) {
      const action = this.legal.find((a) => this.names.of(a) === tree.actionOf(edge));
      const visits = tree.visits[edge] as number;
      if (action) found.push({ action, visits, value: (tree.worth[edge] as number) / visits });
    }
    return found.sort((a, b) => b.visits - a.visits || b.value - a.value);
  }

  private rootKey = 0;

  /** This seat's own question. It is answered first: when several are open at once, their order means nothing. */
  private mine(s: unknown): Decision {
    const me = this.view.viewer;
    const decision = this.game.pending(s).find((d) => d.seat === me);
    if (!decision) throw new Error('A bot was asked that has nothing to decide.');
    this.secret = decision.secret === true;
    this.rootKey = this.keys[decision.seat] as number;
    return decision;
  }

  private lookRound(s: unknown): void {
    const { brain } = this.game;
    if (this.values.length === 0) brain.evaluate(s, this.values);
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

  /**
   * An untried action if there is one, otherwise by upper confidence bound over how often each could have been taken.
   * In a secret choice the bound trembles: two seats that choose at once by strict rule can move in step for ever.
   */
  private select(node: number, legal: readonly Action[], secret: boolean): Action {
    const { tree, edgeOf, stampOf, names } = this;
    const { visits, available, worth } = tree;
    const stamp = ++this.stamp;
    for (let edge = tree.firstEdge(node); edge >= 0; edge = tree.nextEdge(edge)) {
      const name = tree.actionOf(edge);
      edgeOf[name] = edge;
      stampOf[name] = stamp;
    }
    let untried = 0;
    let best = -1;
    let bestBound = -1;
    let chosen = legal[0] as Action;
    for (let i = 0; i < legal.length; i++) {
      const action = legal[i] as Action;
      const name = names.of(action);
      if (stampOf[name] !== stamp) {
        untried++;
        if (untried === 1 || this.luck.bots.below(untried) === 0) chosen = action;
        continue;
      }
      const edge = edgeOf[name] as number;
      const tried = visits[edge] as number;
      const could = (available[edge] as number) + 1;
      available[edge] = could;
      if (untried > 0) continue;
      const reach = secret ? EXPLORATION * this.tremble() : EXPLORATION;
      const bound = (worth[edge] as number) / tried + reach * Math.sqrt(ln(could) / tried);
      if (bound > bestBound) {
        bestBound = bound;
        best = edge;
        chosen = action;
      }
    }
    this.edge = untried > 0 ? tree.addEdge(node, names.of(chosen)) : best;
    return chosen;
  }

  /** Between a half and one and a half. */
  private tremble(): number {
    return 0.5 + this.luck.bots.next() / 4294967296;
  }
}

/** Takes a whole number into a key; the order in which things are taken in counts. */
function mix(key: number, x: number): number {
  let h = Math.imul(key ^ Math.imul(x | 0, 0x9e3779b1), 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}
