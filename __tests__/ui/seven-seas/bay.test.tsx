import { besidePushed, pushPlaces } from '@/components/games/seven-seas/bay-places';
import { layout } from '@/components/games/seven-seas/layout';
import { isPushed, pushesOf, without } from '@/components/games/seven-seas/pushes';
import type { SevenSeasAsk } from '@/components/games/seven-seas/prompts';
import { FLEET } from '@/engine/games/seven-seas/data/table';
import type { SevenSeasAction } from '@/engine/games/seven-seas/actions';
import { inside, NONE, overlap, overlaps, SIZES } from '../../fixtures/geometry';

const at = (seats: number, width: number, height: number) =>
  layout({ seats, focus: 0, mode: 'table' }, { width, height }, NONE);

describe('the bay (look 21.2)', () => {
  test.each<[number, number, number]>([
    ...[2, 3, 4].flatMap((seats): [number, number, number][] => [
      [seats, 390, 844],
      [seats, 1024, 1366],
      [seats, 1366, 1024],
    ]),
    [2, 360, 640],
    [3, 360, 640],
  ])('for %d at %d × %d things lie on the sea instead of numbers in panels', (seats, width, height) => {
    expect(at(seats, width, height).bay).not.toBeNull();
  });

  describe.each(SIZES)('at %s', (_, size, insets) => {
    test.each([2, 3, 4])('for %d neither port, fleet, own line nor hand lies on anything else', (seats) => {
      const l = layout({ seats, focus: 0, mode: 'table' }, size, insets);
      if (!l.bay) return;
      const { harbour, fleet, hand } = l.bay;
      const strips = l.strips.map(({ seat, rect }): [string, typeof rect] => [`strip ${seat}`, rect]);
      const all = [
        ['harbour', harbour],
        ['fleet', fleet],
        ['own', l.own.rect],
        ['hand', hand],
        ['ruler', l.ruler],
      ] as const;
      expect(overlaps([...all, ['question', l.frame.block], ...strips])).toEqual([]);
      expect(Math.min(l.own.rect.height, l.bay.card)).toBeGreaterThanOrEqual(44);
    });

    test.each([2, 3, 4])(
      'for %d each of so many ships has a finger’s width, and none lies on the own things',
      (seats) => {
        const l = layout({ seats, focus: 0, mode: 'table' }, size, insets);
        const { bay } = l;
        if (!bay) return;
        for (let count = 1; count <= FLEET; count++) {
          const places = pushPlaces(bay, count);
          expect(places).toHaveLength(count);
          expect(overlaps(places.map((rect, i) => [String(i), rect]))).toEqual([]);
          for (const rect of places) {
            expect(Math.min(rect.width, rect.height)).toBeGreaterThanOrEqual(44);
            expect(overlap(rect, l.own.rect)).toBe(false);
            expect(inside(rect, l.frame.board)).toBe(true);
            for (const only of [true, false]) expect(overlap(rect, besidePushed(bay, places, only))).toBe(false);
          }
        }
      },
    );
  });
});

describe('what is asked for by its number is pushed (look 21.3)', () => {
  const ask = (legal: readonly SevenSeasAction[]) => ({ legal }) as unknown as SevenSeasAsk;
  const sell = (good: 'fruit' | 'rum', count: number) => ({ type: 'MERCHANT_SELL', good, count }) as const;
  const send = (count: number) => ({ type: 'SEND_SHIPS', count }) as const;

  it('one thing for each that may go, and touching it sends those before it, too', () => {
    const pushes = pushesOf(ask([0, 1, 2, 3].map(send)));
    expect(pushes.map(({ action }) => action.count)).toEqual([1, 2, 3]);
    expect(pushes.map((push) => isPushed(push, send(2)))).toEqual([true, true, false]);
  });

  it('where fewer may not go the first one takes as many as have to', () => {
    expect(pushesOf(ask([sell('rum', 2), sell('rum', 3)])).map(({ action }) => action.count)).toEqual([2, 2, 3]);
  });

  it('goods of several kinds lie apart', () => {
    const legal = [sell('fruit', 1), sell('rum', 1), sell('rum', 2), sell('rum', 0)];
    expect(pushesOf(ask(legal)).map(({ piece, nth }) => `${piece} ${nth}`)).toEqual(['fruit 1', 'rum 1', 'rum 2']);
    expect(isPushed(pushesOf(ask(legal))[0]!, sell('rum', 2))).toBe(false);
  });

  it('pushed back, those before it stay; none, where that may be', () => {
    const legal = [0, 1, 2].map(send);
    const [first, second] = pushesOf(ask(legal));
    expect(without(second!, legal)).toEqual(send(1));
    expect(without(first!, legal)).toEqual(send(0));
    expect(without(first!, legal.slice(1))).toBeUndefined();
  });
});
