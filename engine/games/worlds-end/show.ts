import { Luck } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { RuleError } from '@/engine/core/rule-error';
import { worldsEnd } from '.';
import { describe } from './action-table';
import { boxOf } from './box';
import { seaFrom, type Sea, type SeaId } from './data/board';
import { HEROES, type HeroId } from './data/cards';
import type { WorldsEndEvent } from './events';
import { shipsFrom } from './names';
import { OPTIONS, type WorldsEndOptions } from './options';
import { join, stayOnGuard } from './rules/fleet';
import { emptyTable } from './rules/setup';
import { settle } from './rules/settle';
import type { WorldsEndState } from './state';
import type { Task, WorldsEndView } from './view';

interface ShownPlayer {
  readonly hero?: HeroId;
  readonly at: SeaId;
  readonly gold?: number;
  /** Fame bought before. */
  readonly fame?: number;
  readonly calypso?: number;
  readonly squadron?: string;
}

/** A moment laid out by hand and what is answered in it: the pictures of the rules are played by the rules. */
export interface Shown {
  /** What luck brings. */
  readonly seed: string;
  readonly players: readonly ShownPlayer[];
  /** Seas that are not the Company's: whose, and their guards. */
  readonly seas?: Readonly<Partial<Record<SeaId, readonly [owner: number, guards?: string]>>>;
  readonly armada?: number;
  /** The ships on top of the deck. */
  readonly deck?: string;
  /** The first player is in the middle of a fifth turn: before its event, or in its actions. */
  readonly from: 'event' | 'actions';
  /** Answers of whoever is asked, with a picture after each. Nobody draws manoeuvres. */
  readonly play: readonly string[];
}

export interface ShownFrame {
  readonly view: WorldsEndView;
  /** What has happened since the picture before. */
  readonly events: readonly WorldsEndEvent[];
  /** Text forms of what may be chosen now. */
  readonly legal: readonly string[];
}

const OTHERS: readonly HeroId[] = ['elizabeth', 'barbossa', 'will', 'jack'];
const GOLD = 500;

function lay({ players, seas = {}, armada = 0, deck = '', from }: Shown): WorldsEndState {
  const options = readOptions(OPTIONS, {}) as unknown as WorldsEndOptions;
  const b = boxOf(options);
  const ships = (ids = '') => shipsFrom(b, ids.split(' ').filter(Boolean));
  const s = emptyTable(options, players.length);
  s.order = players.map((_, seat) => seat);
  players.forEach(({ hero, at, gold = GOLD, fame = 0, calypso, squadron }, seat) => {
    s.heroes[seat] = HEROES.indexOf(hero ?? (OTHERS[seat] as HeroId));
    s.flagship[seat] = seaFrom(at) as Sea;
    s.gold[seat] = gold;
    s.bought[seat] = fame;
    s.ownTurns[seat] = 5;
    if (calypso !== undefined) s.calypso[seat] = calypso;
    for (const ship of ships(squadron)) join(s, seat, ship);
  });
  for (const [id, [owner, guards]] of Object.entries(seas)) {
    const sea = seaFrom(id) as Sea;
    s.owner[sea] = owner;
    for (const ship of ships(guards)) stayOnGuard(s, sea, ship);
  }
  const owned = new Set([...s.squadrons.flat(), ...s.guards.flat()]);
  const top = ships(deck);
  s.ships = [...top, ...b.shipDeck.filter((ship) => !owned.has(ship) && !top.includes(ship))];
  s.cards = [];
  s.armada = armada;
  s.turn = 5;
  s.phase = from;
  const phases: readonly Task[] = [
    { kind: 'end-turn', seat: 0 },
    { kind: from === 'event' ? 'management' : 'actions', seat: 0 },
  ];
  s.tasks.push(...phases, ...(from === 'event' ? [{ kind: 'event', seat: 0 } as const] : []));
  return s;
}

export function show(shown: Shown): ShownFrame[] {
  const state = lay(shown);
  const luck = Luck.fromSeed(shown.seed);
  const look = (events: readonly WorldsEndEvent[]): ShownFrame => {
    const seat = worldsEnd.pending(state)[0]?.seat ?? 0;
    return {
      view: worldsEnd.observe(state, seat),
      events,
      legal: worldsEnd.legal(state, seat).map(describe),
    };
  };
  const first: WorldsEndEvent[] = [];
  const frames = [look([])];
  settle({ s: state, luck, emit: (event) => first.push(event) });
  if (first.length > 0) frames.push(look(first));
  for (const text of shown.play) {
    const action = worldsEnd.parse(text);
    const seat = worldsEnd.pending(state)[0]?.seat ?? 0;
    const error = action ? worldsEnd.check(state, seat, action) : new RuleError('unknown-action');
    if (error || !action) throw error;
    const events: WorldsEndEvent[] = [];
    worldsEnd.advance(state, seat, action, luck, (event) => events.push(event));
    frames.push(look(events));
  }
  return frames;
}
