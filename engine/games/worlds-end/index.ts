import type { Game } from '@/engine/core/game';
import { describe, parse } from './action-table';
import type { WorldsEndAction } from './actions';
import { advance } from './advance';
import { brain } from './bot';
import { check } from './check';
import type { WorldsEndDecision } from './decisions';
import type { WorldsEndEvent } from './events';
import { fold } from './fold';
import { observe } from './observe';
import { OPTIONS, PRESETS, type WorldsEndOptions } from './options';
import { legal, pending } from './pending';
import { resample } from './resample';
import { start } from './rules/setup';
import { outcome } from './score';
import { clone, type WorldsEndState } from './state';
import type { WorldsEndView } from './view';

/** At World's End. Clause numbers in this folder are those of its specification and its errata. */
export const worldsEnd: Game<
  WorldsEndState,
  WorldsEndAction,
  WorldsEndView,
  WorldsEndOptions,
  WorldsEndEvent,
  WorldsEndDecision
> = {
  manifest: {
    id: 'worlds-end',
    rulesVersion: 1,
    seats: [2, 3, 4],
    minutes: { min: 60, max: 120 },
    options: OPTIONS,
    presets: PRESETS,
  },
  refuse: () => null,
  // E-4
  defaults: (seats) => ({ autoCommander: seats.some(({ kind }) => kind === 'bot') }),
  start,
  pending,
  legal,
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
