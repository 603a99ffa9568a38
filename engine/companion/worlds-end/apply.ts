import type { Stream } from '@/engine/core/luck';
import { seaFrom, type Sea } from '@/engine/games/worlds-end/data/board';
import { HEROES } from '@/engine/games/worlds-end/data/cards';
import { COMPANY } from '@/engine/games/worlds-end/data/company';
import { FAME_PRICE } from '@/engine/games/worlds-end/data/table';
import { BATTLE, CALYPSO, MOVE, NOBODY, NOWHERE, PORT, SKILL_1, SKILL_2 } from '@/engine/games/worlds-end/public';
import type { SideNumber } from '@/engine/games/worlds-end/view';
import { seatsWithEmblem } from '../core/person';
import { armadaAt, endLastBattle, nameChampions } from './armada';
import * as sale from './auction';
import * as battle from './battle';
import { tellChanges } from './consequences';
import { meetKraken, raid, rollAgain, rollDice, rollEvent, storm } from './event';
import type { Tell } from './facts';
import { endBattle, meetConvoy, take } from './homecoming';
import { incomeOf } from './income';
import type { FightShip } from './lines';
import { withOwnCards, withSea, type BoxProfile } from './profile';
import { adjust, fire, turnDie } from './salvo';
import { isUnderWay, pay, playerAt, withGuards, withoutDue, withOwner, withPlayer, type WorldsEndSheet } from './sheet';
import type { SheetTap } from './taps';
import { beginMatch, dealStarts, drawOrder, endTurn, giveAndLeave, judge, reopen } from './turn';
import { USE_BITS } from './uses';

type Tap<K extends SheetTap['type']> = Extract<SheetTap, { type: K }>;
type Rule<K extends SheetTap['type']> = (
  sheet: WorldsEndSheet,
  tap: Tap<K>,
  luck: Stream,
  tell: Tell,
) => WorldsEndSheet;

const at = (id: string): Sea => seaFrom(id) as Sea;
const placeOf = (id: string | null): Sea => (id === null ? NOWHERE : at(id));
const guardsAt = (sheet: WorldsEndSheet, sea: Sea): number => sheet.guards[sea] as number;
const using = (sheet: WorldsEndSheet, bit: number): WorldsEndSheet => ({ ...sheet, used: sheet.used | bit });

/** More of the box is known; a battle that waits for it goes on. */
function typed(sheet: WorldsEndSheet, profile: Partial<BoxProfile>): WorldsEndSheet {
  const known = battle.withCompany({ ...sheet, profile: { ...sheet.profile, ...profile } });
  return isUnderWay(known) ? armadaAt(known, known.armada) : known;
}

function ordered(sheet: WorldsEndSheet, order: readonly number[], tell: Tell): WorldsEndSheet {
  tell({ type: 'order', order });
  return { ...sheet, order };
}

/** Ships of the active player, to or from his squadron. */
function joining(sheet: WorldsEndSheet, ships: number): WorldsEndSheet {
  return withPlayer(sheet, sheet.active, { squadron: playerAt(sheet, sheet.active).squadron + ships });
}

const reroll: Rule<'reroll'> = (sheet, { which }, luck, tell) => {
  const [one = 1, other = 1] = sheet.dice;
  const first = which === 'second' ? one : luck.die(6);
  return rollAgain({ ...sheet, used: sheet.used | SKILL_1 }, first, which === 'first' ? other : luck.die(6), tell);
};

const sail: Rule<'sail'> = (sheet, { seat, how, to }) => {
  const sailed = withPlayer(sheet, seat, { flagship: placeOf(to) });
  if (how === 'move') return { ...using(sailed, MOVE), stepped: true };
  if (how === 'flight') return withoutDue(sailed, 'flight', seat);
  if (how === 'free') return sailed;
  return withPlayer(using(sailed, CALYPSO), seat, { calypso: playerAt(sheet, seat).calypso - 1 });
};

const ship: Rule<'ship'> = (sheet, { slot, what }) => {
  const one = sheet.fight?.ships[slot] as FightShip;
  if (what === 'taken') return battle.boarded(sheet, slot);
  if (what === 'sunk') return battle.changeShip(sheet, slot, { place: one.place === 'sunk' ? 'line' : 'sunk' });
  return battle.changeShip(sheet, slot, { [what]: !one[what] });
};

