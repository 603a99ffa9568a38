import type { Seat } from '@/engine/core/game';
import { boxOf, type ShipId } from './box';
import { SEAS, type SeaId } from './data/board';
import { CALYPSO_MAX, EXTRA_INCOME } from './data/table';
import type { WorldsEndEvent } from './events';
import { fameOfSeas } from './fame';
import type { BattleView, PlayerView, SeaView, Ships, Used, WorldsEndView } from './view';

type View = WorldsEndView;
type EventOf<T extends WorldsEndEvent['type']> = Extract<WorldsEndEvent, { type: T }>;
type Folds = { readonly [T in WorldsEndEvent['type']]: (v: View, e: EventOf<T>) => View };

/** The view after an event, told as this viewer may hear it. Choreography walks from one picture to the next with it. */
export function fold(v: View, e: WorldsEndEvent): View {
  const one = FOLDS[e.type] as (v: View, e: WorldsEndEvent) => View;
  return one(v, e);
}

const UNUSED: Used = { move: false, port: false, battle: false, calypso: false, skill1: false, skill2: false };

const FOLDS: Folds = {
  hero: (v, e) => player(v, e.seat, () => ({ hero: e.hero })),
  order: (v, e) =>
    players({ ...v, order: e.order, active: e.seat }, (p) => ({
      gold: e.gold[p.seat] as number,
      flagship: e.start?.[p.seat] ?? p.flagship,
    })),
  'start-sea': (v, e) => player(v, e.seat, () => ({ flagship: e.sea })),
  'turn-began': (v, e) => {
    const isMine = v.viewer === e.seat;
    const begun: View = {
      ...v,
      phase: 'event',
      active: e.seat,
      turn: e.turn,
      used: UNUSED,
      calm: false,
      bonus: 0,
      stepped: false,
      runs: 0,
      run: '',
      event: null,
      dice: [],
      assigned: isMine ? [] : null,
      moved: isMine ? [] : null,
    };
    return player(begun, e.seat, () => ({ ownTurns: e.ownTurn }));
  },
  phase: (v, e) => ({ ...v, phase: e.phase }),
  rolled: (v, e) => ({ ...using(v, e.again === 'none' ? {} : { skill1: true }), dice: e.dice }),
  event: (v, e) => ({
    ...v,
    event: e.event,
    calm: v.calm || e.event === 'calm',
    bonus: e.event === 'profit' ? EXTRA_INCOME : v.bonus,
  }),
  armada: (v, e) => ({ ...v, armada: e.to }),
  favour: (v, e) => player(v, e.seat, (p) => ({ calypso: Math.min(e.calypso, CALYPSO_MAX), gold: p.gold + e.gold })),
  storm: (v, e) =>
    player({ ...v, lost: [...v.lost, ...e.sunk] }, e.seat, (p) => ({ squadron: less(p.squadron, e.sunk) })),
  aid: (v, e) => gold(v, e.seat, e.gold),
  income: (v, e) => gold(using(v, e.skill > 0 ? { skill1: true } : {}), e.seat, e.seas + e.extra + e.skill),
  'fame-bought': (v, e) =>
    player(v, e.seat, (p) => ({ gold: p.gold - e.paid, fame: { ...p.fame, bought: p.fame.bought + 1 } })),
  sailed: (v, e) => {
    const used = { move: { move: true }, calypso: { calypso: true }, compass: { skill2: true }, flight: {} }[e.by];
    const by = e.by === 'calypso' ? 1 : 0;
    return player({ ...using(v, used), stepped: e.by === 'move', run: '' }, e.seat, (p) => ({
      flagship: e.to,
      gold: p.gold - e.paid,
      calypso: p.calypso - by,
    }));
  },
  offer: (v, e) => ({
    ...using(v, { port: true }),
    stepped: false,
    run: '',
    shipDeck: v.shipDeck - e.ships.length,
  }),
  bought: (v, e) => joined(gold(using(v, e.bargain ? { skill1: true } : {}), e.seat, -e.paid), e.seat, [e.ship]),
  'offer-closed': (v, e) => ({ ...v, shipDeck: v.shipDeck + e.back.length }),
  guards: foldGuards,
  fleet: (v, e) => player(v, e.seat, () => ({ fleet: e.fleet })),
  attacked: (v, e) => ({
    ...gold(using(v, e.parley ? { battle: true, skill2: true } : { battle: true }), e.seat, -e.paid),
    stepped: false,
    run: '',
  }),
  'battle-began': laidOut,
  drew: (v, e) =>
    player({ ...v, cardDeck: e.left }, e.seat, ({ hand }) => ({
      hand: { count: hand.count + e.count, cards: hand.cards && [...hand.cards, ...(e.cards ?? [])] },
    })),
  battle: (v, e) => ({ ...v, battle: v.battle && { ...v.battle, ...e.now } }),
  plates: (v, e) => gold(using(v, { skill2: true }), e.seat, -e.paid),
  fired: (v) => v,
  card: (v, e) =>
    player(v, e.seat, ({ hand }) => ({
      hand: { count: hand.count - 1, cards: hand.cards && lessOne(hand.cards, e.card) },
    })),
  passed: (v) => v,
  dice: (v, e) => using(v, e.why === 'keen-eye' || e.why === 'keen-check' ? { skill1: true } : {}),
  struck: (v) => v,
  'round-ended': (v) => v,
  stood: (v) => v,
  withdrew: (v) => v,
  retreated: (v) => v,
  home: (v, e) => {
    let home: View = { ...v, battle: null, posted: null, lost: [...v.lost, ...e.sunk] };
    for (const { seat, ships, guards } of e.homes) {
      const stayed = guards > 0 ? (e.stayed ?? []) : [];
      const back = ships.filter((ship) => !stayed.includes(ship));
      home = player(home, seat, (p) => ({ squadron: counted(p.squadron, back, ships.length - guards) }));
      if (e.sea && guards > 0) home = atSea(home, e.sea, (one) => ({ guards: counted(one.guards, stayed, guards) }));
    }
    return home;
  },
  'cards-back': (v, e) => ({ ...v, cardDeck: e.left }),
  reward: (v, e) => gold(v, e.seat, e.gold),
  cursed: (v, e) => {
    const raised = { ...using(v, { skill2: true }), lost: lessOne(v.lost, e.ship) };
    return joined(gold(raised, e.seat, -e.paid), e.seat, [e.ship]);
  },
  taken: (v, e) => owned(v, e.sea, e.seat),
  raided: (v, e) => owned(v, e.sea, null),
  auctioned: (v) => ({ ...v, shipDeck: v.shipDeck - 1 }),
  bid: (v) => v,
  left: (v) => v,
  won: (v, e) => joined(gold(v, e.seat, -e.paid), e.seat, [e.ship]),
  unsold: (v) => ({ ...v, shipDeck: v.shipDeck + 1 }),
  'tie-roll': (v) => v,
  'last-battle': (v) => v,
  gift: (v, e) => player(v, e.to, (p) => ({ fame: { ...p.fame, gifts: p.fame.gifts + 1 } })),
  out: (v, e) =>
    player({ ...v, cardDeck: v.cardDeck + e.cards }, e.seat, (p) => ({
      out: e.place,
      gold: 0,
      calypso: 0,
      flagship: null,
      hand: { count: 0, cards: null },
      squadron: { count: 0, ships: v.options.openSquadrons ? p.squadron.ships : null },
    })),
  over: (v, e) => ({ ...v, phase: 'over', result: e.result, winner: e.result === 'armadaVictory' ? null : e.seat }),
  asks: (v, e) => ({ ...v, tasks: e.tasks }),
};

