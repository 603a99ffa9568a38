import { Luck } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { admiral } from '@/engine/games/admiral';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import { SQUARES } from '@/engine/games/admiral/data/squares';
import type { AdmiralEvent } from '@/engine/games/admiral/events';
import { OPTIONS, type AdmiralOptions } from '@/engine/games/admiral/options';
import {
  afterOf,
  bestDefence,
  cardFor,
  driftsAhead,
  fightAhead,
  fightOdds,
  gunsOf,
  helpersOf,
  hittingFaces,
  sailsOf,
  seaOf,
  sheltersAt,
  squareOfSea,
  stormLosses,
  threatsTo,
  volleyAt,
  windNow,
} from '@/engine/games/admiral/public';
import type { AdmiralState } from '@/engine/games/admiral/state';
import { Board } from '@/__tests__/fixtures/admiral/board';

/** Of each table. */
const MATCHES = 12;

interface Moment {
  readonly s: AdmiralState;
  readonly seat: number;
  readonly legal: readonly AdmiralAction[];
}

/** Every turn of a few matches, half at random and half by the rule bot. */
function* moments(): Generator<Moment> {
  const tables = [
    { scenario: 'first-battle' },
    { wind: 'lively' },
    { scenario: 'old-pirate' },
    { scenario: 'mini-2' },
  ] as const;
  const matches = Array.from({ length: MATCHES }, () => tables).flat();
  for (const [i, given] of matches.entries()) {
    const luck = Luck.fromSeed(`public ${i}`);
    const s = admiral.start(readOptions(OPTIONS, given) as unknown as AdmiralOptions, 2, luck);
    for (let count = 0; count < 900; count++) {
      const asked = admiral.pending(s)[0];
      if (!asked) break;
      const legal = admiral.legal(s, asked.seat);
      if (asked.kind === 'Turn') yield { s, seat: asked.seat, legal };
      const answer =
        luck.bots.below(3) === 0 ? luck.bots.pick(legal) : admiral.brain.policy(s, asked.seat, legal, luck.bots);
      admiral.advance(s, asked.seat, answer, luck);
    }
  }
}

const texts = (actions: readonly AdmiralAction[], type: string): string[] =>
  actions.filter((action) => action.type === type).map((action) => admiral.describe(action));

test('the ways of a ship are its legal moves, and nothing else', () => {
  let seen = 0;
  for (const { s, seat, legal } of moments()) {
    const v = admiral.observe(s, seat);
    const moves = v.ships.flatMap(({ id, owner }) => {
      const { canSail, ways } = sailsOf(v, id);
      if (owner !== seat || !canSail) return [];
      return ways.flatMap(({ course, squares, least }) =>
        squares.flatMap((_, i) => (i + 1 >= least ? [`move ${id} ${course} ${i + 1}`] : [])),
      );
    });
    expect(moves.sort()).toEqual(texts(legal, 'Move').sort());
    seen += moves.length;
  }
  expect(seen).toBeGreaterThan(2000);
});

test('the aims of those who have shots left are the legal shots, and the rays reach every one of them', () => {
  let seen = 0;
  for (const { s, seat, legal } of moments()) {
    if (!seaOf(s.options, 2).can.fire) continue;
    const v = admiral.observe(s, seat);
    const own = [
      ...v.ships.filter(({ owner, at }) => owner === seat && at).map(({ id }) => id),
      ...v.forts.filter(({ owner }) => owner === seat).map(({ at }) => at),
    ];
    const shots = own.flatMap((id) => {
      const { shots: left, aims, rays } = gunsOf(v, id);
      for (const { at, distance } of aims)
        if (distance > 0) expect(rays.some(({ squares }) => squares[distance - 1] === at)).toBe(true);
      return left > 0 ? aims.map(({ target }) => `fire ${id} ${target}`) : [];
    });
    expect(shots.sort()).toEqual(texts(legal, 'Fire').sort());
    seen += shots.length;
    // 13.17: whatever can be hit by whoever is no fireship lies under the danger.
    const threat = threatsTo(v, 1 - seat);
    for (const id of own)
      for (const { at, distance } of gunsOf(v, id).aims)
        if (distance > 0 && gunsOf(v, id).shots > 0)
          expect((threat.ships[at] ?? 0) + (threat.forts[at] ?? 0)).toBeGreaterThan(0);
  }
  expect(seen).toBeGreaterThan(200);
});

test('13.15 the forecast of a storm is what the end of the turn does', () => {
  let seen = 0;
  for (const { s, seat } of moments()) {
    const ahead = driftsAhead(admiral.observe(s, seat));
    const told: AdmiralEvent[] = [];
    const after = admiral.clone(s);
    admiral.advance(after, seat, { type: 'EndTurn' }, Luck.fromSeed('end'), (event) => told.push(event));
    const drifts = told.flatMap((event) =>
      event.type === 'drifted' ? [[event.ship, event.path, event.stop, event.damage]] : [],
    );
    const planned = ahead.map(({ ship, path, stop, damage }) => [ship, path, stop, damage]);
    // A ship that is lost on a reef makes room for the next: from there on it is another sea.
    const isLost = ahead.findIndex((one) => one.isLost);
    const until = isLost < 0 ? planned.length : isLost + 1;
    expect(planned.slice(0, until)).toEqual(drifts.slice(0, until));
    seen += drifts.length;
  }
  expect(seen).toBeGreaterThan(100);
});

