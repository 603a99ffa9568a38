import { admiralRecipes } from './admiral';
import { Stream } from '@/engine/core/luck';
import { seaOfCloudsRecipes } from './sea-of-clouds';
import { sevenSeasRecipes } from './seven-seas';
import { worldsEndRecipes } from './worlds-end';
import {
  envelope,
  filter,
  level,
  mix,
  noise,
  ping,
  pink,
  room,
  saw,
  silence,
  sine,
  tone,
  triangle,
  type Sound,
} from './dsp';

/** Every sound of the table and the shell, from the recipes of the look. Levels are those of the mix. */
export function recipes(): Record<string, Sound> {
  const out: Record<string, Sound> = {
    slide: level(slide(120), -20),
    flip: level(flip(), -16),
    land: level(land(), -12),
    button: level(button(), -18),
    chain: level(chain(), -16),
    sink: level(sink(), -8),
    cannon: level(room(cannon()), -8),
    blade: level(blade(), -14),
    oracle: level(oracle(), -18),
    tentacle: level(tentacle(), -16),
    coin: level(coin(), -15),
    'chest-full': level(coins(), -15),
    bell: level(bell(), -14),
    gain: level(notes([587.33, 880]), -18),
    loss: level(notes([440, 349.23]), -18),
    curtain: level(envelope(filter(noise(400, 'curtain'), 'low', 900), 120, 280), -20),
    win: level(win(), -12),
    refuse: level(refuse(), -18),
  };
  // The drum rises by a semitone and one and a half decibels with every card in the row.
  for (let n = 1; n <= 10; n++) out[`drum-${n}`] = level(drum(n), Math.min(-6, -18 + 1.5 * (n - 1)));
  return { ...out, ...sevenSeasRecipes(), ...seaOfCloudsRecipes(), ...worldsEndRecipes(), ...admiralRecipes() };
}

function slide(ms: number): Sound {
  return envelope(filter(pink(ms, 'slide'), 'band', [2400, 3600], 0.9), 10, ms - 10);
}

function click(name: string): Sound {
  return envelope(filter(noise(6, name), 'high', 5000), 0.5, 6);
}

function flip(): Sound {
  const out = mix(silence(80), slide(70), 0);
  mix(out, click('flip-a'), 0, 0.8);
  return mix(out, click('flip-b'), 60, 0.8);
}

function land(): Sound {
  const out = mix(silence(80), envelope(tone(60, [140, 90]), 2, 60), 0);
  return mix(out, envelope(filter(noise(40, 'land'), 'low', 900), 1, 40), 0, 0.5);
}

function button(): Sound {
  const out = mix(silence(40), envelope(filter(noise(18, 'button'), 'band', 1200, 2), 1, 18), 0);
  return mix(out, envelope(tone(25, 220), 1, 25), 0, 0.6);
}

function drum(n: number): Sound {
  const up = Math.pow(2, (n - 1) / 12);
  const out = mix(silence(240), envelope(tone(220, [72 * up, 55 * up]), 3, 220), 0);
  return mix(out, envelope(filter(noise(60, `drum-${n}`), 'low', 300), 1, 60), 0, 0.7);
}

function chain(): Sound {
  const luck = Stream.seeded('sounds', 'chain');
  const sway = (range: number): number => (luck.below(2001) / 1000 - 1) * range;
  const out = silence(460);
  for (let i = 0; i < 9; i++) {
    const pitches = [2100, 3400, 5200].map((pitch) => pitch * (1 + sway(0.04)));
    mix(out, ping(pitches, 60), i * 38 + 8 + sway(8), 1 - i * 0.05);
  }
  return out;
}

function sink(): Sound {
  const luck = Stream.seeded('sounds', 'sink');
  const out = mix(silence(1000), envelope(filter(noise(900, 'sink'), 'band', [500, 180], 0.6), 40, 1500), 0);
  mix(out, envelope(tone(400, 48), 10, 400), 0, 0.9);
  for (let i = 0; i < 8; i++) {
    const ms = 40 + luck.below(41);
    mix(out, envelope(tone(ms, [300, 900]), 5, ms * 2), 350 + luck.below(500), 0.22);
  }
  return out;
}

function cannon(): Sound {
  const out = mix(silence(500), envelope(filter(noise(500, 'cannon'), 'low', [1800, 200]), 2, 500), 0);
  return mix(out, envelope(tone(450, [60, 38]), 2, 600), 0, 1.2);
}

function blade(): Sound {
  const out = mix(silence(320), envelope(filter(noise(120, 'blade'), 'band', [1000, 4000], 1.5), 30, 160), 0);
  return mix(out, ping([1900, 2900], 180), 110, 0.5);
}

function oracle(): Sound {
  const out = silence(1020);
  [523, 659, 988].forEach((pitch, i) => mix(out, tone(1020, pitch), 0, 1 - i * 0.2));
  const shaken = out.map((x, i) => x * (0.8 + 0.2 * Math.sin((2 * Math.PI * 5 * i) / 44100)));
  return envelope(shaken, 120, 900);
}

function tentacle(): Sound {
  return envelope(filter(tone(600, 60, saw, [3, 0.06]), 'low', [400, 900], 1.2), 80, 900);
}

function coin(): Sound {
  return ping([3100, 4700], 140);
}

function coins(): Sound {
  const out = silence(460);
  for (let i = 0; i < 6; i++) mix(out, ping([3100 * (1 + i * 0.015), 4700 * (1 + i * 0.01)], 140), i * 55);
  return out;
}

function bell(): Sound {
  return ping([620, 1240, 1860, 2610], 1800);
}

function notes(pitches: readonly number[]): Sound {
  const out = silence(90 * pitches.length + 60);
  pitches.forEach((pitch, i) => mix(out, envelope(filter(tone(140, pitch, triangle), 'low', 2400), 6, 140), i * 90));
  return out;
}

function win(): Sound {
  const out = silence(1600);
  const tune = [587.33, 739.99, 880, 1174.66];
  tune.forEach((pitch, i) => mix(out, envelope(tone(320, pitch, triangle), 3, 320), i * 110));
  return mix(out, bell(), 440, 0.35);
}

function refuse(): Sound {
  const knock = envelope(tone(60, 180, sine), 1, 60);
  return mix(mix(silence(170), knock, 0), knock, 90);
}
