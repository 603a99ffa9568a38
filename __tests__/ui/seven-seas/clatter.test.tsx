import { loudnessOf, overboardAt, soundsOf, touchesOf } from '@/components/games/seven-seas/cues/clatter';
import { SEVEN_SEAS_SOUNDS } from '@/components/games/seven-seas/cues/cues';
import { EVERYWHERE } from '@/components/kit/sound/sound-ids';
import { FLOOR, OTHER, STEPS_PER_SECOND, WALL } from '@/engine/games/seven-seas/throw/bodies';
import { KNOCK, type Flight } from '@/engine/games/seven-seas/throw/flight';
import { recordFlight } from '@/engine/games/seven-seas/throw/record';

const COUNTS = [2, 8, 20, 28, 44];
const KINDS = [
  [FLOOR, 'die-floor'],
  [WALL, 'die-wall'],
  [OTHER, 'die-die'],
] as const;

function flights(power: number, rim = false): Flight[] {
  const gesture = { gx: 200, gy: 600, power, spin: 200 };
  return COUNTS.flatMap((count) =>
    [1, 77, 4_000_000_000].map((shake) =>
      recordFlight(count, gesture, rim, { shake, dice: Array.from({ length: count }, () => ({ face: 3 })) }),
    ),
  );
}

const msOf = (frame: number) => Math.round((frame * 1000) / STEPS_PER_SECOND);

describe('13.2 the clatter is that of the very collisions', () => {
  it.each(KINDS)('every blow of kind %i is heard as %s at its moment, no softer than it is', (what, name) => {
    const missed: string[] = [];
    let blows = 0;
    for (const flight of flights(500)) {
      const heard = soundsOf(flight).filter(({ sound }) => sound.startsWith(name));
      for (let i = 0; i < flight.knocks.length; i += KNOCK) {
        const [frame = 0, , struck, strength = 0] = flight.knocks.subarray(i, i + KNOCK);
        if (struck !== what) continue;
        blows++;
        const at = msOf(frame);
        const mine = heard.find((one) => one.at <= at && at - one.at < 20);
        if (!mine || (mine.loudness ?? 1) < loudnessOf(strength) - 1e-9) missed.push(`${flight.count}: ${at}`);
      }
    }
    expect(missed).toEqual([]);
    expect(blows).toBeGreaterThan(20);
  });

  it('nothing is heard where nothing strikes', () => {
    const knocked = (flight: Flight) => {
      const frames = new Set<number>();
      for (let i = 0; i < flight.knocks.length; i += KNOCK) frames.add(msOf(flight.knocks[i] ?? 0));
      return frames;
    };
    const ghosts = flights(500).flatMap((flight) => soundsOf(flight).filter(({ at }) => !knocked(flight).has(at)));
    expect(ghosts).toEqual([]);
  });

  it('harder is louder, and never louder than its file', () => {
    const levels = [1, 4, 20, 60, 120, 400].map(loudnessOf);
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(levels.at(-1)).toBe(1);
    const walls = (power: number) => {
      const loud = flights(power).flatMap((flight) => soundsOf(flight).filter(({ sound }) => /wall/.test(sound)));
      return Math.max(...loud.map(({ loudness = 1 }) => loudness));
    };
    expect(walls(850)).toBeGreaterThan(walls(100) * 1.1);
  });

  it('12: the hand feels the hardest, at most ten touches a second', () => {
    for (const flight of flights(700)) {
      const times = touchesOf(flight).map(({ at }) => at);
      const close = times.filter((at, i) => i > 0 && at - (times[i - 1] ?? 0) < 90);
      expect([flight.count, close]).toEqual([flight.count, []]);
    }
    expect(touchesOf(flights(700).at(-1) as Flight).map(({ word }) => word)).toContain('crash');
  });

  it('4.7.10 a die that leaps over the rim is heard when it is gone, and only then', () => {
    const hot = Array.from({ length: 40 }, (_, shake) =>
      recordFlight(20, { gx: 0, gy: 900, power: 1000, spin: 0 }, true, { shake: shake * 99_991, dice: [] }),
    );
    const spilled = hot.filter(({ overRim }) => overRim !== null);
    expect(spilled.length).toBeGreaterThan(2);
    const late = spilled.filter((flight) => {
      const at = overboardAt(flight);
      return at === null || at < 200 || at > msOf(flight.frames);
    });
    expect(late).toEqual([]);
    expect(
      flights(500)
        .map(overboardAt)
        .filter((at) => at !== null),
    ).toEqual([]);
  });

  it('all that this table lets be heard fits among the voices that are kept', () => {
    expect(new Set([...EVERYWHERE, ...SEVEN_SEAS_SOUNDS]).size).toBeLessThanOrEqual(32);
  });
});
