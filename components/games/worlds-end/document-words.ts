import type { DocumentWords } from '@/components/kit/game-module';
import { hasWords, say, type Words } from '@/components/i18n/words';
import { HEROES } from '@/engine/games/worlds-end/data/cards';
import { placeName, skinName } from './names';

const HUNDRED = 100;

function goodName(id: string, t: Words): string {
  const known = `worlds-end-names:goods.${id}`;
  return hasWords(known) ? say(t, known) : t('packs:worlds-end.good', { n: id.replace('good-', '') });
}

/** 2.10, E-19: a skill by its name, and in hundreds what it costs. */
function skillWords(code: string, n: string, t: Words): string {
  const name = say(t, `worlds-end:skills.${code}.name`);
  if (n === '') return name;
  const gold = /^\d+$/.test(n) ? Number(n) * HUNDRED : n;
  return t('packs:listed', { table: name, card: t('worlds-end:skillMarks.paid', { gold }) });
}

/** Places, goods, ships of the Company and heroes have names of their own, some of them in two skins. */
export const documentWords: DocumentWords = {
  card(table, id, t) {
    if (table === 'seas') return placeName(t, `seas.${id}`);
    if (table === 'goods') return goodName(id, t);
    if (table === 'company') return skinName(t, `company.${id}`);
    return table === 'heroes' && HEROES.some((hero) => hero === id) ? skinName(t, `heroes.${id}`) : null;
  },
  effect(column, code, n, t, named) {
    if (column === 'free' || column === 'paid') return skillWords(code, n, t);
    if (column !== 'goods') return null;
    if (code === 'none') return t('worlds-end:sheet.noGood');
    return /^[1-5]$/.test(n) ? named('goods', `good-${n}`) : t('packs:worlds-end.good', { n });
  },
};
