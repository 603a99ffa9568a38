import { OWN_TEXT } from '@/__tests__/fixtures/worlds-end/own-pack';
import type { Stream } from '@/engine/core/luck';
import { worldsEnd } from '@/engine/games/worlds-end';
import { boxOf } from '@/engine/games/worlds-end/box';
import { EVENTS } from '@/engine/games/worlds-end/data/events';
import { guardBit, shipsOf, SQUADRON } from '@/engine/games/worlds-end/knowledge';
import { matchShips } from '@/engine/games/worlds-end/matching';
import { defaultOptions } from '@/engine/core/options';
import { OPTIONS, type WorldsEndOptions } from '@/engine/games/worlds-end/options';
import type { WorldsEndState } from '@/engine/games/worlds-end/state';
import { subjectOf } from './settings';
import { BRANCHES, branchesOf } from './worlds-end-branches';

type State = WorldsEndState;

const house = boxOf(defaultOptions(OPTIONS) as unknown as WorldsEndOptions);

/** Recorded matches with a last battle, an auction and the Kraken in each, and somebody out in the larger ones. */
const GOLDEN: Readonly<Record<number, Readonly<Record<string, unknown>>>> = {
  2: { turnOrder: 'lot', heroes: 'random', alwaysAsk: true },
  3: { turnOrder: 'seated', doubleAlsoSum: true },
  4: { autoCommander: true, doubleAlsoSum: true, eventBattleFlight: true },
};

export const worldsEndSubject = subjectOf(worldsEnd, {
  seats: [2, 3, 4],
  usual: 120,
  longest: () => 20_000,

  pieces(s) {
    const b = boxOf(s.options);
    const open = s.tasks.flatMap((task) => {
      if (task.kind === 'offer') return task.ships;
      return task.kind === 'auction' ? [task.ship] : [];
    });
    const fighting = s.battle ? [...s.battle.lines, ...s.battle.withdrawn, s.battle.sunk].flat() : [];
    const ships = [...s.ships, ...s.squadrons.flat(), ...s.guards.flat(), ...s.lost, ...fighting];
    const cards = [...s.cards, ...s.hands.flat(), ...(s.battle?.played ?? [])];
    const copies = new Map<number, number>();
    const names = cards.map((kind) => {
      const copy = (copies.get(kind) ?? 0) + 1;
      copies.set(kind, copy);
      return `card ${b.cards[kind]?.id} ${copy}`;
    });
    return [
      ...ships.filter((ship) => ship > 4).map((ship) => `ship ${b.ids[ship]}`),
      ...open.map((id) => `ship ${id}`),
      ...names,
    ];
  },

  scramble,

  mustSee: {
    actions: {
      CHOOSE_HERO: true,
      CHOOSE_START_SEA: true,
      EVENT_REROLL: true,
      CONVOY: true,
      BID: true,
      RAID: true,
      BUY_FAME: true,
      MOVE: true,
      CALYPSO: true,
      COMPASS: true,
      OPEN_PORT: true,
      PORT_BUY: true,
      GUARD_ASSIGN: true,
      GUARD_RECALL: true,
      GUARD_MOVE: true,
      ATTACK: true,
      FORGED_PLATES: true,
      FIRE: true,
      REACT: true,
      AFTER_ROLL: true,
      CANCEL: true,
      KEEN_EYE_CHECK: true,
      ANSWER: true,
      FOLLOW_UP: true,
      ROUND_END: true,
      CURSED_GOLD: true,
      RETREAT_TO: true,
      GIFT_FAME: true,
      END_TURN: true,
    },
    events: {
      hero: true,
      order: true,
      'start-sea': true,
      'turn-began': true,
      phase: true,
      rolled: true,
      event: true,
      armada: true,
      favour: true,
      storm: true,
      aid: true,
      income: true,
      'fame-bought': true,
      sailed: true,
      offer: true,
      bought: true,
      'offer-closed': true,
      guards: true,
      fleet: true,
      attacked: true,
      'battle-began': true,
      drew: true,
      battle: true,
      plates: true,
      fired: true,
      card: true,
      passed: true,
      dice: true,
      struck: true,
      'round-ended': true,
      stood: true,
      withdrew: true,
      retreated: true,
      home: true,
      'cards-back': true,
      reward: true,
      cursed: true,
      taken: true,
      raided: true,
      auctioned: true,
      bid: true,
      left: true,
      won: true,
      unsold: true,
      'tie-roll': true,
      'last-battle': true,
      gift: true,
      out: true,
      over: true,
      asks: true,
    },
    things: [...BRANCHES, ...EVENTS.map((event) => `event of ${event}`), ...house.cards.map(({ id }) => `card ${id}`)],
    rare: [
      { seats: 2, options: { nobodyOut: true } },
      { seats: 3, options: { armadaScale: 'easy', shortGame: true } },
      { seats: 4, options: { nobodyOut: true, armadaScale: 'easy' } },
      { seats: 4, options: { autoCommander: true, fairStart: true } },
    ],
  },

  spot(step, note) {
    for (const event of step.events) {
      if (event.type === 'event') note(`event of ${event.event}`);
      if (event.type === 'card' && house.kindById.has(event.card)) note(`card ${event.card}`);
    }
    branchesOf(step, note);
  },

  // How many sloops lay in a storm, and a ship that nobody can bid for, no view keeps.
  fleeting: ['storm', 'auctioned', 'unsold'],
  nobodyWins: true,
  documents: { pack: [OWN_TEXT] },
  golden: (seats) => GOLDEN[seats] ?? {},
});

