import { Luck, Stream } from '@/engine/core/luck';
import { anyCards, boxOf } from '../../../../fixtures/worlds-end/any-pack';
import { Reference } from '../../../../fixtures/worlds-end/reference';
import type { Box } from '../../../../fixtures/worlds-end/reference/box';
import { fame } from '../../../../fixtures/worlds-end/reference/fame';
import { sides } from '../../../../fixtures/worlds-end/reference/line';
import { anyAnswer, TEMPERS, type Temper } from '../../../../fixtures/worlds-end/temper';
import type { Rules, Table } from '../../../../fixtures/worlds-end/reference/table';

/** More of them: `MATCHES=5000 SEED=other npx jest …` */
const MATCHES = Number(process.env['MATCHES'] ?? 3);
const SEED = process.env['SEED'] ?? 'naive-table';

/** E-5 */
const PRESETS: Readonly<Record<string, Partial<Rules>>> = {
  tabletop: {},
  quick: { shortGame: true },
  family: { nobodyOut: true, evenStart: true, armadaScale: 'easy' },
  'old-salt': { alwaysAsk: true, armadaScale: 'hard' },
};

/** Every ship and every manoeuvre card is somewhere, once; 4.9.2, 4.11.6, 4.7.7, 4.18.5, coins in hundreds (2.1). */
function problems(t: Table): string[] {
  const found: string[] = [];
  const inBattle = t.battle ? sides(t.battle) : [];
  const fighters = inBattle
    .filter(({ seat }) => seat !== null)
    .flatMap(({ line, withdrawn }) => [...line, ...withdrawn]);
  const seas = Object.values(t.seas);
  const ships = [
    ...t.shipDeck,
    ...t.offer,
    ...(t.auction ? [t.auction.ship] : []),
    ...t.sunk,
    ...t.players.flatMap(({ squadron }) => squadron),
    ...seas.flatMap(({ guards }) => guards),
    ...fighters.map(({ ship }) => ship.id),
  ];
  const cards = [...t.manoeuvreDeck, ...t.players.flatMap(({ hand }) => hand), ...(t.battle?.played ?? [])];
  const count = t.box.ships.length;
  if (ships.length !== count || new Set(ships).size !== count) found.push(`${ships.length} ships`);
  const all = t.box.manoeuvres.flatMap(({ id, count }) => new Array<string>(count).fill(id));
  if (cards.sort().join() !== all.sort().join()) found.push(`${cards.length} manoeuvre cards`);
  for (const p of t.players) {
    if (p.gold < 0 || p.gold % 100 !== 0) found.push(`gold ${p.gold}`);
    if (p.hand.length > 10) found.push(`a hand of ${p.hand.length}`);
    if (p.calypso < 0 || p.calypso > 5) found.push(`${p.calypso} Calypso markers`);
    if (!p.alive && (p.squadron.length > 0 || p.hand.length > 0 || p.gold > 0)) found.push('somebody left with cards');
    if (fame(t, p.seat) < 0) found.push('negative fame');
  }
  for (const { owner, guards } of seas) {
    if (guards.length > 10 || (owner === null && guards.length > 0)) found.push('guards where none may be');
  }
  if (t.armada < 0 || t.armada > t.limit) found.push(`armada on ${t.armada}`);
  // E-16: where a ship is, it can be by what everybody has seen.
  for (const p of t.battle ? [] : t.players.filter(({ alive }) => alive)) {
    const lies: Record<string, string> = Object.fromEntries(p.squadron.map((id) => [id, 'squadron']));
    for (const [id, { owner, guards }] of Object.entries(t.seas)) {
      if (owner === p.seat) for (const ship of guards) lies[ship] = id;
    }
    const known = t.memory?.places(p.seat);
    if (!known) continue;
    if (Object.keys(known).join() !== Object.keys(lies).sort().join()) found.push(`other ships of ${p.seat} in memory`);
    for (const ship of Object.keys(known)) {
      if (!known[ship]?.includes(lies[ship] as string)) found.push(`${ship} cannot be at ${lies[ship]}`);
    }
  }
  return found;
}

