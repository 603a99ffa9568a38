import { box, everybody, learn } from '../state';
import { emptyChest } from './chest';
import type { Play } from './play';

/** 7.1, 7.2 */
export function finish(play: Play): void {
  const { s, emit } = play;
  emptyChest(play);
  s.phase = 'over';
  const all = everybody(s);
  for (const zone of [s.rum, s.secrets]) for (const cards of zone) for (const card of cards) learn(s, all, card);
  if (!emit) return;
  const { ids } = box(s);
  const names = (lists: readonly number[][]): string[][] =>
    lists.map((cards) => cards.map((card) => ids[card] as string));
  emit({ type: 'over', seat: s.active, rum: names(s.rum), secrets: names(s.secrets), reveals: true });
}
