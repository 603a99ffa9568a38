import type { SkCanvas } from '@shopify/react-native-skia';
import { TOKENS } from '@/components/art/generated/tokens';
import type { Rect } from '@/components/kit/frame/frame';
import { stamp } from '@/components/kit/skia/atlas';
import { fill } from '@/components/kit/skia/brush';
import { rrect } from '@/components/kit/skia/card';
import { drawPanel } from '@/components/kit/skia/panel';
import { drawChain, drawCountPill, drawLashing, drawTentacle } from '@/components/kit/skia/pieces';
import { SUITS } from '@/engine/games/dead-mans-draw/data/suits';
import { cardKey } from '../targets';
import type { Kit } from './kit';
import { faceOf, type Mark, type Marks, type SceneModel } from './model';
import { cardWidth, type ScenePlaces, type SuitBarPlace } from './places';

/** Where a card's face is drawn: a chosen one stands a little higher. */
function faceRect(rect: Rect, mark: Mark | undefined): Rect {
  return mark === 'chosen' ? { ...rect, y: rect.y - TOKENS.elevation.lifted.raise * 0.7 } : rect;
}

/** A lying card with its shadow. */
function drawFace(canvas: SkCanvas, { atlas }: Kit, face: string, rect: Rect, mark?: Mark) {
  const { x, y, width, height } = faceRect(rect, mark);
  stamp(canvas, atlas, mark === 'chosen' ? 'lifted' : 'shadow', x, y, width);
  stamp(canvas, atlas, face, x, y, width);
  if (mark === 'dim') canvas.drawRRect(rrect(x, y, width, height, width * 0.1), fill('#07060C', 0.5));
}

/** Lights, edge and skull of a card: over its neighbours. */
function drawSigns(canvas: SkCanvas, { atlas }: Kit, rect: Rect, mark?: Mark) {
  if (mark === undefined || mark === 'dim') return;
  const { x, y, width } = faceRect(rect, mark);
  stamp(canvas, atlas, mark, x, y, width);
  if (mark === 'danger') stamp(canvas, atlas, 'badge', x + width * 0.76, y - width * 0.18, width * 0.42);
}

/** How far down a pile its count stands: clear of the lower tabs of cards that lie flat. */
const PILL = (flat: boolean) => (flat ? 1.07 : 0.955);

/** The pile to draw from: thicker the more is left, with its count; cards that are known stand beside it. */
export function drawDeck(
  canvas: SkCanvas,
  kit: Kit,
  { drawPile, known, flat }: ScenePlaces,
  model: SceneModel,
  mark?: Mark,
) {
  const { x, y, width, height } = drawPile;
  const unit = width / 67;
  if (model.deck === 0) {
    canvas.drawRRect(rrect(x, y, width, height, width * 0.1), fill('#080614', kit.day ? 0.12 : 0.35));
  } else {
    const edges = Math.min(6, Math.ceil(model.deck / 3.5));
    stamp(canvas, kit.atlas, 'shadow', x + edges * 0.6 * unit, y + edges * 0.7 * unit, width);
    for (let i = edges; i > 0; i--) stamp(canvas, kit.atlas, 'edge', x + i * 0.75 * unit, y + i * 0.8 * unit, width);
    stamp(canvas, kit.atlas, 'back', x, y, width);
    if (mark) stamp(canvas, kit.atlas, mark === 'dim' ? 'shadow' : mark, x, y, width, mark === 'dim' ? 0.6 : 1);
  }
  const seen = known.flatMap((rect, i) => {
    const card = model.known[i];
    return card ? [{ card, rect }] : [];
  });
  // Tabs on all corners tell what lies under the next one; a single tab is free only where each lies over the one before it.
  for (const { card, rect } of flat ? seen.reverse() : seen) drawFace(canvas, kit, faceOf(card), rect);
  drawCountPill(canvas, kit.faces, String(model.deck), x + width / 2, y + height * PILL(flat), 27 * Math.sqrt(unit));
}

/** The discard pile, face up; face down where nobody may look at it and its last card is gone. */
export function drawDiscard(canvas: SkCanvas, kit: Kit, places: ScenePlaces, { discard }: SceneModel, mark?: Mark) {
  const { flat } = places;
  const { x, y, width, height } = places.discard;
  const unit = width / 67;
  if (discard.count === 0) {
    canvas.drawRRect(rrect(x, y, width, height, width * 0.1), fill('#080614', kit.day ? 0.12 : 0.3));
  } else {
    if (discard.count > 1) stamp(canvas, kit.atlas, 'edge', x + 0.75 * unit, y + 0.8 * unit, width);
    drawFace(canvas, kit, discard.top === null ? 'back' : faceOf(discard.top), places.discard, mark);
    drawSigns(canvas, kit, places.discard, mark);
  }
  drawCountPill(canvas, kit.faces, String(discard.count), x + width / 2, y + height * PILL(flat), 27 * Math.sqrt(unit));
}

