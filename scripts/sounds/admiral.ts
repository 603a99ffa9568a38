import { envelope, filter, level, mix, noise, pink, room, saw, silence, tone, type Sound } from './dsp';

/** What is heard only at the table of Admiral: the vane, the wind that runs over the sea, fuse and powder. */
export function admiralRecipes(): Record<string, Sound> {
  return {
    'vane-tick': level(tick(), -18),
    'wind-calm': level(calm(), -20),
    'wind-fresh': level(gust('fresh', 640, [500, 1300]), -16),
    'wind-storm': level(storm(), -10),
    fuse: level(fuse(), -18),
    blast: level(room(blast()), -7),
    'hull-crack': level(crack(), -12),
  };
}

function tick(): Sound {
  return envelope(filter(noise(10, 'vane'), 'band', 2600, 2), 1, 9);
}

/** A block creaks, and nothing else. */
function calm(): Sound {
  const creak = filter(tone(420, [150, 118], saw, [9, 0.05]), 'band', [700, 480], 3);
  return mix(silence(560), envelope(creak, 120, 380), 60, 0.8);
}

function gust(name: string, ms: number, sweep: readonly [number, number]): Sound {
  return envelope(filter(pink(ms, name), 'band', sweep, 0.8), ms * 0.45, ms * 0.6);
}

function storm(): Sound {
  const out = mix(silence(860), gust('storm', 860, [260, 900]), 0, 1);
  mix(out, envelope(filter(noise(700, 'rain'), 'high', 4200, 0.7), 200, 600), 100, 0.16);
  return mix(out, envelope(tone(700, [52, 34]), 60, 760), 140, 0.9);
}

function fuse(): Sound {
  const out = silence(420);
  const hiss = envelope(filter(noise(420, 'fuse'), 'high', [5200, 3400], 0.8), 20, 420);
  return mix(out, hiss, 0, 0.8);
}

function blast(): Sound {
  const out = mix(silence(640), envelope(filter(noise(640, 'blast'), 'low', [2600, 120]), 1, 640), 0);
  return mix(out, envelope(tone(600, [70, 28]), 1, 700), 0, 1.4);
}

function crack(): Sound {
  const out = mix(silence(240), envelope(filter(noise(120, 'crack'), 'band', [2200, 700], 1.4), 1, 130), 0);
  return mix(out, envelope(filter(noise(180, 'splinter'), 'band', [900, 400], 2), 2, 190), 40, 0.7);
}
