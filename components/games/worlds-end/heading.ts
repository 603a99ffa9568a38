import type { Words } from '@/components/i18n/words';
import type { Beat } from '@/components/kit/choreography/cue';
import type { Heading } from '@/components/kit/face';
import type { SeatSetup } from '@/engine';
import type { BattleView, WorldsEndView } from '@/engine/games/worlds-end/view';
import { endsAtSea } from './battle/last';
import { standOf } from './stand/stand';
import { seaWords } from './words';

/** Over a battle: what it is for, and its round. Over the map: the name of the game. */
export function heading(
  view: WorldsEndView,
  _: readonly SeatSetup[],
  t: Words,
  step: Beat<WorldsEndView> | null = null,
): Heading | null {
  const comes = step?.event.type === 'last-battle' || step?.event.type === 'battle-began';
  const battle = step ? (step.after.battle ?? step.before.battle) : view.battle;
  if (comes && (battle === null || battle.kind === 'final')) {
    return {
      title: t('worlds-end:armada.title'),
      note: t('worlds-end:battle.titles.final'),
      lit: true,
      great: true,
      night: true,
    };
  }
  if (endsAtSea(step)) return { title: t('worlds-end:battle.titles.final'), lit: true, night: true };
  return battle ? battleHeading(battle, view, t) : standHeading(view, t);
}

/** What takes the place of the chart: a market, an auction. */
function standHeading(view: WorldsEndView, t: Words): Heading | null {
  const task = view.tasks.at(-1);
  const stand = standOf(view, view.viewer ?? -1);
  if (stand === 'auction') return { title: t('worlds-end:auction.title'), note: '', own: true };
  const here = task && view.players[task.seat]?.flagship;
  if (stand !== 'market' || !here) return null;
  return {
    title: t('worlds-end:market.title', { sea: seaWords(view, here, t) }),
    note: t('worlds-end:market.note'),
    own: true,
  };
}

function battleHeading({ kind, sea, round }: BattleView, view: WorldsEndView, t: Words): Heading {
  return {
    title: t(`worlds-end:battle.titles.${kind}`, { sea: sea === null ? '' : seaWords(view, sea, t) }),
    note: t('worlds-end:battle.round', { round }),
    lit: kind === 'final',
    night: kind === 'final',
  };
}
