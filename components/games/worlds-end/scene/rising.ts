import { TOKENS } from '@/components/art/generated/tokens';
import { picture } from '@/components/kit/skia/picture';
import { drawText } from '@/components/kit/skia/text';
import type { ShipId } from '@/engine/games/worlds-end/box';
import type { Rhythm } from '../cues/motion';
import { TIMES } from '../cues/times';
import type { BattleShip } from '../battle/state';
import type { ActionTools } from './action-tools';
import { everyPlace, keelOf, outside, shipHeight, shipMover, type Ground } from './battle-movers';
import { HOME, mover, type Mover } from '@/components/kit/scene/drawn-movers';

const RISES = 60;

/**
 * Look 20.4: dark ships rise behind the horizon one after the other, in the order of their lists, whatever their places; then those of
 * the leader sail in, each with its name. The plate of the last one to come is lit, and a line says who it is.
 */
export function rising(
  ground: Ground,
  { rise, come }: { readonly rise: Rhythm; readonly come: Rhythm },
  company: readonly ShipId[],
  tools: ActionTools,
): Mover[] {
  const { unit } = ground.field;
  const [after, lights] = TIMES.name;
  const own = ground.state.own.ships;
  return everyPlace(ground).flatMap((place) => {
    const isEnemy = place.side === 'enemy';
    const ship = ground.state[place.side].ships[place.i];
    const { at, apart, long } = isEnemy ? rise : come;
    const rank = isEnemy ? Math.max(0, company.indexOf(ship?.id ?? '')) : place.i;
    const begins = at + rank * apart;
    const stops = begins + long;
    const hull = isEnemy
      ? {
          from: { ...HOME, y: RISES * unit + shipHeight(ground, place) * 0.7 },
          water: keelOf(ground, place) + 8 * unit,
        }
      : { from: outside(ground, 'own') };
    const name = { from: { ...HOME, alpha: 0 }, at: stops + after, for: lights, since: stops };
    const moves = [
      ...shipMover(ground, place, 'hull', { ...hull, at: begins, for: long, since: begins, ease: 1 }),
      ...shipMover(ground, place, 'plate', name),
    ];
    if (isEnemy || !ship) return moves;
    const isLast = place.i === own.length - 1;
    const shown = { since: stops + after, ...(isLast ? {} : { until: stops + apart + after }) };
    const lit: Ground = { ...ground, state: { ...ground.state, firing: ship.id } };
    return [
      ...moves,
      ...shipMover(lit, place, 'plate', shown),
      ...lineOf(ship, own.length - 1 - place.i, shown, tools),
    ];
  });
}

const SIZE = 17;

/** Who has taken her place, and how many are still to come: where cards will lie. */
function lineOf(
  { name }: BattleShip,
  left: number,
  seen: { readonly since: number; readonly until?: number },
  { faces, room, t }: ActionTools,
): Mover[] {
  const { fan } = room;
  if (!fan) return [];
  const text = left > 0 ? t('worlds-end:armada.arrives', { ship: name, count: left }) : t('worlds-end:armada.ready');
  const middle = { x: fan.x + fan.width / 2, y: fan.y + fan.height / 2 };
  const drawn = picture((canvas) =>
    drawText(canvas, faces, {
      text,
      x: middle.x,
      y: middle.y,
      face: 'text500',
      size: SIZE,
      width: fan.width,
      align: 'center',
      color: TOKENS.color.night.text1,
    }),
  );
  return [mover({ pictures: [drawn], middle, ...seen })];
}