function player(v: View, seat: Seat, change: (p: PlayerView) => Partial<PlayerView>): View {
  return { ...v, players: v.players.map((p) => (p.seat === seat ? { ...p, ...change(p) } : p)) };
}

function players(v: View, change: (p: PlayerView) => Partial<PlayerView>): View {
  return { ...v, players: v.players.map((p) => ({ ...p, ...change(p) })) };
}

function atSea(v: View, sea: SeaId, change: (one: SeaView) => Partial<SeaView>): View {
  return { ...v, seas: v.seas.map((one, i) => (SEAS[i] === sea ? { ...one, ...change(one) } : one)) };
}

function using(v: View, used: Partial<Used>): View {
  return { ...v, used: { ...v.used, ...used } };
}

function gold(v: View, seat: Seat, more: number): View {
  return player(v, seat, (p) => ({ gold: p.gold + more }));
}

function lessOne(list: readonly string[], one: string): readonly string[] {
  const at = list.indexOf(one);
  return [...list.slice(0, at), ...list.slice(at + 1)];
}

function less({ count, ships }: Ships, gone: readonly ShipId[]): Ships {
  return { count: count - gone.length, ships: ships && ships.filter((ship) => !gone.includes(ship)) };
}

/** So many more, of whom some may be known. */
function counted(place: Ships, come: readonly ShipId[], count: number): Ships {
  return { ...more(place, come), count: place.count + count };
}

