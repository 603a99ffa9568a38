import { Laid, type Given } from '../../../../fixtures/worlds-end/laid';
import { fame } from '../../../../fixtures/worlds-end/reference/fame';

const last = (given: Given) => new Laid(given, 'last');
const end = (given: Given) => new Laid(given, 'end');
const famous = (...points: number[]) => points.map((bought) => ({ bought, squadron: [] as string[] }));
const line = (laid: Laid) =>
  [laid.table.battle?.attacker.line, laid.table.battle?.defender.line].map((l) => l?.map((f) => f.ship.id));

describe('4.19', () => {
  test('T14, T108: five ships; they fire first, in the fixed order with autoCommander', () => {
    const laid = last({
      players: [{ bought: 1, squadron: ['fr12'] }, {}],
      dice: new Array<number>(40).fill(1),
      rules: { autoCommander: true },
    });
    expect(line(laid)).toEqual([['co-sloop', 'co-brig', 'co-frigate', 'dutchman', 'kraken'], ['fr12']]);
    expect(laid.seat).toBe(0);
    laid.fire('fr12', 'kraken');
    // Round 2, without a question at the end of round 1.
    expect([laid.table.battle?.round, laid.kind, laid.table.battle?.attacker.line.map((f) => f.fired)]).toEqual([
      2,
      'FIRE',
      [false, false, true, false, false],
    ]);
  });

  test('T108: the order of the whole armada', () => {
    const squadron = ['fr07', 'fr08', 'fr09', 'fr10', 'fr11'];
    const laid = last({
      players: [{ bought: 1, squadron }, {}],
      dice: new Array<number>(90).fill(1),
      rules: { autoCommander: true },
    });
    const fired = () => laid.table.battle?.attacker.line.filter((f) => f.fired).map((f) => f.ship.id);
    const order = [fired()];
    for (const ship of squadron.slice(0, 4)) order.push(laid.fire(ship, 'kraken') && fired());
    expect(order).toEqual([
      ['co-frigate'],
      ['co-frigate', 'dutchman'],
      ['co-frigate', 'dutchman', 'kraken'],
      ['co-brig', 'co-frigate', 'dutchman', 'kraken'],
      ['co-sloop', 'co-brig', 'co-frigate', 'dutchman', 'kraken'],
    ]);
  });

  test('T65: tied for first, the loser commands', () => {
    const laid = last({ players: [{ bought: 6 }, { bought: 6, squadron: ['sl01'] }, { bought: 4 }], dice: [3, 5] });
    expect([laid.table.battle?.defender.seat, laid.seat, laid.left]).toEqual([1, 0, []]);
  });

  test('T66: tied for second', () => {
    const laid = last({ players: [{ bought: 7, squadron: ['sl01'] }, { bought: 4 }, { bought: 4 }], dice: [2, 5] });
    expect([laid.table.battle?.defender.seat, laid.seat]).toEqual([0, 2]);
  });

  test('T82: three tied', () => {
    const laid = last({
      players: [{ bought: 6 }, { bought: 6, squadron: ['sl01'] }, { bought: 6 }],
      dice: [3, 5, 4, 2, 2, 6, 1],
    });
    expect([laid.table.battle?.defender.seat, laid.seat, laid.left]).toEqual([1, 0, []]);
  });

  test('T132: the first player of the match rolls first, whoever is active', () => {
    const laid = last({
      players: [{ bought: 6, squadron: ['sl01'] }, { bought: 6 }, { bought: 2 }],
      active: 2,
      dice: [6, 1],
    });
    expect(laid.table.battle?.defender.seat).toBe(0);
  });

  test('T133: the roll for the command is made with autoCommander, too', () => {
    const laid = last({
      players: [{ bought: 7, squadron: ['fr12'] }, { bought: 4 }, { bought: 4 }],
      rules: { autoCommander: true },
      dice: [2, 5, 1, 1, 1],
    });
    expect([laid.table.battle?.commander, laid.seat, laid.left]).toEqual([2, 0, []]);
  });

  test('T67: guards alone do not help', () => {
    const laid = last({
      players: [{ bought: 5, flagship: 'java' }, ...famous(1, 1)],
      seas: { java: { owner: 0, guards: ['sl01', 'sl02'] } },
    });
    expect(laid.match.outcome()).toMatchObject({ reason: 'armadaVictory', winners: [] });
  });

  test('T68: squadron and the guards beside it', () => {
    const laid = last({
      players: [{ bought: 5, flagship: 'java', squadron: ['sl01', 'sl02', 'sl03'] }, {}],
      seas: { java: { owner: 0, guards: ['br01', 'br02'] }, cuba: { owner: 0, guards: ['br03', 'br04'] } },
      manoeuvreDeck: new Array<string>(8).fill('boarding'),
    });
    expect([line(laid)[1], laid.p(0).hand.length]).toEqual([['br01', 'br02', 'sl01', 'sl02', 'sl03'], 5]);
  });

  test('T69: the leader sinks the armada, whatever his fame', () => {
    const [miss, hit] = [1, 6].map((die) => new Array<number>(3).fill(die)) as [number[], number[]];
    const laid = last({
      players: [{ bought: 1, squadron: ['fr07', 'fr08', 'fr09', 'fr10', 'fr11'] }, {}],
      rules: { autoCommander: true },
      dice: [miss, hit, miss, hit, miss, hit, hit, hit, hit, hit, hit].flat(),
    });
    laid.fire('fr07', 'co-sloop').fire('fr08', 'co-brig').fire('fr09', 'co-frigate');
    laid.fire('fr10', 'dutchman').fire('fr11', 'kraken');
    expect(laid.match.outcome()).toMatchObject({
      reason: 'armadaBeaten',
      winners: [0],
      scores: [1, 0],
      places: [[0], [1]],
    });
    expect([laid.left, laid.p(0).squadron.length]).toEqual([[], 5]);
  });

  test('T89, 4.14.6: a damaged ship stays', () => {
    const laid = last({
      players: [{ bought: 1, squadron: ['fr12'] }, {}],
      rules: { autoCommander: true },
      // The frigate hits once, the check holds.
      dice: [6, 1, 1, 1, 1, 1, 1, ...new Array<number>(20).fill(1)],
    });
    laid.fire('fr12', 'kraken');
    expect([laid.kind, laid.table.battle?.round, laid.table.battle?.defender.line[0]?.damaged]).toEqual([
      'FIRE',
      2,
      true,
    ]);
  });

  test('T136: the hard Kraken', () => {
    const laid = last({
      players: [{ bought: 1, squadron: ['sl19'] }, {}],
      rules: { armadaScale: 'hard' },
      dice: [1, 6, 5, ...new Array<number>(20).fill(1)],
    });
    laid.fire('co-sloop', 'sl19').fire('sl19', 'kraken');
    expect(laid.table.battle?.attacker.line.find((f) => f.ship.id === 'kraken')?.damaged).toBe(true);
  });

  test('armadaScale easy: without the sloop', () => {
    const laid = last({ players: [{ bought: 1, squadron: ['sl01'] }, {}], rules: { armadaScale: 'easy' } });
    expect(line(laid)[0]).toEqual(['co-brig', 'co-frigate', 'dutchman', 'kraken']);
  });

  test('T142: Will has neither plates nor his eye', () => {
    const laid = last({
      players: [{ hero: 'will', gold: 200, bought: 1, squadron: ['sl19'] }, {}],
      dice: [1, 1, 1, 1],
    });
    expect(laid.kind).toBe('FIRE');
    laid.fire('co-sloop', 'sl19').fire('sl19', 'kraken');
    expect([laid.kind, laid.seat]).toEqual(['FIRE', 1]);
  });

  test('T116: no winner, places by fame', () => {
    const laid = last({ players: famous(7, 5, 4) });
    expect(laid.match.outcome()).toMatchObject({ winners: [], places: [[0], [1], [2]], scores: [7, 5, 4] });
  });
});

