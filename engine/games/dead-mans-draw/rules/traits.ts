import { clockwise } from '@/engine/kit/seats';
import type { Seat } from '@/engine/core/game';
import { LOCKER, traitBits, traitNames, type Trait } from '../data/traits';
import type { Play } from './play';
import { beginTurn } from './turn';

/** 3.1.6.1, R1: secret; all are revealed together when the last one is in. */
export function pickTrait(play: Play, seat: Seat, traits: readonly Trait[]): void {
  const { s, emit } = play;
  s.picked[seat] = traitBits(traits);
  emit?.({ type: 'trait-picked', seat, own: { [seat]: { traits } } });
  if (s.picked.includes(0)) return;
  s.traits = s.picked;
  s.picked = s.traits.map(() => 0);
  // 3.1.6.2: what was rejected is out of the game and never seen.
  s.offers = [];
  emit?.({ type: 'traits-revealed', seat, traits: s.traits.map(traitNames), reveals: true });
  aimLockers(play);
}

/** 3.1.7: with two players the target is plain; otherwise the owners name theirs in turn order. */
function aimLockers(play: Play): void {
  const { s } = play;
  for (let step = s.seats - 1; step >= 0; step--) {
    const seat = clockwise(s, s.first, step);
    if (((s.traits[seat] as number) & LOCKER) === 0) continue;
    if (s.seats === 2) aim(play, seat, 1 - seat);
    else s.tasks.push({ kind: 'locker', seat });
  }
  s.phase = 'locker';
  startWhenAimed(play);
}

export function pickLockerTarget(play: Play, seat: Seat, target: Seat): void {
  play.s.tasks.pop();
  aim(play, seat, target);
  startWhenAimed(play);
}

function aim(play: Play, seat: Seat, target: Seat): void {
  play.s.locker[seat] = target;
  play.emit?.({ type: 'locker-target', seat, target });
}

function startWhenAimed(play: Play): void {
  if (play.s.tasks.length > 0) return;
  play.s.phase = 'turn';
  beginTurn(play, play.s.first, 1);
}
