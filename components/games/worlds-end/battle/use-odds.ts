import { useEffect, useState } from 'react';
import type { SideNumber, WorldsEndView } from '@/engine/games/worlds-end/view';
import { oddsLuck, winsOfSide0, type Engagement, type Fighter } from '@/engine/games/worlds-end/public';
import { enlisted } from './roster';

const TRIES = 320;
/** At once no more than so many: fingers and frames come in between. */
const SLICE = 16;

function engagementOf({ battle, options }: WorldsEndView): Engagement | null {
  if (!battle || battle.salvo) return null;
  const ships = ([0, 1] as const).flatMap((side: SideNumber) =>
    battle.lines[side].map((id): Fighter => {
      const { attack, defence, mark, damaged, fired } = enlisted(battle, options, id);
      return { attack, defence, mark, damaged, side, fired };
    }),
  );
  return { kind: battle.kind, toFire: battle.toFire, ships };
}

/**
 * In a hundred: how often this side would win from here on, without cards. Between two salvos; null until it is known. While ships
 * move nothing is reckoned, and what was known stands.
 */
export function useOdds(view: WorldsEndView, side: SideNumber, resting: boolean): number | null {
  const percent = useFought(resting ? engagementOf(view) : null, true);
  return percent === null || side === 0 ? percent : 100 - percent;
}

/**
 * In a hundred: how often the first side would win this battle without cards. Null until it is known, or where there is none.
 * `keeps`: until then what was known last.
 */
export function useFought(engagement: Engagement | null, keeps = false): number | null {
  const key = engagement && JSON.stringify(engagement);
  const [known, setKnown] = useState<{ readonly key: string; readonly share: number } | null>(null);
  useEffect(() => {
    if (key === null) return undefined;
    const fought = JSON.parse(key) as Engagement;
    const luck = oddsLuck();
    let won = 0;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout>;
    const go = () => {
      won += winsOfSide0(fought, SLICE, luck);
      tries += SLICE;
      if (tries < TRIES) timer = setTimeout(go, 0);
      else setKnown({ key, share: won / tries });
    };
    timer = setTimeout(go, 0);
    return () => clearTimeout(timer);
  }, [key]);
  return known && (keeps || known.key === key) ? Math.round(100 * known.share) : null;
}
