import { Laid, type Given } from '../../../../fixtures/worlds-end/laid';
import { HOUSE } from '../../../../fixtures/worlds-end/reference/box';

interface Duel {
  readonly own: readonly string[];
  readonly guards: readonly string[];
  readonly dice: readonly number[];
  readonly mine?: readonly string[];
  readonly theirs?: readonly string[];
  readonly hero?: string;
  readonly theirHero?: string;
  readonly gold?: number;
  readonly flagship?: string;
  readonly more?: Partial<Given>;
}

/** P1 attacks P2's Java. D3 sloops sl07…, D4 sloops sl19…, D3 brigs br06…, D4 S frigates fr07…. */
function duel({
  own,
  guards,
  dice,
  mine = [],
  theirs = [],
  hero = 'elizabeth',
  theirHero = 'elizabeth',
  gold = 0,
  flagship = 'cape',
  more = {},
}: Duel): Laid {
  return new Laid(
    {
      players: [
        { flagship: 'java', squadron: [...own], hand: [...mine], hero, gold },
        { flagship, hand: [...theirs], hero: theirHero },
      ],
      seas: { java: { owner: 1, guards } },
      dice,
      ...more,
    },
    'actions',
  ).say('ATTACK');
}

/** P1 attacks the Company at a sea of that difficulty. */
function raid(
  difficulty: 1 | 2 | 3,
  own: readonly string[],
  dice: readonly number[],
  mine: readonly string[] = [],
  hero = 'elizabeth',
  gold = 0,
): Laid {
  const flagship = ['bahamas', 'cuba', 'jamaica'][difficulty - 1] as string;
  const players = [{ flagship, squadron: [...own], hand: [...mine], hero, gold }, {}];
  return new Laid({ players, dice }, 'actions').say('ATTACK');
}

const theirLine = (laid: Laid) => laid.table.battle?.defender.line ?? [];
const names = (laid: Laid) => theirLine(laid).map(({ ship }) => ship.id);

