import { FakeClock } from '@/__tests__/fixtures/choreography/fake-clock';
import { Arrival, PATIENCE } from '@/components/kit/choreography/arrival';
import type { View } from '@/engine';

const [before, after] = [{}, {}] as [View, View];

function waiting(clock: ConstructorParameters<typeof Arrival>[0]) {
  const arrival = new Arrival(clock);
  arrival.here(before);
  let over = false;
  void arrival.of(after).then(() => (over = true));
  return { arrival, isOver: () => over };
}

describe('a motion waits for the picture that it begins from', () => {
  it('until the scene shows it', async () => {
    const clock = new FakeClock();
    const { arrival, isOver } = waiting(clock);
    await clock.turn(PATIENCE / 2);
    expect(isOver()).toBe(false);
    arrival.here(after);
    await clock.turn(0);
    expect([isOver(), clock.waiting]).toEqual([true, 0]);
  });

  it('not for ever', async () => {
    const clock = new FakeClock();
    const { isOver } = waiting(clock);
    await clock.turn(PATIENCE - 1);
    expect(isOver()).toBe(false);
    await clock.turn(1);
    expect(isOver()).toBe(true);
  });

  it('and while the whole page stands still no patience is lost: the picture comes in the next turn', async () => {
    const rings: (() => void)[] = [];
    const { arrival, isOver } = waiting({
      after: (_, ring) => {
        rings.push(ring);
        return () => {};
      },
    });
    // Seconds have gone by, and with them the first alarm.
    rings.shift()?.();
    await Promise.resolve();
    expect(isOver()).toBe(false);
    arrival.here(after);
    await Promise.resolve();
    expect(isOver()).toBe(true);
  });
});
