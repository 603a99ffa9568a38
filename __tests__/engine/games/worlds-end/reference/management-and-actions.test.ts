import { Laid, type Given } from '../../../../fixtures/worlds-end/laid';
import { fame } from '../../../../fixtures/worlds-end/reference/fame';

const actions = (given: Given) => new Laid(given, 'actions');
const owned = (seat: number, ...ids: string[]) => Object.fromEntries(ids.map((id) => [id, { owner: seat }]));

describe('4.4', () => {
  test('T27: four seas after event 8', () => {
    const laid = new Laid(
      { players: [{ hero: 'jack' }, {}], seas: owned(0, 'tortuga', 'cuba', 'java', 'jamaica') },
      'management',
    );
    expect(laid.p(0).gold).toBe(800);
    const rich = new Laid(
      {
        players: [{ hero: 'barbossa', turns: 4 }, {}],
        seas: owned(0, 'tortuga', 'cuba', 'java', 'jamaica'),
        dice: [2, 6],
      },
      'turns',
    );
    expect([rich.p(0).gold, rich.kind]).toEqual([1200, 'BUY_FAME']);
  });

  test('T41: one fame for 1000, once', () => {
    const laid = new Laid({ players: [{ gold: 2300, bought: 4 }, {}] }, 'management').say('BUY_FAME yes');
    expect([laid.p(0).gold, fame(laid.table, 0), laid.kind]).toEqual([1300, 5, undefined]);
  });

  test.each([
    [['cuba', 'java'], 500],
    [['cuba'], 200],
  ])('T76: Elizabeth with %j', (seas, gold) => {
    expect(new Laid({ players: [{}, {}], seas: owned(0, ...seas) }, 'management').p(0).gold).toBe(gold);
  });

  test('T118: nobodyOut', () => {
    const given: Given = { players: [{ turns: 6, gold: 100 }, {}], rules: { nobodyOut: true } };
    expect(new Laid(given, 'management').p(0).gold).toBe(300);
    expect(new Laid(given, 'end').p(0).alive).toBe(true);
  });
});

