import type { Seat } from '@/engine/core/game';
import { COMPANY, CO_SLOOP } from '../data/company';
import { fameOf } from '../fame';
import { firstOf } from '../order';
import { playersIn, squadronOf, NOBODY, type WorldsEndState } from '../state';
import { beginBattle } from './battle';
import { finish } from './finish';
import type { Play } from './play';

/** 4.19: the game stops in the middle of the turn. */
export function beginLastBattle(play: Play): void {
  const { s, emit } = play;
  s.tasks.length = 0;
  const fighter = mostFamous(play, playersIn(s), 'fighter');
  // 4.19.5, 4.19.14
  if (squadronOf(s, fighter).length === 0) {
    emit?.({ type: 'last-battle', seat: fighter, commander: null });
    return finish(play, 'armadaVictory', NOBODY);
  }
  // 4.19.3, 4.19.11
  const commander = mostFamous(
    play,
    playersIn(s).filter((seat) => seat !== fighter),
    'commander',
  );
  emit?.({ type: 'last-battle', seat: fighter, commander });
  beginBattle(play, {
    kind: 'final',
    sea: null,
    sides: [null, fighter],
    company: armadaOf(s),
    parley: false,
    commander,
  });
}

/** 4.19.6; the easy one sails without its sloop. */
function armadaOf({ options }: WorldsEndState): number[] {
  return COMPANY.map((_, ship) => ship).filter((ship) => ship !== CO_SLOOP || options.armadaScale !== 'easy');
}

/** 4.19.2 */
function mostFamous({ s, luck, emit }: Play, seats: readonly Seat[], what: 'fighter' | 'commander'): Seat {
  return firstOf(
    seats,
    (seat) => fameOf(s, seat),
    () => luck.dice.die(6),
    (tied, dice) => emit?.({ type: 'tie-roll', seat: tied[0] as Seat, what, seats: tied, dice }),
  );
}
