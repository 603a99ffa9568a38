import { eventFor } from '@/engine/core/event';
import type { Event } from '@/engine/core/game';

interface Peeked extends Event {
  readonly type: 'peeked';
  readonly seat: number;
  readonly card?: string;
}

const peeked: Peeked = {
  type: 'peeked',
  seat: 1,
  reveals: true,
  own: { 1: { card: 'rum-3' }, 2: { card: 'rum-3', seat: 9 } },
};

describe('an event as one seat may hear it', () => {
  test('everybody else and a bystander hear the open form, without a trace of the private ones', () => {
    const open = { type: 'peeked', seat: 1, reveals: true };
    expect(eventFor(peeked, 0)).toEqual(open);
    expect(eventFor(peeked, null)).toEqual(open);
    expect(Object.keys(eventFor(peeked, 0))).not.toContain('own');
  });

  test('a seat with a private form hears it on top of the open one', () => {
    expect(eventFor(peeked, 1)).toEqual({ type: 'peeked', seat: 1, reveals: true, card: 'rum-3' });
    expect(eventFor(peeked, 2)).toEqual({ type: 'peeked', seat: 9, reveals: true, card: 'rum-3' });
  });

  test('an event without private forms is the same for all', () => {
    const open: Event = { type: 'bell' };
    expect([0, 3, null].map((seat) => eventFor(open, seat))).toEqual([open, open, open]);
  });

  test('telling it changes nothing in the event', () => {
    const before = JSON.stringify(peeked);
    eventFor(peeked, 1);
    expect(JSON.stringify(peeked)).toBe(before);
  });
});