describe('W1', () => {
  test('T98: full broadside has four dice', () => {
    const laid = duel({ own: ['fr07'], guards: ['sl19', 'sl20'], dice: [1, 1, 1, 5], mine: ['full-broadside'] });
    expect(names(laid.fire('fr07', 'sl19', 'full-broadside'))).toEqual(['sl20']);
  });

  test('T97: aimed fire', () => {
    // One hit of 4 + 1 against 4; the check die 4 holds.
    const laid = duel({ own: ['br06', 'sl07'], guards: ['fr07'], dice: [4, 3, 4], mine: ['aimed-fire'] });
    laid.fire('br06', 'fr07', 'aimed-fire');
    expect([theirLine(laid)[0]?.damaged, laid.left]).toEqual([true, []]);
  });

  test('T140: red-hot shot leaves no check', () => {
    const laid = duel({ own: ['sl07'], guards: ['fr07', 'sl08'], dice: [5], mine: ['red-hot-shot'] });
    expect([names(laid.fire('sl07', 'fr07', 'red-hot-shot')), laid.left]).toEqual([['sl08'], []]);
  });

  test('T72: but a patch comes first', () => {
    const laid = duel({
      own: ['sl07'],
      guards: ['fr07', 'sl08'],
      dice: [5],
      mine: ['red-hot-shot'],
      theirs: ['patch'],
    });
    laid.fire('sl07', 'fr07', 'red-hot-shot').say('CANCEL patch');
    expect([names(laid), theirLine(laid)[0]?.damaged]).toEqual([['fr07', 'sl08'], false]);
  });

  test('T73: boarded', () => {
    const laid = duel({ own: ['sl07', 'sl08'], guards: ['br06', 'sl09'], dice: [4], mine: ['boarding'] });
    laid.fire('sl07', 'br06', 'boarding');
    expect(laid.table.battle?.attacker.line.map(({ ship, fired }) => [ship.id, fired])).toEqual([
      ['sl07', true],
      ['sl08', false],
      ['br06', true],
    ]);
  });

  test('T74: a Company ship is removed; never the Kraken', () => {
    expect(names(raid(2, ['sl07', 'sl08'], [4], ['boarding']).fire('sl07', 'co-brig', 'boarding'))).toEqual([
      'co-sloop',
    ]);
    const kraken = new Laid(
      { players: [{ squadron: ['sl07'], hand: ['boarding'] }, {}], dice: [1, 2, 1, 1, 1] },
      'event',
    ).fire('kraken', 'sl07');
    expect(kraken.say('FIRE sl07').options()).toEqual(['at kraken']);
  });

  test('T135, E-37: boarded and boarded back', () => {
    const laid = duel({
      own: ['sl07'],
      guards: ['br06', 'sl09'],
      dice: [4, 4, 6],
      mine: ['boarding'],
      theirs: ['boarding'],
    });
    laid
      .fire('sl07', 'br06', 'boarding')
      .fire('sl09', 'br06', 'boarding')
      .say('ROUND_END continue', 'ROUND_END continue');
    laid.fire('sl07', 'br06');
    expect(laid.table.sunk).toEqual(['br06']);
    const other = duel({
      own: ['sl07'],
      guards: ['br06', 'sl09'],
      dice: [4, 4, 1, 6],
      mine: ['boarding'],
      theirs: ['boarding'],
    });
    other
      .fire('sl07', 'br06', 'boarding')
      .fire('sl09', 'br06', 'boarding')
      .say('ROUND_END continue', 'ROUND_END continue');
    other.fire('sl07', 'br06').fire('sl09', 'sl07');
    expect([other.p(1).squadron, other.table.seas['java']?.guards, other.owner('java')]).toEqual([
      ['br06'],
      ['sl09'],
      1,
    ]);
  });

  test('T52: one card for a ship and round', () => {
    const laid = duel({
      own: ['sl07', 'sl08'],
      guards: ['sl09', 'sl10'],
      dice: [1, 1, 1, 1, 1, 1],
      mine: ['full-broadside', 'hard-over'],
    });
    laid.fire('sl07', 'sl09', 'full-broadside').fire('sl09', 'sl07');
    expect(laid.kind).toBe('FIRE');
    laid.fire('sl08', 'sl09').fire('sl10', 'sl07').say('ROUND_END continue', 'ROUND_END continue');
    laid.fire('sl07', 'sl09');
    expect([laid.kind, laid.seat]).toEqual(['FIRE', 1]);
    laid.say('FIRE sl09', 'FIRE at sl07');
    expect([laid.kind, laid.options()]).toEqual(['REACT', ['hard-over', 'pass']]);
  });
});

describe('W2', () => {
  test.each([
    ['T70', 4, true],
    ['T70', 3, false],
  ])('%s: smoke on a %i', (_, die, fails) => {
    const laid = duel({ own: ['sl07', 'sl08'], guards: ['sl09'], dice: [die, 2], theirs: ['smokescreen'] });
    laid.fire('sl07', 'sl09').say('REACT smokescreen');
    expect(laid.left.length).toBe(fails ? 1 : 0);
  });

  test.each([
    [6, []],
    [5, ['sl19']],
  ])('T71: hard over on Defence 4, a %i', (die, line) => {
    const laid = duel({ own: ['sl07'], guards: ['sl19'], dice: [die], theirs: ['hard-over'] });
    expect(names(laid.fire('sl07', 'sl19').say('REACT hard-over'))).toEqual(line);
  });

  test('T111, T71: not on Defence 5', () => {
    const laid = duel({ own: ['sl07'], guards: ['fr12'], dice: [1], theirs: ['hard-over'] });
    expect([laid.fire('sl07', 'fr12').kind, laid.seat]).toEqual(['FIRE', 1]);
  });

  test('T143: a pack with defence:2', () => {
    const box = {
      ...HOUSE,
      manoeuvres: HOUSE.manoeuvres.map((card) => (card.id === 'hard-over' ? { ...card, n: 2 } : card)),
    };
    const given = (die: number): Duel => ({
      own: ['sl07'],
      guards: ['sl19'],
      dice: [die],
      theirs: ['hard-over'],
      more: { box },
    });
    expect(names(duel(given(5)).fire('sl07', 'sl19').say('REACT hard-over'))).toEqual(['sl19']);
    expect(names(duel(given(6)).fire('sl07', 'sl19').say('REACT hard-over'))).toEqual([]);
  });

  test('4.16.5: screen, with the card on the first target', () => {
    const laid = duel({
      own: ['sl07'],
      guards: ['sl09', 'sl10', 'sl11'],
      dice: [6],
      theirs: ['screen', 'hard-over', 'patch'],
    });
    laid.fire('sl07', 'sl09');
    expect(laid.options()).toEqual(['hard-over', 'pass', 'screen sl10', 'screen sl11']);
    laid.say('REACT screen sl10');
    expect([laid.kind, theirLine(laid).map((f) => f.cardUsed)]).toEqual(['CANCEL', [true, false, false]]);
    expect(names(laid.say('CANCEL pass'))).toEqual(['sl09', 'sl11']);
  });
});

