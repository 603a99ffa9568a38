import type { SkCanvas, SkImage } from '@shopify/react-native-skia';
import { TOKENS } from '@/components/art/generated/tokens';
import { mix } from '@/components/art/mix';
import { bakeAtlas, type Atlas, type SpriteSpec } from '@/components/kit/skia/atlas';
import { blurred, fill, linear, shade, stroke, withBlur } from '@/components/kit/skia/brush';
import { CARD_HEIGHT, CARD_WIDTH, drawCardShadow, drawPaperEdge, rrect } from '@/components/kit/skia/card';
import { drawIcon } from '@/components/kit/skia/icon';
import { drawLights } from '@/components/kit/skia/lights';
import { drawDangerBadge } from '@/components/kit/skia/pieces';
import type { Pause } from '@/components/kit/skia/pause';
import { bake, drawWhole } from '@/components/kit/skia/surface';
import { drawNumber, type Faces } from '@/components/kit/skia/text';
import { deckOf, suitOf, valueOf } from '@/engine/games/dead-mans-draw/data/cards';
import { SUITS, type Suit } from '@/engine/games/dead-mans-draw/data/suits';
import type { Sign } from '../signs';
import { drawLootBack, drawLootFrame, drawLootValue } from './faces';
import { drawEmptySlot, drawSlotEdge, drawSlotTop, slotParts, type SlotSize } from './slots';
import { SUIT_LOOK } from './suits';

export interface SpriteSet {
  readonly card: number;
  /** Cards lie flat between the players: a tab in every corner. */
  readonly flat: boolean;
  readonly own: SlotSize;
  readonly rival: SlotSize;
  /** Diameter of a lit suit in the suit bar. */
  readonly disc: number;
  readonly mermaidAbility: boolean;
  readonly day: boolean;
  readonly high: boolean;
}

/** Lights round a piece in high contrast. */
const LARGE_LIGHT = 3.2;

const DISC_BLEED = 0.5;
/** 2.2: all values that a card can have. */
const VALUES = [2, 3, 4, 5, 6, 7, 8, 9];
/** In hundredths of the card's width: how far shadows and lights reach past a card. */
const HALO = 42;

/** The suit frames are drawn once and stamped below each of their values. */
async function frames({ card, flat }: SpriteSet, scale: number, pause: Pause): Promise<Map<Suit, SkImage>> {
  const k = card / CARD_WIDTH;
  const images = new Map<Suit, SkImage>();
  for (const suit of SUITS) {
    const image = bake(card, CARD_HEIGHT * k, scale, (canvas) => {
      canvas.scale(k, k);
      drawLootFrame(canvas, suit, flat);
    });
    if (image) images.set(suit, image);
  }
  await pause();
  return images;
}

function cardSprites(faces: Faces, set: SpriteSet, suits: ReadonlyMap<Suit, SkImage>): SpriteSpec[] {
  const { card, flat, mermaidAbility, day } = set;
  const light = set.high ? LARGE_LIGHT : undefined;
  const k = card / CARD_WIDTH;
  const size = { width: card, height: CARD_HEIGHT * k };
  const scaled = (draw: (canvas: SkCanvas) => void) => (canvas: SkCanvas) => {
    canvas.scale(k, k);
    draw(canvas);
  };
  const halo = { ...size, bleed: HALO * k };
  const soft = { ...halo, detail: 0.5 };
  const face = rrect(0, 0, CARD_WIDTH, CARD_HEIGHT, 10);
  return [
    ...deckOf(1, mermaidAbility).map((id): SpriteSpec => {
      const [suit, value] = [SUITS[suitOf(id)] as Suit, valueOf(id)];
      return {
        key: `${suit}-${value}`,
        ...size,
        draw: scaled((canvas) => {
          const frame = suits.get(suit);
          if (frame) drawWhole(canvas, frame, CARD_WIDTH, CARD_HEIGHT);
          drawLootValue(canvas, faces, suit, value, flat);
        }),
      };
    }),
    { key: 'edge', ...size, draw: scaled(drawPaperEdge) },
    { key: 'back', ...size, draw: scaled(drawLootBack) },
    { key: 'shadow', ...soft, draw: scaled((canvas) => drawCardShadow(canvas, false, day)) },
    { key: 'lifted', ...soft, draw: scaled((canvas) => drawCardShadow(canvas, true, day)) },
    {
      key: 'legal',
      ...halo,
      draw: (canvas) => drawLights(canvas, 0, 0, size.width, size.height, card * 0.1, 'legal', day, light),
    },
    {
      key: 'danger',
      ...halo,
      draw: (canvas) => drawLights(canvas, 0, 0, size.width, size.height, card * 0.1, 'danger', day, light),
    },
    {
      key: 'doom',
      ...halo,
      draw: (canvas) => {
        drawLights(canvas, 0, 0, size.width, size.height, card * 0.1, 'danger', day, light);
        drawDangerBadge(canvas, card * 0.99, card * 0.03, card * 0.42);
      },
    },
    {
      key: 'chosen',
      ...halo,
      draw: (canvas) => {
        const { lamp, lampHot } = TOKENS.color.night;
        const edge = rrect(-4, -4, size.width + 8, size.height + 8, card * 0.1 + 4);
        canvas.drawRRect(edge, withBlur(stroke(lamp, 6, 0.6), 4));
        canvas.drawRRect(edge, stroke(lampHot, 3));
      },
    },
    { key: 'glow', ...soft, draw: scaled((canvas) => canvas.drawRRect(face, blurred('#FFE7B5', 10, 0.55))) },
    {
      key: 'badge',
      width: card * 0.42,
      height: card * 0.42,
      bleed: 5,
      draw: (canvas) => drawDangerBadge(canvas, card * 0.21, card * 0.21, card * 0.42),
    },
  ];
}

