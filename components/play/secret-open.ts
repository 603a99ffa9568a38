import type { GameFace } from '@/components/kit/face';
import type { Table } from '@/components/kit/match/table-state';
import type { Match } from '@/engine';

/** Whether something is on the screen that only one of several people here may see: a question, or what is done unasked. */
export function showsSecret(
  { decision, aside, view }: Pick<Table, 'decision' | 'aside' | 'view'>,
  match: Match,
  hides: GameFace['hides'],
): boolean {
  if (match.seats.filter(({ kind }) => kind === 'person').length < 2) return false;
  return (decision !== null && hides(decision, view)) || (aside !== null && match.hasSecretAsides(aside.seat));
}
