import { Skia, type SkCanvas, type SkPaint, type SkPicture } from '@shopify/react-native-skia';
import { fill, radial, shade } from '@/components/kit/skia/brush';
import { drawEmblem } from '@/components/kit/skia/emblem';
import { ease } from '@/components/kit/skia/motion';
import { picture } from '@/components/kit/skia/picture';
import { drawText, measureText, type Faces } from '@/components/kit/skia/text';
import { SEAT_COLOURS } from '@/components/art/seats';
import type { Words } from '@/components/i18n/words';
import { emblemOf } from '@/components/kit/people/seats';
import type { Rect } from '@/components/kit/frame/frame';
import type { SeatSetup } from '@/engine';
import { CHARACTERS, type Character } from '@/engine/games/seven-seas/data/characters';
import { REVEAL, REVEALED, STANDS } from '../cues/reveal';
import type { SevenSeasMotion } from '../cues/motion';
import type { TableLayout } from '../table-layout';
import { revealLines } from '../reveal-words';
import { characterWords } from '../words';
import { drawRole, drawRoleBack } from './draw-role';
import { revealPlace } from './reveal-place';

type Revealing = Extract<SevenSeasMotion, { kind: 'reveal' }>;

interface Spot {
  readonly x: number;
  readonly y: number;
  /** Of a card 100 wide. */
  readonly scale: number;
}

interface Turned {
  readonly from: Spot;
  readonly at: Spot;
  readonly emblem: SkPicture;
}

/** Everything of one call, drawn once; the screen's thread moves it. */
export interface Reveal {
  readonly ground: SkPicture;
  readonly face: SkPicture;
  readonly back: SkPicture;
  readonly words: SkPicture;
  readonly cards: readonly Turned[];
  /** Where this character stands on the ruler. */
  readonly ruler: Spot;
  readonly calm: boolean;
  /** What comes and goes is drawn through it: one for all frames. */
  readonly veil: SkPaint;
}

export interface RevealTools {
  readonly faces: Faces;
  readonly layout: TableLayout;
  readonly seats: readonly SeatSetup[];
  readonly day: boolean;
  readonly t: Words;
}

const CREAM = '#FDF6E6';
const SOFT = '#E9DCC4';
const GOOD = '#8FE3B5';
/** The cards grow from this part of their size. */
const SMALL = 0.62;

const spotIn = ({ x, y, width, height }: Rect, scale: number): Spot => ({ x: x + width / 2, y: y + height / 2, scale });

export function makeReveal(motion: Revealing, { faces, layout, seats, day, t }: RevealTools): Reveal {
  const { character, seats: chosen, calm } = motion;
  const { sheet, cards, emblem, words } = revealPlace(layout, chosen.length);
  const name = characterWords(character, t);
  const [title, brings, gift] = revealLines(motion, seats, t);
  const middle = words.x + words.width / 2;
  const line = { x: middle, align: 'center', width: words.width } as const;
  return {
    calm,
    veil: Skia.Paint(),
    ground: picture((canvas) => drawGround(canvas, sheet)),
    face: picture((canvas) => drawRole(canvas, faces, character, name)),
    back: picture((canvas) => drawRoleBack(canvas)),
    words: picture((canvas) => {
      drawText(canvas, faces, { ...line, text: title, y: words.y + 28, face: 'display', size: 27, color: CREAM });
      const told = {
        ...line,
        text: brings,
        face: 'text500',
        size: 17,
        lineHeight: 1.1,
        color: SOFT,
        lines: 2,
      } as const;
      drawText(canvas, faces, { ...told, y: words.y + 54 });
      const { lines } = measureText(faces, { ...told, y: 0 });
      const under = words.y + 58 + 20 * lines;
      if (gift) drawText(canvas, faces, { ...line, text: gift, y: under, face: 'text700', size: 16, color: GOOD });
    }),
    cards: chosen.map((seat, i): Turned => {
      const card = cards[i] as Rect;
      return {
        from: spotIn(layout.sides[seat] ?? card, (card.width / 100) * SMALL * 0.5),
        at: spotIn(card, card.width / 100),
        // On the card of 100: its corner, under the name's line.
        emblem: picture((canvas) =>
          drawEmblem(
            canvas,
            SEAT_COLOURS[emblemOf(seats, seat) - 1] ?? 'ivory',
            100,
            140,
            (emblem / card.width) * 100,
            day,
          ),
        ),
      };
    }),
    ruler: rulerSpot(layout, character),
  };
}

