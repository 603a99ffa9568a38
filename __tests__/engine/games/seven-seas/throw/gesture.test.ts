import fc from 'fast-check';
import { anyGesture } from '@/__tests__/fixtures/seven-seas/throws';
import { isGesture } from '@/engine/games/seven-seas/throw/gesture';

const still = { gx: 0, gy: 0, power: 0, spin: 0 };

describe('4.17.1 a gesture', () => {
  test('is taken within its limits', () => {
    fc.assert(fc.property(anyGesture, isGesture));
    expect(isGesture({ gx: 600, gy: -800, power: 1000, spin: -1000 })).toBe(true);
  });

  test.each([
    ['too long', { ...still, gx: 800, gy: 601 }],
    ['too far', { ...still, gx: -1001 }],
    ['too hard', { ...still, power: 1001 }],
    ['pulled', { ...still, power: -1 }],
    ['turned too far', { ...still, spin: 1001 }],
    ['not whole', { ...still, gy: 0.5 }],
    ['not a number', { ...still, power: Number.NaN }],
    ['a text', { ...still, power: '3' }],
    ['without a spin', { gx: 0, gy: 0, power: 0 }],
    ['nothing', null],
    ['a number', 5],
  ])('is refused when it is %s', (_, given) => expect(isGesture(given)).toBe(false));
});
