import { Board, type Given } from '@/__tests__/fixtures/worlds-end/board';
import { Stream } from '@/engine/core/luck';
import { worldsEnd } from '@/engine/games/worlds-end';

/** The answer of the rule bot, as text. */
function answer(given: Given, from: 'actions' | 'management' = 'actions'): string {
  const { s } = new Board(given, from);
  const seat = worldsEnd.pending(s)[0]?.seat ?? 0;
  const legal = worldsEnd.legal(s, seat);
  return worldsEnd.describe(worldsEnd.brain.policy(s, seat, legal, Stream.seeded('rule', 'bots')));
}

/** At a sea of difficulty 2 without a port, with a chance of about seven in eight. */
const lesser = (more: object): Given => ({
  players: [{ flagship: 'lesser-antilles', squadron: ['sl07', 'sl08', 'sl09'], ...more }, {}],
});

describe('E-21 whoever has no way back', () => {
  test('stakes the last ships at 0.85 or more only', () => {
    expect(answer(lesser({ gold: 300 }))).toBe('attack battle');
    const two = { squadron: ['br06', 'br07'] };
    expect(answer(lesser({ ...two, gold: 300 }))).toBe('attack battle');
    expect(answer(lesser({ ...two, gold: 100 }))).not.toBe('attack battle');
  });

  test('may stake them where a sea remains', () => {
    const given = lesser({ squadron: ['br06', 'br07'], gold: 100 });
    expect(answer({ ...given, seas: { tortuga: { owner: 0 } } })).toBe('attack battle');
  });

  test('leaves difficulty 3 alone on the first own turn', () => {
    const at = (turns: number): Given => ({
      players: [{ flagship: 'central-atlantic', squadron: ['fr07', 'sl07'], gold: 500, turns }, {}],
    });
    expect(answer(at(5))).toBe('attack battle');
    expect(answer(at(1))).not.toBe('attack battle');
  });
});

describe('E-20 guards', () => {
  const seas = { bahamas: { owner: 0 }, cuba: { owner: 0 }, singapore: { owner: 0 } };
  const strong = ['fr01', 'fr02', 'fr07', 'sl01', 'sl02'];
  const home = (more: object): Given => ({
    players: [{ flagship: 'cuba', squadron: strong, gold: 0, calypso: 0, ...more }, {}],
    seas,
  });

  /** What it orders until its turn is over. */
  function orders(given: Given): string[] {
    const { s } = new Board(given);
    s.used |= 1 | 4;
    const texts: string[] = [];
    for (let text = ''; text !== 'end' && texts.length < 9; texts.push(text)) {
      const action = worldsEnd.brain.policy(s, 0, worldsEnd.legal(s, 0), Stream.seeded('rule', 'bots'));
      text = worldsEnd.describe(action);
      if (text !== 'end') worldsEnd.advance(s, 0, action, new Board(given)['luck']);
    }
    return texts;
  }

  test('two of the cheapest where more than one fame hangs on the sea', () => {
    expect(orders(home({}))).toEqual(['assign sl01', 'assign sl02', 'end']);
  });

  test('none from a squadron that is not strong yet, none for a sea like any other', () => {
    expect(orders(home({ squadron: ['sl01', 'sl02', 'sl03'] }))).toEqual(['end']);
    expect(orders({ ...home({}), seas: { cuba: { owner: 0 } } })).toEqual(['end']);
  });

  test('they come home before the armada does', () => {
    const guarded = { ...seas, cuba: { owner: 0, guards: ['sl03', 'sl04'] } };
    expect(orders({ ...home({}), seas: guarded, armada: 4 })).toEqual(['recall sl03', 'recall sl04', 'end']);
  });
});

describe('12.1 the armada close', () => {
  const leader = (squadron: readonly string[], bought: number): Given => ({
    players: [{ squadron, bought, gold: 1500 }, { bought: 2 }],
    armada: 4,
  });

  test('the leader buys hulls, not fame, unless it is the last point or his fleet is ready', () => {
    expect(answer(leader(['fr01', 'fr02'], 5), 'management')).toBe('fame keep');
    expect(answer(leader(['fr01', 'fr02'], 9), 'management')).toBe('fame buy');
    expect(answer(leader(['fr01', 'fr02', 'fr03', 'fr07', 'fr08', 'fr09'], 5), 'management')).toBe('fame buy');
  });
});
