import type { Words } from '@/components/i18n/words';
import type { Seat } from '@/engine';
import type { WorldsEndAction } from '@/engine/games/worlds-end/actions';
import { boxOf } from '@/engine/games/worlds-end/box';
import { SEAS, type SeaId } from '@/engine/games/worlds-end/data/board';
import { fameOfSeas, fameSum } from '@/engine/games/worlds-end/public';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import type { WorldsEndAsk } from './asks';
import { ownSeas, seaAt } from './table-facts';
import { seaWords } from './words';

/** What a player would lose of fame with this sea. */
function fameAtStake(view: WorldsEndView, seat: Seat, sea: SeaId): number {
  const box = boxOf(view.options);
  const owner = view.seas.map((one) => one.owner ?? -1);
  const sum = (owners: readonly Seat[]) => {
    const { seas, monopolies, regions } = fameOfSeas(box, owners, seat);
    return seas + monopolies + regions;
  };
  const then = owner.map((one, i) => (SEAS[i] === sea ? -1 : one));
  return sum(owner) - sum(then);
}

const SAILS: ReadonlySet<WorldsEndAction['type']> = new Set(['MOVE', 'CALYPSO', 'COMPASS']);

/** The own sea that this order would leave to whoever comes (4.11.3). */
function leftOpen(action: WorldsEndAction, { view, decision }: WorldsEndAsk): SeaId | null {
  const { seat } = decision;
  const here = view.players[seat]?.flagship ?? null;
  const owned = (sea: SeaId | null): sea is SeaId => sea !== null && seaAt(view, sea).owner === seat;
  if (SAILS.has(action.type)) return owned(here) && seaAt(view, here).guards.count === 0 ? here : null;
  if (action.type !== 'GUARD_MOVE') return null;
  return action.from !== here && seaAt(view, action.from).guards.count === 1 ? action.from : null;
}

/** 13.9, E-23: an own sea is left open, if that would cost more than one fame, or the only sea. Null: nothing to warn of. */
export function warningOf(action: WorldsEndAction, ask: WorldsEndAsk, t: Words): string | null {
  const { view, decision } = ask;
  const sea = leftOpen(action, ask);
  if (sea === null) return null;
  const name = seaWords(view, sea, t);
  if (ownSeas(view, decision.seat).length === 1) return t('worlds-end:warnings.openLast', { sea: name });
  const count = fameAtStake(view, decision.seat, sea);
  return count > 1 ? t('worlds-end:warnings.open', { sea: name, count }) : null;
}

/** 13.9: the armada is one step away; worse for the most famous, whose squadron would have to meet it and is empty (4.19). */
export function armadaThreat({ armada, limit, players }: WorldsEndView, seat: Seat): 'armada' | 'armadaEmpty' | null {
  if (armada + 1 !== limit) return null;
  const fameOf = ({ fame }: WorldsEndView['players'][number]) => fameSum(fame);
  const own = players[seat];
  const most = Math.max(...players.filter(({ out }) => !out).map(fameOf));
  const empty = own !== undefined && own.squadron.count === 0 && fameOf(own) === most;
  return empty ? 'armadaEmpty' : 'armada';
}
