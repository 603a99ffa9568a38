import { Presenter } from '@/components/kit/answers/presenter';
import { leftOf, thingsOf, touchThing } from '@/components/kit/answers/selection';

type Order =
  | { readonly type: 'FIRE' | 'BOARD'; readonly ship: number; readonly at: number }
  | { readonly type: 'ANCHOR'; readonly ship: number }
  | { readonly type: 'PASS' };

interface Question {
  readonly legal: readonly Order[];
}

const present = new Presenter<Order, Question>({
  FIRE: { thing: ({ ship, at }) => [`ship-${ship}`, `enemy-${at}`], words: () => 'Fire' },
  BOARD: { thing: ({ ship, at }) => [`ship-${ship}`, `enemy-${at}`], words: () => 'Board' },
  ANCHOR: { thing: ({ ship }) => `ship-${ship}`, words: () => 'Anchor', number: ({ ship }) => ship },
  PASS: { bar: true, words: () => 'Pass', button: () => ({ label: 'Pass', kind: 'secondary' }) },
});

const upTo = (most: number) => Array.from({ length: most }, (_, i) => i);
/** Ten ships that fire at fifteen others; ship 0 may also board enemy 3, and an eleventh may only anchor. */
const ask: Question = {
  legal: [
    ...upTo(10).flatMap((ship) => upTo(15).map((at): Order => ({ type: 'FIRE', ship, at }))),
    { type: 'BOARD', ship: 0, at: 3 },
    { type: 'ANCHOR', ship: 10 },
    { type: 'PASS' },
  ],
};

it('of 153 answers those that belong to a thing are found by it, and none of them lies in a tray', () => {
  const things = thingsOf(present, ask);
  expect([...things.keys()]).toEqual(upTo(11).map((ship) => `ship-${ship}`));
  expect(things.get('ship-0')).toHaveLength(16);
  expect(present.bar(ask)).toEqual([{ type: 'PASS' }]);
  expect(present.tray(ask)).toEqual([]);
});

it('a thing that may do several things is touched first, then what it acts on', () => {
  const ship = touchThing(present, ask, [], 'ship-4');
  expect(ship).toMatchObject({ touched: ['ship-4'], chosen: null });
  expect([...thingsOf(present, ask, ['ship-4']).keys()]).toEqual(upTo(15).map((at) => `enemy-${at}`));
  const fire = touchThing(present, ask, ['ship-4'], 'enemy-7');
  expect(fire?.chosen).toEqual({ type: 'FIRE', ship: 4, at: 7 });
});

it('what may be done in two ways at the same place stays a question', () => {
  expect(touchThing(present, ask, ['ship-0'], 'enemy-3')).toMatchObject({ chosen: null });
  expect(leftOf(present, ask, ['ship-0', 'enemy-3']).map(({ type }) => type)).toEqual(['FIRE', 'BOARD']);
});

it('a thing that may do one thing only has chosen it', () => {
  expect(touchThing(present, ask, [], 'ship-10')?.chosen).toEqual({ type: 'ANCHOR', ship: 10 });
});

it('what it acts on can be exchanged, or touched again, without touching the thing again', () => {
  expect(touchThing(present, ask, ['ship-4', 'enemy-7'], 'enemy-8')?.chosen).toEqual({ type: 'FIRE', ship: 4, at: 8 });
  expect(touchThing(present, ask, ['ship-4', 'enemy-7'], 'enemy-7')?.chosen).toEqual({ type: 'FIRE', ship: 4, at: 7 });
});

it('another thing begins anew, and what can do nothing changes nothing', () => {
  expect(touchThing(present, ask, ['ship-0'], 'ship-4')?.touched).toEqual(['ship-4']);
  expect(touchThing(present, ask, ['ship-0'], 'rock')).toBeNull();
});

it('an answer without words of its own on its button has its sentence there', () => {
  expect(present.button({ type: 'ANCHOR', ship: 1 }, ask, (() => '') as never)).toEqual({ label: 'Anchor' });
  expect(present.number({ type: 'ANCHOR', ship: 1 }, ask)).toBe(1);
  expect(present.number({ type: 'PASS' }, ask)).toBeNull();
});
