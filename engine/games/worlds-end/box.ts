import { effectOf } from '@/engine/packs/column';
import type { Pack, PackRow } from '@/engine/packs/schema';
import { byText, textRanks } from '@/engine/kit/text-order';
import { SEAS, type Sea } from './data/board';
import { HEROES, WINDOW_OF, type Effect, type FreeSkill, type PaidSkill, type Window } from './data/cards';
import { COMPANY } from './data/company';
import { HOUSE } from './data/house';
import { copiesOf } from './data/schema';
import { HOUSE_PACK, type WorldsEndOptions } from './options';

/** A ship is a small number: the Company's 0 to 4, then all pirate ships in the order of their ids, which is that of a line (E-15). */
export type Ship = number;
export type ShipId = string;
/** A kind of manoeuvre card, by its row: copies are the same card (E-6). */
export type Kind = number;
export type CardId = string;

export interface Card {
  readonly id: CardId;
  /** Empty: the app has words for this id. */
  readonly name: string;
  readonly window: Window;
  readonly effect: Effect;
  readonly n: number;
  readonly count: number;
}

export interface HeroCard {
  readonly name: string;
  readonly free: FreeSkill;
  readonly paid: PaidSkill;
  /** Of the paid skill, in gold. */
  readonly price: number;
}

export interface SeaCard {
  readonly name: string;
  readonly difficulty: number;
  readonly income: number;
  /** Row of the good, -1 without one. */
  readonly good: number;
  readonly port: boolean;
}

/** A pack as the rules read it. */
export interface Box {
  /** By ship. */
  readonly ids: readonly ShipId[];
  readonly names: readonly string[];
  readonly price: readonly number[];
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly survives: readonly boolean[];
  /** By ship: its place among all ids in alphabetical order. */
  readonly rank: readonly number[];
  readonly byId: ReadonlyMap<ShipId, Ship>;
  /** The pirate ships in the order of their table: what is shuffled first. */
  readonly shipDeck: readonly Ship[];
  readonly cards: readonly Card[];
  readonly cardDeck: readonly Kind[];
  readonly kindById: ReadonlyMap<CardId, Kind>;
  /** Kinds in the order of their ids. */
  readonly kindsByText: readonly Kind[];
  /** By sea. */
  readonly seas: readonly SeaCard[];
  /** By good: its three seas. */
  readonly goods: readonly (readonly Sea[])[];
  readonly goodNames: readonly string[];
  /** By hero. */
  readonly heroes: readonly HeroCard[];
  readonly armadaTwo: number;
  readonly armadaThree: number;
}

function rowsOf(pack: Pack, table: string): readonly PackRow[] {
  return pack.tables[table] ?? [];
}

/** The row of each of these ids. */
function rowsFor(pack: Pack, table: string, ids: readonly string[]): PackRow[] {
  return ids.map((id) => rowsOf(pack, table).find((row) => row.id === id) as PackRow);
}

function nameOf(row: PackRow): string {
  return (row.name ?? '') as string;
}

function codeOf(row: PackRow, column: string) {
  return effectOf((row[column] as readonly string[])[0] as string);
}

const HUNDRED = 100;

export function openBox(pack: Pack): Box {
  const copies = rowsOf(pack, 'ships').flatMap((row) => copiesOf(row).map((id) => ({ id, row })));
  const company = rowsFor(pack, 'company', COMPANY).map((row) => ({ id: row.id as string, row }));
  const pirates = copies.slice().sort((a, b) => byText(a.id, b.id));
  const ships = [...company, ...pirates];
  const ids = ships.map(({ id }) => id);
  const byId = new Map(ids.map((id, ship) => [id, ship]));
  const cards = rowsOf(pack, 'manoeuvres').map(cardOf);
  const kinds = cards.map((_, kind) => kind);
  const goodIds = rowsOf(pack, 'goods').map((row) => row.id as string);
  const seas = rowsFor(pack, 'seas', SEAS).map((row) => seaOf(row, goodIds));
  return {
    ids,
    names: ships.map(({ row }) => nameOf(row)),
    price: ships.map(({ row }) => (row.price ?? 0) as number),
    attack: ships.map(({ row }) => row.attack as number),
    defence: ships.map(({ row }) => row.defence as number),
    survives: ships.map(({ row }) => row.survivability === true),
    rank: textRanks(ids),
    byId,
    shipDeck: copies.map(({ id }) => byId.get(id) as Ship),
    cards,
    cardDeck: kinds.flatMap((kind) => new Array<Kind>((cards[kind] as Card).count).fill(kind)),
    kindById: new Map(kinds.map((kind) => [(cards[kind] as Card).id, kind])),
    kindsByText: kinds.slice().sort((a, b) => byText((cards[a] as Card).id, (cards[b] as Card).id)),
    seas,
    goods: goodIds.map((_, good) => seas.flatMap((sea, i) => (sea.good === good ? [i] : []))),
    goodNames: rowsOf(pack, 'goods').map(nameOf),
    heroes: rowsFor(pack, 'heroes', HEROES).map(heroOf),
    armadaTwo: pack.numbers.armadaTwo as number,
    armadaThree: pack.numbers.armadaThree as number,
  };
}

function cardOf(row: PackRow): Card {
  const { code, n } = codeOf(row, 'effect');
  const effect = code as Effect;
  return { id: row.id as string, name: nameOf(row), window: WINDOW_OF[effect], effect, n, count: row.count as number };
}

function seaOf(row: PackRow, goodIds: readonly string[]): SeaCard {
  const { n } = codeOf(row, 'goods');
  return {
    name: nameOf(row),
    difficulty: row.difficulty as number,
    income: row.income as number,
    good: n === 0 ? -1 : goodIds.indexOf(`good-${n}`),
    port: row.port === true,
  };
}

function heroOf(row: PackRow): HeroCard {
  const paid = codeOf(row, 'paid');
  return {
    name: nameOf(row),
    free: codeOf(row, 'free').code as FreeSkill,
    paid: paid.code as PaidSkill,
    price: paid.n * HUNDRED,
  };
}

const HOUSE_BOX = openBox(HOUSE);
/** The rules ask in their inner loops, for one match at a time: a text as long as a pack is not looked up each time. */
let latest: { readonly pack: string; readonly box: Box } = { pack: HOUSE_PACK, box: HOUSE_BOX };
/** A match keeps its pack as text; each text is opened once. Few are ever open at a time. */
const opened = new Map<string, Box>();
const MOST_OPEN = 8;

/** The cards that a match is played with. The options of a match have been read: its pack is sound. */
export function boxOf({ pack }: WorldsEndOptions): Box {
  if (pack === HOUSE_PACK) return HOUSE_BOX;
  if (pack !== latest.pack) latest = { pack, box: opened.get(pack) ?? openAnew(pack) };
  return latest.box;
}

function openAnew(pack: string): Box {
  const box = openBox(JSON.parse(pack) as Pack);
  if (opened.size >= MOST_OPEN) opened.clear();
  opened.set(pack, box);
  return box;
}
