import { faceOf } from '@/components/games/registry';
import fc from 'fast-check';
import { numberKeys } from '@/components/play/number-keys';
import { games, startMatch, type GameId, type SeatSetup } from '@/engine';
import { Stream } from '@/engine/core/luck';

const people: SeatSetup[] = ['Anna', 'Borys', 'Vira'].map((name) => ({ kind: 'person', name }));
const alone: SeatSetup[] = people.map((seat, i) => (i === 0 ? seat : { ...seat, kind: 'bot' }));

/** Every question of a match that is played by luck, with the figures of its answers. */
function* questions(game: GameId, seats: readonly SeatSetup[], seed: string, most: number) {
  const face = faceOf(game);
  const match = startMatch({ game, options: {}, seats, seed });
  const luck = Stream.seeded(seed, 'test');
  for (let i = 0; i < most; i++) {
    const [decision] = match.pending();
    if (!decision || !face) return;
    const { seat } = decision;
    const legal = match.legal(seat);
    const ask = { view: match.view(seat), seats, decision, legal, why: () => null };
    const printed = (action: (typeof legal)[number]) => face.present.number(action, ask);
    yield { decision, printed, keyed: numberKeys(legal, printed) };
    match.act(seat, luck.pick(legal));
  }
}

describe.each(Object.keys(games) as GameId[])('the figures of %s', (game) => {
  it.each([
    ['alone', alone],
    ['with several people', people],
  ] as const)('a key chooses what carries its figure, and nobody shares one: %s', (_, seats) => {
    const seed = fc.string({ minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(seed, (text) => {
        const wrong: string[] = [];
        for (const { decision, printed, keyed } of questions(game, seats, text, 40)) {
          const keys = keyed.flatMap(({ key }) => (key === null ? [] : [key]));
          const figures = new Set(keyed.map(({ action }) => printed(action)));
          const astray = keyed.some(({ action, key }) => key !== null && figures.has(key) && printed(action) !== key);
          if (astray || new Set(keys).size < keys.length || keys.length < Math.min(9, keyed.length)) {
            wrong.push(`${decision.kind}: ${JSON.stringify(keyed)}`);
          }
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });
});

it('4.2 a character is chosen by its rank, whatever its name', () => {
  const [first] = [...questions('seven-seas', people, 'ranks', 1)];
  expect(first?.keyed.map(({ action, key }) => [key, (action as { character?: string }).character])).toEqual([
    [1, 'shipwright'],
    [2, 'governor'],
    [3, 'captain'],
    [4, 'islander'],
    [5, 'shaman'],
    [6, 'merchant'],
    [7, 'cartographer'],
  ]);
});

describe('what has no figure of its own', () => {
  const figures: Readonly<Record<string, number>> = { five: 5, again: 5, none: 0, more: 12 };
  const keysOf = (...names: string[]) =>
    numberKeys(names, (name) => figures[name] ?? null).map(({ key, action }) => `${key}:${action}`);

  it('takes those that are left, in the order of the table', () => {
    expect(keysOf('a', 'five', 'b', 'again', 'more')).toEqual(['1:a', '2:b', '3:again', '4:more', '5:five']);
  });

  it('never takes nought, and is last where there are no more keys', () => {
    const many = Array.from({ length: 10 }, (_, i) => `x${i}`);
    expect(keysOf(...many, 'none')).toEqual([
      '0:none',
      ...many.slice(0, 9).map((name, i) => `${i + 1}:${name}`),
      'null:x9',
    ]);
  });
});