describe('W3–W6', () => {
  test('T96: gun drill', () => {
    const laid = duel({ own: ['fr07'], guards: ['fr08', 'sl01'], dice: [5, 2, 1, 6, 3, 4, 4], mine: ['gun-drill'] });
    laid.fire('fr07', 'fr08').say('AFTER_ROLL gun-drill');
    // Two hits, so two check dice.
    expect([laid.left, theirLine(laid)[0]?.damaged]).toEqual([[], true]);
  });

  test.each([false, true])('T130: not when all have hit (alwaysAsk %s)', (alwaysAsk) => {
    const laid = duel({
      own: ['br06'],
      guards: ['sl09', 'sl10'],
      dice: [6, 6],
      mine: ['gun-drill'],
      more: { rules: { alwaysAsk } },
    });
    laid.fire('br06', 'sl09');
    // The window of the next salvo, or of this one's end.
    if (alwaysAsk) expect([laid.kind, laid.options()]).toEqual(['FOLLOW_UP', ['pass']]);
    else expect([laid.kind, laid.seat]).toEqual(['FIRE', 1]);
  });

  test('T95: return fire sinks the last attacker', () => {
    const laid = duel({
      own: ['sl07'],
      guards: ['sl08'],
      dice: [1, 4],
      mine: ['second-volley'],
      theirs: ['return-fire'],
    });
    laid.fire('sl07', 'sl08').say('ANSWER return-fire');
    expect([laid.owner('java'), laid.kind, laid.p(0).hand]).toEqual([1, 'RETREAT_TO', ['second-volley']]);
  });

  test('4.16.5: a second volley is no shot of another ship', () => {
    const laid = duel({ own: ['sl07', 'sl10'], guards: ['sl08', 'sl09'], dice: [1, 6], mine: ['second-volley'] });
    laid.fire('sl07', 'sl08');
    expect(laid.options()).toEqual(['pass', 'second-volley sl08', 'second-volley sl09']);
    laid.say('FOLLOW_UP second-volley sl09');
    expect([names(laid), laid.kind, laid.seat]).toEqual([['sl08'], 'FIRE', 1]);
  });

  test('T129: alwaysAsk', () => {
    const laid = duel({
      own: ['br06'],
      guards: ['sl09'],
      dice: [1, 1],
      theirs: ['boarding'],
      more: { rules: { alwaysAsk: true } },
    });
    laid.fire('br06', 'sl09');
    expect([laid.kind, laid.options(), laid.match.asked?.auto]).toEqual(['REACT', ['pass'], false]);
    laid.say('REACT pass');
    expect([laid.kind, laid.options()]).toEqual(['ANSWER', ['pass']]);
    expect([laid.say('ANSWER pass').kind, laid.seat]).toEqual(['FIRE', 1]);
  });
});

