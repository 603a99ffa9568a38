import type { Seat } from '@/engine/core/game';
import { CURSES, TAVERN_YY, WAGE, type Curse } from '@/engine/games/seven-seas/data/curses';
import { GOODS, minus, sumOf, withCount, type Counts } from '@/engine/games/seven-seas/data/goods';
import { NATIONS, type Nation } from '@/engine/games/seven-seas/data/nations';
import { highestDemand, PIRATE_BAY, portFrom, type PortId } from '@/engine/games/seven-seas/data/ports';
import { BELOW_THE_END, CAPTAIN_YY, COST, FLEET } from '@/engine/games/seven-seas/data/table';
import type { Tell } from './facts';
import { fleetOf, priceAt, saleAt } from './fleet';
import { giftParts } from './gift';
import { MARK_REASONS, withEach, withMark, withPlayer, withSailed, type Player, type SevenSeasSheet } from './sheet';

const at = (sheet: SevenSeasSheet, seat: Seat): Player => sheet.players[seat] as Player;

export function acted(sheet: SevenSeasSheet, seat: Seat): SevenSeasSheet {
  return { ...sheet, acted: sheet.acted | (1 << seat) };
}

/** A card of the hand has been played. */
const oneCardLess = ({ cards }: Player): number => Math.max(0, cards - 1);

/** 4.3.6 */
export function decline(sheet: SevenSeasSheet, seat: Seat): SevenSeasSheet {
  return acted(withPlayer(sheet, seat, withMark(at(sheet, seat), 'declined')), seat);
}

/** 4.5.1, 4.5.4, 4.4.7: a gift gives what the supply has. */
export function buy(sheet: SevenSeasSheet, seat: Seat, count: number): SevenSeasSheet {
  const { chests, owned } = at(sheet, seat);
  const fleet = Math.min(FLEET, owned + count + giftParts(sheet, seat));
  return acted(withPlayer(sheet, seat, { chests: chests - count, owned: fleet }), seat);
}

/** 4.6.1, 4.6.5, 4.6.6 */
export function join(sheet: SevenSeasSheet, seat: Seat, nation: Nation): SevenSeasSheet {
  const player = at(sheet, seat);
  const parts = giftParts(sheet, seat);
  const owned = { owned: FLEET, corsair: player.corsair | (1 << NATIONS.indexOf(nation)) };
  const earlier = MARK_REASONS.find((reason) => player.marks[reason] > 0);
  const marks =
    parts === 0 ? withMark(player, 'governor') : parts === 2 && earlier ? withMark(player, earlier, -1) : {};
  return acted(withPlayer(sheet, seat, { ...owned, ...marks }), seat);
}

/** 4.7.3–4.7.8: marks at the moment of the announcement; nobody sent a ship, nothing is thrown. */
export function raid(sheet: SevenSeasSheet, seat: Seat, nation: Nation, ships: number, sent: readonly number[]) {
  const flag = NATIONS.indexOf(nation);
  const marked = withEach(sheet, (player, i) => ({
    ...((player.corsair & (1 << flag)) !== 0
      ? withMark(player, 'corsair')
      : sent[i] === 0
        ? withMark(player, 'no-ships')
        : {}),
    ...(i === seat ? { cards: oneCardLess(player) } : {}),
  }));
  const now = { ...marked, ...withSailed(marked, flag, ships, 1), ...emptyLid(marked) };
  if (sent.every((count) => count === 0)) return captainsGift(now, seat);
  return { ...now, raid: { captain: seat, nation: flag, ships, sent } };
}

/** 4.7.24: whatever came of it. */
export function captainsGift(sheet: SevenSeasSheet, seat: Seat): SevenSeasSheet {
  return acted(withPlayer(sheet, seat, { yy: at(sheet, seat).yy + CAPTAIN_YY * giftParts(sheet, seat) }), seat);
}