describe('4.6, 4.7', () => {
  test.each([
    ['T03', 'south-atlantic', ['cape', 'central-atlantic']],
    ['T04', 'bahamas', ['central-atlantic', 'cuba', 'jamaica', 'lesser-antilles', 'tortuga']],
    [
      'T05',
      'central-atlantic',
      ['bahamas', 'cuba', 'jamaica', 'lesser-antilles', 'north-atlantic', 'south-atlantic', 'tortuga'],
    ],
  ])('%s: from %s', (_, flagship, to) => {
    expect(actions({ players: [{ flagship }, {}] }).options('MOVE')).toEqual(to);
  });

  test('T06, T07: three actions in any order', () => {
    const given: Given = {
      players: [{ flagship: 'tortuga', gold: 100, squadron: ['fr12'] }, {}],
      dice: [6, 6, 6],
      shipDeck: ['sl01'],
    };
    const laid = actions(given).say('OPEN_PORT', 'PORT_BUY sl01', 'PORT_BUY done', 'MOVE bahamas', 'ATTACK');
    laid.fire('fr12', 'co-sloop');
    expect([laid.owner('bahamas'), laid.options()]).toEqual([0, []]);
    const other = actions({ ...given, players: [{ flagship: 'tortuga', gold: 100, squadron: ['fr12'] }, {}] });
    other.say('ATTACK').fire('fr12', 'co-sloop').say('OPEN_PORT', 'PORT_BUY done', 'MOVE bahamas');
    expect(other.p(0).flagship).toBe('bahamas');
  });

  test.each([
    ['T08', 'cape', 'indian', false],
    ['T09', 'tortuga', 'bahamas', true],
  ])('%s: moved and attacked', (_, flagship, to, calypso) => {
    const laid = actions({ players: [{ flagship, squadron: ['fr12'], calypso: 1 }, {}], dice: [6, 6, 6, 6, 6, 6] });
    laid.say(`MOVE ${to}`, 'ATTACK').fire('fr12', to === 'indian' ? 'co-frigate' : 'co-sloop');
    expect(laid.options('MOVE')).toEqual([]);
    expect(laid.options('CALYPSO').length > 0).toBe(calypso);
    if (calypso) expect(laid.say('CALYPSO cuba').p(0).calypso).toBe(0);
  });

  test('T24: in a calm only guards move', () => {
    const laid = new Laid(
      {
        players: [{ hero: 'jack', gold: 500, calypso: 3 }, {}],
        seas: { java: { owner: 0, guards: ['sl01'] }, borneo: { owner: 0 } },
        dice: [1, 4],
      },
      'turns',
    );
    expect(['MOVE', 'CALYPSO', 'COMPASS'].flatMap((kind) => laid.options(kind))).toEqual([]);
    expect(laid.options('GUARD_MOVE')).toEqual(['java borneo sl01']);
  });

  test('T32: a purchase at the Cape ends the movement', () => {
    const laid = actions({ players: [{ flagship: 'indian' }, {}] }).say('MOVE cape');
    expect(laid.options('CALYPSO')).toEqual(['indian', 'south-atlantic']);
    expect(laid.say('OPEN_PORT', 'PORT_BUY done').options('CALYPSO')).toEqual([]);
  });

  test('T33: on a small map it does not', () => {
    const laid = actions({ players: [{ flagship: 'central-atlantic' }, {}] });
    laid.say('MOVE cuba', 'OPEN_PORT', 'PORT_BUY done');
    expect(laid.options('CALYPSO')).toContain('jamaica');
  });

  test('T90: Jack in the oceans', () => {
    const given: Given = { players: [{ hero: 'jack', gold: 200, flagship: 'cape' }, {}] };
    expect(actions(given).say('MOVE indian', 'COMPASS cape').options('CALYPSO')).toEqual([]);
    expect(actions(given).say('COMPASS indian', 'MOVE cape', 'CALYPSO south-atlantic').p(0).flagship).toBe(
      'south-atlantic',
    );
  });

  test('T91: out of a small map and on', () => {
    const given: Given = {
      players: [{ flagship: 'cuba', squadron: ['sl01'] }, {}],
      seas: owned(0, 'central-atlantic'),
    };
    const laid = actions(given).say('MOVE central-atlantic');
    expect(laid.options('CALYPSO')).toContain('south-atlantic');
    expect(laid.say('GUARD_ASSIGN sl01').options('CALYPSO')).toEqual([]);
  });
});

describe('4.8', () => {
  /** All that can be in hand when the buyer stops. */
  function baskets(given: Given): Set<string> {
    const found = new Set<string>();
    const goOn = (bought: string[]): void => {
      const laid = actions(given).say('OPEN_PORT', ...bought.map((id) => `PORT_BUY ${id}`));
      found.add(bought.slice().sort().join());
      for (const id of laid.options().filter((option) => option !== 'done')) goOn([...bought, id]);
    };
    goOn([]);
    return found;
  }

  test('T34: seven sets', () => {
    const given: Given = {
      players: [{ flagship: 'cuba', gold: 500 }, {}],
      shipDeck: ['br06', 'sl07', 'sl08'],
    };
    expect([...baskets(given)].sort()).toEqual(
      ['', 'br06', 'sl07', 'sl08', 'br06,sl07', 'br06,sl08', 'sl07,sl08'].sort(),
    );
  });

  test('T35: two cards left', () => {
    const laid = actions({ players: [{ flagship: 'cuba' }, {}], shipDeck: ['sl01', 'sl02'], noMoreShips: true });
    expect(laid.say('OPEN_PORT').table.offer).toEqual(['sl01', 'sl02']);
    expect([laid.options(), laid.match.asked?.auto]).toEqual([['done'], true]);
  });

  test('4.8.6: an empty deck cannot be looked at, nor a port twice', () => {
    expect(actions({ players: [{ flagship: 'cuba' }, {}], noMoreShips: true }).options('OPEN_PORT')).toEqual([]);
    expect(
      actions({ players: [{ flagship: 'cuba' }, {}] })
        .say('OPEN_PORT', 'PORT_BUY done')
        .options('OPEN_PORT'),
    ).toEqual([]);
  });

  test.each([
    ['T78', 700, ['fr01', 'br06'], 100],
    ['T109', 700, ['fr01', 'fr02'], 0],
    ['T109', 700, ['fr01', 'sl01'], 300],
    ['T141', 800, ['sl07', 'br06', 'fr01'], 0],
  ])('%s: Barbossa with %i buys %j', (_, gold, ships, left) => {
    const laid = actions({
      players: [{ hero: 'barbossa', flagship: 'cuba', gold }, {}],
      shipDeck: [...ships, ...['sl02'].slice(0, 3 - ships.length)],
    });
    laid.say('OPEN_PORT', ...ships.map((id) => `PORT_BUY ${id}`));
    expect(laid.p(0).gold).toBe(left);
  });
});

