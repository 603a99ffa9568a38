import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Haptics } from '@/components/kit/haptics/haptics';
import { LIGHTER, VOCABULARY, type Touch } from '@/components/kit/haptics/vocabulary';
import { SOUND_FILES } from '@/components/kit/sound/sound-files';
import { SOUND_IDS, type SoundId } from '@/components/kit/sound/sound-ids';
import { SoundPlayer, type Speaker } from '@/components/kit/sound/sound-player';
import { FakeClock, turns } from '../fixtures/choreography/fake-clock';

const files = Object.fromEntries(SOUND_IDS.map((id, i) => [id, i])) as Record<SoundId, number>;

/** A loudspeaker that notes what it plays; it can be broken, or missing. */
function speakers({ missing = false, broken = false, most = 32 } = {}) {
  const loaded: number[] = [];
  const freed: number[] = [];
  const heard: string[] = [];
  const speaker: Speaker = (file) => {
    loaded.push(file);
    return {
      play: (volume) => {
        if (broken) throw new Error('no sound here');
        heard.push(`${SOUND_IDS[file]} ${volume}`);
      },
      release: () => freed.push(file),
    };
  };
  let opened = 0;
  const open = () => {
    opened++;
    return missing ? Promise.reject(new Error('no such module')) : Promise.resolve(speaker);
  };
  let volume = 0.6;
  const clock = { now: 0 };
  const player = new SoundPlayer({ open, files, volume: () => volume, now: () => clock.now, most });
  const loudness = (to: number) => {
    volume = to;
  };
  return { player, loaded, freed, heard, clock, loudness, opened: () => opened };
}

const atOnce = () => Promise.resolve();

describe('look 13: sounds', () => {
  it('every sound has its file, and every file its sound', () => {
    const wavs = readdirSync(join(__dirname, '..', '..', 'assets', 'sounds'));
    expect(wavs.sort()).toEqual(SOUND_IDS.map((id) => `${id}.wav`).sort());
    expect(Object.keys(SOUND_FILES).sort()).toEqual([...SOUND_IDS].sort());
  });

  it('are loaded on the first table, once; nothing is opened before', async () => {
    const { player, loaded, opened, heard, clock } = speakers();
    expect(opened()).toBe(0);
    await player.warm(['flip', 'land'], atOnce);
    await player.warm(['flip', 'land'], atOnce);
    expect([opened(), loaded]).toEqual([1, [files.flip, files.land]]);
    player.play('flip');
    clock.now = 100;
    player.play('flip');
    expect(heard).toEqual(['flip 0.6', 'flip 0.6']);
    expect(loaded).toHaveLength(2);
  });

  it('silent means that nothing is even loaded', async () => {
    const { player, opened, loudness, heard } = speakers();
    loudness(0);
    await player.warm(SOUND_IDS, atOnce);
    player.play('flip');
    expect([opened(), heard]).toEqual([0, []]);
  });

  it('the same sound at the same moment is heard once', async () => {
    const { player, heard, clock } = speakers();
    await player.warm(['coin'], atOnce);
    player.play('coin');
    clock.now = 10;
    player.play('coin');
    clock.now = 45;
    player.play('coin');
    expect(heard).toHaveLength(2);
  });

  it('what is struck softly is heard softly', async () => {
    const { player, heard } = speakers();
    await player.warm(['die-wall-1'], atOnce);
    player.play('die-wall-1', 0.5);
    expect(heard).toEqual(['die-wall-1 0.3']);
  });

  it('where there is no sound, nothing throws', async () => {
    const missing = speakers({ missing: true });
    await missing.player.warm(SOUND_IDS, atOnce);
    missing.player.play('flip');
    await turns();
    expect([missing.opened(), missing.heard]).toEqual([1, []]);
    const broken = speakers({ broken: true });
    await broken.player.warm(['flip'], atOnce);
    expect(() => broken.player.play('flip')).not.toThrow();
  });

  it('the least used are let go when there are too many', async () => {
    const { player, loaded, freed, heard, clock } = speakers({ most: 10 });
    await player.warm(SOUND_IDS, atOnce);
    expect([loaded.length, freed.length]).toEqual([10, 0]);
    for (const id of SOUND_IDS) {
      clock.now += 100;
      player.play(id);
      expect(loaded.length - freed.length).toBe(10);
    }
    // Each is heard, also where it had to be loaded for that.
    expect(heard).toHaveLength(SOUND_IDS.length);
    expect(freed).toEqual(loaded.slice(0, freed.length));
  });
});

describe('look 12: haptics', () => {
  function hand(on = true) {
    const clock = new FakeClock();
    const felt: string[] = [];
    const touch = (one: Touch) => felt.push(`${clock.now} ${one}`);
    return { haptics: new Haptics({ on: () => on, touch, now: () => clock.now, clock }), clock, felt };
  }

  it('one word can be several touches', async () => {
    const { haptics, clock, felt } = hand();
    haptics.say('bank');
    await clock.turn(500);
    haptics.say('danger');
    await clock.turn(500);
    expect(felt).toEqual(['0 medium', '60 light', '500 rigid', '570 rigid']);
  });

  it('at most twelve ticks a second', async () => {
    const { haptics, clock, felt } = hand();
    for (let i = 0; i < 100; i++) {
      haptics.say('tick');
      await clock.turn(10);
    }
    expect(felt.length).toBeGreaterThan(9);
    expect(felt.length).toBeLessThanOrEqual(13);
  });

  it('off is off', async () => {
    const { haptics, clock, felt } = hand(false);
    haptics.say('bust');
    await clock.turn(500);
    expect(felt).toEqual([]);
  });

  it('Android is one step lighter', () => {
    const order: Touch[] = ['selection', 'light', 'medium', 'heavy'];
    expect(order.map((touch) => LIGHTER[touch])).toEqual(['selection', 'selection', 'light', 'medium']);
    const said = Object.values(VOCABULARY)
      .flat()
      .map(({ touch }) => LIGHTER[touch]);
    expect(said.filter((touch) => touch === 'heavy' || touch === 'rigid')).toEqual([]);
  });
});
