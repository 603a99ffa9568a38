import type { Words } from '@/components/i18n/words';
import type { Values } from '@/components/kit/rules/book';
import { placeName, skinName } from '../names';
import { CHANCES, EVEN_FIGHT, GOODS, MANOEUVRES, REGIONS, SHIPS, TABLE } from './numbers';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, one) => all + one, 0);
const prefixed = (prefix: string, counts: Readonly<Record<string, number>>): Values =>
  Object.fromEntries(Object.entries(counts).map(([key, count]) => [`${prefix}${capital(key)}`, count]));

const NUMBERS: Values = {
  gold1: TABLE.gold[0],
  gold2: TABLE.gold[1],
  gold3: TABLE.gold[2],
  gold4: TABLE.gold[3],
  winFame: TABLE.winFame,
  shortFame: TABLE.shortFame,
  famePrice: TABLE.famePrice,
  favour: TABLE.favour,
  favourGold: TABLE.favourGold,
  offer: TABLE.offer,
  guardMax: TABLE.guardMax,
  handMax: TABLE.handMax,
  convoy: TABLE.convoy,
  extra: TABLE.extra,
  protected: TABLE.protectedTurns,
  open: TABLE.protectedTurns + 1,
  maxDefence: TABLE.maxDefence,
  maxRuns: TABLE.maxRuns,
  maxRounds: TABLE.maxRounds,
  aid: TABLE.aid,
  evenStart: TABLE.evenStart,
  hardKraken: TABLE.hardKraken,
  armada2: TABLE.armada[0],
  armada3: TABLE.armada[1],
  armada4: TABLE.armada[2],
  short2: TABLE.shortArmada[0],
  short3: TABLE.shortArmada[1],
  short4: TABLE.shortArmada[2],
  connSeas: TABLE.connections.seas,
  connGold: TABLE.connections.gold,
  bargainFrom: TABLE.bargain.from,
  bargainOff: TABLE.bargain.off,
  ...TABLE.skills,
  income1: TABLE.income[0],
  income2: TABLE.income[1],
  income3: TABLE.income[2],
  smokeFrom: TABLE.smokeFrom,
  evenEasy: EVEN_FIGHT.easy,
  evenArmada: EVEN_FIGHT.normal,
  evenHard: EVEN_FIGHT.hard,
  seas: sum(Object.fromEntries(Object.entries(REGIONS).map(([id, seas]) => [id, seas.length]))),
  sloops: SHIPS.sloop,
  brigs: SHIPS.brig,
  frigates: SHIPS.frigate,
  company: SHIPS.company,
  ships: sum(SHIPS) - SHIPS.company,
  allShips: sum(SHIPS),
  cards: sum(MANOEUVRES),
  ...prefixed('n', MANOEUVRES),
  ...prefixed('chance', CHANCES),
};

/** What stands in the texts in double braces. */
export function valuesIn(t: Words): Values {
  const seas = (ids: readonly string[]) => ids.map((id) => placeName(t, `seas.${id}`)).join(', ');
  const lists = Object.entries({ ...GOODS, ...REGIONS }).map(([id, ids]) => [`${id}Seas`, seas(ids)]);
  return {
    ...NUMBERS,
    ...Object.fromEntries(lists),
    ...Object.fromEntries(Object.keys(GOODS).map((id, i) => [id, placeName(t, `goods.good-${i + 1}`)])),
    ...Object.fromEntries(Object.keys(REGIONS).map((id) => [id, placeName(t, `regions.${id}`)])),
    ...Object.fromEntries(HEROES.map((id) => [id, skinName(t, `heroes.${id}`)])),
    ...Object.fromEntries(COMPANY.map((id) => [id.replace('co-', ''), skinName(t, `company.${id}`)])),
    central: placeName(t, 'seas.central-atlantic'),
    indian: placeName(t, 'seas.indian'),
  };
}

const HEROES = ['jack', 'elizabeth', 'will', 'barbossa'];
const COMPANY = ['co-sloop', 'co-brig', 'co-frigate', 'dutchman', 'kraken'];
