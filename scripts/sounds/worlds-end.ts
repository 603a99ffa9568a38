import { envelope, filter, level, mix, noise, room, saw, silence, sine, tone, triangle, type Sound } from './dsp';

/** What is heard only at the table of At World's End: four low notes of which the music of the armada is made. */
export function worldsEndRecipes(): Record<string, Sound> {
  const out: Record<string, Sound> = {};
  // D, F, G, A of the second octave: the minor key in which the darkness comes.
  [73.42, 87.31, 98, 110].forEach((pitch, i) => {
    out[`knell-${i + 1}`] = level(room(knell(pitch, `knell-${i + 1}`)), -11);
  });
  return out;
}

const LONG = 760;

/** Horns under the deck: a reed that swells and is let go, the octave below it, and breath. */
function knell(pitch: number, name: string): Sound {
  const reed = filter(tone(LONG, pitch * 2, saw, [4.6, 0.004]), 'low', [420, 900], 0.9);
  const out = mix(silence(LONG), envelope(reed, 90, 900), 0, 0.7);
  mix(out, envelope(tone(LONG, pitch, triangle, [4.6, 0.003]), 60, 980), 0, 0.9);
  mix(out, envelope(tone(LONG, pitch * 3, sine), 160, 620), 0, 0.16);
  return mix(out, envelope(filter(noise(LONG, name), 'band', 700, 0.8), 120, 420), 0, 0.05);
}