test('what a move comes to is where the ship lies after it', () => {
  let seen = 0;
  for (const { s, seat, legal } of moments()) {
    const v = admiral.observe(s, seat);
    const action = legal.find(({ type }) => type === 'Move' || type === 'Drift');
    const after = action && afterOf(v, action);
    if (!after) continue;
    const next = admiral.clone(s);
    admiral.advance(next, seat, action, Luck.fromSeed('move'));
    const ship = admiral.observe(next, seat).ships.find(({ id }) => id === after.ship);
    if (next.phase === 'over' || (after.isLost && next.turn !== s.turn)) continue;
    expect(ship?.at).toBe(after.isLost ? null : after.end);
    seen++;
  }
  expect(seen).toBeGreaterThan(300);
  const { s, seat } = [...moments()].find(({ legal }) => legal.some(({ type }) => type === 'Fire')) as Moment;
  expect(afterOf(admiral.observe(s, seat), { type: 'EndTurn' })).toBeNull();
});

// 12.4, in per cent: win, tie, loss
test.each([
  [1, 0, '33/33/33'],
  [1, 2, '89/11/0'],
  [2, -3, '4/11/85'],
  [2, 0, '63/22/15'],
  [3, -1, '62/20/19'],
  [4, -2, '60/19/21'],
  [4, 3, '100/0/0'],
])('12.4 %i attackers with a lead of %i: %s', (attackers, lead, odds) => {
  const { win, tie, lose } = fightOdds(lead, attackers, 1);
  expect([win, tie, lose].map((chance) => Math.round(chance * 100)).join('/')).toBe(odds);
});

test('13.16 T15 a boarding before the dice', () => {
  const board = new Board({
    wind: 'calm N',
    ships: { 'brig-1': 'F5', 'frigate-1': 'E6', 'line-2': 'F6' },
    damage: { 'frigate-1': 2, 'line-2': 5 },
  });
  const v = admiral.observe(board.s, 0);
  const attack = { isAssault: false, target: 'line-2', attackers: ['frigate-1', 'brig-1'], defenders: [] };
  expect(fightAhead(v, attack)).toMatchObject({ attack: 5, defence: 2 });
  expect(fightAhead(v, attack).odds.win).toBeCloseTo(1);
});

test('5.3 T68 the fort names those with whom it holds best', () => {
  const board = new Board({
    wind: 'calm N',
    ships: { 'line-1': 'W14', 'frigate-1': 'X13', 'brig-2': 'W13' },
    damage: { 'brig-2': 1 },
    forts: { A1: { owner: 0 }, X14: { owner: 1 } },
  });
  const v = admiral.observe(board.s, 1);
  const attack = { isAssault: true, target: 'X14', attackers: ['line-1', 'frigate-1'], defenders: [] };
  expect(helpersOf(v, 'X14')).toEqual(['brig-2']);
  // Nothing would hold against both; the line alone might be beaten.
  expect(bestDefence(v, attack)).toEqual([]);
  expect(bestDefence(v, { ...attack, attackers: ['line-1'] })).toEqual(['brig-2']);
  expect(bestDefence(v, { ...attack, attackers: ['frigate-1'] })).toEqual(['brig-2']);
});

test('4.11.4 T39 one die for a near frigate and a far fort', () => {
  const board = new Board({
    wind: 'calm N',
    ships: { 'frigate-1': 'D1', 'brig-2': 'E1' },
    forts: { A1: { owner: 0 } },
  });
  const v = admiral.observe(board.s, 0);
  const volley = volleyAt(v, 'brig-2', [
    { unit: 'frigate-1', count: 1 },
    { unit: 'A1', count: 2 },
  ]);
  expect(volley.hits).toEqual([1, 0, 3, 3, 3, 3]);
  expect(volley.sinks).toBeCloseTo(4 / 6);
  expect(hittingFaces(1, true)).toBe(3);
});

test('13.17 T31 what a storm would do to a ship that stays', () => {
  const board = new Board({ wind: 'fresh N', ships: { 'line-1': 'G5' }, reefs: ['G6'] });
  const v = admiral.observe(board.s, 0);
  expect(stormLosses(v, 'line-1')).toEqual([{ course: 'N', damage: 3, isLost: false, reef: 'G6' }]);
  expect(windNow(v)).toEqual({ course: 'N', strength: 'fresh' });
  expect(sheltersAt(v, 'G5')).toEqual([]);
  expect(sheltersAt(v, 'B2')).toHaveLength(8);
});

test('the sea of a match: board, ports, goal', () => {
  const options = readOptions(OPTIONS, {}) as unknown as AdmiralOptions;
  const sea = seaOf(options, 2);
  expect(sea).toMatchObject({ cols: 24, rows: 14, goal: { deliver: 4, reach: null, roundLimit: 300, leastMove: 0 } });
  expect(sea.squares).toEqual(SQUARES);
  expect(sea.forts[0]).toMatchObject({ at: 'A1', look: 'fort', port: ['B1', 'A2', 'B2'], opposite: 'X14' });
  expect(seaOf(options, 6).forts[1]?.look).toBe('royalPort');
  expect(squareOfSea(options, 2, 'J8')).toMatchObject({ kind: 'land', room: 0 });
  expect(squareOfSea(options, 2, 'B2')).toMatchObject({ kind: 'water', ports: ['A1'], room: 2, isCoastal: false });
  expect(cardFor(options, 2, 'brig-1').durability).toBe(3);
});
