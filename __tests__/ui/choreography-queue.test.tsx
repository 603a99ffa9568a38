import type { Beat } from '@/components/kit/choreography/cue';
import { countingAfter, PACE, type Pace } from '@/components/kit/choreography/pace';
import { Queue } from '@/components/kit/choreography/queue';
import { FakeClock, turns } from '../fixtures/choreography/fake-clock';
import { FakeStage } from '../fixtures/choreography/fake-stage';

const NORMAL: Pace = { speed: 1, reduced: false };
const VIEW = { viewer: null };

function beat(name: string, cue: Partial<Beat['cue']> = {}): Beat {
  const nothing = { lands: 100, time: 100, sounds: [], haptics: [], motion: null };
  return { event: { type: name }, before: VIEW, after: VIEW, line: `${name}.`, cue: { ...nothing, ...cue } };
}

function desk({ keeps = false } = {}) {
  const clock = new FakeClock();
  const stage = new FakeStage(clock);
  const notes: string[] = [];
  const note = (what: string) => notes.push(`${clock.now} ${what}`);
  const steps: (string | null)[] = [];
  const on = { stage };
  const queue = new Queue({
    clock,
    step: (one) => steps.push(one && one.event.type),
    stage: () => on.stage,
    keeps: () => keeps,
    sound: (sound) => note(sound),
    haptic: (word) => note(`(${word})`),
    speak: (lines) => note(lines.join(' ')),
  });
  let done = false;
  const play = (beats: Beat[], pace = NORMAL) => {
    void queue.play(beats, pace).then(() => (done = true));
  };
  return { clock, stage, on, notes, steps, queue, play, isDone: () => done };
}

const DRAW = beat('draw', {
  time: 400,
  sounds: [
    { at: 0, sound: 'drum-1' },
    { at: 300, sound: 'flip' },
  ],
  haptics: [{ at: 300, word: 'flip' }],
});
const LAND = beat('land', { time: 200, sounds: [{ at: 150, sound: 'land' }] });

describe('look 11: the order', () => {
  it('one event after the other: sounds and touches at their moments, the spoken line last', async () => {
    const { clock, notes, play, isDone } = desk();
    play([DRAW, LAND]);
    await clock.turn(599);
    expect(isDone()).toBe(false);
    await clock.turn(1);
    expect(isDone()).toBe(true);
    expect(notes).toEqual(['0 drum-1', '300 flip', '300 (flip)', '400 draw.', '550 land', '600 land.']);
    expect(clock.waiting).toBe(0);
  });

  it('an event without a picture waits for nothing', async () => {
    const { clock, stage, notes, play, isDone } = desk();
    play([beat('asks', { time: 0, lands: 0 }), beat('turn', { time: 0, lands: 0 })]);
    await clock.turn(0);
    expect(isDone()).toBe(true);
    expect(notes).toEqual(['0 asks.', '0 turn.']);
    expect(stage.played).toEqual([]);
  });

  it.each([
    ['slow', 1.4],
    ['fast', 0.55],
  ])('%s stretches every length alike', async (_, speed) => {
    const { clock, notes, play, isDone } = desk();
    play([DRAW], { ...NORMAL, speed });
    await clock.turn(400 * speed - 1);
    expect(isDone()).toBe(false);
    await clock.turn(1);
    expect(isDone()).toBe(true);
    expect(notes[1]).toBe(`${300 * speed} flip`);
  });
});

describe('look 11: one tap anywhere', () => {
  it('ends everything in its last picture at once; nothing that was said is lost', async () => {
    const { clock, stage, notes, queue, play, isDone } = desk();
    play([DRAW, LAND, beat('score', { time: 900 })]);
    await clock.turn(100);
    queue.skip();
    await turns();
    expect(isDone()).toBe(true);
    expect(stage.finished).toBe(1);
    // The flip is over before it was heard; of what nobody saw, one sound tells that something lies.
    expect(notes).toEqual(['0 drum-1', '100 draw.', '100 land', '100 land. score.']);
    expect(clock.waiting).toBe(0);
  });

  it('the next events are played again', async () => {
    const { clock, notes, queue, play } = desk();
    play([DRAW]);
    await clock.turn(100);
    queue.skip();
    await turns();
    play([LAND]);
    await clock.turn(200);
    expect(notes.slice(-2)).toEqual(['250 land', '300 land.']);
  });
});

const END = { lands: 40, time: 40, sounds: [], haptics: [], motion: null };

