import { RuleError } from '@/engine/core/rule-error';
import {
  CAPTAIN,
  CARTOGRAPHER,
  GOVERNOR,
  ISLANDER,
  MERCHANT,
  rankOf,
  SHAMAN,
  SHIPWRIGHT,
  type Rank,
} from '@/engine/games/seven-seas/data/characters';
import { throwsShips } from '@/engine/games/seven-seas/data/curses';
import { goodNumber } from '@/engine/games/seven-seas/data/goods';
import { nationNumber } from '@/engine/games/seven-seas/data/nations';
import { COST, FLEET, RED_DICE } from '@/engine/games/seven-seas/data/table';
import { capOf, fleetOf } from './fleet';
import { actorOf, giftParts } from './gift';
import { redOwner } from './lid';
import { finalSale } from './result';
import type { Player, SevenSeasSheet } from './sheet';
import type { SheetTap } from './taps';

type Tap<K extends SheetTap['type']> = Extract<SheetTap, { type: K }>;
type Checks = { readonly [K in SheetTap['type']]?: (sheet: SevenSeasSheet, tap: Tap<K>) => RuleError | null };

/** The books never force anybody: only what makes no sense is refused, and what would leave the sheet in a muddle. */
export function check(sheet: SevenSeasSheet, tap: SheetTap): RuleError | null {
  if (sheet.finished && tap.type !== 'reopen') return new RuleError('sheet-finished');
  if ('seat' in tap && tap.seat >= sheet.players.length) return new RuleError('no-such-seat', { seat: tap.seat + 1 });
  const own = CHECKS[tap.type] as ((sheet: SevenSeasSheet, tap: SheetTap) => RuleError | null) | undefined;
  return own?.(sheet, tap) ?? null;
}

const at = (sheet: SevenSeasSheet, seat: number): Player => sheet.players[seat] as Player;
const no = (code: string, params: Readonly<Record<string, string | number>> = {}) => new RuleError(code, params);

/** Its activation can be booked: it is the player whose turn it is under the called character. */
function acting(sheet: SevenSeasSheet, seat: number, rank: Rank): RuleError | null {
  if (sheet.raid) return no('raid-open');
  return sheet.rank === rank && actorOf(sheet) === seat ? null : no('not-called');
}

const perSeat = (sheet: SevenSeasSheet, list: readonly number[]) =>
  list.length === sheet.players.length ? null : no('one-each');

function has(player: Player, goods: readonly number[]): RuleError | null {
  return goods.every((count, good) => count <= (player.goods[good] ?? 0)) ? null : no('goods-short');
}