/** Ten suits (in Strange Lands the numbers): those that lie in the row burn, so that a twin is foreseen at a glance. */
export function drawSuitBar(canvas: SkCanvas, kit: Kit, { rect, turned }: SuitBarPlace, model: SceneModel) {
  canvas.save();
  if (turned) {
    canvas.rotate(180, rect.x + rect.width / 2, rect.y + rect.height / 2);
  }
  drawPanel(canvas, rect, Math.min(TOKENS.radius.strip, rect.height * 0.36), kit.day, true, kit.high);
  const disc = discSize(rect);
  model.signs.forEach((sign, i) => {
    const x = rect.x + ((i + 0.5) * rect.width) / model.signs.length - disc / 2;
    const key = model.lit.has(sign) ? `lit:${sign}` : `unlit:${sign}`;
    stamp(canvas, kit.atlas, key, x, rect.y + (rect.height - disc) / 2, disc);
  });
  canvas.restore();
}

export const discSize = ({ width, height }: Rect) => Math.min(height * 0.78, (width / SUITS.length) * 0.84);

/** One tentacle for each card still owed, where that card would come to lie. */
function drawDebt(canvas: SkCanvas, kit: Kit, places: ScenePlaces, model: SceneModel) {
  const last = places.row[places.row.length - 1];
  if (!last || model.debt === 0) return;
  const card = cardWidth(places);
  const { stage, discard, rowArea } = places;
  // It grips the edge of the row, and never the discards beside it.
  const beside =
    discard.x > rowArea.x && discard.y < rowArea.y + rowArea.height && discard.y + discard.height > rowArea.y;
  const right = beside ? discard.x : stage.x + stage.width;
  const height = card * 1.15;
  for (let i = 0; i < model.debt; i++) {
    const wanted = last.x + last.width + card * (0.35 + 0.95 * i);
    const most = right - card * 0.2 - (model.debt - 1 - i) * card * 0.5;
    const x = Math.min(wanted, most);
    // Without room beside the row it leans over its last card.
    const leans = beside && wanted > most;
    drawTentacle(
      canvas,
      x,
      last.y + last.height + card * 0.28,
      height * (i % 2 ? 0.86 : 1),
      leans || i % 2 === 1,
      '#64213F',
    );
  }
}

/** The chain comes from the side and ends over the anchor's tab; it would hide the value of a raised one. */
function drawAnchorChain(canvas: SkCanvas, places: ScenePlaces, model: SceneModel, hidden: ReadonlySet<string>) {
  const anchor = model.row.reduce((end, { chained }, i) => (chained ? i + 1 : end), 0);
  const rect = places.row[anchor];
  const first = places.row[0];
  if (anchor === 0 || !rect || !first || model.row.slice(0, anchor + 1).some(({ card }) => hidden.has(card))) return;
  const newest = anchor === model.row.length - 1;
  const scale = Math.max(0.85, Math.min(1.2, cardWidth(places) / 67));
  const end = newest ? rect.x - 4 * scale : rect.x + rect.width * 0.3;
  drawChain(canvas, places.chainFrom, end, first.y - 4.4 * scale, scale);
}

/** The row as it lies: cards from left to right, then everything that lies over them. */
export function drawRow(
  canvas: SkCanvas,
  kit: Kit,
  places: ScenePlaces,
  model: SceneModel,
  marks: Marks,
  hidden: ReadonlySet<string>,
) {
  const { flat } = places;
  const lying = model.row.flatMap((card, i) => {
    const rect = places.row[i];
    return rect && !hidden.has(card.card) ? [{ ...card, rect, mark: marks.get(cardKey(card.card)) }] : [];
  });
  for (const { card, rect, mark } of lying) drawFace(canvas, kit, faceOf(card), rect, mark);
  drawDebt(canvas, kit, places, model);
  for (const { knot, rect } of lying) {
    // Over no number: of cards that overlap the left side is seen, and flat ones have a number in each corner.
    if (knot) drawLashing(canvas, rect.x, rect.y + rect.height * (flat ? 0.5 : 1), rect.width * 0.36, !flat);
  }
  drawAnchorChain(canvas, places, model, hidden);
  for (const { rect, mark } of lying) drawSigns(canvas, kit, rect, mark);
}
