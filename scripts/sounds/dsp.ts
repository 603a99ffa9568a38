import { Stream } from '@/engine/core/luck';

export const RATE = 44100;

/** A sound while it is made: samples in -1..1. */
export type Sound = Float64Array;

export function silence(ms: number): Sound {
  return new Float64Array(Math.round((ms * RATE) / 1000));
}

/** Adds `part` to `into` at a time, cut off at the end. */
export function mix(into: Sound, part: Sound, atMs: number, gain = 1): Sound {
  const start = Math.round((atMs * RATE) / 1000);
  const end = Math.min(part.length, into.length - start);
  for (let i = 0; i < end; i++) into[start + i] = (into[start + i] as number) + (part[i] as number) * gain;
  return into;
}

/** A value that runs from one end to the other over the sound, in equal steps of pitch. */
export type Sweep = number | readonly [from: number, to: number];

function at(sweep: Sweep, share: number): number {
  if (typeof sweep === 'number') return sweep;
  return sweep[0] * Math.pow(sweep[1] / sweep[0], share);
}

type Wave = (phase: number) => number;
export const sine: Wave = (phase) => Math.sin(2 * Math.PI * phase);
export const saw: Wave = (phase) => 2 * (phase - Math.floor(phase + 0.5));
export const triangle: Wave = (phase) => 4 * Math.abs(phase - Math.floor(phase + 0.5)) - 1;

/** A tone whose pitch may glide; `wobble` is [hertz, depth as a share of the pitch]. */
export function tone(ms: number, pitch: Sweep, wave: Wave = sine, wobble: readonly [number, number] = [0, 0]): Sound {
  const out = silence(ms);
  let phase = 0;
  for (let i = 0; i < out.length; i++) {
    out[i] = wave(phase);
    const shake = 1 + wobble[1] * Math.sin((2 * Math.PI * wobble[0] * i) / RATE);
    phase += (at(pitch, i / out.length) * shake) / RATE;
  }
  return out;
}

/** White noise, the same every time for the same name. */
export function noise(ms: number, name: string): Sound {
  const out = silence(ms);
  const stream = Stream.seeded('sounds', name);
  for (let i = 0; i < out.length; i++) out[i] = stream.next() / 2147483648 - 1;
  return out;
}

/** Noise that falls off by about 3 dB an octave (three leaky integrators). */
export function pink(ms: number, name: string): Sound {
  const out = noise(ms, name);
  let a = 0;
  let b = 0;
  let c = 0;
  for (let i = 0; i < out.length; i++) {
    const white = out[i] as number;
    a = 0.99765 * a + white * 0.099;
    b = 0.963 * b + white * 0.2965;
    c = 0.57 * c + white * 1.0527;
    out[i] = (a + b + c + white * 0.1848) * 0.25;
  }
  return out;
}

type Filter = 'low' | 'high' | 'band';

/** A state-variable filter (Chamberlin, run twice a sample) whose frequency may glide. */
export function filter(sound: Sound, kind: Filter, frequency: Sweep, q = 0.7): Sound {
  const out = new Float64Array(sound.length);
  let low = 0;
  let band = 0;
  for (let i = 0; i < sound.length; i++) {
    const f = 2 * Math.sin((Math.PI * Math.min(at(frequency, i / sound.length), RATE / 5)) / (RATE * 2));
    let high = 0;
    for (let twice = 0; twice < 2; twice++) {
      low += f * band;
      high = (sound[i] as number) - low - band / q;
      band += f * high;
    }
    out[i] = kind === 'low' ? low : kind === 'high' ? high : band;
  }
  return out;
}

/** Rises for `attack`, then falls away so that after `decay` a thousandth is left. */
export function envelope(sound: Sound, attackMs: number, decayMs: number): Sound {
  const attack = Math.max(1, (attackMs * RATE) / 1000);
  const fall = Math.log(1000) / ((decayMs * RATE) / 1000);
  return sound.map((x, i) => x * (i < attack ? i / attack : Math.exp(-(i - attack) * fall)));
}

/** A struck thing: a few sines that need not be in tune, all dying away together. */
export function ping(pitches: readonly number[], decayMs: number): Sound {
  const out = silence(decayMs);
  pitches.forEach((pitch, i) => mix(out, tone(decayMs, pitch), 0, 1 / (i + 1)));
  return envelope(out, 1, decayMs);
}

/** A small room: four early echoes. */
export function room(sound: Sound): Sound {
  const out = silence((sound.length * 1000) / RATE + 120);
  mix(out, sound, 0);
  [23, 41, 67, 97].forEach((delay, i) => mix(out, sound, delay, 0.28 / (i + 1)));
  return out;
}

/** To a peak of -3 dBFS and then down to the level at which the sound belongs in the mix; the ends are rounded off against clicks. */
export function level(sound: Sound, db: number): Sound {
  const peak = sound.reduce((max, x) => Math.max(max, Math.abs(x)), 0);
  const gain = Math.pow(10, (db - 3) / 20) / (peak || 1);
  const edge = RATE * 0.002;
  return sound.map((x, i) => x * gain * Math.min(1, i / 20, (sound.length - 1 - i) / edge));
}
