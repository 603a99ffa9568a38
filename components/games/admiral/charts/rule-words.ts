import { hasWords, say, type Words } from '@/components/i18n/words';
import type { ChangedRule } from '@/engine/games/admiral/chart-room';

/** Rules that players may choose, too, have their words with the options; some bear another name there. */
const OPTION: Readonly<Record<string, string>> = {
  'wind.profile': 'wind',
  'islands.extra': 'islandsExtra',
  'mines.perPlayer': 'minesPerPlayer',
};

/** What a rule is called: of a card with its kind, of what may be done by its name. */
export function ruleName(key: string, t: Words): string {
  const [what = '', of = '', field = ''] = key.split('.');
  if (what === 'ships') return `${say(t, `admiral:classes.${of}`)}: ${say(t, `charts-admiral:cards.${field}`)}`;
  if (what === 'actions') return say(t, `charts-admiral:deeds.${of}`);
  const option = `admiral:options.${OPTION[key] ?? key}.name`;
  return say(t, hasWords(option) ? option : `charts-admiral:rules.${key.replaceAll('.', '-')}`);
}

export function ruleValue(key: string, value: string | number | boolean, t: Words): string {
  if (typeof value === 'boolean') return t(value ? 'charts-admiral:yes' : 'charts-admiral:no');
  const words = [
    `admiral:options.${OPTION[key] ?? key}.values.${value}`,
    `charts-admiral:values.${key.replaceAll('.', '-')}.${value}`,
  ];
  const found = words.find(hasWords);
  return found ? say(t, found) : String(value);
}

/** 15.6: one line. */
export function changeWords({ key, now, usual }: ChangedRule, t: Words): string {
  return t('charts-admiral:changes.line', {
    rule: ruleName(key, t),
    now: ruleValue(key, now, t),
    usual: ruleValue(key, usual, t),
  });
}
