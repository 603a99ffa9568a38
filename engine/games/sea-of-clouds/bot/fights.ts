import type { Seat } from '@/engine/core/game';
import type { Effect } from '@/engine/packs/column';
import type { Face } from '../box';
import { roundsToBoarding } from '../data/board';
import { areNeighbours } from '../fights';
import { box, of, type SeaOfCloudsState } from '../state';

/** How uncertain a fight is: what crews still differ by at the boarding, for now and for each round before it. */
const NOW = 0.5;
const EACH_ROUND = 2.5;

/** Chance to win a fight with so much more strength, with so many rounds to go. */
function chanceOf(lead: number, rounds: number): number {
  const spread = NOW + EACH_ROUND * rounds;
  // Equal strength is nobody's win.
  const d = lead - 0.5;
  return 0.5 + (0.5 * d) / Math.sqrt(d * d + spread);
}

/** What one use of a pirate's effect is worth. */
export function effectWorth(s: SeaOfCloudsState, effect: Effect, against: Seat): number {
  switch (effect.code) {
    case 'gain':
      return effect.n;
    case 'stealDoubloons': {
      const there = s.doubloons[against] as number;
      return 1.4 * (effect.n < there ? effect.n : there);
    }
    case 'stealRum':
      return of(s.rum, against).length > 0 ? 4 : 0;
    case 'discardObject':
      return of(s.objects, against).length > 0 ? 2 : 0;
    case 'takeFromShare':
      return 2.5;
    case 'swapObject':
      return of(s.objects, against).length > 0 ? 1.5 : 0;
    case 'swapRum':
      return of(s.rum, against).length > 0 ? 1 : 0;
    case 'none':
      return 0;
    default:
      return 0.7;
  }
}

/** What a seat's crew is worth at the coming boarding: its effects, for each neighbour as likely as it is beaten. */
export function crewWorth(s: SeaOfCloudsState, seat: Seat, more: Face | null): number {
  const { faceOf } = box(s);
  const crew = of(s.crew, seat);
  if (crew.length === 0 && more === null) return 0;
  const own = strengthIn(s, seat) + (more?.strength ?? 0);
  const rounds = roundsToBoarding(s.seats, s.round) - 1;
  let worth = 0;
  let missed = 1;
  for (let other = 0; other < s.seats; other++) {
    if (!areNeighbours(s.seats, seat, other)) continue;
    const theirs = of(s.crew, other).length > 0 ? strengthIn(s, other) : 0;
    const chance = chanceOf(own - theirs, rounds);
    const first = missed;
    missed *= 1 - chance;
    for (const card of crew) worth += applied(s, faceOf[card] as Face, other, chance, first);
    if (more) worth += applied(s, more, other, chance, first);
  }
  return worth;
}

function applied(s: SeaOfCloudsState, face: Face, other: Seat, chance: number, first: number): number {
  const use = effectWorth(s, face.effects[0] as Effect, other);
  return face.once ? use * chance * first : use * chance;
}

/** Strength as if there were a crew. */
function strengthIn(s: SeaOfCloudsState, seat: Seat): number {
  const { faceOf } = box(s);
  let strength = 0;
  for (const card of of(s.crew, seat)) strength += (faceOf[card] as Face).strength;
  for (const card of of(s.objects, seat)) strength += (faceOf[card] as Face).strength;
  return strength;
}
