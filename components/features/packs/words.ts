import { hasWords, say, type Words } from '@/components/i18n/words';
import type { GameId } from '@/engine';
import { effectOf, LONGEST_NAME } from '@/engine/packs/column';
import type { DraftRow, PackDraft } from '@/engine/packs/draft';
import { placeOf } from '@/engine/packs/place';
import type { PackFault, TableSpec } from '@/engine/packs/schema';
import { quoted, wordsOfId } from '@/engine/packs/text';
import { packGame } from './pack-games';

/** With the sign of the printer; what is no number yet stays as it was written. */
const number = (cell: unknown) => String(cell).replace(/^-(?=\d)/, '−');

/** A key that the app does not know, as somebody wrote it. */
const outside = (key: string) => quoted(key, LONGEST_NAME);

/** Where a word is asked for: a card of this table may be called otherwise than one of the same id elsewhere. */
export interface TablePlace {
  readonly game: GameId;
  readonly table: string;
}

/** What a card is called: as its owner wrote, as far as it can be shown, or as the app says. */
export function cardWords({ game, table }: TablePlace, row: DraftRow | undefined, index: number, t: Words): string {
  const written = typeof row?.name === 'string' ? outside(row.name) : '';
  if (written !== '') return written;
  const own = typeof row?.id === 'string' && isKnown(game, table, row.id);
  const said = own ? packGame(game).words?.card(table, String(row.id), t) : null;
  if (said) return said;
  const known = `${game}:cards.${String(row?.id)}`;
  if (row && hasWords(known)) return say(t, known);
  const id = typeof row?.id === 'string' ? outside(row.id) : '';
  return id !== '' ? wordsOfId(id) : t('packs:card', { number: index + 1 });
}

function columnOf({ game, table }: TablePlace, column: string) {
  return packGame(game).schema.tables.find(({ key }) => key === table)?.columns[column];
}

/** Of a list of ids only those that are on it; of free ones all. */
function isKnown(game: GameId, table: string, id: string): boolean {
  const column = columnOf({ game, table }, 'id');
  return column?.kind !== 'enum' || column.values.includes(id);
}

/** The column of a draft in which an effect stands. */
export interface EffectPlace {
  readonly game: GameId;
  readonly column: string;
  readonly draft: PackDraft | null;
}

/** An effect as it is printed; a code without a number has none to say. */
export function effectWords({ game, column, draft }: EffectPlace, effect: string, t: Words): string {
  const { code } = effectOf(effect);
  const named = (table: string, id: string) => {
    const row = draft?.tables[table]?.find((one) => one.id === id);
    return cardWords({ game, table }, row ?? { id }, 0, t);
  };
  const written = effect.includes(':') ? outside(effect.slice(effect.indexOf(':') + 1)) : '';
  const said = hasCode(game, column, code) ? packGame(game).words?.effect(column, code, written, t, named) : null;
  if (said) return said;
  const known = `${game}:effects.${code}`;
  return hasWords(known) ? say(t, known, { n: number(written || '…') }) : outside(effect);
}

function hasCode(game: GameId, column: string, code: string): boolean {
  return packGame(game).schema.tables.some(({ columns }) => {
    const spec = columns[column];
    return spec?.kind === 'effects' && Object.hasOwn(spec.codes, code);
  });
}

const COMMON = {
  count: 'packs:count',
  name: 'packs:cardName',
  ladder: 'packs:ladder',
  effects: 'packs:effects',
} as const;

export function columnWords(game: GameId, column: string, t: Words): string {
  if (Object.hasOwn(COMMON, column)) return t(COMMON[column as keyof typeof COMMON]);
  const known = `packs:${game}.columns.${column}`;
  return hasWords(known) ? say(t, known) : outside(column);
}

export const tableWords = (game: GameId, table: string, t: Words) => say(t, `packs:${game}.tables.${table}`);
export const numberWords = (game: GameId, number: string, t: Words) => say(t, `packs:${game}.numbers.${number}`);
export const totalWords = (game: GameId, total: string, t: Words) => say(t, `packs:${game}.totals.${total}`);

/** What a card does and how often it is there, in one line. */
export function rowWords(game: GameId, draft: PackDraft, table: TableSpec, row: DraftRow, t: Words): string {
  const parts = Object.entries(table.columns).flatMap(([key, { kind }]) => {
    const cell = row[key];
    if (kind === 'number') return [`${columnWords(game, key, t)}: ${number(cell)}`];
    if (kind === 'flag') return cell === true ? [columnWords(game, key, t)] : [];
    if (!Array.isArray(cell)) return [];
    if (kind === 'ladder') return [cell.map(number).join(' · ')];
    return kind === 'effects' ? cell.map((effect) => effectWords({ game, column: key, draft }, String(effect), t)) : [];
  });
  return parts.join('; ');
}

/** Where it is: the table, the card, the column. */
function placeWords(game: GameId, draft: PackDraft | null, at: string, t: Words): string {
  const { table, row, field, step } = placeOf(at);
  if (table === null) {
    if (field === null) return t('packs:whole');
    if (field === 'name') return t('packs:name');
    if (field === 'tables') return t('packs:allCards');
    return hasWords(`packs:${game}.numbers.${field}`) ? numberWords(game, field, t) : outside(field);
  }
  const where = hasWords(`packs:${game}.tables.${table}`) ? tableWords(game, table, t) : outside(table);
  if (row === null) return where;
  const card = t('packs:listed', {
    table: where,
    card: cardWords({ game, table }, draft?.tables[table]?.[row], row, t),
  });
  if (field === null) return card;
  return `${card}, ${columnWords(game, field, t)}${step === null ? '' : ` ${step + 1}`}`;
}

/** From 1 to 1 is 1. */
function onlyOne(code: PackFault['code'], { min, max, most }: PackFault['params']) {
  if (code === 'pack-effects' && most === 1) return 'pack-effects-one';
  if (code === 'pack-number' && min === max) return 'pack-number-one';
  return code === 'pack-rows' && min === max ? 'pack-rows-one' : code;
}

/** One of those that are possible there: an effect, or a row of a list that is settled. */
function choiceWords(game: GameId, draft: PackDraft | null, at: string, code: string, t: Words): string {
  const { table, field } = placeOf(at);
  if (table !== null && field !== null && columnOf({ game, table }, field)?.kind === 'enum') {
    return cardWords({ game, table }, { id: code }, 0, t);
  }
  return effectWords({ game, column: field ?? '', draft }, code, t);
}

/** What is wrong, and where; beside the field itself its own name is enough. */
export function faultWords(
  game: GameId,
  draft: PackDraft | null,
  { code, at, params }: PackFault,
  t: Words,
  beside = placeWords(game, draft, at, t),
): string {
  const { codes } = params;
  const range = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, number(value)]));
  const named = typeof codes === 'string' ? codes.split(', ').map((one) => choiceWords(game, draft, at, one, t)) : [];
  return t(`packs:faults.${onlyOne(code, params)}`, {
    at: beside,
    ...range,
    ...(named.length > 0 ? { codes: named.join('; ') } : {}),
  });
}
