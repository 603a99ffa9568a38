import { ClipOp, Skia, type SkCanvas } from '@shopify/react-native-skia';
import { mix } from '@/components/art/mix';
import { fill, radial, shade, stroke } from '@/components/kit/skia/brush';
import { CARD_WIDTH, drawBack, drawCardShadow, drawPaper, inkOf } from '@/components/kit/skia/card';
import { drawIcon } from '@/components/kit/skia/icon';
import { keptPath } from '@/components/kit/skia/paths';
import { drawNumber, drawText, type Faces } from '@/components/kit/skia/text';
import { CHARACTERS, type Character } from '@/engine/games/seven-seas/data/characters';
import { ROLE_LOOK } from '../looks';
import { archOf, FAR_WAVE, LAMP, NEAR_WAVE, nameSize } from '../role-shapes';

const FOOT = 110;

/** Face up, 100 wide: the card that `RoleCard` shows in a hand. */
export function drawRole(canvas: SkCanvas, faces: Faces, character: Character, name: string) {
  const { color, icon } = ROLE_LOOK[character];
  const arch = keptPath(archOf(FOOT));
  drawCardShadow(canvas, true, false);
  drawPaper(canvas);
  canvas.save();
  canvas.clipPath(arch, ClipOp.Intersect, true);
  canvas.drawPaint(
    shade(
      radial(LAMP.cx, LAMP.cy, LAMP.r, [
        [0, mix(color, '#FFE2A6', 0.42)],
        [0.5, color],
        [1, mix(color, '#0A0A18', 0.3)],
      ]),
    ),
  );
  canvas.drawCircle(50, 48, 31, fill('#FFF1CC', 0.16));
  const dots = stroke('#FFF1CC', 1.4, 0.75, true);
  dots.setPathEffect(Skia.PathEffect.MakeDash([0.1, 4.87], 0));
  canvas.drawCircle(50, 48, 38, dots);
  canvas.drawPath(keptPath(FAR_WAVE), fill(mix(color, '#0A0A18', 0.42)));
  drawIcon(canvas, { name: icon, x: 25, y: 23, size: 50, color: '#FFF8E6', shadow: true });
  canvas.drawPath(keptPath(NEAR_WAVE), fill(mix(color, '#0A0A18', 0.62)));
  canvas.restore();
  const ink = inkOf(color);
  canvas.drawCircle(15, 16, 13, fill('#FBF3DF'));
  canvas.drawCircle(15, 16, 13, stroke('#0A0614', 0.8, 0.3));
  const rank = String(CHARACTERS.indexOf(character) + 1);
  drawNumber(canvas, faces, { text: rank, x: 15, y: 22.4, size: 18, color: ink, align: 'center' });
  drawText(canvas, faces, {
    text: name,
    x: CARD_WIDTH / 2,
    y: 129,
    face: 'display',
    size: nameSize(name),
    color: ink,
    align: 'center',
    width: CARD_WIDTH - 6,
  });
}

/** Face down, 100 wide. */
export function drawRoleBack(canvas: SkCanvas) {
  drawCardShadow(canvas, true, false);
  drawBack(canvas, { icon: 'ship-wheel', middle: '#4A3A42', edge: '#1E171C' });
}
