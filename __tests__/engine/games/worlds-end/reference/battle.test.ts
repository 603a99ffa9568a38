import { Stream } from '@/engine/core/luck';
import { Laid, type Given } from '../../../../fixtures/worlds-end/laid';
import { shipCard, companyCard, HOUSE, type Ship } from '../../../../fixtures/worlds-end/reference/box';
import { companyOf, fight } from '../../../../fixtures/worlds-end/reference/battle';
import { fixedShot, worthAsTarget } from '../../../../fixtures/worlds-end/reference/company-fire';
import { companySide, pirateSide } from '../../../../fixtures/worlds-end/reference/line';
import { emptyTable } from '../../../../fixtures/worlds-end/reference/setup';
import { PLAIN, type Fighter, type Script } from '../../../../fixtures/worlds-end/reference/table';

/** P1 attacks P2's Java: A1 D3 sloops sl07…, A2 D3 brigs br06…, A3 D4 S frigates fr07…, A3 D3 S frigates fr01…. */
function attack(
  squadron: readonly string[],
  guards: readonly string[],
  dice: readonly number[],
  more: Partial<Given> = {},
): Laid {
  return new Laid(
    {
      players: [{ flagship: 'java', squadron: [...squadron] }, { flagship: 'cape' }],
      seas: { java: { owner: 1, guards } },
      dice,
      ...more,
    },
    'actions',
  ).say('ATTACK');
}

describe('4.11', () => {
  test.each([
    ['T13', 'cuba', ['co-sloop', 'co-brig']],
    ['2.7', 'bahamas', ['co-sloop']],
    ['2.7', 'jamaica', ['co-frigate']],
  ])('%s: the fleet of %s', (_, flagship, fleet) => {
    const laid = new Laid({ players: [{ flagship, squadron: ['sl01'] }, {}] }, 'actions').say('ATTACK');
    expect(laid.table.battle?.defender.line.map(({ ship }) => ship.id)).toEqual(fleet);
  });

  test('T51: the hand holds ten', () => {
    const hand = new Array<string>(8).fill('boarding');
    const squadron = ['sl01', 'sl02', 'sl03', 'sl04', 'sl05'];
    const laid = attack(squadron, ['br01'], [], {
      players: [{ flagship: 'java', squadron, hand }, {}],
      manoeuvreDeck: ['patch', 'screen', 'volley', 'screen'],
    });
    expect(laid.p(0).hand.slice(8)).toEqual(['patch', 'screen']);
  });

  test('T57: all ships of the defender that are there; the attacker draws first', () => {
    const laid = new Laid(
      {
        players: [
          { flagship: 'java', squadron: ['sl01'] },
          { flagship: 'java', squadron: ['sl02', 'br01'] },
        ],
        seas: { java: { owner: 1, guards: ['fr01'] } },
        manoeuvreDeck: ['patch', 'screen', 'boarding', 'gun-drill', 'hard-over'],
      },
      'actions',
    ).say('ATTACK');
    expect(laid.table.battle?.defender.line.map(({ ship }) => ship.id)).toEqual(['br01', 'fr01', 'sl02']);
    expect([laid.p(0).hand, laid.p(1).hand]).toEqual([['patch'], ['screen', 'boarding', 'gun-drill']]);
    expect([laid.p(0).squadron, laid.p(1).squadron]).toEqual([[], []]);
  });
});

describe('4.12, 4.13', () => {
  test.each([
    ['T44', 'fr01', 'br06', [3, 2, 1], 'afloat'],
    ['T45', 'br06', 'sl07', [4, 1], 'sunk'],
    ['T46', 'fr01', 'fr07', [5, 6, 2, 4, 1], 'damaged'],
    ['T47', 'fr01', 'fr07', [5, 6, 2, 4, 5], 'sunk'],
  ])('%s: %s fires at %s, dice %j', (_, ship, target, dice, expected) => {
    const laid = attack([ship, 'sl01'], [target, 'sl02'], dice).fire(ship, target);
    const found = laid.table.battle?.defender.line.find((f) => f.ship.id === target);
    expect(found ? (found.damaged ? 'damaged' : 'afloat') : 'sunk').toBe(expected);
    expect(laid.left).toEqual([]);
  });

  test('T48: a damaged ship gets no check', () => {
    const laid = attack(['sl07', 'sl08'], ['fr07', 'sl02'], [5, 1, 1, 1, 1, 5]);
    laid.fire('sl07', 'fr07').fire('fr07', 'sl07').fire('sl08', 'fr07');
    expect([laid.table.sunk, laid.left]).toEqual([['fr07'], []]);
  });

  test('T49: A, B, A, A', () => {
    const laid = attack(['sl07', 'sl08', 'sl09'], ['sl10'], [1, 1, 1, 1]);
    const order: (number | undefined)[] = [];
    for (const [ship, target] of [
      ['sl07', 'sl10'],
      ['sl10', 'sl07'],
      ['sl08', 'sl10'],
      ['sl09', 'sl10'],
    ] as const) {
      order.push(laid.seat);
      laid.fire(ship, target);
    }
    expect([order, laid.kind]).toEqual([[0, 1, 0, 0], 'ROUND_END']);
  });

  test('T50: sunk before it fired', () => {
    const laid = attack(['sl07', 'sl08'], ['sl10', 'sl11'], [6, 1]);
    laid.fire('sl07', 'sl10');
    expect([laid.seat, laid.options()]).toEqual([1, ['sl11']]);
  });

  test('T110: one ship, one target, no card: asked all the same', () => {
    const laid = attack(['sl07'], ['sl10'], []);
    expect([laid.options(), laid.match.asked?.auto]).toEqual([['sl07'], false]);
    expect([laid.say('FIRE sl07').options(), laid.match.asked?.auto]).toEqual([['at sl10'], false]);
  });
});

