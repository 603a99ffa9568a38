import type { Luck } from '@/engine/core/luck';
import type { Seat } from '@/engine/core/game';
import { boxOf, type Box, type Kind, type Ship } from './box';
import { seaFrom, type Sea, type SeaId } from './data/board';
import { HEROES, type HeroId } from './data/cards';
import { matchShips, type Place } from './matching';
import { guardBit, SQUADRON } from './knowledge';
import { battleFrom, shipFrom, shipsFrom } from './names';
import { emptyTable } from './rules/setup';
import {
  BATTLE,
  CALYPSO,
  clone,
  MOVE,
  NOBODY,
  NOWHERE,
  PORT,
  SKILL_1,
  SKILL_2,
  type Battle,
  type WorldsEndState,
} from './state';
import type { PlayerView, WorldsEndView } from './view';

/**
 * A whole state that agrees with all the view knows. What is hidden is collected in a fixed order before it is dealt, so that
 * the result depends on the view and the luck alone (E-16, and the permutation test).
 */
export function resample(v: WorldsEndView, luck: Luck): WorldsEndState {
  const { table, fleets, ships, cards } = certaintiesOf(v);
  const s = clone(table);
  for (const fleet of fleets) placeFleet(s, fleet, luck);
  if (s.battle && s.battle.posts > s.posted.length) post(s, s.battle, luck);
  dealHands(s, v, luck.bots.shuffle(cards.slice()));
  s.ships = luck.bots.shuffle(ships.slice());
  return s;
}

/** Ships of one owner that the viewer cannot place for sure, and the places that have room for them. */
interface Fleet {
  readonly seat: Seat;
  readonly ships: readonly Ship[];
  readonly masks: readonly number[];
  readonly places: readonly Place[];
}

/** What a view says without luck. Search resamples one and the same view thousands of times. */
interface Certainties {
  readonly table: WorldsEndState;
  readonly fleets: readonly Fleet[];
  /** The ship deck, in the order of the table. */
  readonly ships: readonly Ship[];
  /** Manoeuvre cards that the viewer does not see, by kind. */
  readonly cards: readonly Kind[];
}

const worked = new WeakMap<WorldsEndView, Certainties>();

function certaintiesOf(v: WorldsEndView): Certainties {
  const known = worked.get(v);
  if (known) return known;
  const b = boxOf(v.options);
  const table = openTable(v, b);
  const made: Certainties = {
    table,
    fleets: v.players.flatMap((p) => fleetOf(table, v, p, b)),
    ships: unseenShips(v, b),
    cards: unseenCards(v, b, table),
  };
  worked.set(v, made);
  return made;
}

/** The table as far as the view sees it, with nothing in the places that it does not see. */
function openTable(v: WorldsEndView, b: Box): WorldsEndState {
  const s = emptyTable(v.options, v.seats);
  s.phase = v.phase;
  s.order = v.order;
  s.active = v.active;
  s.turn = v.turn;
  for (const p of v.players) {
    const { seat } = p;
    s.heroes[seat] = p.hero === null ? NOBODY : HEROES.indexOf(p.hero as HeroId);
    s.gold[seat] = p.gold;
    s.bought[seat] = p.fame.bought;
    s.gifts[seat] = p.fame.gifts;
    s.calypso[seat] = p.calypso;
    s.flagship[seat] = p.flagship === null ? NOWHERE : seaOf(p.flagship);
    s.ownTurns[seat] = p.ownTurns;
    s.out[seat] = p.out;
    s.squadrons[seat] = shipsFrom(b, p.squadron.ships ?? []);
    s.hands[seat] = (p.hand.cards ?? []).map((id) => b.kindById.get(id) as Kind);
    for (const { ship, places } of p.fleet) s.places[shipFrom(b, ship)] = places;
  }
  v.seas.forEach(({ owner, guards }, sea) => {
    s.owner[sea] = owner ?? NOBODY;
    s.guards[sea] = shipsFrom(b, guards.ships ?? []);
  });
  s.lost = shipsFrom(b, v.lost);
  s.used = usedBits(v);
  s.calm = v.calm;
  s.bonus = v.bonus;
  s.stepped = v.stepped;
  s.runs = v.runs;
  s.run = v.run;
  s.assigned = shipsFrom(b, v.assigned ?? []);
  s.moved = shipsFrom(b, v.moved ?? []);
  s.posted = shipsFrom(b, v.posted ?? []);
  s.event = v.event;
  s.dice = v.dice;
  s.armada = v.armada;
  s.limit = v.limit;
  s.battle = v.battle && battleFrom(b, v.battle, seaOf);
  s.tasks = v.tasks.slice();
  s.result = v.result;
  s.winner = v.winner ?? NOBODY;
  return s;
}