/** One line a tap: most of them only write down what was said. */
const RULES: { readonly [K in SheetTap['type']]: Rule<K> } = {
  name: (sheet, { seat, name }) => withPlayer(sheet, seat, { name }),
  emblem: (sheet, { seat, emblem }) => ({ ...sheet, players: seatsWithEmblem(sheet.players, seat, emblem) }),
  hero: (sheet, { seat, hero }) => withPlayer(sheet, seat, { hero }),
  lot: (sheet, _, luck, tell) => ordered(sheet, drawOrder(sheet.seats, false, luck), tell),
  'lot-all': (sheet, _, luck, tell) => ordered(sheet, drawOrder(sheet.seats, true, luck), tell),
  order: (sheet, { order }, _, tell) => ordered(sheet, order, tell),
  start: (sheet, { seat, sea }) => withPlayer(sheet, seat, { flagship: at(sea) }),
  'deal-starts': (sheet, _, luck) => dealStarts(sheet, luck),
  begin: (sheet) => beginMatch(sheet),
  'sea-name': (sheet, { sea, name }) => typed(sheet, withSea(sheet.profile, at(sea), { name })),
  'sea-income': (sheet, { sea, income }) => typed(sheet, withSea(sheet.profile, at(sea), { income })),
  'sea-good': (sheet, { sea, good }) => typed(sheet, withSea(sheet.profile, at(sea), { good })),
  'sea-port': (sheet, { sea, port }) => typed(sheet, withSea(sheet.profile, at(sea), { port })),
  difficulty: (sheet, { sea, level }) => typed(sheet, withSea(sheet.profile, at(sea), { difficulty: level })),
  'good-name': (sheet, { good, name }) =>
    typed(sheet, { goods: sheet.profile.goods.map((one, i) => (i === good - 1 ? name : one)) }),
  company: (sheet, { ship: id, attack, defence, mark }) => {
    const entry = { attack, defence, mark };
    return typed(sheet, {
      company: COMPANY.map((one, i) => (one === id ? entry : (sheet.profile.company[i] ?? null))),
    });
  },
  'armada-mark': (sheet, { players, cell }) =>
    typed(sheet, players === 2 ? { armadaTwo: cell } : { armadaThree: cell }),
  'skill-text': (sheet, { hero, which, text }) => {
    const place = 2 * HEROES.indexOf(hero) + which - 1;
    return typed(sheet, { skills: sheet.profile.skills.map((one, i) => (i === place ? text : one)) });
  },
  'box-cards': (sheet, { profile }) => typed(sheet, profile),
  'own-cards': (sheet) => typed(sheet, withOwnCards(sheet.profile)),
  'double-also-sum': (sheet) => ({ ...sheet, doubleAlsoSum: !sheet.doubleAlsoSum }),
  'event-battle-flight': (sheet) => ({ ...sheet, eventBattleFlight: !sheet.eventBattleFlight }),
  set: (sheet, { seat, field, value }) =>
    withPlayer(sheet, seat, field === 'turns' ? { ownTurns: value } : { [field]: value }),
  dial: (sheet, { seat, by, note }) => withPlayer(sheet, seat, { dial: by, note }),
  guards: (sheet, { sea, count }) => withGuards(sheet, at(sea), count),
  own: (sheet, { sea, owner }) => withOwner(sheet, at(sea), owner ?? NOBODY),
  flagship: (sheet, tap) => withPlayer(sheet, tap.seat, { flagship: placeOf(tap.at) }),
  armada: (sheet, { cell }) => armadaAt(sheet, cell),
  used: (sheet, { use }) => ({ ...sheet, used: sheet.used ^ USE_BITS[use] }),
  calm: (sheet) => ({ ...sheet, calm: !sheet.calm }),
  roll: (sheet, _, luck, tell) => rollEvent(sheet, luck.die(6), luck.die(6), tell),
  event: (sheet, { one, other }, _, tell) => rollEvent(sheet, one, other, tell),
  reroll,
  again: (sheet, { one, other }, _, tell) => rollAgain(using(sheet, SKILL_1), one, other, tell),
  storm: (sheet, { sloops }, luck, tell) => storm(sheet, rollDice(sloops, luck), tell),
  'storm-dice': (sheet, { dice }, _, tell) => storm(sheet, dice, tell),
  raid: (sheet, { sea }) => raid(sheet, at(sea)),
  kraken: (sheet, { won }) => meetKraken(sheet, won),
  convoy: (sheet, { won }) => meetConvoy(sheet, won),
  'let-be': (sheet) => ({ ...sheet, due: sheet.due.slice(1) }),
  income: (sheet, { more }) => ({ ...pay(sheet, sheet.active, -incomeOf(sheet).total - more), collected: true }),
  fame: (sheet) => {
    const bought = playerAt(sheet, sheet.active).bought + 1;
    return { ...withPlayer(pay(sheet, sheet.active, FAME_PRICE), sheet.active, { bought }), fameBought: true };
  },
  sail,
  bought: (sheet, { ships, gold }) => joining(pay(using(sheet, PORT), sheet.active, gold), ships),
  assign: (sheet, { sea, ships }) => joining(withGuards(sheet, at(sea), guardsAt(sheet, at(sea)) + ships), -ships),
  recall: (sheet, { sea, ships }) => joining(withGuards(sheet, at(sea), guardsAt(sheet, at(sea)) - ships), ships),
  'guards-move': (sheet, { from, to, ships }) => {
    const left = withGuards(sheet, at(from), guardsAt(sheet, at(from)) - ships);
    return withGuards(left, at(to), guardsAt(left, at(to)) + ships);
  },
  seize: (sheet, { sea }) => take(using(sheet, BATTLE), sheet.active, at(sea)),
  skill: (sheet, { which, gold }) => pay(using(sheet, which === 1 ? SKILL_1 : SKILL_2), sheet.active, gold),
  'end-turn': (sheet) => endTurn(sheet),
  out: (sheet, { to }, _, tell) => giveAndLeave(sheet, to, tell),
  auction: (sheet, { price }) => sale.openAuction(sheet, price),
  bid: (sheet, { gold }, _, tell) => sale.bid(sheet, gold, tell),
  leave: (sheet, _, __, tell) => sale.leave(sheet, tell),
  'auction-off': (sheet) => ({ ...sheet, auction: null }),
  attack: (sheet, { sea }) => battle.attack(sheet, at(sea)),
  fight: (sheet, { kind }) => (kind === 'final' ? battle.fightLast(sheet) : battle.fightEvent(sheet, kind)),
  lay: (sheet, { side, guard, ...face }) => {
    return battle.lay(sheet, side as SideNumber, face, guard);
  },
  'lay-off': (sheet, { slot }) =>
    battle.changeFight(sheet, { ships: sheet.fight?.ships.filter((_, i) => i !== slot) ?? [] }),
  'open-fire': (sheet) => battle.openFire(sheet),
  fire: (sheet, { ship: one, target, dice }, luck, tell) => fire(sheet, one, target, dice, luck, tell),
  salvo: (sheet, { what }, luck, tell) => adjust(sheet, what, luck, tell),
  die: (sheet, { at: die, face }, luck, tell) => turnDie(sheet, 'dice', die, face ?? luck.die(6), tell),
  'check-die': (sheet, { at: die, face }, luck, tell) => turnDie(sheet, 'check', die, face ?? luck.die(6), tell),
  ship,
  card: (sheet, { slot }) => battle.playCard(sheet, slot),
  withdraw: (sheet, { slot }) => battle.changeShip(sheet, slot, { place: 'withdrawn' }),
  retreat: (sheet, { side }) => battle.retreat(sheet, side as SideNumber),
  'next-round': (sheet) => battle.nextRound(sheet),
  'battle-end': (sheet, _, __, tell) => endBattle(sheet, tell),
  'battle-off': (sheet) => ({ ...sheet, fight: null }),
  champions: (sheet, _, luck, tell) => nameChampions(sheet, luck, tell),
  'champions-are': (sheet, { fighter, commander }) => ({ ...sheet, last: { fighter, commander } }),
  'last-battle': (sheet, { won }, _, tell) => endLastBattle(sheet, won, tell),
  reopen: (sheet) => reopen(sheet),
};

/** Taps that come between nothing: names, and what is typed of the box. */
const ASIDE: ReadonlySet<SheetTap['type']> = new Set<SheetTap['type']>([
  'name',
  'emblem',
  'hero',
  'sea-name',
  'sea-income',
  'sea-good',
  'sea-port',
  'difficulty',
  'good-name',
  'company',
  'skill-text',
  'dial',
]);

/** After any other tap the dice of the event lie, and in the oceans the normal step is over (4.7.2). */
function withTime(sheet: WorldsEndSheet, { type }: SheetTap): WorldsEndSheet {
  if (ASIDE.has(type)) return sheet;
  const isRolling = type === 'reroll' || type === 'again';
  return { ...sheet, stepped: false, before: isRolling ? sheet.before : null };
}

export function apply(sheet: WorldsEndSheet, tap: SheetTap, luck: Stream, tell: Tell): WorldsEndSheet {
  tell({ type: 'tapped', tap });
  const rule = RULES[tap.type] as Rule<SheetTap['type']>;
  const next = judge(sheet, rule(withTime(sheet, tap), tap as never, luck, tell), tell);
  tellChanges(sheet, next, tell);
  return next;
}
