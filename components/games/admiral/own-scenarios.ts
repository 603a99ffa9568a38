import { say, type Words } from '@/components/i18n/words';
import type { GameScenarios } from '@/components/kit/game-module';
import { idOf, isOwn, scenarioFrom } from '@/engine/games/admiral/data/scenarios';
import {
  LONGEST_SCENARIO,
  reviewScenarioText,
  scenarioText,
  wholeLayouts,
  type Reading,
} from '@/engine/games/admiral/public';
import { scenarioName, scenarioNote } from './scenario-words';

/** Texts that were looked at before: a list of scenarios is drawn again and again. */
const readings = new Map<string, Reading>();
const MOST_READ = 40;

function readingOf(text: string): Reading {
  const known = readings.get(text);
  if (known) return known;
  const reading = reviewScenarioText(text);
  if (readings.size >= MOST_READ) readings.clear();
  readings.set(text, reading);
  return reading;
}

export const ownScenarios: GameScenarios = {
  option: 'scenario',
  longest: LONGEST_SCENARIO,
  /** E-24 (4): read whole or not at all; one whose id is there already becomes a copy. */
  read(text, taken, t) {
    const { scenario, faults } = reviewScenarioText(text);
    if (!scenario) return { text: null, wrong: faults.map((fault) => faultWords(fault, t)) };
    const ids = taken.flatMap((one) => idOf(one) ?? []);
    const kept = scenarioText(scenario);
    if (taken.includes(kept)) return { text: kept, wrong: [] };
    return { text: scenarioText({ ...scenario, id: freeId(scenario.id, ids) }), wrong: [] };
  },
  isSound: (text) => !isOwn(text) || readingOf(text).scenario !== null,
  name: (option, t) => scenarioName(option, t),
  note: (option, t) => scenarioNote(option, t),
  about(text, t) {
    const scenario = scenarioFrom(text);
    const players = [...new Set(wholeLayouts(scenario).flatMap((layout) => layout.players))].sort((a, b) => a - b);
    const from = scenario.author ? [t('admiral:charts.by', { author: scenario.author })] : [];
    return [t('admiral:charts.players', { list: players.join(', ') }), ...from].join(' · ');
  },
};

/** What the app has brought along keeps its ids, too. */
export function freeId(id: string, taken: readonly string[]): string {
  const isTaken = (one: string): boolean => taken.includes(one) || !isOwn(one);
  let free = id;
  for (let number = 2; isTaken(free); number++) free = `${id.slice(0, 28)}-${number}`;
  return free;
}

function faultWords({ code, at, params }: Reading['faults'][number], t: Words): string {
  const words = say(t, `admiral:reasons.${code}`, { ...params, at });
  return at === '' ? words : t('admiral:charts.at', { at, words });
}
