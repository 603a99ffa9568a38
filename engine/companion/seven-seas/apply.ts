import type { Stream } from '@/engine/core/luck';
import { rankOf, SHIPWRIGHT } from '@/engine/games/seven-seas/data/characters';
import { CURSES } from '@/engine/games/seven-seas/data/curses';
import { goodNumber, minus, sumOf, withCount, type Counts } from '@/engine/games/seven-seas/data/goods';
import { nationNumber } from '@/engine/games/seven-seas/data/nations';
import { portFrom } from '@/engine/games/seven-seas/data/ports';
import { BELOW_THE_END, COST } from '@/engine/games/seven-seas/data/table';
import { seatsWithEmblem } from '../core/person';
import { tellChanges } from './consequences';
import type { Tell } from './facts';
import { fleetOf, tokenOf } from './fleet';
import { fightDuel } from './lid';
import { giftParts } from './gift';
import { settleGift, withGift } from './gift-change';
import { finalSale, resultOf } from './result';
import * as role from './roles';
import { endRound, nextRole } from './round';
import { sailed, withMark, withPlayer, withSailed, type Player, type SevenSeasSheet } from './sheet';
import type { Field, SheetTap } from './taps';

type Tap<K extends SheetTap['type']> = Extract<SheetTap, { type: K }>;
type Rule<K extends SheetTap['type']> = (
  sheet: SevenSeasSheet,
  tap: Tap<K>,
  luck: Stream,
  tell: Tell,
) => SevenSeasSheet;

const at = (sheet: SevenSeasSheet, seat: number): Player => sheet.players[seat] as Player;

function withField(player: Player, field: Field, value: number): Partial<Player> {
  const good = ['fruit', 'coffee', 'rum'].indexOf(field);
  return good < 0 ? { [field]: value } : { goods: withCount(player.goods, good, value) };
}

/** One line a tap: most of them only write down what was said. */
const RULES: { readonly [K in SheetTap['type']]: Rule<K> } = {
  name: (sheet, { seat, name }) => withPlayer(sheet, seat, { name }),
  emblem: (sheet, { seat, emblem }) => ({ ...sheet, players: seatsWithEmblem(sheet.players, seat, emblem) }),
  first: (sheet, { seat }) => ({ ...sheet, first: seat }),
  'first-by-luck': (sheet, _, luck, tell) => {
    const first = luck.below(sheet.players.length);
    tell({ type: 'first', seat: first });
    return { ...sheet, first };
  },
  set: (sheet, { seat, field, value }) => withPlayer(sheet, seat, withField(at(sheet, seat), field, value)),
  mark: (sheet, { seat, reason }) => withPlayer(sheet, seat, withMark(at(sheet, seat), reason)),
  unmark: (sheet, { seat, reason }) => withPlayer(sheet, seat, withMark(at(sheet, seat), reason, -1)),
  flag: (sheet, { seat, nation }) =>
    withPlayer(sheet, seat, { corsair: at(sheet, seat).corsair ^ (1 << nationNumber(nation)) }),
  played: (sheet, { seat, character }) =>
    withPlayer(sheet, seat, { played: at(sheet, seat).played ^ (1 << rankOf(character)) }),
  posted: (sheet, { seat }) => {
    const player = at(sheet, seat);
    return withPlayer(sheet, seat, { posted: fleetOf(player).guards, token: tokenOf(player) });
  },
  take: (sheet, { seat, loot, cards }) => role.take(sheet, seat, loot, cards),
  drop: (sheet, { seat, goods }) => {
    const player = at(sheet, seat);
    const given = sumOf(goods as unknown as Counts);
    return withPlayer(sheet, seat, {
      goods: minus(player.goods, goods as unknown as Counts),
      drop: Math.max(0, player.drop - given),
    });
  },
  port: (sheet, { port }) => role.sailTo(sheet, port),
  'port-card': (sheet, { port }) => ({ ...sheet, ports: sheet.ports ^ (1 << portFrom(port)) }),
  caravan: (sheet, { nation, ships }) => {
    const flag = nationNumber(nation);
    return { ...sheet, ...withSailed(sheet, flag, ships, sailed(sheet, flag, ships) > 0 ? -1 : 1) };
  },
  curse: (sheet, { curse }) => ({ ...sheet, curses: sheet.curses ^ (1 << CURSES.indexOf(curse)) }),
  deck: (sheet, { count }) => ({ ...sheet, deck: count }),
  'loot-deck': (sheet, { count }) => ({ ...sheet, lootDeck: count }),
  'the-end': (sheet, _, __, tell) => role.endCame({ ...sheet, deck: Math.min(sheet.deck, BELOW_THE_END) }, tell),
  'not-the-end': (sheet) => role.endNotDrawn(sheet),
  roll: (sheet, { count }, luck, tell) => {
    const dice = Array.from({ length: count }, () => luck.die(6));
    tell({ type: 'rolled', dice });
    return { ...sheet, rolled: dice, rolledBy: [] };
  },
  'roll-colours': (sheet, { dice }, luck, tell) => {
    const rolled = dice.flatMap((count) => Array.from({ length: count }, () => luck.die(6)));
    tell({ type: 'rolled', dice: rolled });
    return { ...sheet, rolled, rolledBy: dice };
  },
  call: (sheet) => ({ ...sheet, rank: SHIPWRIGHT }),
  chose: (sheet, { seat, character }) => {
    const rank = rankOf(character);
    return { ...sheet, chosen: sheet.chosen.map((one, i) => (i === seat ? (one === rank ? 0 : rank) : one)) };
  },
  'next-role': (sheet) => nextRole(sheet),
  'end-round': (sheet) => endRound(sheet),
  decline: (sheet, { seat }) => role.decline(sheet, seat),
  buy: (sheet, { seat, count }) => role.buy(sheet, seat, count),
  join: (sheet, { seat, nation }) => role.join(sheet, seat, nation),
  raid: (sheet, { seat, nation, ships, sent }) => role.raid(sheet, seat, nation, ships, sent),
  'raid-end': (sheet, { destroyed, sunk }) => role.raidEnd(sheet, destroyed === 'won', sunk),
  land: (sheet, { seat, port }) => role.land(sheet, seat, port),
  'curse-hits': (sheet, { seat, curse, hits }) => role.curseHits(sheet, seat, curse, hits),
  idol: (sheet, { seat, good }) => role.idol(sheet, seat, goodNumber(good)),
  wages: (sheet, { seat }) => role.wages(sheet, seat),
  tavern: (sheet, { seat, dice }) => role.tavern(sheet, seat, dice),
  sell: (sheet, { seat, goods }) => role.sell(sheet, seat, goods as unknown as Counts),
  draw: (sheet, { seat, count }, _, tell) => role.draw(sheet, seat, count, tell),
  deal: (sheet, { seat, one, other }) => role.deal(sheet, seat, goodNumber(one), goodNumber(other)),
  ritual: (sheet, { seat, kind }) => role.ritual(sheet, seat, kind),
  die: (sheet, { owner, face, x, y }) => ({ ...sheet, pad: [...sheet.pad, { owner, face, x, y }] }),
  lift: (sheet, { die }) => ({ ...sheet, pad: sheet.pad.filter((_, i) => i !== die) }),
  duel: (sheet, { pirate, red }) => fightDuel(sheet, pirate, red),
  'clear-lid': (sheet) => ({ ...sheet, ...role.emptyLid(sheet) }),
  scoring: (sheet) => ({ ...sheet, scoring: !sheet.scoring }),
  'final-sale': (sheet, { seat, deals }) => {
    const player = at(sheet, seat);
    const chests = player.chests + (finalSale(sheet, seat, deals)?.chests ?? 0);
    const paid = COST.goodDeal * deals.reduce((sum, one) => sum + one, 0);
    return withPlayer(sheet, seat, { chests, goods: [0, 0, 0], yy: player.yy - paid, drop: 0, loot: 0 });
  },
  finish: (sheet, _, __, tell) => {
    const { winners, lines } = resultOf(sheet);
    tell({ type: 'finished', winners, scores: lines.map(({ score }) => score) });
    return { ...sheet, finished: true };
  },
  reopen: (sheet) => ({ ...sheet, finished: false }),
};