interface Played {
  readonly reason: string;
  readonly kinds: ReadonlySet<string>;
}

function play(rules: Partial<Rules>, seats: number, seed: string, box?: Box): Played {
  const chooses = Stream.seeded(seed, 'answers');
  const match = Reference.deal(rules, seats, Luck.fromSeed(seed), box);
  const tempers = match.table.players.map(() => chooses.pick(TEMPERS));
  const kinds = new Set<string>();
  for (let i = 0; match.asked; i++) {
    const { seat, kind, options } = match.asked;
    const wrong = problems(match.table);
    if (options.length === 0 || new Set(options).size !== options.length) wrong.push(`${kind} with ${options.join()}`);
    if (!match.table.players[seat]?.alive) wrong.push(`${seat} is out and asked for ${kind}`);
    if (i > 50_000) wrong.push('no end');
    if (wrong.length > 0) throw new Error(`${seed}, answer ${i}: ${wrong.join('; ')}`);
    const answer = anyAnswer(tempers[seat] as Temper, chooses, options);
    kinds.add(answer.split(' ')[0] as string);
    match.answer(answer);
  }
  const outcome = match.outcome();
  if (!outcome || problems(match.table).length > 0) throw new Error(`${seed}: no end`);
  expect(outcome.places.flat().sort()).toEqual(match.table.players.map(({ seat }) => seat));
  return { reason: outcome.reason, kinds };
}

const seen = new Set<string>();
const ends = new Set<string>();

describe.each(Object.entries(PRESETS))('preset %s (E-5)', (preset, rules) => {
  test.each([2, 3, 4])('%i players: random matches come to an end, and no card or coin is lost on the way', (seats) => {
    for (let i = 0; i < MATCHES; i++) {
      const { reason, kinds } = play(rules, seats, `${SEED}-${preset}-${seats}-${i}`);
      ends.add(reason);
      for (const kind of kinds) seen.add(kind);
    }
  });
});

/** Any options together (E-5). */
function anyRules(luck: Stream): Rules {
  const flag = () => luck.below(2) === 0;
  return {
    turnOrder: luck.pick(['clockwise', 'lot', 'seated']),
    heroes: luck.pick(['choose', 'random']),
    shortGame: flag(),
    nobodyOut: flag(),
    evenStart: flag(),
    fairStart: flag(),
    armadaScale: luck.pick(['easy', 'normal', 'hard']),
    fewerHeroes: luck.below(4) === 0,
    doubleAlsoSum: flag(),
    eventBattleFlight: flag(),
    autoCommander: flag(),
    alwaysAsk: flag(),
    openMemory: flag(),
  };
}

test('E-5: options together', () => {
  const luck = Stream.seeded(SEED, 'options');
  for (let i = 0; i < 4 * MATCHES; i++) {
    const { reason, kinds } = play(anyRules(luck), luck.pick([2, 3, 4]), `${SEED}-any-${i}`);
    ends.add(reason);
    for (const kind of kinds) seen.add(kind);
  }
});

test("E-19, E-39: owners' own cards", () => {
  const luck = Stream.seeded(SEED, 'cards');
  for (let i = 0; i < 2 * MATCHES; i++) {
    play(anyRules(luck), luck.pick([2, 3, 4]), `${SEED}-cards-${i}`, boxOf(anyCards(luck)));
  }
});

test('7.3, 5.2: in these matches every kind of decision and every kind of end came up', () => {
  expect([...ends].sort()).toEqual(['armadaBeaten', 'armadaVictory', 'fame10', 'lastStanding']);
  expect([...seen].sort()).toEqual(
    (
      'AFTER_ROLL ANSWER ATTACK BID BUY_FAME CALYPSO CANCEL CHOOSE_HERO CHOOSE_START_SEA COMPASS CONVOY CURSED_GOLD END_TURN EVENT_REROLL ' +
      'FIRE FOLLOW_UP FORGED_PLATES GIFT_FAME GUARD_ASSIGN GUARD_MOVE GUARD_RECALL KEEN_EYE_CHECK MOVE OPEN_PORT PORT_BUY RAID REACT RETREAT_TO ROUND_END'
    ).split(' '),
  );
});
