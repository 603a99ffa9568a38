import type { Game } from '@/engine/core/game';
import { RuleError } from '@/engine/core/rule-error';
import { describe, parse } from './action-table';
import type { AdmiralAction } from './actions';
import { advance } from './advance';
import { chartFor, mostMines } from './board/chart';
import { layoutsFor } from './board/layout';
import { brain } from './bot';
import { check } from './check';
import { scenarioFrom } from './data/scenarios';
import type { AdmiralDecision } from './decisions';
import type { AdmiralEvent } from './events';
import { fold } from './fold';
import { observe } from './observe';
import { OPTIONS, PRESETS, type AdmiralOptions } from './options';
import { asides, legal, pending } from './pending';
import { resample } from './resample';
import { start } from './rules/setup';
import { outcome } from './score';
import { clone, type AdmiralState } from './state';
import type { AdmiralView } from './view';

const SEATS: readonly number[] = [1, 2, 3, 4, 6];

/** 8.0.2, E-13 */
function refuse({ scenario, minesPerPlayer, wind }: AdmiralOptions, seats: number): RuleError | null {
  const most = mostMines(seats);
  const isScripted = scenarioFrom(scenario).rules?.['wind.profile'] === 'script';
  if (isScripted && wind !== 'scenario') return new RuleError('wind-scripted');
  if (scenario !== 'pearl-shoals' || minesPerPlayer === 'most' || minesPerPlayer <= most) return null;
  return new RuleError('mines-most', { most, seats });
}

/** Admiral. Clause numbers in this folder are those of its specification and its errata. */
export const admiral: Game<AdmiralState, AdmiralAction, AdmiralView, AdmiralOptions, AdmiralEvent, AdmiralDecision> = {
  manifest: {
    id: 'admiral',
    rulesVersion: 1,
    seats: SEATS,
    minutes: { min: 10, max: 120 },
    options: OPTIONS,
    presets: PRESETS,
  },
  seatCounts: ({ scenario }) => SEATS.filter((seats) => layoutsFor(scenarioFrom(scenario), seats).length > 0),
  sides: (options, seats) => chartFor(options, seats).sides,
  refuse,
  start,
  pending,
  legal,
  asides,
  secretAsides: ['SetMinePolicy'],
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
