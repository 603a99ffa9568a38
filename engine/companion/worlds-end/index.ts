import type { Tracker } from '../core/tracker';
import { apply } from './apply';
import { check } from './check';
import type { SheetFact } from './facts';
import type { SheetSetup } from './setup';
import { begin, type WorldsEndSheet } from './sheet';
import { describe, parse, type SheetTap } from './taps';

/** The books for a table with the box of At World's End (section 11 of its specification, E-25 to E-30). */
export const worldsEndSheet: Tracker<WorldsEndSheet, SheetTap, SheetFact, SheetSetup> = {
  game: 'worlds-end',
  version: 1,
  begin,
  check,
  apply,
  describe,
  parse,
};