describe('4.14, 4.15', () => {
  test('T53, T88: all damaged ships withdrawn: lost, home, flight, and the defender is not asked', () => {
    const laid = attack(['fr07'], ['fr08'], [1, 1, 1, 5, 1, 1, 1]);
    laid.fire('fr07', 'fr08').fire('fr08', 'fr07');
    expect([laid.seat, laid.options()]).toEqual([0, ['continue', 'retreat', 'withdraw fr07']]);
    laid.say('ROUND_END withdraw fr07');
    expect([laid.kind, laid.seat, laid.options()]).toEqual([
      'RETREAT_TO',
      0,
      ['borneo', 'moluccas', 'philippines', 'singapore'],
    ]);
    expect([laid.p(0).squadron, laid.owner('java'), laid.table.seas['java']?.guards]).toEqual([['fr07'], 1, ['fr08']]);
  });

  test.each([
    ['T54', 'cape', ['indian', 'south-atlantic']],
    ['T55', 'central-atlantic', ['north-atlantic', 'south-atlantic']],
    ['T100', 'indian', ['cape']],
  ])('%s: flight from %s', (_, flagship, to) => {
    const laid = new Laid(
      {
        players: [{ flagship, squadron: ['sl07'] }, {}],
        seas: { [flagship]: { owner: 1, guards: ['sl08'] } },
        dice: [1, 1],
      },
      'actions',
    ).say('ATTACK');
    laid.fire('sl07', 'sl08').fire('sl08', 'sl07').say('ROUND_END retreat');
    expect([laid.kind, laid.options(), laid.match.asked?.auto]).toEqual(['RETREAT_TO', to, true]);
  });

  test('T56: guards that retreat join the squadron elsewhere', () => {
    const laid = attack(['sl07'], ['sl08'], [1, 1], {
      players: [{ flagship: 'java', squadron: ['sl07'] }, { flagship: 'tortuga' }],
    });
    laid.fire('sl07', 'sl08').fire('sl08', 'sl07').say('ROUND_END continue', 'ROUND_END retreat');
    expect([laid.p(1).squadron, laid.p(1).flagship, laid.owner('java'), laid.kind]).toEqual([
      ['sl08'],
      'tortuga',
      0,
      'ACTIONS',
    ]);
  });

  test('T58, 4.13.7: the fleet is whole next time', () => {
    const laid = new Laid(
      { players: [{ flagship: 'jamaica', squadron: ['sl07'] }, {}], dice: [6, 1, 1, 1, 1] },
      'actions',
    );
    laid.say('ATTACK').fire('sl07', 'co-frigate').fire('co-frigate', 'sl07').say('ROUND_END retreat');
    expect([laid.table.battle, laid.kind]).toEqual([null, 'RETREAT_TO']);
  });

  test('T59: a third flagship stays', () => {
    const laid = new Laid(
      {
        players: [{ flagship: 'java', squadron: ['sl07'] }, {}, { flagship: 'java', squadron: ['sl09'] }],
        seas: { java: { owner: 1, guards: ['sl08'] } },
        dice: [6],
      },
      'actions',
    );
    laid.say('ATTACK').fire('sl07', 'sl08');
    expect([laid.owner('java'), laid.p(2).flagship, laid.p(2).squadron]).toEqual([0, 'java', ['sl09']]);
  });

  test('T87: a withdrawn guard leaves its post', () => {
    const laid = attack(['sl07', 'sl08'], ['fr07', 'sl10'], [5, 1, 6, 6, 6, 1, 1, 1, 6]);
    laid.fire('sl07', 'fr07').fire('fr07', 'sl07').fire('sl08', 'sl10').fire('sl10', 'sl08');
    laid.say('ROUND_END continue', 'ROUND_END withdraw fr07', 'ROUND_END continue');
    laid.fire('sl08', 'sl10').fire('sl10', 'sl08');
    expect([laid.owner('java'), laid.table.seas['java']?.guards, laid.p(1).squadron]).toEqual([1, ['sl10'], ['fr07']]);
  });

  test('T144: after a withdrawal no retreat', () => {
    const laid = attack(['fr07', 'sl07'], ['sl08'], [1, 1, 1, 5, 1, 1]);
    laid.fire('fr07', 'sl08').fire('sl08', 'fr07').fire('sl07', 'sl08').say('ROUND_END withdraw fr07');
    expect([laid.kind, laid.options(), laid.match.asked?.auto]).toEqual(['ROUND_END', ['continue'], true]);
  });

  test('T138, E-38: counted in the battle alone', () => {
    const laid = attack(['sl07', 'sl08'], ['sl09'], [6]);
    expect([laid.p(0).squadron.length, laid.table.battle?.attacker.line.length]).toEqual([0, 2]);
    expect(laid.fire('sl07', 'sl09').p(0).squadron.length).toBe(2);
  });
});