describe('steps of a performance', () => {
  const THROW = beat('throw', { time: 300 });
  const duel = (name: string) => beat(name, { time: 100, step: { stands: 50 } });
  const names = ({ played }: { played: readonly Beat[] }) => played.map(({ event }) => event.type);

  it('stand for their time, one after the other, and can be seen as long as they stand', async () => {
    const { clock, play, isDone, steps } = desk();
    play([duel('one'), duel('two'), LAND]);
    await clock.turn(149);
    expect(steps).toEqual(['one']);
    await clock.turn(1);
    expect(steps).toEqual(['one', 'two']);
    await clock.turn(350);
    expect([steps.at(-1), isDone(), clock.waiting]).toEqual([null, true, 0]);
  });

  it('a touch ends what moves before them, and no step', async () => {
    const { clock, stage, queue, play, steps, notes } = desk();
    play([DRAW, THROW, duel('one'), duel('two')]);
    await clock.turn(100);
    expect(queue.touch()).toBe(true);
    await clock.turn(0);
    expect(steps).toEqual(['one']);
    // What was passed over is in its last picture before the step begins, and has been told.
    expect(names(stage)).toEqual(['draw', 'throw', 'one']);
    expect(stage.paces[1]).toMatchObject({ speed: 0 });
    expect(notes.join()).toContain('throw.');
    expect(queue.touch()).toBe(false);
    await clock.turn(149);
    expect(steps).toEqual(['one']);
  });

  it('wait for the hand once it leads, until everything is skipped', async () => {
    const { clock, queue, play, isDone, steps } = desk();
    play([duel('one'), duel('two'), duel('three'), LAND]);
    await clock.turn(10);
    queue.next();
    await clock.turn(5000);
    expect(steps).toEqual(['one', 'two']);
    queue.skip();
    await turns();
    expect([isDone(), clock.waiting]).toEqual([true, 0]);
  });

  it('of a chapter that was skipped are not shown in what comes later, until it is shown again', async () => {
    const { clock, steps, queue, play } = desk();
    const part = (name: string) => beat(name, { step: { stands: null, chapter: 'boarding 4' } });
    play([part('fought'), part('applied')]);
    await clock.turn(150);
    queue.skip();
    await clock.turn(0);
    // Somebody was asked in between.
    play([part('swapped'), DRAW]);
    await clock.turn(600);
    expect(steps).toEqual(['fought', null]);
    queue.again();
    play([part('swapped')]);
    await clock.turn(50);
    expect(steps.at(-1)).toBe('swapped');
  });

  it('chase each other while a finger rests on them', async () => {
    const { clock, queue, play, steps } = desk();
    play([duel('one'), duel('two'), duel('three'), duel('four')]);
    queue.hurry(true);
    await clock.turn(60);
    expect(steps).toEqual(['one', 'two', 'three']);
    queue.hurry(false);
    await clock.turn(1000);
    expect(steps.at(-1)).toBeNull();
  });

  it('that come when their pieces lie wait for somebody, and then play their end', async () => {
    const { clock, stage, play, isDone, steps, queue } = desk();
    play([beat('sunk', { time: 100, step: { stands: null, lies: true, ends: END } }), LAND]);
    await clock.turn(99);
    expect(steps).toEqual([]);
    await clock.turn(5000);
    expect([steps, names(stage)]).toEqual([['sunk'], ['sunk']]);
    queue.next();
    await turns();
    expect([steps.at(-1), names(stage)]).toEqual([null, ['sunk', 'sunk']]);
    await clock.turn(240);
    expect([isDone(), clock.waiting]).toEqual([true, 0]);
  });

  it('whose end nobody watches are in its last picture before what follows, and what it sounds like is heard when it plays', async () => {
    const ends = { ...END, sounds: [{ at: 10, sound: 'coin' as const }] };
    const sunk = beat('sunk', { time: 100, step: { stands: null, lies: true, ends } });
    const passed = desk();
    passed.play([{ ...sunk, known: true }, LAND]);
    await passed.clock.turn(300);
    expect(names(passed.stage)).toEqual(['sunk', 'sunk', 'land']);
    const watched = desk();
    watched.play([sunk]);
    await watched.clock.turn(100);
    watched.queue.next();
    await watched.clock.turn(40);
    expect(watched.notes).toEqual(['100 sunk.', '110 coin']);
  });

  it('stand on a scene that takes the place of the first: it is led to the same picture', async () => {
    const { clock, on, play, queue } = desk();
    play([DRAW, beat('sunk', { time: 100, step: { stands: null, lies: true, ends: END } }), LAND]);
    await clock.turn(1000);
    expect(queue.waits).toBe(true);
    on.stage = new FakeStage(clock);
    void queue.leadAgain();
    await clock.turn(1);
    expect(names(on.stage)).toEqual(['draw', 'sunk']);
    expect(on.stage.paces.map(({ speed }) => speed)).toEqual([0, 0]);
    queue.next();
    await clock.turn(40);
    expect([queue.waits, names(on.stage).slice(2)]).toEqual([false, ['sunk', 'land']]);
  });

  it('that come when their pieces lie are passed over by a touch that ends the motion', async () => {
    const { clock, queue, play, isDone, steps } = desk();
    play([beat('sunk', { time: 100, step: { stands: null, lies: true } }), LAND]);
    await clock.turn(50);
    queue.skip();
    await turns();
    expect([steps, isDone(), clock.waiting]).toEqual([[], true, 0]);
  });

  it('what was seen before only leads to them: its last picture, and not a word', async () => {
    const { clock, stage, play, notes } = desk();
    play([{ ...DRAW, known: true }, duel('one')]);
    await clock.turn(400);
    expect(names(stage)).toEqual(['draw', 'one']);
    expect(notes).toEqual(['100 one.']);
  });
});

