import { refuseFirstPlayer } from '@/engine/core/first-player';
import type { Game } from '@/engine/core/game';
import { describe, parse } from './action-table';
import type { DeadMansDrawAction } from './actions';
import { advance } from './advance';
import { brain } from './bot';
import { check } from './check';
import type { DeadMansDrawDecision } from './decisions';
import type { DeadMansDrawEvent } from './events';
import { fold } from './fold';
import { observe } from './observe';
import { OPTIONS, PRESETS, type DeadMansDrawOptions } from './options';
import { legal, pending } from './pending';
import { resample } from './resample';
import { start } from './rules/setup';
import { outcome } from './score';
import { clone, type DeadMansDrawState } from './state';
import type { DeadMansDrawView } from './view';

/** Dead Man's Draw. Clause numbers in this folder are those of its specification. */
export const deadMansDraw: Game<
  DeadMansDrawState,
  DeadMansDrawAction,
  DeadMansDrawView,
  DeadMansDrawOptions,
  DeadMansDrawEvent,
  DeadMansDrawDecision
> = {
  manifest: {
    id: 'dead-mans-draw',
    rulesVersion: 1,
    seats: [2, 3, 4, 5, 6, 7, 8],
    minutes: { min: 10, max: 15 },
    options: OPTIONS,
    presets: PRESETS,
  },
  refuse: ({ firstPlayer }, seats) => refuseFirstPlayer(firstPlayer, seats),
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
