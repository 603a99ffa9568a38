import type { Tracker } from '../core/tracker';
import { apply } from './apply';
import { check } from './check';
import type { SheetFact } from './facts';
import type { SheetSetup } from './setup';
import { begin, type CloudsSheet } from './sheet';
import { describe, parse, type SheetTap } from './taps';

/** The books for a table with the box of Sea of Clouds (section 11 of its specification). */
export const cloudsSheet: Tracker<CloudsSheet, SheetTap, SheetFact, SheetSetup> = {
  game: 'sea-of-clouds',
  version: 1,
  begin,
  check,
  apply,
  describe,
  parse,
};
