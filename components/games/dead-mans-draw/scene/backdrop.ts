import { rockFrame, rockWell } from '@/components/kit/skia/curves';
import type { StageSpec } from '@/components/kit/skia/stage';
import type { WellPlan } from '@/components/kit/skia/well';
import type { ScenePlaces } from './places';

/** The sea cave round this table's places: teeth above the stage, two rows of waves, the floor under the own side. */
export function caveOf({ size, stage, drawPile, rowArea, suitBars, seats }: ScenePlaces, day: boolean): StageSpec {
  const own = seats.find((place) => place.own);
  const bar = suitBars[0]?.rect.y ?? stage.y + stage.height;
  const headTop = own?.head.y ?? stage.y + stage.height;
  const headHeight = own?.head.height ?? 36;
  // With the piles above the row the sun stands between them; otherwise over the row, or behind it where there is no room.
  const tiers = rowArea.y > drawPile.y + drawPile.height * 0.6;
  const room = rowArea.y - stage.y > 150;
  const horizon = tiers
    ? drawPile.y + drawPile.height * 0.84
    : room
      ? rowArea.y - 22
      : stage.y + (bar - stage.y) * 0.56;
  const first = tiers ? Math.max(horizon + 26, rowArea.y + 2) : horizon + (room ? 40 : 14);
  return {
    game: 'dead-mans-draw',
    day,
    width: size.width,
    height: size.height,
    left: 8,
    right: size.width - 8,
    top: Math.max(14, stage.y - (tiers ? 36 : 20)),
    horizon,
    crests: [first, bar + 18],
    floor: [headTop + headHeight * 0.52, headTop + headHeight + 24],
    frame: rockFrame,
  };
}

/** The same cave seen from above. */
export function wellOf({ size, stage }: ScenePlaces, day: boolean): WellPlan {
  return {
    game: 'dead-mans-draw',
    day,
    width: size.width,
    height: size.height,
    left: stage.x,
    top: stage.y,
    right: stage.x + stage.width,
    bottom: stage.y + stage.height,
    cut: rockWell,
  };
}
