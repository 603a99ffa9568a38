import { refuseFirstPlayer } from '@/engine/core/first-player';
import type { Game } from '@/engine/core/game';
import { describe, parse } from './action-table';
import type { SeaOfCloudsAction } from './actions';
import { advance } from './advance';
import { brain } from './bot';
import { check } from './check';
import type { SeaOfCloudsDecision } from './decisions';
import type { SeaOfCloudsEvent } from './events';
import { fold } from './fold';
import { observe } from './observe';
import { OPTIONS, PRESETS, type SeaOfCloudsOptions } from './options';
import { legal, pending } from './pending';
import { resample } from './resample';
import { start } from './rules/setup';
import { outcome } from './score';
import { clone, type SeaOfCloudsState } from './state';
import type { SeaOfCloudsView } from './view';

/** Sea of Clouds. Clause numbers in this folder are those of its specification. */
export const seaOfClouds: Game<
  SeaOfCloudsState,
  SeaOfCloudsAction,
  SeaOfCloudsView,
  SeaOfCloudsOptions,
  SeaOfCloudsEvent,
  SeaOfCloudsDecision
> = {
  manifest: {
    id: 'sea-of-clouds',
    rulesVersion: 2,
    // Monsieur Plume could name fewer captains (4.7.17).
    replays: [{ rules: 1, fewer: ['plumeVictim'] }],
    seats: [2, 3, 4],
    minutes: { min: 40, max: 40 },
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
