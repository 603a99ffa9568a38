import type { Game } from '@/engine/core/game';
import { describe, parse } from './action-table';
import type { SevenSeasAction } from './actions';
import { advance } from './advance';
import { brain } from './bot';
import { check } from './check';
import type { SevenSeasDecision } from './decisions';
import type { SevenSeasEvent } from './events';
import { fold } from './fold';
import { observe } from './observe';
import { OPTIONS, PRESETS, type SevenSeasOptions } from './options';
import { asides, legal, pending } from './pending';
import { resample } from './resample';
import { start } from './rules/setup';
import { outcome } from './score';
import { clone, type SevenSeasState } from './state';
import type { SevenSeasView } from './view';

/** Pirates of the 7 Seas. Clause numbers in this folder are those of its specification. */
export const sevenSeas: Game<
  SevenSeasState,
  SevenSeasAction,
  SevenSeasView,
  SevenSeasOptions,
  SevenSeasEvent,
  SevenSeasDecision
> = {
  manifest: {
    id: 'seven-seas',
    rulesVersion: 3,
    seats: [2, 3, 4],
    minutes: { min: 45, max: 60 },
    options: OPTIONS,
    presets: PRESETS,
  },
  refuse: () => null,
  start,
  pending,
  legal,
  asides,
  secretAsides: ['SELECT_CHARACTER'],
  check,
  advance,
  clone,
  observe,
  resample,
  fold,
  outcome,
  describe,
  parse,
  brain,
};