function seaOf(id: SeaId): Sea {
  return seaFrom(id) as Sea;
}

function usedBits({ used }: WorldsEndView): number {
  const bit = (is: boolean, value: number): number => (is ? value : 0);
  return (
    bit(used.move, MOVE) |
    bit(used.port, PORT) |
    bit(used.battle, BATTLE) |
    bit(used.calypso, CALYPSO) |
    bit(used.skill1, SKILL_1) |
    bit(used.skill2, SKILL_2)
  );
}

/** Nothing for an owner whose ships the viewer sees. Ships that can be at one place only are put there at once. */
function fleetOf(s: WorldsEndState, v: WorldsEndView, p: PlayerView, b: Box): Fleet[] {
  const { seat, squadron } = p;
  if (squadron.ships !== null || p.fleet.length === 0) return [];
  const rooms = new Map<number, number>([[SQUADRON, squadron.count]]);
  v.seas.forEach(({ owner, guards }, sea) => {
    if (owner === seat && guards.count > 0) rooms.set(guardBit(sea), guards.count);
  });
  const unsure: [ship: Ship, mask: number][] = [];
  for (const { ship, places } of p.fleet) {
    const number = shipFrom(b, ship);
    if ((places & (places - 1)) !== 0) {
      unsure.push([number, places]);
      continue;
    }
    put(s, seat, number, places);
    rooms.set(places, (rooms.get(places) ?? 0) - 1);
  }
  if (unsure.length === 0) return [];
  const places = [...rooms].flatMap(([bit, count]) => (count > 0 ? [{ bit, count }] : []));
  return [{ seat, ships: unsure.map(([ship]) => ship), masks: unsure.map(([, mask]) => mask), places }];
}

function put(s: WorldsEndState, seat: Seat, ship: Ship, bit: number): void {
  const lists = bit === SQUADRON ? s.squadrons : s.guards;
  const at = bit === SQUADRON ? seat : 30 - Math.clz32(bit);
  lists[at] = [...(lists[at] as readonly Ship[]), ship].sort((x, y) => x - y);
}

function placeFleet(s: WorldsEndState, { seat, ships, masks, places }: Fleet, luck: Luck): void {
  const order = luck.bots.shuffle(ships.map((_, i) => i));
  const found = matchShips(
    order.map((i) => masks[i] as number),
    places,
  );
  order.forEach((i, k) => put(s, seat, ships[i] as Ship, found[k] as number));
}

/** Which ships of the second line were guards. */
function post(s: WorldsEndState, { origins, places, posts }: Battle, luck: Luck): void {
  const order = luck.bots.shuffle(origins.map((_, i) => i));
  const rooms = [
    { bit: SQUADRON, count: origins.length - posts },
    { bit: places.reduce((all, mask) => all | mask, 0) & ~SQUADRON, count: posts },
  ];
  const found = matchShips(
    order.map((i) => places[i] as number),
    rooms.filter(({ count }) => count > 0),
  );
  s.posted = origins.filter((_, i) => found[order.indexOf(i)] !== SQUADRON);
}

/** All pirate ships that nobody owns, that are not lost and do not lie open. */
function unseenShips(v: WorldsEndView, b: Box): Ship[] {
  const seen = new Set<string>(v.lost);
  for (const p of v.players) for (const { ship } of p.fleet) seen.add(ship);
  const { battle } = v;
  if (battle)
    for (const list of [...battle.lines, ...battle.withdrawn, battle.sunk]) for (const id of list) seen.add(id);
  for (const task of v.tasks) {
    if (task.kind === 'offer') for (const id of task.ships) seen.add(id);
    if (task.kind === 'auction') seen.add(task.ship);
  }
  return b.shipDeck.filter((ship) => !seen.has(b.ids[ship] as string));
}

function unseenCards(v: WorldsEndView, b: Box, s: WorldsEndState): Kind[] {
  const cards = b.cardDeck.slice();
  const seen = [...s.hands.flat(), ...(s.battle?.played ?? [])];
  for (const kind of seen) cards.splice(cards.indexOf(kind), 1);
  return cards;
}

function dealHands(s: WorldsEndState, v: WorldsEndView, cards: Kind[]): void {
  let dealt = 0;
  for (const { seat, hand } of v.players) {
    if (hand.cards !== null) continue;
    s.hands[seat] = cards.slice(dealt, dealt + hand.count);
    dealt += hand.count;
  }
  s.cards = cards.slice(dealt);
}