describe('4.9', () => {
  const sloops = (count: number) => Array.from({ length: count }, (_, i) => `sl${String(i + 1).padStart(2, '0')}`);

  test('T36: the tenth guard is the last', () => {
    const laid = actions({
      players: [{ flagship: 'java', squadron: ['br01', 'br02'] }, {}],
      seas: { java: { owner: 0, guards: sloops(9) } },
    });
    expect(laid.options('GUARD_ASSIGN')).toEqual(['br01', 'br02']);
    expect(laid.say('GUARD_ASSIGN br01').options('GUARD_ASSIGN')).toEqual([]);
  });

  test('T37: assigned, so not moved', () => {
    const laid = actions({ players: [{ flagship: 'java', squadron: ['br01'] }, {}], seas: owned(0, 'java', 'borneo') });
    expect(laid.say('GUARD_ASSIGN br01').options('GUARD_MOVE')).toEqual([]);
  });

  test('T38: moved, so not assigned', () => {
    const laid = actions({
      players: [{ flagship: 'borneo' }, {}],
      seas: { java: { owner: 0, guards: ['br01'] }, borneo: { owner: 0 } },
    });
    expect(laid.say('GUARD_MOVE java borneo br01', 'GUARD_RECALL br01').options('GUARD_ASSIGN')).toEqual([]);
  });

  test('T39: never in the oceans', () => {
    const laid = actions({
      players: [{}, {}],
      seas: { cape: { owner: 0, guards: ['br01'] }, 'south-atlantic': { owner: 0, guards: ['br02'] } },
    });
    expect(laid.options('GUARD_MOVE')).toEqual([]);
  });

  test('T92: guards part', () => {
    const laid = actions({
      players: [{}, {}],
      seas: { java: { owner: 0, guards: ['br01', 'br02'] }, borneo: { owner: 0 }, philippines: { owner: 0 } },
    });
    laid.say('GUARD_MOVE java borneo br01', 'GUARD_MOVE java philippines br02');
    expect(laid.options('GUARD_MOVE')).toEqual([]);
  });

  test('T93: assigned, recalled, assigned elsewhere', () => {
    const laid = actions({
      players: [{ flagship: 'tortuga', squadron: ['br01'] }, {}],
      seas: owned(0, 'tortuga', 'jamaica'),
    });
    laid.say('GUARD_ASSIGN br01', 'GUARD_RECALL br01', 'MOVE jamaica', 'GUARD_ASSIGN br01');
    expect([laid.table.seas['jamaica']?.guards, laid.options('GUARD_MOVE')]).toEqual([['br01'], []]);
  });

  test('T121, T131: sixty runs', () => {
    const laid = actions({
      players: [{ flagship: 'java', squadron: sloops(5) }, {}],
      seas: owned(0, 'java'),
    });
    laid.say(...sloops(5).map((id) => `GUARD_ASSIGN ${id}`));
    expect(laid.table.turn.guardRuns).toBe(1);
    for (let run = 1; run < 59; run++) laid.say(run % 2 ? 'GUARD_RECALL sl01' : 'GUARD_ASSIGN sl01');
    expect(laid.table.turn.guardRuns).toBe(59);
    laid.say('GUARD_RECALL sl01', 'GUARD_RECALL sl02');
    expect([laid.table.turn.guardRuns, laid.options('GUARD_ASSIGN')]).toEqual([60, []]);
    expect(laid.options('GUARD_RECALL')).toEqual(['sl03', 'sl04', 'sl05']);
    expect(laid.say('MOVE borneo', 'CALYPSO java').options('GUARD_RECALL')).toEqual([]);
  });
});