describe('4.17', () => {
  test('T79: Cursed Gold after a lost battle', () => {
    const laid = duel({ own: ['sl07'], guards: ['sl08'], dice: [1, 6], hero: 'barbossa', gold: 300 });
    laid.fire('sl07', 'sl08').fire('sl08', 'sl07').say('CURSED_GOLD sl07');
    expect([laid.p(0).gold, laid.p(0).squadron, laid.kind]).toEqual([0, ['sl07'], 'RETREAT_TO']);
  });

  test('T102: Forged Plates', () => {
    const laid = new Laid(
      { players: [{ hero: 'will', gold: 200, flagship: 'bahamas', squadron: ['sl07'] }, {}], dice: [1, 4, 2] },
      'actions',
    ).say('ATTACK');
    expect(laid.options()).toEqual(['skip', 'sl07']);
    laid.say('FORGED_PLATES sl07').fire('sl07', 'co-sloop').say('AFTER_ROLL pass').fire('co-sloop', 'sl07');
    expect([laid.p(0).gold, laid.table.battle?.attacker.line[0]?.damaged]).toEqual([0, true]);
  });

  test('T114: nothing to forge', () => {
    expect(raid(1, ['fr01', 'fr02', 'br12'], [], [], 'will', 500).kind).toBe('FIRE');
  });

  test('T112: Keen Eye with aimed fire', () => {
    const laid = duel({
      own: ['br06', 'sl07'],
      guards: ['fr07'],
      dice: [4, 2, 4, 4, 4],
      mine: ['aimed-fire'],
      hero: 'will',
    });
    laid.fire('br06', 'fr07', 'aimed-fire');
    expect(laid.options()).toEqual(['dice 0', 'dice 0 1', 'dice 1', 'pass']);
    laid.say('AFTER_ROLL dice 1');
    expect([laid.left, theirLine(laid)[0]?.damaged]).toEqual([[], true]);
  });

  test('4.12.9: card and eye, each once, in any order', () => {
    const laid = duel({
      own: ['br06', 'sl07'],
      guards: ['sl19'],
      dice: [1, 1, 1, 2, 3],
      mine: ['gun-drill'],
      hero: 'will',
    });
    laid.fire('br06', 'sl19').say('AFTER_ROLL dice 0');
    expect(laid.options()).toEqual(['gun-drill', 'pass']);
    laid.say('AFTER_ROLL gun-drill');
    expect([laid.left, laid.kind, laid.seat]).toEqual([[], 'FIRE', 1]);
  });

  test.each([
    ['T113', 4, 'FIRE'],
    ['E-9', 5, 'KEEN_EYE_CHECK'],
  ])('%s: check die %i', (_, check, kind) => {
    const laid = duel({ own: ['fr07', 'sl07'], guards: ['sl09', 'sl10'], dice: [1, 1, 1, 5, check, 2], hero: 'will' });
    laid.fire('fr07', 'sl09').say('AFTER_ROLL pass').fire('sl09', 'fr07');
    expect(laid.kind).toBe(kind);
    if (kind === 'KEEN_EYE_CHECK') laid.say('KEEN_EYE_CHECK yes');
    expect(laid.table.battle?.attacker.line[0]?.damaged).toBe(true);
  });

  test('2.10: the eye is only open in a battle that its owner has started', () => {
    const laid = duel({ own: ['sl07'], guards: ['sl09'], dice: [1, 1], theirHero: 'will' });
    laid.fire('sl07', 'sl09').fire('sl09', 'sl07');
    expect(laid.kind).toBe('ROUND_END');
  });

  test('fewerHeroes', () => {
    const laid = new Laid(
      {
        players: [{ hero: 'will', gold: 900, flagship: 'bahamas', squadron: ['sl07'] }, {}],
        rules: { fewerHeroes: true },
      },
      'actions',
    ).say('ATTACK');
    expect(laid.kind).toBe('FIRE');
  });
});