const CHECKS: Checks = {
  set: (_, { field, value }) => (field === 'owned' && value > FLEET ? no('fleet-full', { most: FLEET }) : null),
  unmark: (sheet, { seat, reason }) => (at(sheet, seat).marks[reason] > 0 ? null : no('no-mark')),
  flag: (sheet, { seat, nation }) => {
    const bit = 1 << nationNumber(nation);
    return sheet.players.some(({ corsair }, i) => i !== seat && (corsair & bit) !== 0) ? no('token-taken') : null;
  },
  take: (sheet, { loot, cards }) => {
    const kept = loot.reduce((sum, count) => sum + count, 0);
    return kept <= cards ? null : no('too-much-loot', { most: cards });
  },
  drop: (sheet, { seat, goods }) => has(at(sheet, seat), goods),
  'the-end': ({ end }) => (end ? no('end-was-drawn') : null),
  'not-the-end': ({ end }) => (end ? null : no('end-not-drawn')),
  call: ({ rank, scoring }) => (scoring ? no('rounds-over') : rank === 0 ? null : no('already-calling')),
  chose: (sheet, { seat, character }) => {
    const rank = rankOf(character);
    if (sheet.scoring) return no('rounds-over');
    if ((sheet.acted & (1 << seat)) !== 0 || (sheet.raid && rank === CAPTAIN)) return no('has-acted');
    if (rank < sheet.rank) return no('role-over');
    return (at(sheet, seat).played & (1 << rank)) !== 0 ? no('lies-open') : null;
  },
  'next-role': (sheet) => {
    if (sheet.rank === 0) return no('not-called');
    if (sheet.raid) return no('raid-open');
    if (sheet.rank === CARTOGRAPHER) return no('round-ends');
    return actorOf(sheet) === null ? null : no('acts-first');
  },
  'end-round': (sheet) => {
    if (sheet.scoring) return no('rounds-over');
    if (sheet.raid) return no('raid-open');
    if (sheet.rank !== CARTOGRAPHER) return no('roles-left');
    return actorOf(sheet) === null ? null : no('acts-first');
  },
  decline: (sheet, { seat }) => acting(sheet, seat, sheet.rank || SHIPWRIGHT),
  buy: (sheet, { seat, count }) => {
    const player = at(sheet, seat);
    const most = Math.min(fleetOf(player).supply, player.chests);
    return acting(sheet, seat, SHIPWRIGHT) ?? (count <= most ? null : no('buy-most', { most }));
  },
  join: (sheet, { seat, nation }) => {
    const taken = sheet.players.some(({ corsair }) => (corsair & (1 << nationNumber(nation))) !== 0);
    return acting(sheet, seat, GOVERNOR) ?? (taken ? no('token-taken') : null);
  },
  raid: (sheet, { seat, ships, sent }) => {
    const cap = capOf(sheet, ships);
    const wrong = acting(sheet, seat, CAPTAIN) ?? perSeat(sheet, sent);
    if (wrong) return wrong;
    const over = sheet.players.findIndex((player, i) => (sent[i] ?? 0) > Math.min(cap, fleetOf(player).free));
    if (over < 0) return null;
    return no('send-most', { name: at(sheet, over).name, most: Math.min(cap, fleetOf(at(sheet, over)).free) });
  },
  'raid-end': (sheet, { sunk }) => {
    if (!sheet.raid) return no('no-raid');
    const { sent } = sheet.raid;
    return perSeat(sheet, sunk) ?? (sunk.every((count, i) => count <= (sent[i] ?? 0)) ? null : no('sunk-most'));
  },
  land: (sheet, { seat }) => acting(sheet, seat, ISLANDER),
  'curse-hits': (sheet, { seat, curse, hits }) => {
    const wrong = acting(sheet, seat, SHAMAN) ?? perSeat(sheet, hits);
    if (wrong) return wrong;
    if (!throwsShips(curse)) return no('no-dice-here');
    return hits.every((count, i) => count <= fleetOf(at(sheet, i)).avail) ? null : no('hits-most');
  },
  idol: (sheet, { seat }) => acting(sheet, seat, SHAMAN),
  wages: (sheet, { seat }) => acting(sheet, seat, SHAMAN),
  tavern: (sheet, { seat, dice }) =>
    acting(sheet, seat, SHAMAN) ?? perSeat(sheet, dice) ?? (dice.every((face) => face > 0) ? null : no('one-each')),
  sell: (sheet, { seat, goods }) => {
    const wrong = acting(sheet, seat, MERCHANT) ?? has(at(sheet, seat), goods);
    return wrong ?? (goods.some((count) => count > 0) ? null : no('sell-something'));
  },
  draw: (sheet, { seat, count }) => {
    const most = Math.min(1 + giftParts(sheet, seat), sheet.deck);
    return acting(sheet, seat, CARTOGRAPHER) ?? (count <= most ? null : no('draw-most', { most }));
  },
  deal: (sheet, { seat, one, other }) => {
    if (at(sheet, seat).yy < COST.goodDeal) return no('yy-short', { cost: COST.goodDeal });
    if (one === other) return no('two-kinds');
    const goods = [0, 1, 2].map((good) => (good === goodNumber(one) || good === goodNumber(other) ? 1 : 0));
    return has(at(sheet, seat), goods);
  },
  ritual: (sheet, { seat, kind }) => (at(sheet, seat).yy < COST[kind] ? no('yy-short', { cost: COST[kind] }) : null),
  'roll-colours': (sheet, { dice }) => {
    if (dice.length !== sheet.players.length + 1) return no('one-each');
    const all = dice.reduce((sum, count) => sum + count, 0);
    return all > 0 && (dice.at(-1) ?? 0) <= RED_DICE ? null : no('no-dice');
  },
  die: (sheet, { owner }) => {
    if (sheet.pad.length >= 44) return no('lid-full');
    return owner <= redOwner(sheet) ? null : no('no-such-seat', { seat: owner + 1 });
  },
  lift: (sheet, { die }) => (die < sheet.pad.length ? null : no('no-such-die')),
  duel: (sheet, { pirate, red }) => {
    const [one, other] = [sheet.pad[pirate], sheet.pad[red]];
    const enemies = one && other && one.owner !== redOwner(sheet) && other.owner === redOwner(sheet);
    return enemies ? null : no('no-such-die');
  },
  'final-sale': (sheet, { seat, deals }) => {
    if (!sheet.scoring) return no('rounds-left');
    return finalSale(sheet, seat, deals) ? null : no('goods-short');
  },
  finish: (sheet) => {
    if (!sheet.scoring) return no('rounds-left');
    return sheet.players.every(({ goods }) => goods.every((count) => count === 0)) ? null : no('sell-first');
  },
  reopen: ({ finished }) => (finished ? null : no('sheet-open')),
};