describe('4.10, 4.18', () => {
  test('T40: protected for three turns, then an open sea falls', () => {
    const given = (turns: number): Given => ({
      players: [{ turns, flagship: 'java', squadron: ['sl01'] }, {}],
      seas: owned(1, 'java'),
    });
    expect(actions(given(3)).options('ATTACK')).toEqual([]);
    const laid = actions(given(4)).say('ATTACK');
    expect([laid.owner('java'), laid.table.turn.battle, laid.kind]).toEqual([0, true, 'ACTIONS']);
  });

  test('T80: not without a ship', () => {
    const laid = actions({ players: [{ flagship: 'java' }, {}], seas: owned(1, 'java') });
    expect(laid.options('ATTACK')).toEqual([]);
  });

  test('T81: the owner is there without ships', () => {
    const laid = actions({
      players: [{ flagship: 'java', squadron: ['sl01'] }, { flagship: 'java' }],
      seas: owned(1, 'java'),
      manoeuvreDeck: ['patch'],
    });
    laid.say('ATTACK');
    expect([laid.seat, laid.options()]).toEqual([1, ['borneo', 'moluccas', 'philippines', 'singapore']]);
    expect([laid.p(0).hand, laid.owner('java')]).toEqual([[], 0]);
  });

  test.each([
    ['T10', ['bahamas', 'cuba'], 'singapore', 2],
    ['T43', ['bahamas', 'cuba', 'jamaica', 'lesser-antilles', 'south-atlantic'], 'tortuga', 3],
  ])('%s: %j and then %s', (_, seas, flagship, more) => {
    const laid = actions({
      players: [{ flagship, squadron: ['fr12'] }, {}],
      seas: { ...owned(0, ...seas), [flagship]: { owner: 1 } },
    });
    const before = fame(laid.table, 0);
    laid.say('ATTACK');
    expect(fame(laid.table, 0) - before).toBe(more);
  });

  test('T11: both at once', () => {
    const laid = actions({
      players: [{ flagship: 'cuba', squadron: ['sl01'] }, {}],
      seas: owned(1, 'bahamas', 'cuba', 'singapore'),
    });
    laid.say('ATTACK');
    expect([fame(laid.table, 0), fame(laid.table, 1)]).toEqual([1, 2]);
  });

  test.each([
    ['T42', { bought: 9 }, 'cuba', [], {}, 10],
    ['T99', { bought: 7 }, 'cuba', ['bahamas', 'singapore'], {}, 11],
    ['T128', { bought: 7 }, 'cuba', [], { shortGame: true }, 8],
  ])('%s: a win in the middle of a turn', (_, p, flagship, seas, rules, points) => {
    const laid = actions({
      players: [{ ...p, flagship, squadron: ['sl01'] }, { flagship }, {}, {}],
      seas: { ...owned(0, ...seas), ...owned(1, flagship) },
      rules,
    });
    laid.say('ATTACK');
    expect(laid.match.outcome()).toMatchObject({ reason: 'fame10', winners: [0] });
    expect([laid.kind, fame(laid.table, 0)]).toEqual([undefined, points]);
  });
});
