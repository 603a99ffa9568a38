import type { Tracker } from '../core/tracker';
import { apply } from './apply';
import { check } from './check';
import type { SheetFact } from './facts';
import type { SheetSetup } from './setup';
import { begin, type DeadMansDrawSheet } from './sheet';
import { describe, parse, type SheetTap } from './taps';

/** The books for a table with the real cards of Dead Man's Draw (section 11 of its specification). */
export const deadMansDrawSheet: Tracker<DeadMansDrawSheet, SheetTap, SheetFact, SheetSetup> = {
  game: 'dead-mans-draw',
  version: 1,
  begin,
  check,
  apply,
  describe,
  parse,
};
