import { hasWords, say, type Words } from '@/components/i18n/words';
import type { FightShip } from '@/engine/companion/worlds-end/lines';
import type { BoxProfile } from '@/engine/companion/worlds-end/profile';
import type { WorldsEndSheet } from '@/engine/companion/worlds-end/sheet';
import { REGIONS, seaId, type Region, type Sea } from '@/engine/games/worlds-end/data/board';
import { HEROES, type HeroId } from '@/engine/games/worlds-end/data/cards';
import { COMPANY } from '@/engine/games/worlds-end/data/company';
import { placeName, skinName } from '../names';

type Known = Pick<WorldsEndSheet, 'profile'>;

/** As typed off the card, else the place's own name. */
export function seaWords({ profile }: Known, sea: Sea, t: Words): string {
  return profile.seas[sea]?.name || placeName(t, `seas.${seaId(sea)}`);
}

/** For a key no wider than a thumb. */
export function shortSea({ profile }: Known, sea: Sea, t: Words): string {
  return profile.seas[sea]?.name || say(t, `companion-worlds-end:seas.${seaId(sea)}`);
}

export function goodWords({ goods }: BoxProfile, good: number, t: Words): string {
  if (good === 0) return t('companion-worlds-end:noGoods');
  const key = `worlds-end-names:goods.good-${good}`;
  return goods[good - 1] || (hasWords(key) ? placeName(t, `goods.good-${good}`) : t('companion-worlds-end:fifthGood'));
}

export function regionWords(region: Region, t: Words): string {
  return placeName(t, `regions.${REGIONS[region] ?? ''}`);
}

export function heroWords(hero: HeroId, t: Words): string {
  return skinName(t, `heroes.${hero}`);
}

/** As printed on the hero's card; where nobody has typed it, which of the two it is. */
export function skillWords({ profile, players }: WorldsEndSheet, seat: number, which: 1 | 2, t: Words): string {
  const hero = players[seat]?.hero ?? null;
  const printed = hero === null ? '' : profile.skills[2 * HEROES.indexOf(hero) + which - 1];
  return printed || t(`companion-worlds-end:uses.skill${which}`);
}

export function companyWords(company: number, t: Words): string {
  return skinName(t, `company.${COMPANY[company] ?? 'kraken'}`);
}

export function nameOf({ players }: WorldsEndSheet, seat: number | null, t: Words): string {
  return seat === null || seat < 0 ? t('worlds-end:companyShort') : (players[seat]?.name ?? '');
}

/** `2 · 3 · S`: Attack, Defence, and the mark of survivability. */
export function faceWords({ attack, defence, mark }: Pick<FightShip, 'attack' | 'defence' | 'mark'>, t: Words): string {
  if (attack === 0) return '?';
  const numbers = `${attack}/${defence}`;
  return mark ? `${numbers} ${t('companion-worlds-end:battle.markShort')}` : numbers;
}

/** A Company ship by its name, a pirate's by its numbers. */
export function shipWords(ship: FightShip, t: Words): string {
  return ship.company < 0 ? faceWords(ship, t) : companyWords(ship.company, t);
}

/** `1 100`, never parted by the end of a line. */
export function goldWords(gold: number): string {
  return String(gold).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
}
