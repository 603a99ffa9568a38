import { Laid, type Given } from '../../../../fixtures/worlds-end/laid';
import { fame } from '../../../../fixtures/worlds-end/reference/fame';

const nobodies = (count: number) => Array.from({ length: count }, () => ({}));
const gold = (laid: Laid) => laid.table.order.map((seat) => laid.p(seat).gold);

describe('section 3', () => {
  test.each([
    ['T01', 4, {}, [500, 600, 700, 800]],
    ['T119', 2, { evenStart: true }, [500, 800]],
    ['T119', 3, { evenStart: true }, [500, 600, 700]],
    ['3.7', 2, {}, [500, 600]],
  ])('%s: %i players, %j', (_, seats, rules, expected) => {
    const laid = new Laid({ players: nobodies(seats), rules: { ...rules, heroes: 'random' } }, 'setUp');
    expect(gold(laid)).toEqual(expected);
    expect(laid.table.players.map(({ seat, calypso }) => [fame(laid.table, seat), calypso])).toEqual(
      nobodies(seats).map(() => [0, 5]),
    );
    expect(laid.table.armada).toBe(0);
  });

  test('T02: two players choose a west sea, then an east sea; limit 5', () => {
    const laid = new Laid({ players: nobodies(2), rules: { heroes: 'random' } }, 'setUp');
    expect([laid.seat, laid.options()]).toEqual([0, ['bahamas', 'cuba', 'jamaica', 'lesser-antilles', 'tortuga']]);
    laid.say('CHOOSE_START_SEA cuba');
    expect([laid.seat, laid.options()]).toEqual([1, ['borneo', 'java', 'moluccas', 'philippines', 'singapore']]);
    expect(laid.table.limit).toBe(5);
  });

  test('T120: the lot names seat 2, the others follow clockwise', () => {
    const laid = new Laid({ players: nobodies(4), rules: { heroes: 'random' }, lot: 2 }, 'setUp');
    expect(laid.table.order).toEqual([2, 3, 0, 1]);
    expect(gold(laid)).toEqual([500, 600, 700, 800]);
  });

  test('E-2, E-3: seat by seat, the last one has one left; nothing is drawn before', () => {
    const laid = new Laid({ players: nobodies(4) }, 'setUp');
    expect(laid.options()).toEqual(['barbossa', 'elizabeth', 'jack', 'will']);
    laid.say('CHOOSE_HERO jack', 'CHOOSE_HERO will', 'CHOOSE_HERO barbossa');
    expect([laid.seat, laid.options(), laid.match.asked?.auto]).toEqual([3, ['elizabeth'], true]);
    expect(laid.shuffled).toEqual([]);
    laid.say('CHOOSE_HERO elizabeth');
    expect(laid.shuffled.map(({ length }) => length)).toEqual([57, 30, 15]);
  });

  test('T12: own turn 1 begins without dice', () => {
    const laid = new Laid({ players: [{ turns: 0 }, {}] }, 'turns');
    expect([laid.kind, laid.table.turn.phase]).toEqual(['ACTIONS', 'actions']);
  });
});

const event = (given: Given) => new Laid(given, 'event');
const loaded = (dice: readonly number[]): Given => ({
  players: [{ squadron: ['sl01'], gold: 1000, calypso: 3, flagship: 'cape' }, {}, {}, {}],
  seas: { cuba: { owner: 0 } },
  dice: [...dice, 2],
});

/** Which of the ten has happened, by its traces. */
function whichEvent(laid: Laid): string {
  const { table: t } = laid;
  if (t.battle) return t.battle.kind;
  if (laid.kind) return { CONVOY: 'convoy', BID: 'auction', RAID: 'raid' }[laid.kind] as string;
  if (t.armada > 0) return 'armada';
  if (t.turn.calm) return 'calm';
  if (t.turn.extra > 0) return 'profit';
  if (laid.p(0).calypso > 3) return 'calypso';
  return laid.left.length === 0 ? 'storm' : 'quiet';
}

