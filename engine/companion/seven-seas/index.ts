import type { Tracker } from '../core/tracker';
import { apply } from './apply';
import { check } from './check';
import type { SheetFact } from './facts';
import type { SheetSetup } from './setup';
import { begin, type SevenSeasSheet } from './sheet';
import { describe, parse, type SheetTap } from './taps';

/** The books for a table with the tin of Pirates of the 7 Seas (section 11 of its specification). */
export const sevenSeasSheet: Tracker<SevenSeasSheet, SheetTap, SheetFact, SheetSetup> = {
  game: 'seven-seas',
  version: 1,
  begin,
  check,
  apply,
  describe,
  parse,
};