export function apply(sheet: SevenSeasSheet, tap: SheetTap, luck: Stream, tell: Tell): SevenSeasSheet {
  const takesBack = tap.type === 'chose' && sheet.chosen[tap.seat] === rankOf(tap.character);
  tell(takesBack ? { type: 'unchose', seat: tap.seat, character: tap.character } : { type: 'tapped', tap });
  const rule = RULES[tap.type] as Rule<SheetTap['type']>;
  const next = rule(sheet, tap, luck, tell);
  const settled = tap.type === 'chose' ? settleGift(next, tell) : withGiftOf(sheet, tap, next);
  tellChanges(sheet, settled, tell);
  return settled;
}

/** 4.4: the activations that have a gift; a Curse without dice has no use for it, and who declines gets none. */
function withGiftOf(sheet: SevenSeasSheet, tap: SheetTap, now: SevenSeasSheet): SevenSeasSheet {
  switch (tap.type) {
    case 'buy':
      return withGift(sheet, tap.seat, (one) => role.buy(one, tap.seat, tap.count), now);
    case 'join':
      return withGift(sheet, tap.seat, (one) => role.join(one, tap.seat, tap.nation), now);
    case 'raid':
    case 'raid-end': {
      const seat = tap.type === 'raid' ? tap.seat : sheet.raid?.captain;
      return now.raid || seat === undefined ? now : withGift(sheet, seat, (one) => role.captainsGift(one, seat), now);
    }
    case 'land':
      return withGift(sheet, tap.seat, (one) => role.land(one, tap.seat, tap.port), now);
    case 'curse-hits':
      return withGift(sheet, tap.seat, (one) => one, now);
    case 'sell':
      return withGift(sheet, tap.seat, (one) => role.sell(one, tap.seat, tap.goods as unknown as Counts), now);
    case 'draw': {
      // More than one card is the gift.
      const counted = (one: SevenSeasSheet) => (giftParts(one, tap.seat) > 0 ? tap.count : 1);
      return withGift(sheet, tap.seat, (one) => role.draw(one, tap.seat, counted(one), () => undefined), now);
    }
    default:
      return now;
  }
}
