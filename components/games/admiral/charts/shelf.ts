import type { KeptScenario } from '@/components/kit/packs/scenarios';
import type { Words } from '@/components/i18n/words';
import { idOf, SCENARIOS, scenarioFrom } from '@/engine/games/admiral/data/scenarios';
import type { Scenario } from '@/engine/games/admiral/data/scenario';
import { wholeLayouts } from '@/engine/games/admiral/public';
import { ownScenarios } from '../own-scenarios';
import { scenarioName, textIn } from '../scenario-words';
import { chartOfLayout, countsOf } from './model';

export const SECTIONS = ['mini', 'shoals', 'house', 'own', 'received'] as const;
export type Section = (typeof SECTIONS)[number];

/** One chart on the wall. */
export interface ChartItem {
  /** Of the app's own their name, of others the id under which they are kept. */
  readonly id: string;
  /** The value of the option of a match. */
  readonly option: string;
  readonly section: Section;
  readonly scenario: Scenario;
  readonly counts: readonly number[];
  readonly isTeams: boolean;
}

function itemOf(id: string, option: string, section: Section): ChartItem {
  const scenario = scenarioFrom(option);
  const isTeams = wholeLayouts(scenario).some(({ mode }) => mode === 'teams');
  return { id, option, section, scenario, counts: countsOf(scenario), isTeams };
}

/** 14.6, E-22: the mini-games, the sea of the rulebook, those of the house. */
const BUNDLED: readonly ChartItem[] = SCENARIOS.map(({ id }) =>
  itemOf(id, id, id.startsWith('mini-') ? 'mini' : id === 'pearl-shoals' ? 'shoals' : 'house'),
);

/** Whether a text can be shown at all: it may be faulty, but a backup that was brought in can hold anything. */
export function isReadable(text: string): boolean {
  if (ownScenarios.isSound(text)) return true;
  try {
    const scenario = scenarioFrom(text);
    textIn(scenario.title);
    scenario.layouts.forEach((_, index) => chartOfLayout(scenario, index));
    return idOf(text) !== null && scenario.layouts.length > 0;
  } catch {
    return false;
  }
}

export function chartItems(kept: readonly KeptScenario[]): readonly ChartItem[] {
  const own = kept.flatMap(({ id, game, text, own: isMine }) =>
    game === 'admiral' && isReadable(text) ? [itemOf(id, text, isMine ? 'own' : 'received')] : [],
  );
  return [...BUNDLED, ...own];
}

const SHORT = 30;

/** What the pills above the charts leave of them: players, minutes, teams, and the tags that files bear. */
export type Filter = 'all' | 'short' | 'teams' | `players:${number}` | `tag:${string}`;

export function filtersFor(items: readonly ChartItem[]): readonly Filter[] {
  const counts = [...new Set(items.flatMap((one) => one.counts))].sort((a, b) => a - b);
  const tags = [...new Set(items.flatMap(({ scenario }) => scenario.tags ?? []))].sort();
  return [
    'all',
    'short',
    ...counts.map((count) => `players:${count}` as const),
    'teams',
    ...tags.map((tag) => `tag:${tag}` as const),
  ];
}

export function passes({ scenario, counts, isTeams }: ChartItem, filter: Filter): boolean {
  if (filter === 'all') return true;
  if (filter === 'short') return (scenario.minutes?.[1] ?? SHORT + 1) <= SHORT;
  if (filter === 'teams') return isTeams;
  const [what, of = ''] = [filter.slice(0, filter.indexOf(':')), filter.slice(filter.indexOf(':') + 1)];
  return what === 'players' ? counts.includes(Number(of)) : (scenario.tags ?? []).includes(of);
}

export function found(item: ChartItem, sought: string, t: Words): boolean {
  return scenarioName(item.option, t).toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase());
}
