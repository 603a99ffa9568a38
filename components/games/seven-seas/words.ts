import type { Words } from '@/components/i18n/words';
import { cast, whom } from '@/components/kit/told';
import type { Seat, SeatSetup } from '@/engine';
import type { AdventureId } from '@/engine/games/seven-seas/data/adventures';
import type { Character } from '@/engine/games/seven-seas/data/characters';
import { GOODS, type Counts, type Good, type Loot } from '@/engine/games/seven-seas/data/goods';
import type { Nation } from '@/engine/games/seven-seas/data/nations';
import { portFrom, priceIn, type PortId } from '@/engine/games/seven-seas/data/ports';
import type { DieId, LidDie, SevenSeasView } from '@/engine/games/seven-seas/view';
import { adventureOf } from './adventure';

export function characterWords(character: Character, t: Words): string {
  return t(`seven-seas:characters.${character}.name`);
}

/** 4.4.2, 4.4.4: who may receive what; of two players only the first, and once. */
export function giftLines(character: Character, seats: number, t: Words): readonly string[] {
  const words = `seven-seas:characters.${character}` as const;
  return seats === 2 ? [t(`${words}.giftTwo`)] : [t(`${words}.gift`), t(`${words}.giftFirst`)];
}

/** What the only one who chose a character receives on top; null: nothing (4.4.1, 4.4.2, 4.4.4). */
export function giftLine(character: Character, seats: number, isFirst: boolean, t: Words): string | null {
  const words = `seven-seas:characters.${character}` as const;
  if (seats === 2) return isFirst ? t(`${words}.giftTwo`) : null;
  return t(isFirst ? `${words}.giftFirst` : `${words}.gift`);
}

/** One after the other for the ear, each with one full stop between. */
export function sentences(parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => part.replace(/\.$/, ''))
    .join('. ');
}

export function goodWords(good: Loot, t: Words): string {
  return t(`seven-seas:goods.${good}`);
}

export function nationWords(nation: Nation, t: Words): string {
  return t(`seven-seas:nations.${nation}`);
}

export function cardWords(id: AdventureId, t: Words): string {
  const card = adventureOf(id);
  switch (card.kind) {
    case 'caravan':
      return t('seven-seas:cards.caravan', { nation: nationWords(card.nation, t), ships: card.ships });
    case 'port':
      return t(`seven-seas:ports.${card.port}`);
    case 'curse':
      return t(`seven-seas:curses.${card.curse}.name`);
    default:
      return t('seven-seas:cards.end');
  }
}

export const cardsWords = (ids: readonly AdventureId[], t: Words): string =>
  ids.length === 0 ? t('seven-seas:nothing') : ids.map((id) => cardWords(id, t)).join(', ');

/** "Fruit ×2, Rum ×1"; what there is none of is left out. */
export function countsWords(counts: Counts, t: Words): string {
  const parts = GOODS.flatMap((good, i) => {
    const count = counts[i] ?? 0;
    return count > 0 ? [t('seven-seas:goodCount', { good: goodWords(good, t), count })] : [];
  });
  return parts.length > 0 ? parts.join(', ') : t('seven-seas:nothing');
}

export function recordWords(goods: Readonly<Record<Good, number>>, t: Words): string {
  return countsWords([goods.fruit, goods.coffee, goods.rum], t);
}

/** Loot cards, equal ones together. */
export function lootWords(cards: readonly Loot[], t: Words): string {
  const kinds = [...new Set(cards)];
  if (kinds.length === 0) return t('seven-seas:nothing');
  return kinds
    .map((kind) => {
      const count = cards.filter((card) => card === kind).length;
      return t('seven-seas:goodCount', { good: goodWords(kind, t), count });
    })
    .join(', ');
}

/** What each good fetches here, fruit, coffee, rum. */
export function pricesIn(port: PortId, startPortRum: number): Counts {
  const at = portFrom(port);
  return [priceIn(at, 0, startPortRum), priceIn(at, 1, startPortRum), priceIn(at, 2, startPortRum)];
}

export function portWords({ port, options }: Pick<SevenSeasView, 'port' | 'options'>, t: Words): string {
  return t('seven-seas:places.port', {
    port: t(`seven-seas:ports.${port}`),
    prices: pricesWords(port, options.startPortRum, t),
  });
}

/** "Fruit at 3, Coffee at 2, Rum at 1" */
export function pricesWords(port: PortId, startPortRum: number, t: Words): string {
  return pricesIn(port, startPortRum)
    .map((price, i) => t('seven-seas:goodPrice', { good: goodWords(GOODS[i] as Good, t), price }))
    .join(', ');
}

export function ownerOf(die: DieId): Seat | -1 {
  return die.startsWith('p') ? Number(die.slice(1, die.indexOf('.'))) : -1;
}

export function ownerWords(die: DieId, seats: readonly SeatSetup[], t: Words): string {
  const owner = ownerOf(die);
  return owner < 0 ? t('seven-seas:caravan') : cast({ t, seats }, { name: owner }).name;
}

export function dieWords({ id, face }: Pick<LidDie, 'id' | 'face'>, seats: readonly SeatSetup[], t: Words): string {
  return t('seven-seas:die', { owner: ownerWords(id, seats, t), face });
}

export const TAVERN_FACES = [1, 2, 3, 4, 5, 6] as const;
export type TavernFace = (typeof TAVERN_FACES)[number];

export function tavernWords(face: number, t: Words): string {
  return t(`seven-seas:tavernFaces.${face as TavernFace}`);
}

/** "Mara – 3, Finn – 2", of those who have any: a name may end in a number of its own. No line ends between the two. */
export function shipsBySeat(counts: readonly number[], seats: readonly SeatSetup[], t: Words): string {
  const some = counts.flatMap((count, seat) => (count > 0 ? [`${whom(seat, { t, seats })}\u00a0–\u00a0${count}`] : []));
  return some.length > 0 ? some.join(', ') : t('seven-seas:nothing');
}