/** E-16: where the ships of others lie among their places, other hands, both decks, and which ships had orders this turn. */
function scramble(s: State, viewer: number | null, luck: Stream): State {
  for (let seat = 0; seat < s.seats; seat++) if (seat !== viewer && !s.options.openSquadrons) scatter(s, seat, luck);
  if (viewer !== s.active) {
    s.assigned = [];
    s.moved = [];
  }
  const { battle } = s;
  const defender = battle?.sides[1] ?? null;
  if (battle && battle.posts > 0 && defender !== viewer && !s.options.openSquadrons) {
    s.posted = origins(battle.origins, battle.places, battle.posts, luck);
  }
  const hidden = [...s.cards, ...s.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand))];
  const cards = luck.shuffle(hidden.sort((a, b) => a - b));
  s.hands = s.hands.map((hand, seat) => (seat === viewer ? hand : cards.splice(0, hand.length)));
  s.cards = cards;
  s.ships = luck.shuffle(s.ships.slice().sort((a, b) => a - b));
  return s;
}

/** Which ships of a line came from their post. */
function origins(ships: readonly number[], places: readonly number[], posts: number, luck: Stream): number[] {
  const order = luck.shuffle(ships.map((_, i) => i));
  const found = matchShips(
    order.map((i) => places[i] as number),
    [
      { bit: SQUADRON, count: ships.length - posts },
      { bit: places.reduce((all, mask) => all | mask, 0) & ~SQUADRON, count: posts },
    ],
  );
  return order.flatMap((i, k) => (found[k] === SQUADRON ? [] : [ships[i] as number])).sort((a, b) => a - b);
}

function scatter(s: State, seat: number, luck: Stream): void {
  const ships = luck.shuffle(shipsOf(s, seat));
  const seas = s.owner.flatMap((owner, sea) => (owner === seat && (s.guards[sea]?.length ?? 0) > 0 ? [sea] : []));
  const places = [
    { bit: SQUADRON, count: s.squadrons[seat]?.length ?? 0 },
    ...seas.map((sea) => ({ bit: guardBit(sea), count: s.guards[sea]?.length ?? 0 })),
  ];
  const found = matchShips(
    ships.map((ship) => s.places[ship] as number),
    places,
  );
  const at = (bit: number): number[] => ships.filter((_, i) => found[i] === bit).sort((a, b) => a - b);
  s.squadrons[seat] = at(SQUADRON);
  for (const sea of seas) s.guards[sea] = at(guardBit(sea));
}