/** Ships lie in the order of their ids. */
function more({ count, ships }: Ships, come: readonly ShipId[]): Ships {
  return { count: count + come.length, ships: ships && [...ships, ...come].sort() };
}

function joined(v: View, seat: Seat, ships: readonly ShipId[]): View {
  return player(v, seat, (p) => ({ squadron: more(p.squadron, ships) }));
}

/** Fame follows the seas (4.18). */
function owned(v: View, sea: SeaId, owner: Seat | null): View {
  const guards: Ships = { count: 0, ships: isSeen(v, owner) ? [] : null };
  const now = atSea(v, sea, () => ({ owner, guards }));
  const owners = now.seas.map((one) => one.owner ?? -1);
  const box = boxOf(v.options);
  return players(now, ({ seat, fame }) => ({ fame: { ...fame, ...fameOfSeas(box, owners, seat) } }));
}

function isSeen(v: View, owner: Seat | null): boolean {
  return owner === null || v.options.openSquadrons || v.viewer === owner;
}

function foldGuards(v: View, { seat, order, from, to, runs, run, ship }: EventOf<'guards'>): View {
  const one = ship === undefined ? [] : [ship];
  const shifted = (ships: Ships, by: number): Ships =>
    by > 0 ? counted(ships, one, 1) : { ...less(ships, one), count: ships.count - 1 };
  let now: View = { ...v, runs, run, stepped: false };
  const add = (place: SeaId | null, by: number): void => {
    if (place) now = atSea(now, place, ({ guards }) => ({ guards: shifted(guards, by) }));
    else now = player(now, seat, ({ squadron }) => ({ squadron: shifted(squadron, by) }));
  };
  add(from, -1);
  add(to, 1);
  if (v.viewer !== seat) return now;
  const listed = order === 'assign' ? 'assigned' : order === 'move' ? 'moved' : null;
  if (!listed) return now;
  const before = now[listed] ?? [];
  return { ...now, [listed]: [...before, ...one.filter((id) => !before.includes(id))] };
}

/** E-38: the ships of a battle are nowhere else. */
function laidOut(v: View, { battle, posted }: EventOf<'battle-began'>): View {
  let now: View = { ...v, battle, posted: posted ?? null };
  battle.sides.forEach((seat, side) => {
    if (seat === null) return;
    const line = battle.lines[side] as readonly ShipId[];
    const count = line.length - (side === 1 ? battle.posts : 0);
    now = player(now, seat, (p) => ({ squadron: { ...less(p.squadron, line), count: p.squadron.count - count } }));
  });
  const post = postOf(v, battle);
  if (!post) return now;
  return atSea(now, post, ({ guards }) => ({ guards: { ...less(guards, battle.lines[1]), count: 0 } }));
}

/** Where the guards of the second side lay. */
function postOf(v: View, { posts, sea, sides }: BattleView): SeaId | null {
  if (posts === 0) return null;
  return sea ?? v.players.find((p) => p.seat === sides[1])?.flagship ?? null;
}