/** 4.7.16–4.7.24, 4.8.1: who returns, what the losses pay, how many loot cards each survivor's owner takes. */
export function raidEnd(sheet: SevenSeasSheet, destroyed: boolean, sunk: readonly number[]): SevenSeasSheet {
  const { raid: open } = sheet;
  if (!open) return sheet;
  const settled = withEach(sheet, (player, seat) => {
    const gone = sunk[seat] ?? 0;
    const lost = gone - Math.min(player.unsink, gone);
    const loot = destroyed ? (open.sent[seat] ?? 0) - gone : 0;
    return { owned: player.owned - lost, yy: player.yy + lost, loot: player.loot + loot };
  });
  return captainsGift({ ...settled, raid: null, ...emptyLid(settled) }, open.captain);
}

export function emptyLid({ players }: SevenSeasSheet): Pick<SevenSeasSheet, 'pad' | 'padSunk'> {
  return { pad: [], padSunk: [...players.map(() => 0), 0] };
}

/** The card on top of the pile; the printed port is none. */
export function sailTo(sheet: SevenSeasSheet, id: PortId): SevenSeasSheet {
  const port = portFrom(id);
  return { ...sheet, port, ports: port === PIRATE_BAY ? sheet.ports : sheet.ports | (1 << port) };
}

/** 4.9.1, 4.9.4 */
export function land(sheet: SevenSeasSheet, seat: Seat, id: PortId): SevenSeasSheet {
  const player = at(sheet, seat);
  const now = sailTo(sheet, id);
  return acted(withPlayer(now, seat, { cards: oneCardLess(player), loot: player.loot + giftParts(sheet, seat) }), seat);
}

/** 4.10.1: whatever the curse does, its card lies open now. */
function cursed(sheet: SevenSeasSheet, seat: Seat, curse: Curse): SevenSeasSheet {
  const now = { ...sheet, curses: sheet.curses | (1 << CURSES.indexOf(curse)) };
  return acted(withPlayer(now, seat, { cards: oneCardLess(at(now, seat)) }), seat);
}

/** 4.10.6: which good the curse asks for; the Whirlpool asks for talismans. */
export function goodOfCurse({ port }: SevenSeasSheet, curse: Curse): number | null {
  if (curse === 'mutiny') return highestDemand(port);
  const good = ['kraken', 'iceberg', 'sirens'].indexOf(curse);
  return good < 0 ? null : good;
}

/** 4.10.20: first what is asked for, then a ship for every hit that is left. */
function lose(player: Player, good: number | null, hits: number): Partial<Player> {
  const has = good === null ? player.talismans : (player.goods[good] ?? 0);
  const given = Math.min(has, hits);
  const owned = player.owned - Math.min(hits - given, fleetOf(player).avail);
  return good === null
    ? { owned, talismans: has - given }
    : { owned, goods: withCount(player.goods, good, has - given) };
}

export function curseHits(sheet: SevenSeasSheet, seat: Seat, curse: Curse, hits: readonly number[]): SevenSeasSheet {
  const good = goodOfCurse(sheet, curse);
  return cursed(
    withEach(sheet, (player, i) => lose(player, good, hits[i] ?? 0)),
    seat,
    curse,
  );
}

/** 4.10.10 */
export function idol(sheet: SevenSeasSheet, seat: Seat, good: number): SevenSeasSheet {
  return cursed(
    withEach(sheet, (player) => lose(player, good, 1)),
    seat,
    'idol',
  );
}

/** 4.10.11: reckoned from the guards at the start, for all at once. */
export function wages(sheet: SevenSeasSheet, seat: Seat): SevenSeasSheet {
  const paid = withEach(sheet, (player) => ({
    chests: Math.max(0, player.chests - WAGE * fleetOf(player).guards),
  }));
  return cursed(paid, seat, 'wages');
}

