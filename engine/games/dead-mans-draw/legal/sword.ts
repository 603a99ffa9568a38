import type { Seat } from '@/engine/core/game';
import type { DeadMansDrawAction } from '../actions';
import { SWORD_PICK } from '../action-table';
import { KRAKEN, SUIT_COUNT } from '../data/suits';
import { PARRY, SWORDSMAN } from '../data/traits';
import { wouldBust } from '../rules/busting';
import { exposedCard } from '../rules/exposed';
import { nearestOwner, stackOf, traitsOf, type DeadMansDrawState } from '../state';
import { pickSuits, suitsInBank } from './targets';

const ALL_SUITS = (1 << SUIT_COUNT) - 1;

/** 4.6.8.1 and 4.7.9, narrowed by Parry (4.7.16): bits of the suits that may be stolen from this seat. */
function swordTargets(s: DeadMansDrawState, target: Seat, wanted: number, parried: boolean): number {
  if (target === s.active) return 0;
  // R19, parryFrom: "owner" lets a sword reach only the bank of a Parry owner.
  if (parried && s.options.parryFrom === 'owner' && (traitsOf(s, target) & PARRY) === 0) return 0;
  let suits = suitsInBank(s, target) & wanted;
  if (!s.options.safeChoices) return suits;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    if ((suits & (1 << suit)) === 0) continue;
    if (wouldBust(s, exposedCard(s, suit, stackOf(s, target, suit)), 'sword')) suits &= ~(1 << suit);
  }
  return suits;
}

/** Only the own bank matters, as it is when the sword resolves (4.6.8.3, 4.6.8.4). */
function wantedSuits(s: DeadMansDrawState, parried: boolean): number {
  const lacking = (traitsOf(s, s.active) & SWORDSMAN) !== 0 ? ALL_SUITS : ALL_SUITS & ~suitsInBank(s, s.active);
  return parried ? lacking & (1 << KRAKEN) : lacking;
}

export function swordHasTarget(s: DeadMansDrawState): boolean {
  const parried = nearestOwner(s, s.active, PARRY) >= 0;
  const wanted = wantedSuits(s, parried);
  for (let seat = 0; seat < s.seats; seat++) if (swordTargets(s, seat, wanted, parried) !== 0) return true;
  return false;
}

export function legalThefts(s: DeadMansDrawState): DeadMansDrawAction[] {
  const parried = nearestOwner(s, s.active, PARRY) >= 0;
  const wanted = wantedSuits(s, parried);
  const legal: DeadMansDrawAction[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    pickSuits(SWORD_PICK, seat * SUIT_COUNT, swordTargets(s, seat, wanted, parried), legal);
  }
  return legal;
}

export function whyNotTheft(s: DeadMansDrawState, target: Seat, suit: number): string {
  if (target === s.active) return 'own-bank';
  if (target >= s.seats || stackOf(s, target, suit) === 0) return 'stack-empty';
  const parried = nearestOwner(s, s.active, PARRY) >= 0;
  if (parried && suit !== KRAKEN) return 'parry-kraken';
  if ((wantedSuits(s, parried) & (1 << suit)) === 0) return 'suit-owned';
  if (parried && s.options.parryFrom === 'owner' && (traitsOf(s, target) & PARRY) === 0) return 'parry-owner';
  return 'would-bust';
}
