import type { Tracker } from '../core/tracker';
import { apply } from './apply';
import { check } from './check';
import type { SheetFact } from './facts';
import type { SheetSetup } from './setup';
import { begin, type AdmiralSheet } from './sheet';
import { describe, parse, type SheetTap } from './taps';

/** The books for a table with the box of Admiral (section 11 of its specification, E-25). */
export const admiralSheet: Tracker<AdmiralSheet, SheetTap, SheetFact, SheetSetup> = {
  game: 'admiral',
  version: 1,
  begin,
  check,
  apply,
  describe,
  parse,
};
