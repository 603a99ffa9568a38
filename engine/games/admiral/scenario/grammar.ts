import {
  CORNERS,
  FROM_FORT,
  LOOKS,
  ON_RUIN,
  ON_SINK,
  SCHEMA,
  SIDES,
  type CellPlan,
  type Effect,
  type Happens,
  type MarkerType,
  type Scenario,
  type ShapePlan,
} from '../data/scenario';
import { layout, place } from './grammar-layout';
import { rules, script } from './grammar-rules';
import { fieldsOf, flag, id, list, measure, pair, pattern, prose, record, whole, word, type Read } from './reader';
import { event, kind, perKind, seat, selector, square, texts } from './words';

const letters = (of: readonly string[]): RegExp => new RegExp(`^(${of.join('|')})?([, ]?(${of.join('|')})){0,3}$`);

const cell = record<CellPlan>(
  { x: whole(0, 5), y: whole(0, 5), kind: word(['water', 'coast', 'land']) },
  {
    sides: pattern(letters(SIDES), 8, 'scenario-selector'),
    corners: pattern(letters(CORNERS), 12, 'scenario-selector'),
  },
);

/** 15.2: on a grid of up to six by six. */
const shape = record<ShapePlan>(
  { id, w: whole(1, 6), h: whole(1, 6) },
  { cells: list(cell, 0, 36), polygon: list(pair(measure(0, 6)), 3, 64) },
);

const values: Read<NonNullable<MarkerType['value']>> = (given, at, fault) =>
  Array.isArray(given) ? list(whole(0, 20), 1, 99)(given, at, fault) : whole(1, 20)(given, at, fault);

/** 14.3 */
const marker = record<MarkerType>(
  { id },
  {
    look: word(LOOKS),
    value: values,
    hidden: flag,
    load: word(['stand']),
    unload: pattern(/^(ports:team|zone:[A-Za-z0-9-]{1,32})$/, 40, 'scenario-selector'),
    capacity: perKind(whole(0, 4)),
    penalty: perKind(list(whole(0, 9), 1, 5)),
    onSink: word(ON_SINK),
    onFortRuined: word(ON_RUIN),
    onFortCaptured: word(['capturer']),
    fromFort: word(FROM_FORT),
    shiftAtSea: flag,
    shiftAfterBoarding: flag,
  },
);

type EffectOf<K extends string> = Extract<Effect, { readonly [P in K]: unknown }>;

const spawn = record<EffectOf<'spawn'>['spawn']>({ seat, ships: list(kind, 1, 24), at: selector }, {});

const EFFECTS: Readonly<Record<string, Read<Effect>>> = {
  spawn: record<EffectOf<'spawn'>>({ spawn }, {}),
  wind: record<EffectOf<'wind'>>({ wind: record<EffectOf<'wind'>['wind']>({ script }, {}) }, {}),
  place: record<EffectOf<'place'>>({ place }, {}),
  removeReef: record<EffectOf<'removeReef'>>({ removeReef: square }, {}),
  message: record<EffectOf<'message'>>({ message: texts(400) }, {}),
  rule: record<EffectOf<'rule'>>({ rule: rules as unknown as Read<EffectOf<'rule'>['rule']> }, {}),
};

const effect: Read<Effect> = (given, at, fault) => {
  const fields = fieldsOf(given, at, fault);
  if (!fields) return undefined;
  const [what, ...more] = Object.keys(fields);
  const of = what !== undefined && Object.hasOwn(EFFECTS, what) ? EFFECTS[what] : undefined;
  if (of && more.length === 0) return of(given, at, fault);
  fault('scenario-word', at, { words: Object.keys(EFFECTS).join(', ') });
  return undefined;
};

const happens = record<Happens>({ on: event, do: list(effect, 1, 12) }, { once: flag });

const LONGEST_TITLE = 80;
const LONGEST_TEXT = 2000;

/** 14.1 */
export const scenario = record<Scenario>(
  {
    schema: word([SCHEMA]),
    id,
    version: whole(1, 999_999),
    title: texts(LONGEST_TITLE),
    layouts: list(layout, 1, 16),
  },
  {
    summary: texts(LONGEST_TITLE * 4),
    briefing: texts(LONGEST_TEXT),
    author: prose(LONGEST_TITLE),
    official: flag,
    tags: list(prose(24), 0, 12),
    difficulty: whole(1, 3),
    minutes: pair(whole(1, 999)),
    board: record<NonNullable<Scenario['board']>>({ cols: whole(6, 24), rows: whole(6, 14) }, { north }),
    terrain: record<NonNullable<Scenario['terrain']>>({}, { shapes: list(shape, 0, 12) }),
    markers: list(marker, 0, 6),
    rules,
    events: list(happens, 0, 40),
  },
);

/** E-1: there is only one north. */
function north(given: unknown, at: string, fault: Parameters<Read<'rowUp'>>[2]): 'rowUp' | undefined {
  if (given === 'rowUp') return given;
  fault('scenario-north', at);
  return undefined;
}
