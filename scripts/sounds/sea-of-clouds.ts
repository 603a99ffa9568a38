import { envelope, filter, level, mix, noise, ping, room, saw, silence, sine, tone, triangle, type Sound } from './dsp';

/** What is heard only at the table of Sea of Clouds: the parrot, and how each kind of loot comes to a board. */
export function seaOfCloudsRecipes(): Record<string, Sound> {
  return {
    parrot: level(parrot(), -14),
    bottle: level(bottle(), -15),
    relic: level(room(relic()), -17),
    crew: level(crew(), -13),
  };
}

/** A squawk that climbs, and one that falls behind it. */
function parrot(): Sound {
  const squawk = (ms: number, from: number, to: number) =>
    filter(envelope(tone(ms, [from, to], saw, [30, 0.06]), 12, ms * 1.6), 'band', 1500, 0.9);
  const out = mix(silence(330), squawk(90, 900, 1400), 0);
  return mix(out, squawk(220, 1400, 700), 90);
}

/** Glass set down on wood, and what is left of it swings to and fro. */
function bottle(): Sound {
  const out = mix(silence(300), ping([1620, 2710, 4380], 210), 0, 0.7);
  mix(out, envelope(tone(60, [300, 240], triangle), 1, 60), 0, 0.8);
  return mix(out, envelope(tone(120, [540, 620], sine, [14, 0.05]), 30, 130), 70, 0.3);
}

/** Something old that hums when it is touched. */
function relic(): Sound {
  const out = mix(silence(520), envelope(tone(480, 392, triangle, [5, 0.006]), 40, 520), 0, 0.8);
  mix(out, envelope(tone(420, 587.33, sine, [5, 0.008]), 90, 460), 40, 0.6);
  return mix(out, ping([2350, 3520], 180), 0, 0.12);
}

/** Boots on planks, and a blade that is pushed back into its sheath. */
function crew(): Sound {
  const step = (name: string) => {
    const boot = mix(silence(90), envelope(tone(80, [130, 78]), 1, 90), 0);
    return mix(boot, envelope(filter(noise(40, name), 'low', 800), 1, 50), 0, 0.7);
  };
  const out = mix(silence(280), step('crew-left'), 0);
  mix(out, step('crew-right'), 105, 0.85);
  return mix(out, envelope(filter(noise(60, 'crew-sheath'), 'band', [3600, 2200], 1.4), 10, 70), 190, 0.25);
}
