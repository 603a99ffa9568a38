import { textRanks } from '@/engine/kit/text-order';
import { effectOf, type Effect } from '@/engine/packs/column';
import type { Pack, PackRow } from '@/engine/packs/schema';
import { HOUSE } from './data/house';
import { OBJECT, PIRATE, RELIC, RUM, type Zone } from './data/types';
import { HOUSE_PACK, type SeaOfCloudsOptions } from './options';

/** A loot card is a small number: its place in the tables of the pack, copy after copy. */
export type Card = number;
/** `rum-collector-3` (2.1). */
export type CardId = string;

/** One face. All copies share it. */
export interface Face {
  readonly id: string;
  /** Empty: the app has words for this id. */
  readonly name: string;
  readonly type: number;
  readonly zone: Zone;
  readonly count: number;
  readonly effects: readonly Effect[];
  /** Of a pirate, or what a face-up object adds. */
  readonly strength: number;
  readonly once: boolean;
  readonly ladder: readonly number[];
  readonly notWithTwo: boolean;
  readonly curse: boolean;
}

/** A pack as the rules read it. */
export interface Box {
  readonly faces: readonly Face[];
  readonly numbers: Readonly<Record<'startDoubloons' | 'objectsRemoved' | 'rumRemoved' | 'piratesRemoved', number>>;
  /** By card. */
  readonly ids: readonly CardId[];
  readonly faceOf: readonly Face[];
  /** By card: number of the face, type of the back, place among all ids in alphabetical order. */
  readonly kind: readonly number[];
  readonly type: readonly number[];
  readonly rank: readonly number[];
  readonly byId: ReadonlyMap<CardId, Card>;
  /** Number of the Chest, -1 without one. */
  readonly chest: Card;
}

/** Table by table, in the order of the deck's canon. */
const TABLES: readonly { readonly key: string; readonly type: number; readonly zone: Zone }[] = [
  { key: 'rum', type: RUM, zone: 'rum' },
  { key: 'relics', type: RELIC, zone: 'relics' },
  { key: 'permanents', type: OBJECT, zone: 'objects' },
  { key: 'immediates', type: OBJECT, zone: 'gone' },
  { key: 'secrets', type: OBJECT, zone: 'secrets' },
  { key: 'pirates', type: PIRATE, zone: 'crew' },
];

export function openBox(pack: Pack): Box {
  const faces = TABLES.flatMap(({ key, type, zone }) => (pack.tables[key] ?? []).map((row) => faceOf(row, type, zone)));
  const kind = faces.flatMap((face, i) => new Array<number>(face.count).fill(i));
  const faceOfCard = kind.map((i) => faces[i] as Face);
  const ids = faces.flatMap((face) => Array.from({ length: face.count }, (_, copy) => `${face.id}-${copy + 1}`));
  const byId = new Map(ids.map((id, card) => [id, card]));
  return {
    faces,
    numbers: pack.numbers as Box['numbers'],
    ids,
    faceOf: faceOfCard,
    kind,
    type: faceOfCard.map((face) => face.type),
    rank: textRanks(ids),
    byId,
    chest: faceOfCard.findIndex((face) => face.effects.some(({ code }) => code === 'chest')),
  };
}

function faceOf(row: PackRow, type: number, zone: Zone): Face {
  const effects = ((row.effects ?? []) as readonly string[]).map(effectOf);
  return {
    id: row.id as string,
    name: (row.name ?? '') as string,
    type,
    zone,
    count: row.count as number,
    effects,
    strength: zone === 'crew' ? (row.strength as number) : sumOf(effects, 'strength'),
    once: row.once === true,
    ladder: (row.ladder ?? []) as readonly number[],
    notWithTwo: row.notWithTwo === true,
    curse: row.curse === true,
  };
}

function sumOf(effects: readonly Effect[], code: string): number {
  return effects.reduce((sum, effect) => (effect.code === code ? sum + effect.n : sum), 0);
}

/** The number that a face's effect code carries; 0 without that effect. */
export function numberOf(face: Face, code: string): number {
  return sumOf(face.effects, code);
}

export function hasEffect(face: Face, code: string): boolean {
  return face.effects.some((effect) => effect.code === code);
}

const HOUSE_BOX = openBox(HOUSE);
/** A match keeps its pack as text; each text is opened once. Few are ever open at a time. */
const opened = new Map<string, Box>();
const MOST_OPEN = 8;

/** The cards that a match is played with. The options of a match have been read: its pack is sound. */
export function boxOf({ pack }: SeaOfCloudsOptions): Box {
  if (pack === HOUSE_PACK) return HOUSE_BOX;
  const known = opened.get(pack);
  if (known) return known;
  const box = openBox(JSON.parse(pack) as Pack);
  if (opened.size >= MOST_OPEN) opened.clear();
  opened.set(pack, box);
  return box;
}
