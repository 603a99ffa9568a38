import type { Beat } from '@/components/kit/choreography/cue';
import type { Pace } from '@/components/kit/choreography/pace';
import { Queue } from '@/components/kit/choreography/queue';
import { FakeClock } from '../fixtures/choreography/fake-clock';
import { FakeStage } from '../fixtures/choreography/fake-stage';

const NORMAL: Pace = { speed: 1, reduced: false };
const INSTANT: Pace = { speed: 0, reduced: false };
const VIEW = { viewer: null };

const beat = (name: string, cue: Partial<Beat['cue']>): Beat => ({
  event: { type: name },
  before: VIEW,
  after: VIEW,
  line: `${name}.`,
  cue: { lands: 400, time: 400, sounds: [], haptics: [], motion: null, ...cue },
});

const DUSK = beat('dusk', { firm: 'armada' });
const COMES = beat('comes', { firm: 'armada', step: { stands: null, kept: true } });

/** A table on a device that has seen these moments. */
function desk(known: readonly string[] = []) {
  const clock = new FakeClock();
  const stage = new FakeStage(clock);
  const seen = new Set(known);
  const steps: [string | null, boolean][] = [];
  const queue = new Queue({
    clock,
    stage: () => stage,
    keeps: () => true,
    sound: () => undefined,
    haptic: () => undefined,
    speak: () => undefined,
    step: (one, held) => steps.push([one && one.event.type, held]),
    firsts: { isNew: (moment) => !seen.has(moment), saw: (moment) => void seen.add(moment) },
  });
  let done = false;
  const play = (pace = NORMAL) => void queue.play([DUSK, COMES], pace).then(() => (done = true));
  return { clock, stage, seen, steps, queue, play, isDone: () => done };
}

describe('13.10: a moment that is seen whole the first time', () => {
  it('no touch, no key, no hurry ends it; afterwards a hand goes on', async () => {
    const { clock, seen, steps, queue, play, isDone } = desk();
    play();
    await clock.turn(100);
    expect(queue.touch()).toBe(false);
    queue.skip('to-kept');
    await clock.turn(299);
    expect(steps).toEqual([]);
    await clock.turn(1);
    expect(steps).toEqual([['comes', true]]);
    queue.next();
    queue.hurry(true);
    queue.hurry(false);
    await clock.turn(399);
    expect(isDone()).toBe(false);
    await clock.turn(1);
    expect(steps).toEqual([
      ['comes', true],
      ['comes', false],
    ]);
    expect([...seen]).toEqual([]);
    queue.next();
    await clock.turn(0);
    expect(isDone()).toBe(true);
    expect([...seen]).toEqual(['armada']);
  });

  it('at the instant pace, too', async () => {
    const { clock, stage, play, steps } = desk();
    play(INSTANT);
    await clock.turn(50);
    expect(stage.played.length).toBe(1);
    expect(steps).toEqual([]);
  });

  it('once it has been seen a touch ends it, and what it has brought stands', async () => {
    const { clock, steps, queue, play, isDone } = desk(['armada']);
    play();
    await clock.turn(100);
    expect(queue.touch()).toBe(true);
    await clock.turn(0);
    expect(steps).toEqual([['comes', false]]);
    queue.next();
    await clock.turn(0);
    expect(isDone()).toBe(true);
  });

  it('whoever leaves the table ends it, and will see it whole another time', async () => {
    const { clock, seen, queue, play, isDone } = desk();
    play();
    await clock.turn(100);
    queue.skip('all');
    await clock.turn(0);
    expect(isDone()).toBe(true);
    expect([...seen]).toEqual([]);
  });
});