describe('4.20, E-17, E-36', () => {
  test('T61: not before turn 4', () => {
    expect(end({ players: [{ turns: 3 }, {}] }).kind).toBeUndefined();
  });

  test('T62: gift, and the others go on', () => {
    const laid = end({ players: [{ turns: 4, hand: ['patch'] }, {}, {}] });
    expect([laid.kind, laid.options()]).toEqual(['GIFT_FAME', ['1', '2']]);
    laid.say('GIFT_FAME 2');
    expect([laid.p(0).alive, laid.table.limit, laid.table.end, laid.shuffled]).toEqual([false, 7, null, [['patch']]]);
  });

  test('T63, T94: the receiver', () => {
    expect(
      end({ players: [{}, { bought: 9 }, {}] })
        .say('GIFT_FAME 1')
        .match.outcome(),
    ).toMatchObject({ reason: 'fame10', winners: [1] });
    const laid = end({ players: [{}, { bought: 5 }, {}] }).say('GIFT_FAME 1');
    expect(fame(laid.table, 1)).toBe(6);
  });

  test('T64: two players', () => {
    const laid = end({ players: [{}, {}] });
    expect(laid.match.asked?.auto).toBe(true);
    expect(laid.say('GIFT_FAME 1').match.outcome()).toMatchObject({
      reason: 'lastStanding',
      winners: [1],
      scores: [0, 1],
    });
  });

  test('T115: equal fame shares a place', () => {
    const laid = new Laid({ players: [{ gold: 1000, bought: 9 }, ...famous(6, 6, 3)] }, 'management').say(
      'BUY_FAME yes',
    );
    expect(laid.match.outcome()?.places).toEqual([[0], [1, 2], [3]]);
  });

  test('T117: who left later stands before who left earlier', () => {
    const laid = end({ players: [{}, { turns: 8 }, { turns: 5 }], active: 1 });
    Object.assign(laid.p(2), { alive: false });
    laid.table.left.push(2);
    expect(laid.say('GIFT_FAME 0').match.outcome()).toMatchObject({ reason: 'lastStanding', places: [[0], [1], [2]] });
  });

  test('T134: the leaver is out although his gift ends the game', () => {
    const laid = end({ players: [{ bought: 9 }, { bought: 5 }, { bought: 2 }], active: 1 });
    expect(laid.say('GIFT_FAME 0').match.outcome()).toMatchObject({
      reason: 'fame10',
      places: [[0], [2], [1]],
      scores: [10, 5, 2],
    });
  });
});
