import { FLIGHTS, OCEAN, regionOf, seaFrom, STEPS } from '@/engine/games/worlds-end/data/board';
import { GUARD_MAX, PROTECTED_TURNS } from '@/engine/games/worlds-end/data/table';
import { BATTLE, CALYPSO, MOVE, NOBODY, NOWHERE, PORT, SKILL_1, SKILL_2 } from '@/engine/games/worlds-end/public';
import { bidding } from './auction';
import { firesNow } from './battle';
import { raidable } from './event';
import { incomeOf } from './income';
import { isDue, limitOf, playerAt, type WorldsEndSheet } from './sheet';
import type { SheetTap } from './taps';

type Tap<K extends SheetTap['type']> = Extract<SheetTap, { type: K }>;
type Warns<K extends SheetTap['type']> = (sheet: WorldsEndSheet, tap: Tap<K>) => readonly (Warning | false)[];

/** What the rules say against a tap; a second tap does it all the same (E-26). */
export type Warning =
  | 'first-turn'
  | 'event-done'
  | 'event-open'
  | 'mark-unknown'
  | 'income-taken'
  | 'income-unknown'
  | 'fame-bought'
  | 'used'
  | 'calm'
  | 'not-next'
  | 'not-straight-on'
  | 'no-port'
  | 'not-here'
  | 'too-many-guards'
  | 'guards-stay'
  | 'protected'
  | 'no-ships'
  | 'guarded'
  | 'armada-comes'
  | 'bid-low'
  | 'bid-high'
  | 'has-fired'
  | 'not-his-shot'
  | 'card-used'
  | 'not-damaged'
  | 'no-retreat'
  | 'round-open'
  | 'not-raidable'
  | 'wrong-region'
  | 'nobody-out';

export function warningsFor(sheet: WorldsEndSheet, tap: SheetTap): Warning[] {
  const own = WARNINGS[tap.type] as Warns<SheetTap['type']> | undefined;
  return (own?.(sheet, tap as never) ?? []).filter((one) => one !== false);
}

const at = (id: string) => seaFrom(id) as number;
const active = (sheet: WorldsEndSheet) => playerAt(sheet, sheet.active);
const hasUsed = ({ used }: WorldsEndSheet, bit: number) => (used & bit) !== 0;

const event = (sheet: WorldsEndSheet): (Warning | false)[] => [
  active(sheet).ownTurns === 1 && 'first-turn',
  sheet.event !== null && 'event-done',
  limitOf(sheet) === null && 'mark-unknown',
];

/** 4.9.1, 4.9.3: the flagship is there. */
const isAway = (sheet: WorldsEndSheet, sea: string) => {
  const { flagship } = active(sheet);
  return flagship !== NOWHERE && flagship !== at(sea);
};

/** 4.10 */
const against = (sheet: WorldsEndSheet, sea: string): (Warning | false)[] => [
  hasUsed(sheet, BATTLE) && 'used',
  active(sheet).squadron === 0 && 'no-ships',
  sheet.owner[at(sea)] !== NOBODY && active(sheet).ownTurns <= PROTECTED_TURNS && 'protected',
  isAway(sheet, sea) && 'not-here',
  sheet.due.length > 0 && 'event-open',
];

