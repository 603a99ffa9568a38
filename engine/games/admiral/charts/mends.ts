import { isEnterableIn, sheetAt } from './laid';
import type { Condition, Scenario } from '../data/scenario';
import { squareId } from '../data/squares';
import { LONGEST_ID } from '../scenario/reader';
import { weightOf, type Fault, type FaultCode } from '../scenario/faults';
import { selectorOf } from './selecting';
import { owningPath, stepsOf, valueAt, withValue } from './paths';

/** What a mend does, for the words on its key. */
export const MENDS = ['erase', 'set', 'rename', 'shrink', 'add', 'keep'] as const;

export interface Mend {
  readonly kind: (typeof MENDS)[number];
  /** What stood there, where it is a piece with a square. */
  readonly square: string | null;
  readonly scenario: Scenario;
}

type Maker = (scenario: Scenario, fault: Fault) => Mend | null;

/** The path of the piece that a fault speaks of: `layouts[0].forts[1].at` is in `layouts[0].forts[1]`. */
function pieceOf(at: string): string {
  return /^(.*\])\.(at|id|shape|owner|damage|holds)$/.exec(at)?.[1] ?? at;
}

function squareAt(scenario: Scenario, path: string): string | null {
  const value = valueAt(scenario, path);
  if (typeof value === 'string') return value;
  const at = typeof value === 'object' && value !== null && 'at' in value ? value.at : null;
  return typeof at === 'string' ? at : null;
}

/** Takes away what the fault lies on. */
const erase: Maker = (scenario, { at }) => {
  const path = pieceOf(at);
  if (valueAt(scenario, path) === undefined) return null;
  return { kind: 'erase', square: squareAt(scenario, path), scenario: withValue(scenario, path, undefined) };
};

const set =
  (value: (scenario: Scenario, fault: Fault) => unknown): Maker =>
  (scenario, fault) => {
    const next = value(scenario, fault);
    return next === undefined ? null : { kind: 'set', square: null, scenario: withValue(scenario, fault.at, next) };
  };

/** The nearest number that may stand there. */
const clamp: Maker = (scenario, fault) => {
  const { min, max } = fault.params;
  const value = valueAt(scenario, fault.at);
  if (typeof min !== 'number' || typeof max !== 'number') return null;
  const near = (one: number): number => Math.max(min, Math.min(max, Math.round(one)));
  if (typeof value === 'number') return near(value) === value ? null : set(() => near(value))(scenario, fault);
  if (!isNumbers(value)) return null;
  const next = value.map(near);
  return next.every((one, i) => one === value[i]) ? null : set(() => next)(scenario, fault);
};

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

const rename: Maker = (scenario, { at }) => {
  const id = valueAt(scenario, at);
  if (typeof id !== 'string') return null;
  const of = String(stepsOf(at).at(-3));
  const list = at.slice(0, at.lastIndexOf('['));
  const taken = new Set(
    ['forts', 'royalPorts', 'islands', 'shapes', 'markers', 'layouts'].includes(of)
      ? [...idsIn(scenario, list), ...idsIn(scenario, list.replace(/forts$/, 'royalPorts'))]
      : [],
  );
  // Selectors name forts and islands: `-` would take away there.
  const isNamed = ['forts', 'royalPorts', 'islands'].includes(of);
  const stem = isNamed ? id.replaceAll('-', '').replace(/\d+$/, '') : `${id.slice(0, LONGEST_ID - 4)}-`;
  const base = stem.slice(0, LONGEST_ID - 3);
  const next = `${base}${freeNumber((one) => taken.has(`${base}${one}`))}`;
  return { kind: 'rename', square: null, scenario: withValue(scenario, at, next) };
};

function idsIn(scenario: Scenario, list: string): string[] {
  const all = valueAt(scenario, list);
  return Array.isArray(all)
    ? all.flatMap((one: { readonly id?: string }) => (one.id === undefined ? [] : [one.id]))
    : [];
}

function freeNumber(isTaken: (number: number) => boolean): number {
  let number = 2;
  while (isTaken(number)) number++;
  return number;
}

/** V06: whoever has ships left wins. */
const addGoal: Maker = (scenario, { at }) => {
  const victory = (valueAt(scenario, at) ?? []) as readonly Condition[];
  if (!Array.isArray(victory)) return null;
  const isAlone = scenario.layouts.every(({ players }) => [players].flat().join() === '1');
  const goal: Condition = isAlone ? { type: 'survive', round: 20 } : { type: 'lastWithShips' };
  return { kind: 'add', square: null, scenario: withValue(scenario, at, [...victory, goal]) };
};

