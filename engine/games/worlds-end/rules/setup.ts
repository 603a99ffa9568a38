import type { Seat } from '@/engine/core/game';
import type { Luck } from '@/engine/core/luck';
import { popOf } from '@/engine/kit/tasks';
import { HEROES } from '../data/cards';
import { OCEAN, regionOf, seaId, SEAS, type Sea } from '../data/board';
import { CALYPSO_MAX, EVEN_START, LAST_CELL, SHORT_LIMITS, START_GOLD } from '../data/table';
import { boxOf } from '../box';
import type { WorldsEndOptions } from '../options';
import { box, NOBODY, NOWHERE, type WorldsEndState } from '../state';
import type { Play } from './play';
import { settle } from './settle';
import { beginTurn } from './turn';

/** Section 3 with E-1 to E-3: while heroes are chosen nothing else is settled. */
export function start(options: WorldsEndOptions, seats: number, luck: Luck): WorldsEndState {
  const s = emptyTable(options, seats);
  if (options.heroes === 'choose') {
    s.tasks.push({ kind: 'hero', seat: 0 });
    return s;
  }
  const dealt = luck.setup.shuffle(HEROES.map((_, hero) => hero));
  s.heroes = dealt.slice(0, seats);
  const play: Play = { s, luck, emit: undefined };
  castLots(play);
  settle(play);
  return s;
}

export function emptyTable(options: WorldsEndOptions, seats: number): WorldsEndState {
  const each = (value: number): number[] => new Array<number>(seats).fill(value);
  const b = boxOf(options);
  return {
    options,
    seats,
    phase: 'setup',
    order: [],
    active: 0,
    turn: 0,
    heroes: each(NOBODY),
    gold: each(0),
    bought: each(0),
    gifts: each(0),
    calypso: each(CALYPSO_MAX),
    flagship: each(NOWHERE),
    ownTurns: each(0),
    out: each(0),
    squadrons: each(0).map(() => []),
    hands: each(0).map(() => []),
    owner: SEAS.map(() => NOBODY),
    guards: SEAS.map(() => []),
    ships: b.shipDeck,
    cards: b.cardDeck,
    lost: [],
    places: b.ids.map(() => 0),
    used: 0,
    calm: false,
    bonus: 0,
    stepped: false,
    runs: 0,
    run: '',
    assigned: [],
    moved: [],
    posted: [],
    event: null,
    dice: [],
    armada: 0,
    limit: limitFor(options, seats),
    battle: null,
    tasks: [],
    result: '',
    winner: NOBODY,
  };
}

/** 3.12, E-39 */
function limitFor(options: WorldsEndOptions, seats: number): number {
  if (options.shortGame) return SHORT_LIMITS[seats] as number;
  const { armadaTwo, armadaThree } = boxOf(options);
  return seats === 2 ? armadaTwo : seats === 3 ? armadaThree : LAST_CELL;
}

/** CHOOSE_HERO: by seat; whoever has only one left gets it (E-2). */
export function chooseHero(play: Play, seat: Seat, hero: number): void {
  const { s, emit } = play;
  s.heroes[seat] = hero;
  emit?.({ type: 'hero', seat, hero: HEROES[hero] as (typeof HEROES)[number] });
  popOf(s, 'hero');
  if (seat + 1 < s.seats) s.tasks.push({ kind: 'hero', seat: seat + 1 });
  else castLots(play);
}

/** E-3: turn order, ship deck, manoeuvre deck, start seas. */
function castLots(play: Play): void {
  const { s, luck, emit } = play;
  s.order = turnOrder(s, luck);
  s.ships = luck.setup.shuffle(box(s).shipDeck.slice());
  s.cards = luck.setup.shuffle(box(s).cardDeck.slice());
  const [first, second] = s.order as readonly [Seat, Seat];
  // 3.7
  s.order.forEach((seat, place) => (s.gold[seat] = START_GOLD[place] as number));
  if (s.seats === 2 && s.options.evenStart) s.gold[second] = EVEN_START;
  s.active = first;
  if (s.seats > 2) dealStarts(s, luck);
  const start = s.seats > 2 ? s.flagship.map(seaId) : null;
  emit?.({ type: 'order', seat: first, order: s.order, gold: s.gold.slice(), start });
  if (s.seats > 2) beginTurn(play, first);
  else s.tasks.push({ kind: 'start-sea', seat: second }, { kind: 'start-sea', seat: first });
}

/** E-1 */
function turnOrder(s: WorldsEndState, luck: Luck): Seat[] {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  if (s.options.turnOrder === 'lot') return luck.setup.shuffle(seats);
  const first = s.options.turnOrder === 'clockwise' ? luck.setup.below(s.seats) : 0;
  return seats.map((step) => (first + step) % s.seats);
}

/** 3.9 */
function dealStarts(s: WorldsEndState, luck: Luck): void {
  const seas = SEAS.map((_, sea) => sea).filter((sea) => !s.options.fairStart || regionOf(sea) !== OCEAN);
  const dealt = luck.setup.shuffle(seas);
  s.order.forEach((seat, place) => (s.flagship[seat] = dealt[place] as Sea));
}

/** 3.10 */
export function chooseStart(play: Play, seat: Seat, sea: Sea): void {
  const { s, emit } = play;
  s.flagship[seat] = sea;
  emit?.({ type: 'start-sea', seat, sea: seaId(sea) });
  popOf(s, 'start-sea');
  if (s.tasks.length === 0) beginTurn(play, s.active);
}
