import { NONE } from '@/__tests__/fixtures/geometry';
import { layout } from '@/components/games/seven-seas/layout';
import { revealLines } from '@/components/games/seven-seas/reveal-words';
import { revealPlace } from '@/components/games/seven-seas/scene/reveal-place';
import i18next from 'i18next';
import { speak, type Words } from '@/components/i18n/words';
import { bottomOf, rightOf, type Rect } from '@/components/kit/frame/box';
import type { SeatSetup } from '@/engine';

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1024, 768],
  [1024, 1366],
] as const;

const within = (inner: Rect, outer: Rect) =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  rightOf(inner) <= rightOf(outer) + 0.5 &&
  bottomOf(inner) <= bottomOf(outer) + 0.5;
const apart = (a: Rect, b: Rect) => bottomOf(a) <= b.y || bottomOf(b) <= a.y || rightOf(a) <= b.x || rightOf(b) <= a.x;

describe('where called characters are turned up (look 21.1)', () => {
  it.each(SIZES.flatMap(([width, height]) => [2, 3, 4, 5].map((seats) => [width, height, seats] as const)))(
    '%i by %i with %i players: on the free stage, and no card on its words',
    (width, height, seats) => {
      const table = layout({ seats, focus: 0, mode: 'table' }, { width, height }, NONE);
      for (let count = 1; count <= seats; count++) {
        const { cards, words, sheet } = revealPlace(table, count);
        for (const card of cards) {
          expect(apart(card, words)).toBe(true);
          expect(card.width).toBeLessThanOrEqual(count === 1 ? 164 : 118);
          expect(within({ ...card, x: card.x, width: card.width }, { ...sheet, y: 0, height })).toBe(true);
        }
        cards.slice(1).forEach((card, i) => expect(apart(card, cards[i] as Rect)).toBe(true));
        expect(words.x + words.width).toBeLessThanOrEqual(width);
        expect(bottomOf(words)).toBeLessThanOrEqual(height);
      }
    },
  );
});

const SEATS: readonly SeatSetup[] = [
  { kind: 'person', name: 'Anna' },
  { kind: 'bot', name: 'Mara', level: 'bosun' },
  { kind: 'bot', name: 'Old Finn', level: 'bosun' },
];

describe('what is said of a called character', () => {
  const lines = (seats: readonly number[], first: number, all = SEATS) => {
    speak('en');
    return revealLines({ character: 'captain', seats, first }, all, i18next.t as unknown as Words);
  };

  it('an only person is "you", and is told what comes on top (4.4.1, 4.4.2)', () => {
    expect(lines([0], 1)).toEqual(['You are the Captain', expect.any(String), 'Alone: +2 Yin-Yang']);
    expect(lines([0], 0)[2]).toBe('First player: +4 Yin-Yang');
  });

  it('4.4.4: of two players only the first', () => {
    expect(lines([0], 1, SEATS.slice(0, 2))[2]).toBeNull();
    expect(lines([0], 0, SEATS.slice(0, 2))[2]).toBe('First player: +2 Yin-Yang');
  });

  it('the others by name; several receive nothing', () => {
    expect(lines([1], 0)).toEqual(['Mara is the Captain', expect.any(String), null]);
    expect(lines([1, 2], 0)).toEqual(['Captain: Mara, Old Finn', expect.any(String), 'Several chose it: no gift']);
  });
});