/** V05: a ship fewer. */
const fewerShips: Maker = (scenario, { at }) => {
  const path = `${at.replace(/\.(deploy|fort)$/, '')}.fleet`;
  const fleet = valueAt(scenario, path);
  if (!Array.isArray(fleet) || fleet.length < 2) return null;
  return { kind: 'shrink', square: null, scenario: withValue(scenario, path, fleet.slice(0, -1)) };
};

/** V02: of the squares that are named those on which something can lie. */
const onlyWater: Maker = (scenario, fault) => {
  const index = stepsOf(fault.at)[1];
  const selector = valueAt(scenario, fault.at);
  if (!/\.squares$/.test(fault.at) || typeof selector !== 'string') return erase(scenario, fault);
  const sheet = typeof index === 'number' ? sheetAt(scenario, index) : null;
  const squares = sheet && isEnterableIn(sheet, selector);
  if (!squares) return null;
  if (squares.length === 0) return erase(scenario, { ...fault, at: fault.at.replace(/\.squares$/, '') });
  const next = selectorOf(squares.map(squareId));
  return { kind: 'keep', square: null, scenario: withValue(scenario, fault.at, next) };
};

/** Who or what is named is not there. */
const nobody: Maker = (scenario, fault) => {
  const { at } = fault;
  if (/\.forts\[\d+\]\.owner$/.test(at)) return set(() => 'neutral')(scenario, fault);
  if (/\.(seats\[\d+\]|each)\.fort$/.test(at)) return set(() => undefined)(scenario, fault) ?? drop(at)(scenario);
  const whole = /^(.*\.(victory|defeat|place)\[\d+\])/.exec(at)?.[1];
  return drop(whole ?? at)(scenario);
};

const drop =
  (path: string) =>
  (scenario: Scenario): Mend | null =>
    valueAt(scenario, path) === undefined
      ? null
      : { kind: 'erase', square: null, scenario: withValue(scenario, path, undefined) };

const outOfGoals: Maker = (scenario, { at }) => drop(/^(.*\.victory\[\d+\])/.exec(at)?.[1] ?? at)(scenario);

/** By code. What only people can decide has none. */
const MAKERS: Readonly<Partial<Record<FaultCode, Maker>>> = {
  'scenario-unknown': (scenario, { at }) => drop(at)(scenario),
  'scenario-later': outOfGoals,
  'scenario-level': (scenario, { at }) => drop(at)(scenario),
  'scenario-number': clamp,
  'scenario-twice': (scenario, fault) => (/\.id$/.test(fault.at) ? rename(scenario, fault) : null),
  'scenario-off-board': erase,
  'scenario-island-off': erase,
  'scenario-islands-meet': erase,
  'scenario-on-land': onlyWater,
  'scenario-taken': erase,
  'scenario-cells': (scenario, { at }) => drop(at)(scenario),
  'scenario-reef-in-port': erase,
  'scenario-reef-place': erase,
  'scenario-no-room': fewerShips,
  'scenario-not-there': (scenario, { at, params }) => {
    const list = [valueAt(scenario, at)].flat().slice(0, Number(params.most));
    const mended = withValue(scenario, at, list.length > 0 ? list : undefined);
    return { kind: 'shrink', square: null, scenario: mended };
  },
  'scenario-no-goal': addGoal,
  'scenario-never': (scenario, fault) => {
    const most = Number(fault.params.most);
    return /\.count$/.test(fault.at) && most > 0 ? set(() => most)(scenario, fault) : outOfGoals(scenario, fault);
  },
  'scenario-scope': set(() => 'team'),
  'scenario-teams': (scenario, fault) => (/\.turnOrder$/.test(fault.at) ? set(() => 'dice')(scenario, fault) : null),
  'scenario-empty': (scenario, { at }) => {
    const whole = /^(.*\.(victory|place)\[\d+\])/.exec(at)?.[1];
    return whole ? drop(whole)(scenario) : null;
  },
  'scenario-nobody': nobody,
  'scenario-endless': (scenario) => ({
    kind: 'set',
    square: null,
    scenario: withValue(scenario, 'rules.roundLimit', 60),
  }),
};

/** 15.4: how a fault can be mended by one key; null: people have to. */
export function mendOf(scenario: Scenario, fault: Fault): Mend | null {
  const made = MAKERS[fault.code]?.(owningPath(scenario, fault.at), fault) ?? null;
  return made && made.scenario !== scenario ? made : null;
}

/** The first error, or else warning, that can be mended. */
export function firstMend(scenario: Scenario, faults: readonly Fault[]): { fault: Fault; mend: Mend } | null {
  for (const weight of ['error', 'warning'] as const)
    for (const fault of faults.filter((one) => weightOf(one) === weight)) {
      const mend = mendOf(scenario, fault);
      if (mend) return { fault, mend };
    }
  return null;
}
