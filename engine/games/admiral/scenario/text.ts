import { canonical } from '@/engine/core/hash';
import { RuleError } from '@/engine/core/rule-error';
import type { Scenario } from '../data/scenario';
import { isSound, weightOf, type Fault, type FaultCode, type FaultParams } from './faults';
import { reviewScenario } from './review';

/** 14.7, in characters. */
export const LONGEST_SCENARIO = 200_000;

export interface Reading {
  /** Null while anything is wrong with it. */
  readonly scenario: Scenario | null;
  /** Errors first; warnings and hints stand behind them. */
  readonly faults: readonly Fault[];
}

export function reviewScenarioText(text: string): Reading {
  const alone = (code: FaultCode, params: FaultParams = {}): Reading => ({
    scenario: null,
    faults: [{ code, at: '', params }],
  });
  if (text.length > LONGEST_SCENARIO) return alone('scenario-too-long', { most: LONGEST_SCENARIO });
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return alone('scenario-not-json');
  }
  return reviewScenario(given);
}

/** One text for one scenario, whatever order its fields were written in: what a match keeps. */
export function scenarioText(scenario: Scenario): string {
  return canonical(scenario);
}

/** For the option of a match: the text as the match keeps it. Throws the first error as a RuleError. */
export function acceptScenarioText(text: string): string {
  const { scenario, faults } = reviewScenarioText(text);
  if (scenario && isSound(faults)) return scenarioText(scenario);
  const first = faults.find((fault) => weightOf(fault) === 'error');
  throw new RuleError(first?.code ?? 'scenario-shape', { at: first?.at ?? '', ...first?.params });
}
