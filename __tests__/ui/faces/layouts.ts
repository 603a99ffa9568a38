import { FLAT_SIZES, inside, NONE, overlaps, SIZES, TASTES } from '@/__tests__/fixtures/geometry';
import { aroundFrame, freeKeys } from '@/components/kit/frame/around-frame';
import { within, type Rect } from '@/components/kit/frame/box';
import { frame, USUAL, type Frame } from '@/components/kit/frame/frame';
import { sides } from '@/components/kit/frame/sides';
import type { FaceSubject, Part } from './settings';

/** A finger (2.5.5 of the accessibility guidelines). */
const TOUCH = 43.99;

interface Laid {
  readonly name: string;
  readonly parts: readonly Part[];
}

/** Header and question of a screen that is looked at from below; at a flat table the keys that belong to nobody, and the question. */
function shared({ header, block, around, size, insets }: Frame): Part[] {
  const keys: readonly Rect[] = around ? freeKeys(size, insets) : [header];
  return [
    ...keys.map((rect, i): Part => ({ name: `key ${i}`, rect, touched: true })),
    { name: 'question', rect: block, touched: true },
  ];
}

function laidIn({ settings }: FaceSubject, given: Frame, seats: number, focus: number): Laid[] {
  const { leftHand, pieces } = given.taste;
  const taste = `${pieces}${leftHand ? ', left hand' : ''}`;
  return Object.entries(settings.layouts(given, seats, focus)).map(([state, parts]) => ({
    name: `${state}, seat ${focus} of ${seats} (${taste})`,
    parts: [...shared(given), ...parts],
  }));
}

function check(laid: readonly Laid[], safe: Rect): void {
  it('everything lies inside the board', () => {
    const out = laid.flatMap(({ name, parts }) =>
      parts.filter(({ rect }) => !inside(rect, safe)).map((part) => `${name}: ${part.name}`),
    );
    expect([...new Set(out)]).toEqual([]);
  });

  it('nothing lies on anything else', () => {
    const over = laid.flatMap(({ name, parts }) =>
      overlaps(parts.map((part) => [part.name, part.rect])).map((pair) => `${name}: ${pair}`),
    );
    expect([...new Set(over)]).toEqual([]);
  });

  it('what is touched has 44 points', () => {
    const small = laid.flatMap(({ name, parts }) =>
      parts
        .filter(({ touched, rect }) => touched && Math.min(rect.width, rect.height) < TOUCH)
        .map((part) => `${name}: ${part.name} ${part.rect.width}×${part.rect.height}`),
    );
    expect([...new Set(small)]).toEqual([]);
  });
}

/** At all sizes, for all seat counts, as every thumb and eye likes it. */
export function layoutsHold(subject: FaceSubject): void {
  const counts = subject.game.manifest.seats;

  describe.each(SIZES)('the table at %s', (_, size, insets) => {
    const laid = TASTES.flatMap((taste) =>
      counts.flatMap((seats) => laidIn(subject, frame(size, insets, undefined, taste), seats, 0)),
    );
    check(laid, within(size, insets));
  });

  describe.each(FLAT_SIZES)('flat between its players at %s', (_, size) => {
    const laid = counts.flatMap((seats) => {
      const places = sides(seats, size, NONE) ?? [];
      return places.flatMap((mine, focus) =>
        laidIn(subject, aroundFrame(size, NONE, { places, mine }, USUAL), seats, focus),
      );
    });
    if (laid.length > 0) check(laid, within(size, NONE));
  });
}
