import { hasWords, say, type Words } from '@/components/i18n/words';
import { boxOf, type CardId, type ShipId } from '@/engine/games/worlds-end/box';
import { seaFrom, type SeaId } from '@/engine/games/worlds-end/data/board';
import { HEROES, type HeroId } from '@/engine/games/worlds-end/data/cards';
import { COMPANY } from '@/engine/games/worlds-end/data/company';
import type { WorldsEndOptions } from '@/engine/games/worlds-end/options';
import { wordsOfId } from '@/engine/packs/text';
import { placeName, skinName } from './names';

/** A view, or whatever else knows which cards a match is played with. */
interface WithPack {
  readonly options: WorldsEndOptions;
}

function faceWords(id: string, name: string | undefined, t: Words): string {
  if (name) return name;
  const key = `worlds-end:cards.${id}`;
  return hasWords(key) ? say(t, key) : wordsOfId(id);
}

/** E-39: the second copy of a card bears its id and a 2. */
const COPY = /^(.+)-(\d+)$/;

export function shipWords({ options }: WithPack, id: ShipId, t: Words): string {
  if (COMPANY.some((one) => one === id)) return skinName(t, `company.${id}`);
  const { byId, names } = boxOf(options);
  const nameOf = (ship: ShipId) => names[byId.get(ship) ?? -1];
  const [, first = id, n] = COPY.exec(id) ?? [];
  if (first !== id && byId.has(first) && nameOf(first) === nameOf(id)) {
    return t('worlds-end:copy', { ship: faceWords(first, nameOf(first), t), n });
  }
  return faceWords(id, nameOf(id), t);
}

export const shipsWords = (of: WithPack, ids: readonly ShipId[], t: Words): string =>
  ids.length === 0 ? t('worlds-end:nothing') : ids.map((id) => shipWords(of, id, t)).join(', ');

export function cardWords({ options }: WithPack, id: CardId, t: Words): string {
  const { cards, kindById } = boxOf(options);
  return faceWords(id, cards[kindById.get(id) ?? -1]?.name, t);
}

export function seaWords({ options }: WithPack, id: SeaId, t: Words): string {
  return boxOf(options).seas[seaFrom(id) ?? -1]?.name || placeName(t, `seas.${id}`);
}

export function heroWords({ options }: WithPack, id: HeroId, t: Words): string {
  return boxOf(options).heroes[HEROES.indexOf(id)]?.name || skinName(t, `heroes.${id}`);
}

/** By its row in the table of goods (2.4). */
export function goodWords({ options }: WithPack, good: number, t: Words): string {
  const name = boxOf(options).goodNames[good];
  if (name) return name;
  const key = `worlds-end-names:goods.good-${good + 1}`;
  return hasWords(key) ? say(t, key) : wordsOfId(`good-${good + 1}`);
}