function slotSprites(faces: Faces, name: 'own' | 'rival', slot: SlotSize, day: boolean): SpriteSpec[] {
  const parts = slotParts(slot);
  const box = { width: slot.width, height: slot.height, bleed: 5 };
  const values = VALUES.map((value): SpriteSpec => ({
    key: `${name}:${value}`,
    width: parts.size * 0.8,
    height: parts.size,
    bleed: 3,
    draw: (canvas) => {
      const at = { x: parts.size * 0.4, y: parts.size * 0.85, size: parts.size };
      drawNumber(canvas, faces, { text: String(value), ...at, color: '#FFF6E2', align: 'center', shadow: 1.4 });
    },
  }));
  return [
    ...SUITS.flatMap((suit): SpriteSpec[] => [
      { key: `${name}:empty:${suit}`, ...box, draw: (canvas) => drawEmptySlot(canvas, suit, slot, day) },
      { key: `${name}:edge:${suit}`, ...box, draw: (canvas) => drawSlotEdge(canvas, suit, slot) },
      { key: `${name}:top:${suit}`, ...box, draw: (canvas) => drawSlotTop(canvas, suit, slot) },
    ]),
    ...values,
  ];
}

/** How a sign of the suit bar is drawn: in this colour, lit or not. */
type DrawSign = (canvas: SkCanvas, color: string, alpha: number, lit: boolean) => void;

/** The suit bar: a lit ember disc for a sign that lies in the row, a faint one for a sign that does not. */
function discSprites(faces: Faces, { disc, day }: SpriteSet): SpriteSpec[] {
  const r = disc / 2;
  const glyph = disc * 0.63;
  const at = { x: r - glyph / 2, y: r - glyph / 2, size: glyph };
  const suits = SUITS.map((suit): [Sign, DrawSign] => [
    suit,
    (canvas, color, alpha, lit) =>
      drawIcon(canvas, { name: SUIT_LOOK[suit].icon, ...at, color, alpha, ...(lit && { shadow: true }) }),
  ]);
  const size = disc * 0.72;
  const numbers = VALUES.map((value): [Sign, DrawSign] => [
    value,
    (canvas, color, alpha) => {
      const text = String(value);
      const layer = alpha < 1 ? canvas.saveLayer(fill('#000000', alpha)) : canvas.save();
      drawNumber(canvas, faces, { text, x: r, y: r + size * 0.36, size, color, align: 'center' });
      canvas.restoreToCount(layer);
    },
  ]);
  return [...suits, ...numbers].flatMap(([sign, draw]) => discPair(sign, draw, disc, day));
}

function discPair(sign: Sign, draw: DrawSign, disc: number, day: boolean): SpriteSpec[] {
  const { ember, emberDeep } = TOKENS.color.night;
  const r = disc / 2;
  return [
    {
      key: `lit:${sign}`,
      width: disc,
      height: disc,
      bleed: disc * DISC_BLEED,
      draw: (canvas) => {
        canvas.drawCircle(r, r, r * 1.06, blurred('#FF6A3C', disc * 0.17, day ? 0.45 : 0.85));
        const shader = linear(0, 0, 0, disc, [
          [0, mix(ember, '#FFB48A', 0.5)],
          [0.45, ember],
          [1, mix(emberDeep, ember, 0.35)],
        ]);
        canvas.drawCircle(r, r, r, shade(shader));
        canvas.drawCircle(r, r, r - 0.5, stroke('#FFE0C2', 1, 0.35));
        draw(canvas, '#FFF6E6', 1, true);
      },
    },
    {
      key: `unlit:${sign}`,
      width: disc,
      height: disc,
      draw: (canvas) => draw(canvas, day ? TOKENS.color.paper.inkSoft : '#FFF4DA', day ? 0.52 : 0.42, false),
    },
  ];
}

/** Everything that lies or moves on this table, in one image. `scale` is pixels a point. */
export async function bakeSprites(faces: Faces, set: SpriteSet, scale: number, pause: Pause): Promise<Atlas | null> {
  const suits = await frames(set, scale, pause);
  const atlas = await bakeAtlas(
    [
      ...cardSprites(faces, set, suits),
      ...slotSprites(faces, 'own', set.own, set.day),
      ...slotSprites(faces, 'rival', set.rival, set.day),
      ...discSprites(faces, set),
    ],
    scale,
    pause,
  );
  for (const image of suits.values()) image.dispose();
  return atlas;
}
