import { DEEDS, type CardChange, type Scenario } from '../data/scenario';
import { HOUSE_CARDS, KINDS } from '../data/ships';
import type { AdmiralOptions } from '../match-options';
import { OPTIONS_AS_FILED } from '../scenario/as-filed';

export type RuleValue = string | number | boolean;

/** 15.6: one rule that is not as the rulebook has it, and whose wish that is. */
export interface ChangedRule {
  /** A rule key, also of a card (`ships.brig.durability`), of a fort, of what may be done (`actions.fire`); an option for `players`. */
  readonly key: string;
  readonly now: RuleValue;
  readonly usual: RuleValue;
  readonly by: 'file' | 'players';
}

/** Section 8, 14.5: as the rulebook has it. */
export const RULEBOOK = {
  hitRule: '3-6',
  'wind.profile': 'vane',
  'move.min': 0,
  'move.mandatory': false,
  turnOrder: 'dice',
  'islands.extra': 'none',
  'mines.perPlayer': 0,
  fortsBlockFire: false,
  sameSquareFire: true,
  boardAcrossLand: false,
  attackAtWork: false,
  stormLoadPenalty: false,
  teamRestore: 'finished',
  allDeliveredEndsTeamGame: true,
  treaties: true,
  roundLimit: 'off',
  level: 'basic',
  'fort.durability': 5,
  'fort.range': '5 / 4',
  'fort.shots': 2,
  'fort.restoreTokens': 3,
  portCapacity: 2,
  mineRange: 3,
  mineDamage: 3,
  fireshipDelay: 1,
  maxBoarders: 4,
  repairRate: 1,
  friendlyFire: false,
  fortlessTurns: 3,
  giveFort: true,
} as const satisfies Readonly<Record<string, RuleValue>>;

const told = (value: unknown): RuleValue | null =>
  Array.isArray(value)
    ? value.join(' / ')
    : typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : null;

function ruleOf({ rules = {} }: Scenario, key: string): RuleValue | null {
  if (!key.startsWith('fort.')) return told((rules as Readonly<Record<string, unknown>>)[key]);
  return told((rules.fort as Readonly<Record<string, unknown>> | undefined)?.[key.slice(5)]);
}

/** What the file changes, then what the players do. */
export function changedRules(scenario: Scenario, options: AdmiralOptions = OPTIONS_AS_FILED): readonly ChangedRule[] {
  const changes: ChangedRule[] = [];
  const file = (key: string, now: RuleValue | null, usual: RuleValue): void => {
    if (now !== null && now !== usual) changes.push({ key, now, usual, by: 'file' });
  };
  const { actions, ships = {}, calmOverride = {} } = scenario.rules ?? {};
  for (const [key, usual] of Object.entries(RULEBOOK)) file(key, ruleOf(scenario, key), usual);
  for (const deed of DEEDS) file(`actions.${deed}`, actions ? actions.includes(deed) : null, true);
  KINDS.forEach((kind, k) => {
    for (const field of CARD_FIELDS) file(`ships.${kind}.${field}`, told(ships[kind]?.[field]), usualOf(k, field));
    const calm = calmOverride[kind];
    if (calm) file(`ships.${kind}.calm`, `${calm.S} / ${calm.O}`, usualOf(k, 'calm'));
  });
  for (const key of Object.keys(OPTIONS_AS_FILED) as (keyof AdmiralOptions)[]) {
    if (key === 'scenario' || key === 'autoDrift' || key === 'teams' || options[key] === OPTIONS_AS_FILED[key])
      continue;
    changes.push({ key, now: key === 'cards' ? 'own' : options[key], usual: OPTIONS_AS_FILED[key], by: 'players' });
  }
  return changes;
}

const CARD_FIELDS = [
  'fresh',
  'calm',
  'storm',
  'range',
  'shots',
  'durability',
  'cost',
] as const satisfies readonly (keyof CardChange)[];

function usualOf(kind: number, field: (typeof CARD_FIELDS)[number]): RuleValue {
  return told(HOUSE_CARDS[kind]?.[field]) ?? 0;
}
