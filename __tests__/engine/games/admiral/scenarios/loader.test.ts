import { RuleError } from '@/engine/core/rule-error';
import { LESSONS } from '@/engine/games/admiral/data/scenarios/lessons';
import { SCENARIOS } from '@/engine/games/admiral/data/scenarios';
import { weightOf } from '@/engine/games/admiral/scenario/faults';
import { acceptScenarioText, reviewScenarioText, scenarioText } from '@/engine/games/admiral/scenario/text';

const errorsOf = (text: string) => reviewScenarioText(text).faults.filter((fault) => weightOf(fault) === 'error');

describe('14.7: the loader', () => {
  it.each([...SCENARIOS, ...LESSONS].map((one) => [one.id, one] as const))(
    'reads %s as it is written',
    (_, scenario) => {
      const text = JSON.stringify(scenario);
      expect(errorsOf(text)).toEqual([]);
      expect(reviewScenarioText(text).scenario).toEqual(scenario);
      const kept = acceptScenarioText(text);
      expect(kept).toBe(scenarioText(scenario));
      expect(acceptScenarioText(kept)).toBe(kept);
    },
  );

  it('refuses with the first error', () => {
    expect(() => acceptScenarioText('{')).toThrow(RuleError);
    expect(() => acceptScenarioText('{"schema":2}')).toThrow('scenario-newer');
  });
});