/** 2.3.3, 4.10.12–4.10.16: one die for each player. */
export function tavern(sheet: SevenSeasSheet, seat: Seat, dice: readonly number[]): SevenSeasSheet {
  const served = withEach(sheet, (player, i): Partial<Player> => {
    switch (dice[i]) {
      case 1:
        return withMark(player, 'tavern');
      case 2:
        // 4.10.14: who has nothing on board owes nothing either.
        return { drop: Math.min(player.drop + 1, sumOf(player.goods)) };
      case 3:
        return { chests: Math.max(0, player.chests - 1) };
      case 4:
        return { chests: player.chests + 1 };
      case 5:
        return { loot: player.loot + 1 };
      default:
        return { yy: player.yy + TAVERN_YY };
    }
  });
  return cursed(served, seat, 'tavern');
}

/** 4.11.2, 4.11.5 */
export function sell(sheet: SevenSeasSheet, seat: Seat, goods: Counts): SevenSeasSheet {
  const player = at(sheet, seat);
  const chests = player.chests + saleAt(sheet.port, goods) + giftParts(sheet, seat);
  return acted(withPlayer(sheet, seat, { chests, goods: minus(player.goods, goods) }), seat);
}

/** 4.13.1, 4.13.4: the End of Adventures is set aside, and another card drawn in its place. */
export function draw(sheet: SevenSeasSheet, seat: Seat, count: number, tell: Tell): SevenSeasSheet {
  const comes = !sheet.end && sheet.deck - count <= BELOW_THE_END;
  const deck = Math.max(0, sheet.deck - count - (comes ? 1 : 0));
  const now = withPlayer({ ...sheet, deck }, seat, { cards: at(sheet, seat).cards + count });
  return acted(comes ? endCame(now, tell) : now, seat);
}

/** 4.16.1 */
export function endCame(sheet: SevenSeasSheet, tell: Tell): SevenSeasSheet {
  tell({ type: 'end-came' });
  return { ...sheet, end: true };
}

/** 11: put right by hand. The card lies again over the four that are below it, and no last round has begun. */
export function endNotDrawn(sheet: SevenSeasSheet): SevenSeasSheet {
  return { ...sheet, end: false, last: 0, deck: Math.max(sheet.deck, BELOW_THE_END + 1) };
}

/** 4.14.4: two goods of two kinds at the port's full prices. */
export function dealValue({ port }: SevenSeasSheet, one: number, other: number): number {
  return priceAt(port, one) + priceAt(port, other);
}

export function deal(sheet: SevenSeasSheet, seat: Seat, one: number, other: number): SevenSeasSheet {
  const { yy, chests, goods } = at(sheet, seat);
  const sold = GOODS.map((_, good) => (good === one || good === other ? 1 : 0)) as unknown as Counts;
  return withPlayer(sheet, seat, {
    yy: yy - COST.goodDeal,
    chests: chests + dealValue(sheet, one, other),
    goods: minus(goods, sold),
  });
}

/** 4.14.5, 4.14.7 */
export function ritual(sheet: SevenSeasSheet, seat: Seat, kind: 'doubleHold' | 'unsinkable'): SevenSeasSheet {
  const { yy, hold, unsink } = at(sheet, seat);
  const level = kind === 'doubleHold' ? { hold: hold + 1 } : { unsink: unsink + 1 };
  return withPlayer(sheet, seat, { yy: yy - COST[kind], ...level });
}

/** 4.8.3, 4.8.4: talismans pay a Yin-Yang each; goods that are not taken on board are discarded. */
export function take(sheet: SevenSeasSheet, seat: Seat, loot: readonly number[], cards: number): SevenSeasSheet {
  const player = at(sheet, seat);
  const [fruit = 0, coffee = 0, rum = 0, talismans = 0] = loot;
  const now = withPlayer(sheet, seat, {
    goods: [player.goods[0] + fruit, player.goods[1] + coffee, player.goods[2] + rum],
    talismans: player.talismans + talismans,
    yy: player.yy + talismans,
    loot: Math.max(0, player.loot - cards),
  });
  return { ...now, lootDeck: Math.max(0, sheet.lootDeck - cards) };
}
