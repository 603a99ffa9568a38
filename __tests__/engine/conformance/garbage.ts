import type { Action } from '@/engine/core/game';
import type { Stream } from '@/engine/core/luck';

const VALUES: readonly unknown[] = [
  undefined,
  null,
  '',
  'constructor',
  '__proto__',
  -1,
  0,
  0.5,
  99,
  1e9,
  NaN,
  Infinity,
  true,
  [],
  [[]],
  {},
  { length: 1, 0: 'x' },
];

const STRANGERS: readonly object[] = [
  {},
  { type: '' },
  { type: 'NO_SUCH_ACTION' },
  { type: 'constructor' },
  { type: '__proto__' },
  { type: 'toString' },
  { type: null },
  { type: 7 },
  { type: ['DONE'] },
  [],
];

/** So many actions of one question are spoiled: it may have more than a hundred. */
const SPOILED = 10;

/** Objects that are no actions, and actions with one field spoiled, dropped, wrapped or added. */
export function garbageFrom(legal: readonly Action[], chance: Stream): Action[] {
  const spoiled = chance
    .shuffleFirst([...legal], SPOILED)
    .slice(0, SPOILED)
    .flatMap((action): object[] => {
      const fields = Object.entries(action);
      const [key, value] = chance.pick(fields);
      const rest = Object.fromEntries(fields.filter(([other]) => other !== key));
      return [
        rest,
        { ...rest, [key]: chance.pick(VALUES) },
        { ...rest, [key]: [value] },
        { ...rest, [key]: String(value).toLowerCase() },
        { ...rest, [key]: typeof value === 'number' ? String(value) : value, extra: chance.pick(VALUES) },
        { ...rest, [key]: typeof value === 'number' ? value + chance.pick([-1, 1, 0.5, 4294967296]) : value },
        Array.isArray(value) ? { ...rest, [key]: [...value, ...value] } : { ...action, [key]: Object(value) },
        Object.create(action),
      ];
    });
  return [...STRANGERS, ...spoiled] as Action[];
}

/** Texts close to an action's own: each is another action of the game, or none. */
export function nearTexts(text: string, chance: Stream): string[] {
  const at = chance.below(text.length);
  const [head, tail] = [text.slice(0, at), text.slice(at + 1)];
  return [
    ` ${text}`,
    `${text} `,
    `${text}\n`,
    text.toLowerCase(),
    text.toUpperCase(),
    `${text} ${text}`,
    `${text}0`,
    text.replace(/\d/, '0$&'),
    text.replace(/\d/, '-$&'),
    text.replace(/\d/, '$&.0'),
    text.replace(/\d/, '٣'),
    text.replaceAll(' ', '  '),
    head + tail,
    `${head}${chance.pick(['x', ' ', ',', '9', '_'])}${tail}`,
  ];
}
