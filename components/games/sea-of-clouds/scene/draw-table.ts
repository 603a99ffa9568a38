import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import { TOKENS } from '@/components/art/generated/tokens';
import { stamp, type Atlas } from '@/components/kit/skia/atlas';
import { fill, stroke } from '@/components/kit/skia/brush';
import { drawCoin } from '@/components/kit/skia/coin';
import { drawIcon } from '@/components/kit/skia/icon';
import { drawPanel } from '@/components/kit/skia/panel';
import type { Pose } from '@/components/kit/skia/motion';
import { drawNumber, drawText, type Faces } from '@/components/kit/skia/text';
import { isBoardingRound, roundsFor } from '@/engine/games/sea-of-clouds/data/board';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import type { TableLayout } from '../layout';
import { SKULL } from '../looks';
import { islandAt, poseOf, type Spot } from '../poses';

export interface TableKit {
  readonly atlas: Atlas;
  readonly faces: Faces;
  readonly layout: TableLayout;
  readonly day: boolean;
}

/** What is drawn of a table: the view, which share lies before everybody, and what is in the air instead of in its place. */
export interface Still {
  readonly view: SeaOfCloudsView;
  readonly looked: number | null;
  readonly missing: readonly Spot[];
  /** Cards that can be chosen by their backs. */
  readonly legal: readonly { readonly slot: number; readonly index: number }[];
  /** A boarding covers the shares. */
  readonly bare: boolean;
  /** A finger holds the cards up: their faces lie over this picture. */
  readonly lifted: boolean;
}

const RATIO = 1.4;

export const sameSpot = (a: Spot, b: Spot) => JSON.stringify(a) === JSON.stringify(b);

/** Everything that lies still: public from end to end, backs and doubloons. */
export function drawTable(canvas: SkCanvas, kit: TableKit, still: Still) {
  if (still.bare) return;
  drawTrack(canvas, kit, still);
  drawDeck(canvas, kit, still.view);
  still.view.shares.forEach((_, slot) => drawShare(canvas, kit, still, slot));
  if (!still.lifted) drawStage(canvas, kit, still);
}

function drawPiece(canvas: SkCanvas, { atlas }: TableKit, key: string, { x, y, angle, width }: Pose, shadow = true) {
  canvas.save();
  canvas.translate(x, y);
  canvas.rotate(angle, 0, 0);
  const [left, top] = [-width / 2, (-width * RATIO) / 2];
  if (shadow) stamp(canvas, atlas, 'shadow', left, top, width);
  stamp(canvas, atlas, key, left, top, width);
  canvas.restore();
}

function drawTrack(canvas: SkCanvas, { atlas, layout, day }: TableKit, { view, missing }: Still) {
  const rounds = roundsFor(view.seats);
  const { text1, line } = { text1: TOKENS.color[day ? 'day' : 'night'].text1, line: day ? '#5A3C1E' : '#FFF3DA' };
  for (let round = 1; round <= rounds; round++) {
    const { x, y } = islandAt(layout, round, rounds);
    const past = round < view.round;
    if (round < rounds) {
      const next = islandAt(layout, round + 1, rounds);
      const dots = stroke(line, 2, past ? 0.7 : 0.35, true);
      dots.setPathEffect(Skia.PathEffect.MakeDash([0.1, 5], 0));
      canvas.drawLine(x + 8, y, next.x - 8, y, dots);
    }
    if (isBoardingRound(view.seats, round)) {
      const r = 11;
      canvas.drawCircle(x, y, r, fill('#B3263A', past ? 0.6 : 1));
      canvas.drawCircle(x, y, r - 0.6, stroke('#FFF1E8', 1.2, 0.8));
      drawIcon(canvas, { name: SKULL, x: x - 7.5, y: y - 7.5, size: 15, color: '#FFF1E8' });
    } else {
      canvas.drawCircle(x, y, 5, fill(text1, past || round === view.round ? 1 : 0.4));
    }
  }
  if (missing.some(({ at }) => at === 'island')) return;
  const ship = poseOf({ at: 'island', round: view.round, rounds }, layout);
  stamp(canvas, atlas, 'ship', ship.x - ship.width / 2, ship.y - ship.width / 2, ship.width);
}

function drawDeck(canvas: SkCanvas, kit: TableKit, { deckCount, deckTop }: SeaOfCloudsView) {
  const { layout, faces, day } = kit;
  const pose = poseOf({ at: 'deck' }, layout);
  const { width, x, y } = pose;
  if (deckTop) {
    const edges = Math.min(3, Math.ceil(deckCount / 20));
    for (let i = edges; i > 0; i--)
      drawPiece(canvas, kit, 'edge', { ...pose, x: x + i * 1.6, y: y + i * 1.6 }, i === edges);
    drawPiece(canvas, kit, deckTop.type, pose, false);
  }
  const size = 17;
  const pill = { x: x - 19, y: y + width * 0.7 - 15, width: 38, height: 24 };
  drawPanel(canvas, pill, 12, day, true, true);
  const color = TOKENS.color[day ? 'day' : 'night'].text1;
  drawNumber(canvas, faces, { text: String(deckCount), x, y: pill.y + 18, size, color, align: 'center' });
}

function drawShare(canvas: SkCanvas, kit: TableKit, { view, looked, missing, legal }: Still, slot: number) {
  const { layout, faces, atlas, day } = kit;
  const { cards, doubloons } = view.shares[slot] ?? { cards: [], doubloons: 0 };
  const rect = layout.slots[slot];
  if (!rect) return;
  if (slot !== looked) {
    cards.forEach(({ type }, index) => {
      const spot: Spot = { at: 'slot', slot, index, count: cards.length };
      if (missing.some((one) => sameSpot(one, spot))) return;
      const pose = poseOf(spot, layout);
      drawPiece(canvas, kit, type, pose);
      if (!legal.some((one) => one.slot === slot && one.index === index)) return;
      canvas.save();
      canvas.translate(pose.x, pose.y);
      canvas.rotate(pose.angle, 0, 0);
      stamp(canvas, atlas, 'legal', -pose.width / 2, (-pose.width * RATIO) / 2, pose.width);
      canvas.restore();
    });
  }
  const coin = poseOf({ at: 'coins', slot }, layout);
  const lying = doubloons - missing.filter((one) => one.at === 'coins' && one.slot === slot).length;
  if (lying > 0) drawCoin(canvas, faces, lying, coin.x, coin.y, coin.width);
  // Which share lies before everybody is in the question.
  if (slot === looked) return;
  const color = TOKENS.color[day ? 'day' : 'night'].text1;
  drawPanel(canvas, { x: rect.x, y: rect.y - 3, width: 20, height: 20 }, 10, day, true, true);
  drawText(canvas, faces, {
    text: String(slot + 1),
    x: rect.x + 10,
    y: rect.y + 12,
    face: 'text800',
    size: 14,
    color,
    align: 'center',
  });
}

/** The share before everybody, or what has been taken and is not placed yet. */
function drawStage(canvas: SkCanvas, kit: TableKit, { view, looked, missing }: Still) {
  const share = looked === null ? [] : (view.shares[looked]?.cards ?? []);
  const cards = view.hand.length > 0 ? view.hand : share;
  cards.forEach(({ type }, index) => {
    const spot: Spot = { at: 'stage', index, count: cards.length };
    if (!missing.some((one) => sameSpot(one, spot))) drawPiece(canvas, kit, type, poseOf(spot, kit.layout));
  });
}