/** The disc of a character; where the ruler gives way to large letters, the upper edge. */
function rulerSpot({ ruler }: TableLayout, character: Character): Spot {
  const cell = (ruler.width - 8) / CHARACTERS.length;
  const x = ruler.x + 4 + cell * (CHARACTERS.indexOf(character) + 0.5);
  return { x, y: ruler.y + ruler.height / 2, scale: 0.16 };
}

function drawGround(canvas: SkCanvas, { x, y, width, height }: Rect) {
  const sheet = Skia.RRectXY(Skia.XYWHRect(x, y, width, height), 20, 20);
  canvas.drawRRect(sheet, fill('#140A0A', 0.86));
  const light = radial(x + width / 2, y + height * 0.38, Math.min(width, height) * 0.6, [
    [0, '#FFC56B', 0.4],
    [1, '#FFC56B', 0],
  ]);
  canvas.save();
  canvas.clipRRect(sheet, 1, true);
  canvas.drawPaint(shade(light));
  canvas.restore();
}

function part(now: number, { at, for: long }: { readonly at: number; readonly for: number }): number {
  'worklet';
  return Math.max(0, Math.min(1, (now - at) / long));
}

/** What is drawn until the next `restore` shines through. */
function veiled(canvas: SkCanvas, { veil }: Reveal, alpha: number) {
  'worklet';
  veil.setAlphaf(Math.max(0, Math.min(1, alpha)));
  canvas.saveLayer(veil);
}

/** The whole of it at this moment; nothing once it is over. */
export function drawReveal(canvas: SkCanvas, reveal: Reveal, now: number) {
  'worklet';
  const { calm, ground, words, cards, ruler, face, back } = reveal;
  if (now >= (calm ? STANDS : REVEALED)) return;
  const comes = calm ? 1 : ease(1, part(now, REVEAL.comes));
  const leaves = calm ? 0 : ease(2, part(now, REVEAL.leaves));
  const seen = Math.min(comes, 1 - part(now, REVEAL.leaves));
  veiled(canvas, reveal, calm ? 1 : seen);
  canvas.drawPicture(ground);
  canvas.restore();
  if (calm || now >= REVEAL.words) {
    veiled(canvas, reveal, calm ? 1 : Math.min(part(now, { at: REVEAL.words, for: 120 }), 1 - leaves));
    canvas.drawPicture(words);
    canvas.restore();
  }
  const turn = calm ? 1 : ease(3, part(now, REVEAL.turns));
  const large = calm ? 1 : ease(1, part(now, REVEAL.grows));
  for (const { from, at, emblem } of cards) {
    const small = at.scale * (SMALL + (1 - SMALL) * large);
    const wide = (from.scale + (small - from.scale) * comes) * (1 - leaves) + ruler.scale * leaves;
    const [toX, toY] = [from.x + (at.x - from.x) * comes, from.y + (at.y - from.y) * comes];
    canvas.save();
    // On its way to the ruler it goes in a bow.
    canvas.translate(toX + (ruler.x - toX) * leaves * leaves, toY + (ruler.y - toY) * leaves);
    canvas.scale(wide, wide);
    canvas.save();
    canvas.scale(Math.max(0.02, Math.abs(1 - 2 * turn)), 1);
    canvas.translate(-50, -70);
    canvas.drawPicture(turn < 0.5 ? back : face);
    canvas.restore();
    canvas.translate(-50, -70);
    canvas.drawPicture(emblem);
    canvas.restore();
  }
}
