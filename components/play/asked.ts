import type { Words } from '@/components/i18n/words';
import type { Shown } from '@/components/kit/choreography/shown';
import type { Ask, GameFace } from '@/components/kit/face';
import { cast } from '@/components/kit/told';
import type { Action, View } from '@/engine';
import type { MatchStore } from './match-store';

/** A match, what is seen of it, and its game. */
export interface Playing {
  readonly store: MatchStore;
  readonly table: Shown;
  readonly face: GameFace;
}

export function askOf({ store, table }: Playing): Ask<View, Action> | null {
  const { view, decision, legal } = table;
  return decision ? { view, decision, legal, seats: store.match.seats, why: (action) => store.why(action) } : null;
}

/** What stands in the prompt line while nobody at this screen is asked. */
export function waitingWords({ store, table, face }: Playing, t: Words): string {
  if (table.over) return t('app:play.over');
  const { match } = store;
  const whose = (seat: number) => cast({ t, seats: match.seats }, { name: seat });
  const mover = table.mover ?? store.current().story.at(-1)?.seat;
  if (table.busy && mover !== undefined) return t('app:play.moving', whose(mover));
  if (table.leaving !== null) return t('app:play.leaving', whose(table.leaving));
  const own = face.waiting?.(table.view, t, match.seats);
  if (own !== undefined) return own;
  const seat = table.thinking ?? match.pending()[0]?.seat;
  if (seat === undefined) return '';
  return t(table.thinking === null ? 'app:play.moving' : 'app:play.thinking', whose(seat));
}