describe('4.3', () => {
  test('T17–T19: all 36 pairs', () => {
    const counts: Record<string, number> = {};
    for (let a = 1; a <= 6; a++) {
      for (let b = 1; b <= 6; b++) {
        const which = whichEvent(event(loaded([a, b])));
        if (a === b) expect(which).toBe('armada');
        counts[which] = (counts[which] ?? 0) + 1;
      }
    }
    expect(counts).toEqual({
      armada: 6,
      kraken: 2,
      convoy: 2,
      calm: 4,
      quiet: 4,
      auction: 6,
      profit: 4,
      calypso: 4,
      storm: 2,
      raid: 2,
    });
  });

  test('T15: three players, marker on 6, a double: the last battle at once', () => {
    const laid = event({ players: [{}, { bought: 1 }, {}], armada: 6, dice: [2, 2] });
    expect([laid.table.armada, laid.match.outcome()?.reason]).toEqual([7, 'armadaVictory']);
  });

  test('T16: four players, marker on 7: the game goes on', () => {
    const laid = event({ players: nobodies(4), armada: 7, dice: [2, 2] });
    expect([laid.table.armada, laid.table.end]).toEqual([8, null]);
  });

  test('T20: the Kraken meets an empty squadron', () => {
    const laid = event({
      players: [{}, {}, {}],
      seas: { java: { owner: 0, guards: ['sl01', 'sl02', 'sl03'] } },
      armada: 3,
      dice: [1, 2],
    });
    expect([laid.table.armada, laid.left, laid.table.seas['java']?.guards]).toEqual([4, [], ['sl01', 'sl02', 'sl03']]);
  });

  test('T21: the marker stays on the skull when the Kraken is sunk', () => {
    // The Kraken misses, a hit, the check fails.
    const laid = event({ players: [{ squadron: ['fr12'] }, {}], dice: [1, 2, 1, 1, 1, 6, 1, 1, 6] });
    expect(laid.seat).toBe(1);
    laid.fire('kraken', 'fr12').fire('fr12', 'kraken');
    expect([laid.table.armada, laid.table.battle, laid.left]).toEqual([0, null, []]);
  });

  test('T22: marker 4 of two players, the Kraken wins: last battle at once', () => {
    const laid = event({
      players: [{ squadron: ['sl07'] }, { bought: 1, squadron: ['sl08'] }],
      armada: 4,
      dice: [1, 2, 6, 6, 6],
    });
    laid.fire('kraken', 'sl07');
    expect([laid.table.armada, laid.table.battle?.kind, laid.seat]).toEqual([5, 'final', 0]);
  });

  test('T23: no ship, no convoy', () => {
    const laid = event({ players: nobodies(2), dice: [1, 3] });
    expect([laid.kind, laid.p(0).gold]).toEqual([undefined, 0]);
  });

  test('T25: bidding', () => {
    const laid = event({
      players: [{ gold: 200 }, { gold: 500 }, { gold: 400 }],
      shipDeck: ['br06'],
      dice: [3, 4],
    });
    expect([laid.seat, laid.options()]).toEqual([1, ['300', '400', '500', 'leave']]);
    laid.say('BID 300');
    expect([laid.seat, laid.options()]).toEqual([2, ['400', 'leave']]);
    laid.say('BID 400');
    expect([laid.seat, laid.options()]).toEqual([1, ['500', 'leave']]);
    laid.say('BID leave');
    expect([laid.kind, laid.p(2).gold, laid.p(2).squadron]).toEqual([undefined, 0, ['br06']]);
  });

  test('T26: all leave', () => {
    const laid = event({ players: [{ gold: 900 }, { gold: 900 }], shipDeck: ['br06'], dice: [3, 4] });
    laid.say('BID leave', 'BID leave');
    expect([laid.table.shipDeck.at(-1), laid.shuffled.length, laid.p(0).gold]).toEqual(['br06', 1, 900]);
  });

  test('T101: the last one may still bid', () => {
    const laid = event({
      players: [{ gold: 300 }, { gold: 300 }, { gold: 300 }],
      shipDeck: ['br06'],
      dice: [3, 4],
    });
    laid.say('BID leave', 'BID leave');
    expect([laid.seat, laid.options()]).toEqual([2, ['300', 'leave']]);
  });

  test('T139: who cannot bid is not asked, and is out in his turn', () => {
    const laid = event({
      players: [{ gold: 500 }, { gold: 200 }, { gold: 500 }],
      shipDeck: ['br06'],
      dice: [3, 4],
    });
    laid.say('BID 300');
    expect([laid.seat, laid.options(), laid.table.auction?.inIt]).toEqual([2, ['400', '500', 'leave'], [0, 2]]);
  });

  test('4.3.18: no card, no auction', () => {
    const laid = event({ players: [{ gold: 900 }, {}], noMoreShips: true, dice: [3, 4] });
    expect([laid.kind, laid.shuffled]).toEqual([undefined, []]);
  });

  test('T28: five markers', () => {
    const laid = event({ players: [{}, {}], dice: [4, 5] });
    expect([laid.p(0).gold, laid.p(0).calypso]).toEqual([100, 5]);
  });

  test('T29: sloops in the order of their ids', () => {
    const laid = event({ players: [{ squadron: ['sl09', 'br01', 'sl02'] }, {}], dice: [4, 6, 3, 4] });
    expect([laid.p(0).squadron, laid.table.sunk, laid.left]).toEqual([['sl09', 'br01'], ['sl02'], []]);
  });

  test('T30, 4.3.31: only Cuba can be chosen, by the next player', () => {
    const laid = event({
      players: [{ flagship: 'borneo' }, {}],
      seas: { java: { owner: 0, guards: ['sl01'] }, borneo: { owner: 0 }, cuba: { owner: 0 } },
      dice: [5, 6],
    });
    expect([laid.seat, laid.options(), laid.match.asked?.auto]).toEqual([1, ['cuba'], true]);
    laid.say('RAID cuba');
    expect([laid.owner('cuba'), fame(laid.table, 0)]).toEqual([null, 2]);
  });

  test('T31: only a guarded sea', () => {
    const laid = event({ players: [{}, {}], seas: { java: { owner: 0, guards: ['sl01'] } }, dice: [5, 6] });
    expect([laid.kind, laid.owner('java')]).toEqual([undefined, 0]);
  });

  test('T86: a raid breaks a monopoly', () => {
    const laid = event({
      players: [{ flagship: 'bahamas' }, { flagship: 'cuba', squadron: ['sl07'] }],
      seas: { bahamas: { owner: 0 }, cuba: { owner: 0 }, singapore: { owner: 0, guards: ['sl01'] } },
      dice: [5, 6],
    });
    expect(fame(laid.table, 0)).toBe(4);
    laid.say('RAID cuba');
    expect(fame(laid.table, 0)).toBe(2);
  });

  test('T75: Jack makes a double into an auction', () => {
    const laid = event({ players: [{ hero: 'jack', gold: 900 }, {}], dice: [3, 3, 4] });
    expect(laid.options()).toEqual(['both', 'first', 'none', 'second']);
    laid.say('EVENT_REROLL second');
    expect([laid.kind, laid.table.armada]).toEqual(['BID', 0]);
  });

  test('T103: a calm cannot be rolled again', () => {
    const laid = event({ players: [{ hero: 'jack' }, {}], dice: [1, 4] });
    expect([laid.kind, laid.table.turn.calm]).toEqual([undefined, true]);
  });

  test('T104: a calm that comes of it stands', () => {
    const laid = event({ players: [{ hero: 'jack' }, {}], dice: [2, 2, 3] }).say('EVENT_REROLL first');
    expect([laid.kind, laid.table.turn.calm, laid.table.armada]).toEqual([undefined, true, 0]);
  });

  test.each([
    ['T123', [4, 4], 100],
    ['T124', [1, 1], 0],
  ])('%s: doubleAlsoSum, %j', (_, dice, extra) => {
    const laid = event({ players: [{}, {}], rules: { doubleAlsoSum: true }, dice });
    expect([laid.table.armada, laid.table.turn.extra]).toEqual([1, extra]);
  });

  test('T125: eventBattleFlight after the Kraken', () => {
    const laid = event({
      players: [{ squadron: ['sl07'] }, {}],
      rules: { eventBattleFlight: true },
      dice: [1, 2, 6, 6, 6],
    });
    laid.fire('kraken', 'sl07');
    expect([laid.table.armada, laid.kind, laid.options()]).toEqual([1, 'RETREAT_TO', ['indian', 'south-atlantic']]);
  });

  test('T83: ships that fled from the Kraken fight the last battle', () => {
    const laid = event({
      players: [{ bought: 3, squadron: ['sl07', 'sl08', 'sl09'] }, {}, {}, {}],
      armada: 8,
      dice: [1, 2, 6, 6, 6, 1, 1, 3, 2, 1],
    });
    laid.fire('kraken', 'sl07').fire('sl08', 'kraken').fire('sl09', 'kraken').say('ROUND_END retreat');
    const { battle } = laid.table;
    expect([laid.table.armada, battle?.kind, battle?.defender.line.length]).toEqual([9, 'final', 2]);
  });

  test('T84: and with Cursed Gold one more', () => {
    const laid = event({
      players: [{ hero: 'barbossa', gold: 300, bought: 3, squadron: ['sl07', 'sl08', 'sl09'] }, {}, {}, {}],
      armada: 8,
      dice: [1, 2, 6, 6, 6, 1, 1, 3, 2, 1],
    });
    laid.fire('kraken', 'sl07').fire('sl08', 'kraken').fire('sl09', 'kraken').say('ROUND_END retreat');
    expect(laid.options()).toEqual(['skip', 'sl07']);
    laid.say('CURSED_GOLD sl07');
    expect(laid.table.battle?.defender.line.length).toBe(3);
  });

  test('T85: the reward pays for Cursed Gold', () => {
    // The convoy is shot at and hit, its check holds; it sinks a sloop; the second sloop sinks it.
    const laid = event({
      players: [{ hero: 'barbossa', squadron: ['sl07', 'sl08'] }, {}],
      dice: [1, 3, 5, 1, 6, 6, 6, 5],
    });
    laid.say('CONVOY yes').fire('sl07', 'co-frigate').fire('co-frigate', 'sl07').fire('sl08', 'co-frigate');
    expect([laid.p(0).gold, laid.options()]).toEqual([1000, ['skip', 'sl07']]);
    laid.say('CURSED_GOLD sl07');
    expect([laid.p(0).gold, laid.p(0).squadron.sort(), laid.table.sunk]).toEqual([700, ['sl07', 'sl08'], []]);
  });

  test('T137: nobody is sunk in a hundred rounds of the convoy', () => {
    const laid = event({
      players: [{ squadron: ['sl07'] }, {}],
      rules: { autoCommander: true },
      dice: [1, 3, ...new Array<number>(400).fill(1)],
    }).say('CONVOY yes');
    for (let round = 1; round <= 100; round++) {
      if (round > 1) laid.say('ROUND_END continue');
      laid.fire('sl07', 'co-frigate');
    }
    expect([laid.kind, laid.left, laid.p(0).squadron, laid.p(0).gold]).toEqual([undefined, [], ['sl07'], 0]);
  });
});
