import type { Words } from '@/components/i18n/words';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import type { ShipId } from '@/engine/games/admiral/data/ships';
import { driftsAhead } from '@/engine/games/admiral/public';
import type { AdmiralAsk } from './asks';
import { unitWords } from './words';

/** 13.14: what a player may still do with what. */
export interface Left {
  readonly sails: ReadonlySet<ShipId>;
  readonly shots: number;
  readonly drifts: number;
  readonly explosions: number;
  readonly repairs: ReadonlySet<ShipId>;
}

export function leftOf({ legal, view }: Pick<AdmiralAsk, 'legal' | 'view'>): Left {
  const of = <T extends AdmiralAction['type']>(type: T) =>
    legal.filter((action): action is Extract<AdmiralAction, { type: T }> => action.type === type);
  return {
    sails: new Set(of('Move').map(({ ship }) => ship)),
    shots: new Set(of('Fire').map(({ unit }) => unit)).size,
    drifts: driftsAhead(view).length,
    explosions: view.ships.filter(({ at, owner, due }) => at && owner === view.active && due === view.round && due > 0)
      .length,
    repairs: new Set(of('StartRepair').map(({ ship }) => ship)),
  };
}

/** The second line of the key that ends a turn: the first thing that would be left undone. */
export function leftWords(ask: AdmiralAsk, t: Words): string {
  const { sails, shots, drifts, explosions, repairs } = leftOf(ask);
  if (drifts > 0) return t('admiral:left.drift', { count: drifts });
  if (explosions > 0) return t('admiral:left.explode', { count: explosions });
  if (shots > 0) return t('admiral:left.shots', { count: shots });
  if (sails.size > 0) return t('admiral:left.sail', { count: sails.size });
  const [ship] = repairs;
  return ship ? t('admiral:left.repair', { ship: unitWords(ship, t) }) : t('admiral:left.nothing');
}
