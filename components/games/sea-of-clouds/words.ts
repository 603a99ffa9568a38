import { hasWords, say, type Words } from '@/components/i18n/words';
import type { SeatSetup } from '@/engine';
import { boxOf, numberOf, type Box, type CardId, type Face } from '@/engine/games/sea-of-clouds/box';
import type { CardType } from '@/engine/games/sea-of-clouds/data/types';
import type { SeaOfCloudsOptions } from '@/engine/games/sea-of-clouds/options';
import { wordsOfId } from '@/engine/packs/text';
import type { Back, Share } from '@/engine/games/sea-of-clouds/view';

interface WithPack {
  readonly options: SeaOfCloudsOptions;
}

export function faceOf({ options }: WithPack, card: CardId): Face | undefined {
  const box = boxOf(options);
  const number = box.byId.get(card);
  return number === undefined ? undefined : box.faceOf[number];
}

/** A pack may name its own cards. */
export function faceWords({ id, name }: Pick<Face, 'id' | 'name'>, t: Words): string {
  if (name) return name;
  const key = `sea-of-clouds:cards.${id}`;
  return hasWords(key) ? say(t, key) : wordsOfId(id);
}

export function cardWords(of: WithPack, card: CardId, t: Words): string {
  const face = faceOf(of, card);
  return face ? faceWords(face, t) : card;
}

export const cardsWords = (of: WithPack, cards: readonly CardId[], t: Words): string =>
  cards.length === 0 ? t('sea-of-clouds:places.nothing') : cards.map((card) => cardWords(of, card, t)).join(', ');

export function typeWords(type: CardType, t: Words): string {
  return t(`sea-of-clouds:types.${type}`);
}

/** With the sign of the printer, which is as wide as a figure. */
export const minus = (n: number) => (n < 0 ? `−${-n}` : String(n));

const signed = (n: number) => (n > 0 ? `+${n}` : minus(n));

/** What a face does, line by line; points of a bottle and strength of a pirate stand on its tab. */
export function effectWords(face: Face, t: Words): string[] {
  const lines = face.effects.flatMap(({ code, n }) => {
    if (code === 'points') return [];
    const plain = code === 'strength' || code === 'vp' ? signed(n) : n;
    return [say(t, `sea-of-clouds:effects.${code}`, { n: plain })];
  });
  if (face.once) return [...lines, t('sea-of-clouds:once')];
  // 4.7.10
  const works = face.zone === 'crew' && face.effects.some(({ code }) => code !== 'none');
  return works ? [...lines, t('sea-of-clouds:perWin')] : lines;
}

/** 2.4: what stays open, what lies face down, what is used at once. */
const OBJECT_CLASSES = ['objects', 'secrets', 'gone'] as const;

/** All that stands on a face beside its name. */
export function factsOf(face: Face, t: Words): string[] {
  const strength = face.zone === 'crew' ? [t('sea-of-clouds:places.strength', { strength: minus(face.strength) })] : [];
  const kind = OBJECT_CLASSES.find((zone) => zone === face.zone);
  const points = face.type === 0 && face.effects[0]?.code === 'points';
  return [
    ...strength,
    ...(points ? [t('sea-of-clouds:effects.points', { n: numberOf(face, 'points') })] : []),
    ...(face.ladder.length > 0 ? [face.ladder.map(minus).join(', ')] : []),
    ...effectWords(face, t),
    ...(kind ? [t(`sea-of-clouds:classes.${kind}`)] : []),
  ];
}

export const faceSpoken = (face: Face, t: Words) => [faceWords(face, t), ...factsOf(face, t)].join('. ');

/** `knows`: whoever listens may hear the names of the faces that this view knows. */
export function shareWords({ cards, doubloons }: Share, slot: number, t: Words, knows: WithPack | null = null): string {
  const word = ({ type, card }: Back) => (knows && card !== null ? cardWords(knows, card, t) : typeWords(type, t));
  const types = cards.map(word).join(', ') || t('sea-of-clouds:places.shareEmpty');
  return t('sea-of-clouds:places.share', { slot: slot + 1, types, count: doubloons });
}

export function backWords(of: WithPack, { type, card }: Back, t: Words): string {
  return card === null ? t('sea-of-clouds:places.unseen', { type: typeWords(type, t) }) : cardWords(of, card, t);
}

/** Several people look at this screen: what only one of them may know is named to nobody unasked. */
export function isShared(seats: readonly SeatSetup[]): boolean {
  return seats.filter(({ kind }) => kind === 'person').length > 1;
}

/** Copies of each relic kind with the points they bring, most copies first. */
export interface RelicSet {
  readonly face: Face;
  readonly count: number;
  readonly points: number;
  /** What one more would make of it; null: the ladder ends. */
  readonly next: number | null;
}

export function relicSets(box: Box, relics: readonly CardId[]): RelicSet[] {
  const counts = new Map<Face, number>();
  for (const card of relics) {
    const face = box.faceOf[box.byId.get(card) ?? -1];
    if (face) counts.set(face, (counts.get(face) ?? 0) + 1);
  }
  return [...counts]
    .map(([face, count]) => ({
      face,
      count,
      points: face.ladder[count - 1] ?? 0,
      next: face.ladder[count] ?? null,
    }))
    .sort((a, b) => b.count - a.count);
}

/** Every set for the ear: its kind, copies, and what they bring now. */
export const setsWords = (sets: readonly RelicSet[], t: Words): string[] =>
  sets.map(({ face, count, points }) => `${faceWords(face, t)} × ${count}: ${minus(points)}`);

/** Sets of relics that are not what they were, with their points before and after. */
export function setChanges(
  box: Box,
  before: readonly CardId[],
  after: readonly CardId[],
): { readonly face: Face; readonly from: number; readonly to: number }[] {
  const had = relicSets(box, before);
  return relicSets(box, after).flatMap(({ face, count, points }) => {
    const old = had.find((set) => set.face === face);
    return old?.count === count ? [] : [{ face, from: old?.points ?? 0, to: points }];
  });
}
