import { FLAT_SIZES, inside, NONE, overlaps, SIZES } from '@/__tests__/fixtures/geometry';
import { besideUnit, layoutOf } from '@/components/games/admiral/around';
import { planOf, placingIn, rectOf, type Plan } from '@/components/games/admiral/board/plan';
import type { TableLayout } from '@/components/games/admiral/layout';
import { touchGeometry } from '@/components/games/admiral/board/touching';
import { inLoupe, LOUPE, loupeAt, needsLoupe } from '@/components/games/admiral/loupe';
import { vanePill, vaneSpot } from '@/components/games/admiral/places';
import { aroundFrame } from '@/components/kit/frame/around-frame';
import { frame, USUAL } from '@/components/kit/frame/frame';
import { onScreen, sides, type Place } from '@/components/kit/frame/sides';

const PORTS = ['A2', 'B2', 'W13', 'X13', 'L7'];
const whole = ({ sea }: TableLayout, plan: Plan) =>
  Math.min(sea.width / plan.size.width, sea.height / plan.size.height);

/** Tapped in the middle of a square while all of the board is seen. */
function opened(layout: TableLayout, at: string) {
  const { sea } = layout;
  const plan = planOf(24, 14, placingIn(24, 14, sea));
  const scale = whole(layout, plan);
  const { x, y } = rectOf(plan, at);
  const [left, top] = [(sea.width - plan.size.width * scale) / 2, (sea.height - plan.size.height * scale) / 2];
  const screen = { x: left + x * scale, y: top + y * scale };
  return {
    loupe: loupeAt({ layout, plan }, { at: { x, y }, scale, screen, time: 1 }, { at, units: ['line-1', 'brig-1'] }),
    screen,
  };
}

describe('look 20.8: the loupe', () => {
  const layouts = SIZES.map(([, size, insets]) => layoutOf({ seats: 2, focus: 0 }, frame(size, insets)));

  it.each(PORTS)('stands inside the sea and not over the square %s, at every size', (at) => {
    for (const layout of layouts) {
      const { loupe } = opened(layout, at);
      const r = LOUPE.radius + LOUPE.ring;
      const glass = { x: loupe.middle.x - r, y: loupe.middle.y - r, width: 2 * r, height: 2 * r };
      expect([layout.frame.size, inside(glass, layout.map)]).toEqual([layout.frame.size, true]);
      expect(Math.abs(loupe.middle.x - loupe.from.x)).toBeGreaterThan(r);
      const two = loupe.units.map((id, i) => [id, inLoupe(loupe, i)] as const);
      expect(overlaps(two)).toEqual([]);
      for (const [, { width, height }] of two) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });

  it.each([2, 3, 4])('shows %i ships apart, each as large as a finger and in the glass', (count) => {
    const units = ['line-1', 'brig-1', 'brig-2', 'galleon-1'].slice(0, count);
    const all = units.map((id, i) => [id, inLoupe({ middle: { x: 100, y: 100 }, units }, i)] as const);
    expect(overlaps(all)).toEqual([]);
    for (const [, { x, y, width, height }] of all) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(Math.hypot(x + width / 2 - 100, y + height / 2 - 100)).toBeLessThan(LOUPE.radius - 20);
    }
  });

  it.each([1, 2, 3, 4])('finds each of %i ships of one square of a port on the board', (count) => {
    const plan = planOf(24, 14, 'landscape');
    const standing = ['a', 'b', 'c', 'd'].slice(0, count).map((thing) => ({ thing, at: 'B2' }));
    const found = touchGeometry(plan, standing, ['B2']);
    for (const { thing } of standing) {
      const { x, y, width, height } = found.rectOf(thing);
      expect(found.hit({ x: x + width / 2, y: y + height / 2 })).toBe(thing);
    }
  });

  it('is not needed where each of two has room for a finger', () => {
    expect(needsLoupe(1)).toBe(true);
    expect(needsLoupe(88 / 35)).toBe(false);
  });
});

describe('at a flat table', () => {
  for (const [name, size] of FLAT_SIZES)
    for (const seats of [4, 6])
      it(`${name}, ${seats} seats: the wind is seen, and a card leaves its ship in sight`, () => {
        const places = sides(seats, size, NONE) ?? [];
        expect(places).toHaveLength(seats);
        for (let focus = 0; focus < seats; focus++) {
          const mine = places[focus] as Place;
          const layout = layoutOf({ seats, focus }, aroundFrame(size, NONE, { places, mine }, USUAL));
          const pill = vanePill(vaneSpot(layout), layout);
          expect(
            overlaps([
              ['pill', pill],
              ['question', layout.frame.block],
            ]),
          ).toEqual([]);
          const plan = planOf(24, 14, placingIn(24, 14, layout.sea));
          for (const at of ['A2', 'B1', 'W14', 'X13']) {
            const beside = besideUnit(layout, plan, at);
            const k = whole(layout, plan);
            const { x, y, width, height } = rectOf(plan, at);
            const { sea } = layout;
            const ship = {
              x: sea.x + (sea.width - plan.size.width * k) / 2 + x * k,
              y: sea.y + (sea.height - plan.size.height * k) / 2 + y * k,
              width: width * k,
              height: height * k,
            };
            const card = onScreen(mine.turn, size, beside.sheet);
            expect([
              focus,
              at,
              overlaps([
                ['ship', ship],
                ['card', card],
              ]),
            ]).toEqual([focus, at, []]);
          }
        }
      });
});
