import type { Seat } from '@/engine/core/game';
import type { Effect } from '@/engine/packs/column';
import type { Card, Face } from '../box';
import { boardingsLeft, roundsFor } from '../data/board';
import { bitOf, box, knows, of, type SeaOfCloudsState } from '../state';
import { crewWorth } from './fights';

/** 12.2: how much a card adds for this seat, in points. Of what lies hidden it reads only what the seat knows. */
export function worthOf(s: SeaOfCloudsState, seat: Seat, card: Card): number {
  const b = box(s);
  const face = b.faceOf[card] as Face;
  switch (face.zone) {
    case 'rum':
      return rumWorth(s, seat, b.kind[card] as number, face);
    case 'relics':
      return relicWorth(s, seat, b.kind[card] as number, face, 0);
    case 'crew':
      return crewWorth(s, seat, face) - crewWorth(s, seat, null);
    case 'gone':
      return immediateWorth(s, seat, face.effects[0] as Effect);
    case 'objects':
      return objectWorth(s, seat, face);
    default:
      return secretWorth(s, seat, face);
  }
}

/** Part of the rounds that are still to come. */
export function future(s: SeaOfCloudsState): number {
  const all = roundsFor(s.seats);
  return (all - s.round) / all;
}

function countOf(s: SeaOfCloudsState, cards: readonly Card[], kind: number): number {
  const kinds = box(s).kind;
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (kinds[cards[i] as Card] === kind) count++;
  return count;
}

function rumWorth(s: SeaOfCloudsState, seat: Seat, kind: number, face: Face): number {
  const { code, n } = face.effects[0] as Effect;
  if (code === 'points') return n;
  const own = countOf(s, of(s.rum, seat), kind);
  if (code === 'square') return 2 * own + 1 + 1.6 * future(s);
  const bit = bitOf(s, seat);
  let most = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    let count = 0;
    for (const card of of(s.rum, other)) if (box(s).kind[card] === kind && knows(s, bit, card)) count++;
    if (count > most) most = count;
  }
  const gain = own > most ? n : own === most ? n * (own + 1) - own : 1;
  return 0.3 + 0.7 * gain;
}

/** One more of a kind of which `more` are already counted in. */
export function relicWorth(s: SeaOfCloudsState, seat: Seat, kind: number, face: Face, more: number): number {
  const { ladder } = face;
  const own = countOf(s, of(s.relics, seat), kind) + more;
  let free = face.count - own - 1;
  for (let other = 0; other < s.seats; other++) if (other !== seat) free -= countOf(s, of(s.relics, other), kind);
  const step = stepOf(ladder, own);
  const hope = free < 4 ? free / 4 : 1;
  return step + future(s) * hope * (0.6 * stepOf(ladder, own + 1) + 0.5 * stepOf(ladder, own + 2));
}

function stepOf(ladder: readonly number[], from: number): number {
  const next = ladder[from];
  return next === undefined ? 0 : next - (from > 0 ? (ladder[from - 1] as number) : 0);
}

export function objectWorth(s: SeaOfCloudsState, seat: Seat, face: Face): number {
  const boardings = boardingsLeft(s.seats, s.round) / 3;
  let worth = 0;
  for (const { code, n } of face.effects) {
    switch (code) {
      case 'strength':
        worth += (n > 0 ? 2 : 1.5) * n * boardings;
        break;
      case 'vp':
        worth += n;
        break;
      case 'chest':
        worth += of(s.crew, seat).length > 0 ? 2 : 1;
        break;
      case 'gainPerWin':
        worth += 2 * n * boardings;
        break;
      default:
        worth += 0.8 * future(s);
    }
  }
  return worth;
}

function immediateWorth(s: SeaOfCloudsState, seat: Seat, { code, n }: Effect): number {
  switch (code) {
    case 'gain':
      return n;
    case 'takeFromShare':
      return 2.5;
    case 'discardOwnPirate':
      return of(s.crew, seat).length > 0 ? -1.5 : 0;
    default:
      return -0.5;
  }
}

function secretWorth(s: SeaOfCloudsState, seat: Seat, face: Face): number {
  const f = future(s);
  let worth = 0;
  for (const { code, n } of face.effects) {
    switch (code) {
      case 'vpPerRum':
        worth += n * (of(s.rum, seat).length + 5 * f);
        break;
      case 'vpPerRelicKind':
        worth += n * (new Set(of(s.relics, seat).map((card) => box(s).kind[card])).size + 2 * f);
        break;
      case 'vpPerRelic':
        worth += n * (of(s.relics, seat).length + 5 * f);
        break;
      case 'vpPerFaceUpObject':
        worth += n * (of(s.objects, seat).length + 2.5 * f);
        break;
      case 'vpPerDoubloons':
        worth += ((s.doubloons[seat] as number) + 12 * f) / n;
        break;
      case 'vpIfParrot':
        worth += s.parrot === seat ? n * 0.9 : n * 0.3;
        break;
      default:
        worth += n;
    }
  }
  return worth;
}
