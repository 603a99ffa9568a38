import { Skia, type SkCanvas, type SkPaint } from '@shopify/react-native-skia';

/** Where it strikes: the muzzle between the two, and those that go down. */
export interface Strike {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly losers: readonly { readonly x: number; readonly y: number }[];
  readonly edge: number;
}

export interface Inks {
  readonly smoke: SkPaint;
  readonly flash: SkPaint;
  readonly ring: SkPaint;
}

/** Puffs of a cannon, in edges of a die: where each one drifts, and how large it grows. */
const PUFFS = [0.1, -0.5, 0.9, 0.55, -0.15, 0.75, -0.55, -0.25, 0.7, 0.35, 0.45, 0.6, -0.2, 0.5, 0.55];
const SMOKE = 520;
const FLASH = 110;
const RINGS = 640;

export function makeInks(): Inks {
  const ink = (color: string, stroked: boolean) => {
    const paint = Skia.Paint();
    paint.setAntiAlias(true);
    paint.setColor(Skia.Color(color));
    paint.setStyle(stroked ? 1 : 0);
    return paint;
  };
  return { smoke: ink('#F4ECDD', false), flash: ink('#FFE08A', false), ring: ink('#D6F5EE', true) };
}

/** Flash, smoke, and rings of water where a ship went down. */
export function drawFire(canvas: SkCanvas, { smoke, flash, ring }: Inks, strike: Strike, now: number) {
  'worklet';
  const { x, y, edge } = strike;
  const since = now - strike.at;
  if (since < -FLASH) return;
  for (let i = 0; i < strike.losers.length; i++) {
    const loser = strike.losers[i] as { x: number; y: number };
    for (let k = 0; k < 3; k++) {
      const part = (since - 90 - k * 130) / RINGS;
      if (part <= 0 || part >= 1) continue;
      ring.setStrokeWidth(edge * 0.1 * (1 - part) + 0.6);
      ring.setAlphaf(0.75 * (1 - part));
      canvas.drawCircle(loser.x, loser.y, edge * (0.35 + part * 1.5), ring);
    }
  }
  const burst = (since + FLASH * 0.4) / FLASH;
  if (burst > 0 && burst < 1) {
    flash.setAlphaf(0.95 * (1 - burst));
    canvas.drawCircle(x, y, edge * (0.25 + burst * 0.6), flash);
  }
  const part = since / SMOKE;
  if (part <= 0 || part >= 1) return;
  for (let i = 0; i + 2 < PUFFS.length; i += 3) {
    const grow = PUFFS[i + 2] as number;
    smoke.setAlphaf(0.62 * (1 - part) * (1 - part));
    const drift = 0.35 + part * 1.25;
    canvas.drawCircle(
      x + (PUFFS[i] as number) * edge * drift,
      y + (PUFFS[i + 1] as number) * edge * drift - part * edge * 0.6,
      edge * grow * (0.35 + part * 0.9),
      smoke,
    );
  }
}
