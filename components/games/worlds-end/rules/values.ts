import type { Words } from '@/components/i18n/words';
import type { Values } from '@/components/kit/rules/book';
import { REGIONS, seaId, SEAS, seasOf, type Sea } from '@/engine/games/worlds-end/data/board';
import { HEROES } from '@/engine/games/worlds-end/data/cards';
import { COMPANY } from '@/engine/games/worlds-end/data/company';
import { eventFor } from '@/engine/games/worlds-end/data/events';
import * as TABLE from '@/engine/games/worlds-end/data/table';
import { placeName, skinName } from '../names';
import { HOUSE_BOX } from './ships';

const { cards: CARDS, heroes, seas: SEA_CARDS, attack: ATTACKS, goods: GOOD_SEAS } = HOUSE_BOX;
const FACES = [1, 2, 3, 4, 5, 6];
/** E-5: gold of ships with which the armada is an even fight, by its scale; measured, so the data do not tell it. */
const EVEN_FIGHT = { evenEasy: 1800, evenArmada: 1950, evenHard: 2150 };
/** In the order of the rows of the pack. */
const GOODS = ['rum', 'sugar', 'spices', 'silk'] as const;
/** Manoeuvres by the names that their numbers have in the texts. */
const COUNTED: Readonly<Record<string, string>> = {
  nBroadside: 'full-broadside',
  nAimed: 'aimed-fire',
  nHot: 'red-hot-shot',
  nBoarding: 'boarding',
  nDrill: 'gun-drill',
  nVolley: 'second-volley',
  nOver: 'hard-over',
  nSmoke: 'smokescreen',
  nScreen: 'screen',
  nPatch: 'patch',
  nAnswer: 'return-fire',
};

const inOrder = (prefix: string, numbers: readonly number[]): Values =>
  Object.fromEntries(numbers.map((number, i) => [`${prefix}${i + 1}`, number]));
const cardOf = (id: string) => CARDS.find((card) => card.id === id);
const priceOf = (hero: (typeof HEROES)[number]) => heroes[HEROES.indexOf(hero)]?.price ?? 0;
const incomeOf = (difficulty: number) => SEA_CARDS.find((sea) => sea.difficulty === difficulty)?.income ?? 0;
/** Pirate ships of a class (2.8). */
const countOf = (attack: number) => ATTACKS.filter((one, ship) => ship >= COMPANY.length && one === attack).length;

/** 2.11: of the 36 throws of two dice. */
function chances(): Values {
  const counts: Record<string, number> = {};
  for (const one of FACES) {
    for (const other of FACES) {
      const event = eventFor(one, other);
      const key = `chance${event.charAt(0).toUpperCase()}${event.slice(1)}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
  }
  return counts;
}

const NUMBERS: Values = {
  ...inOrder('gold', TABLE.START_GOLD),
  ...inOrder('income', [1, 2, 3].map(incomeOf)),
  ...EVEN_FIGHT,
  ...chances(),
  ...Object.fromEntries(Object.entries(COUNTED).map(([key, id]) => [key, cardOf(id)?.count ?? 0])),
  winFame: TABLE.WIN_FAME,
  shortFame: TABLE.SHORT_FAME,
  famePrice: TABLE.FAME_PRICE,
  favour: TABLE.CALYPSO_MAX,
  favourGold: TABLE.CALYPSO_GOLD,
  offer: TABLE.PORT_OFFER,
  guardMax: TABLE.GUARD_MAX,
  handMax: TABLE.HAND_MAX,
  convoy: TABLE.CONVOY_REWARD,
  extra: TABLE.EXTRA_INCOME,
  protected: TABLE.PROTECTED_TURNS,
  open: TABLE.PROTECTED_TURNS + 1,
  maxDefence: TABLE.MOST_DEFENCE,
  maxRuns: TABLE.MOST_RUNS,
  maxRounds: TABLE.MOST_ROUNDS,
  aid: TABLE.AID,
  evenStart: TABLE.EVEN_START,
  hardKraken: TABLE.HARD_KRAKEN,
  armada2: HOUSE_BOX.armadaTwo,
  armada3: HOUSE_BOX.armadaThree,
  armada4: TABLE.LAST_CELL,
  short2: TABLE.SHORT_LIMITS[2] ?? 0,
  short3: TABLE.SHORT_LIMITS[3] ?? 0,
  short4: TABLE.SHORT_LIMITS[4] ?? 0,
  connSeas: TABLE.CONNECTIONS.seas,
  connGold: TABLE.CONNECTIONS.gold,
  bargainFrom: TABLE.BARGAIN.from,
  bargainOff: TABLE.BARGAIN.off,
  compass: priceOf('jack'),
  parley: priceOf('elizabeth'),
  plates: priceOf('will'),
  cursedGold: priceOf('barbossa'),
  smokeFrom: cardOf('smokescreen')?.n ?? 0,
  seas: SEAS.length,
  sloops: countOf(1),
  brigs: countOf(2),
  frigates: countOf(3),
  company: COMPANY.length,
  ships: ATTACKS.length - COMPANY.length,
  allShips: ATTACKS.length,
  cards: HOUSE_BOX.cardDeck.length,
};

export type GoodName = (typeof GOODS)[number];

/** Each good with its three seas (2.4). */
export const SEAS_OF_GOODS: readonly (readonly [good: GoodName, seas: readonly string[]])[] = GOODS.map((good, i) => [
  good,
  (GOOD_SEAS[i] ?? []).map(seaId),
]);

/** What stands in the texts in double braces. */
export function valuesIn(t: Words): Values {
  const named = (seas: readonly Sea[]) => seas.map((sea) => placeName(t, `seas.${seaId(sea)}`)).join(', ');
  const all: [string, string][] = [
    ...GOODS.map((id, i): [string, string] => [id, placeName(t, `goods.good-${i + 1}`)]),
    ...GOODS.map((id, i): [string, string] => [`${id}Seas`, named(GOOD_SEAS[i] ?? [])]),
    ...REGIONS.map((id): [string, string] => [id, placeName(t, `regions.${id}`)]),
    ...REGIONS.map((id, region): [string, string] => [`${id}Seas`, named(seasOf(region))]),
    ...HEROES.map((id): [string, string] => [id, skinName(t, `heroes.${id}`)]),
    ...COMPANY.map((id): [string, string] => [id.replace('co-', ''), skinName(t, `company.${id}`)]),
    ['central', placeName(t, 'seas.central-atlantic')],
    ['indian', placeName(t, 'seas.indian')],
  ];
  return { ...NUMBERS, ...Object.fromEntries(all) };
}