const WARNINGS: { readonly [K in SheetTap['type']]?: Warns<K> } = {
  // 3.10
  start: ({ seats, order }, { seat, sea }) => [
    seats === 2 && regionOf(at(sea)) !== order.indexOf(seat) && 'wrong-region',
  ],
  guards: (_, { count }) => [count > GUARD_MAX && 'too-many-guards'],
  roll: event,
  event,
  raid: (sheet, { sea }) => [!raidable(sheet, sheet.active).includes(at(sea)) && 'not-raidable'],
  income: (sheet) => [
    sheet.collected && 'income-taken',
    sheet.due.length > 0 && 'event-open',
    !incomeOf(sheet).isKnown && 'income-unknown',
  ],
  // 4.4.3
  fame: (sheet) => [sheet.fameBought && 'fame-bought'],
  // 4.6, 4.7, 4.15.8
  sail: (sheet, { seat, how, to }) => {
    const { flagship } = playerAt(sheet, seat);
    const isKnown = flagship !== NOWHERE && to !== null;
    const isStep = how === 'move' || how === 'calypso';
    const ways = (how === 'flight' ? FLIGHTS : STEPS)[flagship];
    return [
      isStep && hasUsed(sheet, how === 'move' ? MOVE : CALYPSO) && 'used',
      isStep && sheet.calm && 'calm',
      how !== 'free' && isKnown && ways?.includes(at(to)) !== true && 'not-next',
      how === 'calypso' && flagship !== NOWHERE && regionOf(flagship) === OCEAN && !sheet.stepped && 'not-straight-on',
    ];
  },
  bought: (sheet) => {
    const { flagship } = active(sheet);
    return [hasUsed(sheet, PORT) && 'used', sheet.profile.seas[flagship]?.port === false && 'no-port'];
  },
  assign: (sheet, { sea, ships }) => [
    isAway(sheet, sea) && 'not-here',
    (sheet.guards[at(sea)] as number) + ships > GUARD_MAX && 'too-many-guards',
  ],
  recall: (sheet, { sea }) => [isAway(sheet, sea) && 'not-here'],
  // 4.9.4–4.9.6, 4.9.9
  'guards-move': (sheet, { from, to, ships }) => {
    const region = regionOf(at(from));
    return [
      (region === OCEAN || region !== regionOf(at(to))) && 'guards-stay',
      (sheet.guards[at(to)] as number) + ships > GUARD_MAX && 'too-many-guards',
    ];
  },
  seize: (sheet, { sea }) => {
    const owner = sheet.owner[at(sea)] as number;
    const isDefended = owner === NOBODY || (sheet.guards[at(sea)] as number) > 0 || hasSquadronAt(sheet, owner, sea);
    return [...against(sheet, sea), isDefended && 'guarded'];
  },
  skill: (sheet, { which }) => [hasUsed(sheet, which === 1 ? SKILL_1 : SKILL_2) && 'used'],
  'end-turn': (sheet) => [
    isDue(sheet, 'last-battle') && 'armada-comes',
    sheet.due.some(({ kind }) => kind !== 'last-battle' && kind !== 'gift') && 'event-open',
  ],
  out: (sheet) => [!isDue(sheet, 'gift') && 'nobody-out'],
  // 4.3.20, 4.3.21
  bid: (sheet, { gold }) => {
    if (!sheet.auction) return [];
    return [gold < bidding(sheet).least && 'bid-low', gold > playerAt(sheet, sheet.auction.seat).gold && 'bid-high'];
  },
  attack: (sheet, { sea }) => against(sheet, sea),
  fight: (sheet, { kind }) => {
    const seat = kind === 'final' ? (sheet.last?.fighter ?? sheet.active) : sheet.active;
    return [playerAt(sheet, seat).squadron === 0 && 'no-ships'];
  },
  fire: ({ fight }, { ship }) => [
    fight?.ships[ship]?.fired === true && 'has-fired',
    fight !== null &&
      fight.ships[ship]?.fired === false &&
      firesNow(fight) !== fight.ships[ship].side &&
      'not-his-shot',
  ],
  card: ({ fight }, { slot }) => [fight?.ships[slot]?.carded === true && 'card-used'],
  // 4.14.3, 4.14.6
  withdraw: ({ fight }, { slot }) => [
    fight?.kind === 'final' && 'no-retreat',
    fight?.ships[slot]?.damaged === false && 'not-damaged',
    fight !== null && firesNow(fight) !== null && 'round-open',
  ],
  retreat: ({ fight }) => [
    fight?.kind === 'final' && 'no-retreat',
    fight !== null && firesNow(fight) !== null && 'round-open',
  ],
  'next-round': ({ fight }) => [fight !== null && firesNow(fight) !== null && 'round-open'],
};

function hasSquadronAt(sheet: WorldsEndSheet, seat: number, sea: string): boolean {
  const { flagship, squadron } = playerAt(sheet, seat);
  return flagship === at(sea) && squadron > 0;
}
