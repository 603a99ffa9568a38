import { Stream } from '@/engine/core/luck';
import { envelope, filter, level, mix, noise, ping, room, saw, silence, tone, triangle, type Sound } from './dsp';

/** What is heard only at the table of the 7 Seas: dice in a tin, the tape, ships that go down, and what they carry. */
export function sevenSeasRecipes(): Record<string, Sound> {
  const out: Record<string, Sound> = {
    overboard: level(overboard(), -12),
    rattle: level(rattle(), -18),
    tape: level(tape(), -16),
    splash: level(splash(), -12),
    crate: level(crate(), -14),
    stamp: level(stamp(), -12),
    'yin-yang': level(yinYang(), -17),
    ritual: level(ritual(), -16),
    horn: level(room(horn()), -14),
    curse: level(room(curse()), -13),
    hammer: level(hammer(), -14),
  };
  // No two dice sound the same, and a player that is still busy with one knock does not swallow the next.
  for (let n = 1; n <= 2; n++) {
    out[`die-floor-${n}`] = level(hit(`floor-${n}`, [910, 1370, 1730, 2290], 80, 0.9), -10);
    out[`die-wall-${n}`] = level(hit(`wall-${n}`, [1180, 1960, 2870, 3780], 160, 0.35), -10);
    out[`die-die-${n}`] = level(hit(`die-${n}`, [1900, 2640, 3210, 3800], 50, 1.1), -10);
  }
  return out;
}

/** Four tones of the tin that are not in tune, and the click of the edge: the floor is dull, the rim rings, dice click. */
function hit(name: string, pitches: readonly number[], decay: number, edge: number): Sound {
  const luck = Stream.seeded('sounds', name);
  const off = pitches.map((pitch) => pitch * (0.94 + luck.below(121) / 1000));
  const out = mix(silence(decay + 20), ping(off, decay), 0);
  mix(out, envelope(filter(noise(12, `${name}-edge`), 'band', 4200, 0.8), 0.5, 12), 0, edge);
  return mix(out, envelope(tone(40, [260, 180]), 1, 40), 0, 0.6 * edge);
}

function bubbles(out: Sound, name: string, count: number, from: number, within: number): Sound {
  const luck = Stream.seeded('sounds', name);
  for (let i = 0; i < count; i++) {
    const ms = 30 + luck.below(41);
    const low = 320 + luck.below(200);
    mix(out, envelope(tone(ms, [low, low * 2.4]), 4, ms * 2), from + luck.below(within), 0.3);
  }
  return out;
}

/** Plop, and the rings that run away. */
function overboard(): Sound {
  const out = mix(silence(420), envelope(tone(70, [500, 1100]), 4, 110), 0);
  mix(out, envelope(filter(noise(200, 'overboard'), 'band', [1400, 500], 0.8), 12, 260), 40, 0.5);
  return bubbles(out, 'overboard-bubbles', 3, 140, 150);
}

/** Dice in two hands. */
function rattle(): Sound {
  const luck = Stream.seeded('sounds', 'rattle');
  const out = silence(120);
  for (let i = 0; i < 5; i++)
    mix(out, hit(`rattle-${i}`, [1600, 2300, 3100, 3700], 26, 1), luck.below(80), 1 - i * 0.12);
  return filter(out, 'low', 3000);
}

/** A ratchet of twelve teeth, and the stop. */
function tape(): Sound {
  const out = silence(190);
  const tooth = (i: number) => envelope(filter(noise(7, `tape-${i}`), 'band', 2900, 1.4), 0.4, 7);
  for (let i = 0; i < 12; i++) mix(out, tooth(i), i * 10, 0.5 + i * 0.02);
  return mix(mix(out, tooth(12), 130, 1.4), ping([1500, 2350], 50), 130, 0.5);
}

/** A hull goes under: one breath of water and what rises from it. */
function splash(): Sound {
  const out = mix(silence(620), envelope(filter(noise(420, 'splash'), 'band', [1500, 320], 0.6), 20, 620), 0);
  mix(out, envelope(tone(220, [90, 52]), 6, 260), 0, 0.8);
  return bubbles(out, 'splash-bubbles', 7, 180, 340);
}

/** Wood on wood, and what is in it moves. */
function crate(): Sound {
  const out = mix(silence(170), envelope(tone(70, [420, 360], triangle), 1, 70), 0);
  mix(out, envelope(filter(noise(50, 'crate'), 'low', 700), 1, 60), 0, 0.8);
  return mix(out, envelope(filter(noise(60, 'crate-inside'), 'band', 1800, 1.2), 6, 70), 60, 0.25);
}

/** A heavy stamp, and the paper under it. */
function stamp(): Sound {
  const out = mix(silence(260), envelope(tone(160, [96, 58]), 1, 180), 0, 1.2);
  mix(out, envelope(filter(noise(24, 'stamp'), 'low', 1400), 0.5, 30), 0, 0.9);
  return mix(out, envelope(filter(noise(70, 'stamp-paper'), 'high', 3800), 8, 80), 110, 0.12);
}

function yinYang(): Sound {
  const out = silence(420);
  mix(out, ping([784, 1568], 260), 0);
  return mix(out, ping([587.33, 1174.66], 300), 110, 0.9);
}

/** A bowl that is struck, and its slow beat. */
function ritual(): Sound {
  const out = silence(1100);
  [220, 221.6, 594, 1162].forEach((pitch, i) => mix(out, tone(1100, pitch), 0, [1, 0.8, 0.4, 0.2][i]));
  return envelope(out, 30, 1300);
}

/** A conch from the captain's ship. */
function horn(): Sound {
  const out = mix(silence(560), filter(tone(560, [196, 220], saw, [5, 0.008]), 'low', [500, 900], 0.8), 0);
  return envelope(out, 70, 900);
}

/** Low wind, and a drum under it. */
function curse(): Sound {
  const wind = envelope(filter(noise(700, 'curse'), 'band', [260, 620], 2.2), 220, 700);
  const out = mix(silence(760), wind, 0, 1.4);
  return mix(out, envelope(tone(300, [70, 48]), 4, 340), 60, 0.9);
}

function hammer(): Sound {
  const blow = mix(
    envelope(tone(60, [620, 540], triangle), 1, 60),
    envelope(filter(noise(20, 'hammer'), 'band', 2100), 0.5, 20),
    0,
  );
  return mix(mix(silence(260), blow, 0, 0.8), blow, 150);
}
