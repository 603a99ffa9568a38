import type { Words } from '@/components/i18n/words';
import type { Outcome, Seat, SeatSetup } from '@/engine';
import type { Side } from '@/engine/core/game';
import { winningSides } from '@/engine/core/seats';
import { nameOf, youAt } from './seats';

/** `Anna + Borys`. */
function sideNames(seats: readonly SeatSetup[], side: Side): string {
  return side.map((seat) => nameOf(seats, seat)).join(' + ');
}

/** Who plays with whom: `Anna + Borys : Cat + Dan`; null where each plays for himself. */
export function sidesWords(seats: readonly SeatSetup[], sides: readonly Side[]): string | null {
  if (sides.length === seats.length) return null;
  return sides.map((side) => sideNames(seats, side)).join(' : ');
}

/** Who has won, in words; an only person is spoken to. */
export function verdictWords(seats: readonly SeatSetup[], outcome: Outcome, t: Words): string {
  const won = winningSides(outcome);
  const names = won.map((side) => sideNames(seats, side)).join(', ');
  const whose = (seat: Seat) => whoseWords(seats, seat);
  if (won.length === 0) return nobodyWords(seats, t);
  if (seats.length === 1) return t('app:score.soloWon', whose(0));
  if (won.length > 1) return t('app:score.winners', { names });
  const [winner, ...mates] = won[0] ?? [];
  return winner !== undefined && mates.length === 0
    ? t('app:score.winner', whose(winner))
    : t('app:score.side', { names });
}

/** That nobody has won; who played alone has lost. */
export function nobodyWords(seats: readonly SeatSetup[], t: Words): string {
  return seats.length === 1 ? t('app:score.soloLost', whoseWords(seats, 0)) : t('app:score.nobody');
}

function whoseWords(seats: readonly SeatSetup[], seat: Seat) {
  return { name: nameOf(seats, seat), ...(seat === youAt(seats) ? { context: 'you' } : {}) };
}