describe('E-10, E-15', () => {
  test.each([
    ['T77', 'jamaica', ['sl07', 'sl08', 'sl09'], ['co-frigate']],
    ['T122', 'cuba', ['sl07', 'sl08', 'sl09'], ['co-brig', 'co-sloop']],
  ])('%s: Parley at %s', (_, flagship, squadron, fleet) => {
    const laid = new Laid({ players: [{ flagship, gold: 300, squadron }, {}], dice: [1, 1, 1] }, 'actions');
    laid.say('ATTACK parley');
    for (const ship of squadron) laid.fire(ship, fleet[0] as string);
    expect([laid.p(0).gold, laid.kind]).toEqual([0, 'ROUND_END']);
    laid.say('ROUND_END continue', 'FIRE sl07');
    expect(laid.table.battle?.defender.line.map((f) => f.fired)).toEqual(fleet.map(() => false));
  });

  const inLine = (ship: Ship, state: Partial<Fighter> = {}): Fighter => ({
    ...(companySide([ship]).line[0] as Fighter),
    ...state,
  });
  const frigate = inLine(companyCard(HOUSE, 'co-frigate'));
  const ship = (id: string, state: Partial<Fighter> = {}) => inLine(shipCard(HOUSE, id), state);

  test('T105, T106: what one salvo is worth', () => {
    expect(worthAsTarget(frigate, ship('sl07'))).toBe(220_449_600);
    expect(worthAsTarget(frigate, ship('fr07', { fired: true }))).toBe(166_656_000);
    expect(worthAsTarget(frigate, ship('fr07', { fired: true, damaged: true }))).toBe(393_984_000);
  });

  test('T107: of equal ones the one further left', () => {
    const sloop = inLine(companyCard(HOUSE, 'co-sloop'));
    const line = [ship('br12'), ship('sl07')];
    expect(line.map((target) => worthAsTarget(sloop, target))).toEqual([97_200, 97_200]);
    const facing = { seat: 0, line, withdrawn: [] };
    expect(fixedShot({ seat: null, line: [sloop], withdrawn: [] }, facing).target).toBe(line[0]);
  });
});

describe('T60: single duels without cards', () => {
  const RUNS = 6000;
  const dice = Stream.seeded('T60', 'dice');

  function wins(own: string, against: string, companyFirst: boolean): boolean {
    const stub = { below: () => 0, shuffle: <T>(items: T[]): T[] => items };
    const t = emptyTable(HOUSE, { ...PLAIN, autoCommander: true }, 2, { setup: stub, play: stub, dice });
    t.manoeuvreDeck = [];
    for (const p of t.players) p.hero = 'jack';
    (t.players[0] as { squadron: string[] }).squadron = [own];
    const pirate = pirateSide(t, 0, null, true);
    const company = companyOf(t, [against]);
    const [attacker, defending] = companyFirst ? [company, pirate] : [pirate, company];
    const story: Script<boolean> = fight(t, {
      kind: 'kraken',
      sea: null,
      attacker,
      defender: defending,
      commander: 1,
      parley: false,
    });
    let step = story.next();
    while (!step.done) {
      const { kind, options } = step.value;
      step = story.next(kind === 'ROUND_END' ? 'ROUND_END continue' : (options[0] as string));
    }
    return step.value !== companyFirst;
  }

  test.each([
    ['sl07', 'co-sloop', false, 0.667],
    ['br06', 'co-sloop', false, 0.857],
    ['fr07', 'co-frigate', false, 0.637],
    ['fr07', 'kraken', true, 0.363],
  ])('%s against %s', (own, against, companyFirst, chance) => {
    let won = 0;
    for (let i = 0; i < RUNS; i++) if (wins(own, against, companyFirst)) won += 1;
    expect(Math.abs(won / RUNS - chance)).toBeLessThan(0.02);
  });
});