describe('what a battle, a boarding or a bust has brought', () => {
  const kept = (name: string, more = {}) => beat(name, { step: { stands: 50, kept: true, ...more } });
  const AT_ONCE: Pace = { speed: 0, reduced: false };
  const duel = (name: string) => beat(name, { time: 100, step: { stands: 50 } });

  it('stands until a hand goes on, and for its time where nobody plays', async () => {
    for (const keeps of [true, false]) {
      const { clock, play, isDone, steps, queue } = desk({ keeps });
      play([kept('raided'), LAND]);
      await clock.turn(10_000);
      expect([keeps, steps, isDone()]).toEqual([keeps, keeps ? ['raided'] : ['raided', null], !keeps]);
      queue.next();
      await clock.turn(200);
      expect(isDone()).toBe(true);
    }
  });

  it('also where all comes at once: what leads to it is passed over, it is not', async () => {
    const { clock, play, isDone, steps, queue, notes } = desk({ keeps: true });
    play([DRAW, duel('one'), kept('raided'), duel('two'), LAND, kept('sunk', { lies: true }), LAND], AT_ONCE);
    await clock.turn(10_000);
    expect(steps).toEqual(['raided']);
    // All that led to it has been told.
    expect(notes.join()).toContain('draw. one.');
    queue.next();
    await clock.turn(10_000);
    expect(steps).toEqual(['raided', null, 'sunk']);
    queue.next();
    await turns();
    expect([isDone(), clock.waiting]).toEqual([true, 0]);
  });

  it('a touch, a finger that hurries and a key that leads to the result end what is before it, and not it', async () => {
    for (const hand of ['touch', 'hurry', 'skip'] as const) {
      const { clock, play, steps, queue } = desk({ keeps: true });
      play([duel('one'), kept('sunk', { lies: true }), LAND]);
      await clock.turn(10);
      if (hand === 'hurry') queue.hurry(true);
      if (hand === 'skip') queue.skip('to-kept');
      await clock.turn(150);
      queue.touch();
      await clock.turn(10_000);
      expect([hand, steps.at(-1)]).toEqual([hand, 'sunk']);
      queue.next();
      await clock.turn(200);
      expect([hand, steps.at(-1)]).toEqual([hand, null]);
    }
  });

  it('is seen also where no scene can be made', async () => {
    const { clock, on, play, steps } = desk({ keeps: true });
    Object.assign(on, { stage: null });
    play([DRAW, kept('raided'), LAND]);
    await clock.turn(10_000);
    expect(steps).toEqual(['raided']);
  });

  it('goes with all the rest when the table is left', async () => {
    const { clock, play, isDone, queue } = desk({ keeps: true });
    play([kept('raided'), kept('sunk')]);
    await clock.turn(10);
    queue.skip();
    await turns();
    expect([isDone(), clock.waiting]).toEqual([true, 0]);
  });
});

describe('a scene that does not answer', () => {
  it('does not stop the game', async () => {
    const { clock, stage, play, isDone } = desk();
    stage.asleep = true;
    play([LAND]);
    await clock.turn(200 + PACE.late - 1);
    expect(isDone()).toBe(false);
    await clock.turn(1);
    expect(isDone()).toBe(true);
  });
});

describe('look 11: the number', () => {
  it('comes 80 ms after the first piece', () => {
    expect(countingAfter(240, 240).at).toBe(240 + 80);
    expect(countingAfter(240, 500).at).toBe(240 + 80);
  });

  it('blocks nobody for longer than 300 ms once all pieces lie', () => {
    const late = [0, 45, 90, 400].map((more) => {
      const { at, for: time } = countingAfter(240, 240 + more);
      return at + time - (240 + more);
    });
    expect(Math.max(...late)).toBeLessThanOrEqual(300);
    expect(countingAfter(240, 440).for).toBe(320);
  });
});
