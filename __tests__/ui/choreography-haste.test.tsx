import { sevenSeasCue } from '@/components/games/seven-seas/cues/cues';
import { Haste } from '@/components/kit/choreography/haste';
import { turns } from '../fixtures/choreography/fake-clock';
import { ANNA, DRAW, COLLECT, perform } from '../fixtures/choreography/perform';

const BOTS = ['Finn', 'Mara'].map((name) => ({ kind: 'bot', name, level: 'deckhand' }) as const);

/** Anna answers, and everybody else until she is asked again: how long that takes, in milliseconds of the table. */
async function othersTurn(speed: number): Promise<number> {
  const { show, store, stage, clock } = perform({ seats: [ANNA, ...BOTS], speed });
  show.attach(stage);
  store.act(DRAW);
  for (let i = 0; i < 60 && !show.current().legal.some(({ type }) => type === 'COLLECT'); i++) await clock.turn(100);
  store.act(COLLECT);
  const since = clock.now;
  await turns();
  for (let i = 0; i < 400 && (show.current().busy || show.current().decision?.seat !== 0); i++) await clock.turn(20);
  return clock.now - since;
}

describe('pace: nobody waits long for others', () => {
  it('at normal speed two bots are done within 4 s', async () => {
    const took = await othersTurn(1);
    expect(took).toBeGreaterThan(500);
    expect(took).toBeLessThanOrEqual(4000);
  });

  it('the longer others move, the faster they do; whoever answers has all time again', () => {
    let now = 0;
    const haste = new Haste(() => now);
    const at = (ms: number, speed = 1) => {
      now = ms;
      return haste.factor(speed);
    };
    expect([0, 1199].map((ms) => at(ms))).toEqual([1, 1]);
    expect([1200, 2200, 3000, 9000].map((ms) => at(ms))).toEqual([0.55, 0.3, 0.12, 0.12]);
    expect(at(2300, 2)).toBe(1);
    haste.restart();
    expect(at(2900)).toBe(1);
    haste.skip();
    expect(at(2950)).toBe(0);
    haste.restart();
    expect(at(2960)).toBe(1);
  });

  it('the own character is revealed in its own time, whatever the haste (look 21.1)', () => {
    const cue = (seats: readonly number[]) =>
      sevenSeasCue(
        {
          event: { type: 'called', seat: 1, rank: 3, character: 'captain', seats },
          before: { viewer: 0 },
          after: {},
        } as unknown as Parameters<typeof sevenSeasCue>[0],
        false,
      ).unhurried;
    expect([cue([0, 1]), cue([1])]).toEqual([true, undefined]);
  });

  it('a touch while others move leads straight to the own question', async () => {
    const { show, store, stage, clock } = perform({ seats: [ANNA, ...BOTS] });
    show.attach(stage);
    store.act(DRAW);
    for (let i = 0; i < 60 && !show.current().legal.some(({ type }) => type === 'COLLECT'); i++) await clock.turn(100);
    store.act(COLLECT);
    for (let i = 0; i < 200 && store.current().story.at(-1)?.seat === 0; i++) await clock.turn(20);
    expect(show.current().decision).toBeNull();
    show.touch();
    const touched = clock.now;
    for (let i = 0; i < 100 && show.current().decision?.seat !== 0; i++) await clock.turn(20);
    expect(show.current().decision?.seat).toBe(0);
    expect(clock.now - touched).toBeLessThan(800);
  });
});
