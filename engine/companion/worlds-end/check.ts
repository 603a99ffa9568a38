import { RuleError } from '@/engine/core/rule-error';
import { seaFrom } from '@/engine/games/worlds-end/data/board';
import { FAME_PRICE } from '@/engine/games/worlds-end/data/table';
import { isIn } from '@/engine/games/worlds-end/public';
import { lineOf, winnerOf } from './battle';
import { MOST_DICE, type Fight, type FightShip } from './lines';
import { isDue, playerAt, type WorldsEndSheet } from './sheet';
import { MOST, type SheetTap } from './taps';

type Tap<K extends SheetTap['type']> = Extract<SheetTap, { type: K }>;
type Check<K extends SheetTap['type']> = (sheet: WorldsEndSheet, tap: Tap<K>) => RuleError | null;

const no = (code: string, params: Readonly<Record<string, string | number>> = {}): RuleError =>
  new RuleError(code, params);

/** Taps that make sense before the first turn, too. */
const BEFORE_PLAY: ReadonlySet<SheetTap['type']> = new Set<SheetTap['type']>([
  'name',
  'emblem',
  'hero',
  'lot',
  'lot-all',
  'order',
  'start',
  'deal-starts',
  'begin',
  'sea-name',
  'sea-income',
  'sea-good',
  'sea-port',
  'difficulty',
  'good-name',
  'company',
  'armada-mark',
  'skill-text',
  'own-cards',
  'box-cards',
  'double-also-sum',
  'event-battle-flight',
]);
const ONLY_BEFORE: ReadonlySet<SheetTap['type']> = new Set<SheetTap['type']>([
  'lot',
  'lot-all',
  'order',
  'start',
  'deal-starts',
  'begin',
]);

/** E-26: it warns, it does not refuse; only what would leave the sheet in a muddle cannot be tapped. */
export function check(sheet: WorldsEndSheet, tap: SheetTap): RuleError | null {
  if (tap.type === 'reopen') return sheet.finished ? null : no('sheet-open');
  if (sheet.finished) return no('sheet-finished');
  if (!sheet.begun && !BEFORE_PLAY.has(tap.type)) return no('not-begun');
  if (sheet.begun && ONLY_BEFORE.has(tap.type)) return no('has-begun');
  if ('seat' in tap && tap.seat >= sheet.seats) return no('no-such-seat', { seat: tap.seat + 1 });
  const own = CHECKS[tap.type] as Check<SheetTap['type']> | undefined;
  return own?.(sheet, tap as never) ?? null;
}

function canPay(sheet: WorldsEndSheet, seat: number, gold: number): RuleError | null {
  return playerAt(sheet, seat).gold >= gold ? null : no('gold-short', { gold });
}

function isPlaying(sheet: WorldsEndSheet, seat: number): RuleError | null {
  return seat < sheet.seats && isIn(sheet, seat) ? null : no('is-out');
}

const at = (id: string) => seaFrom(id) as number;
const guardsAt = (sheet: WorldsEndSheet, id: string) => sheet.guards[at(id)] as number;

type Simple = (sheet: WorldsEndSheet) => RuleError | null;
const event: Simple = ({ fight, auction }) => (fight || auction ? no('something-open') : null);
const again: Simple = ({ before }) => (before ? null : no('dice-lie'));
const noFight: Simple = ({ fight }) => (fight ? no('battle-open') : null);
const inFight = ({ fight }: WorldsEndSheet): RuleError | null => (fight ? null : no('no-battle'));
const withSalvo = ({ fight }: WorldsEndSheet): RuleError | null =>
  fight?.salvo && fight.before ? null : no('no-salvo');

function shipAt(sheet: WorldsEndSheet, slot: number): RuleError | null {
  return inFight(sheet) ?? (sheet.fight?.ships[slot] ? null : no('no-such-ship'));
}

function dieAt(sheet: WorldsEndSheet, die: number): RuleError | null {
  return withSalvo(sheet) ?? (die < (sheet.fight?.salvo?.dice.length ?? 0) ? null : no('no-such-die'));
}

const CHECKS: { readonly [K in SheetTap['type']]?: Check<K> } = {
  hero: ({ players }, { seat, hero }) =>
    players.some((one, i) => i !== seat && one.hero === hero) ? no('hero-taken') : null,
  order: ({ seats }, { order }) =>
    order.length === seats && Array.from({ length: seats }, (_, seat) => seat).every((seat) => order.includes(seat))
      ? null
      : no('one-each'),
  set: (_, { field, value }) => {
    if (value > MOST[field]) return no('too-much', { most: MOST[field] });
    return field === 'gold' && value % 100 !== 0 ? no('in-hundreds') : null;
  },
  guards: (sheet, { sea, count }) => (count > 0 && (sheet.owner[at(sea)] as number) < 0 ? no('no-owner') : null),
  own: (sheet, { owner }) => (owner === null ? null : isPlaying(sheet, owner)),
  roll: event,
  event,
  reroll: again,
  again,
  raid: (sheet, { sea }) => (sheet.owner[at(sea)] === sheet.active ? null : no('not-his-sea')),
  storm: (sheet, { sloops }) => (sloops <= playerAt(sheet, sheet.active).squadron ? null : no('too-many-ships')),
  'storm-dice': (sheet, { dice }) =>
    dice.length <= playerAt(sheet, sheet.active).squadron ? null : no('too-many-ships'),
  kraken: (sheet) => (sheet.fight ? no('battle-open') : null),
  convoy: (sheet) => (sheet.fight ? no('battle-open') : null),
  'let-be': ({ due }) => (due.length > 0 ? null : no('nothing-due')),
  income: (sheet, { more }) => (more > MOST.gold ? no('too-much', { most: MOST.gold }) : null),
  fame: (sheet) => canPay(sheet, sheet.active, FAME_PRICE),
  sail: (sheet, { seat, how }) =>
    isPlaying(sheet, seat) ?? (how === 'calypso' && playerAt(sheet, seat).calypso === 0 ? no('no-favour') : null),
  bought: (sheet, { gold }) => canPay(sheet, sheet.active, gold),
  assign: (sheet, { sea, ships }) => {
    if (sheet.owner[at(sea)] !== sheet.active) return no('not-his-sea');
    return ships <= playerAt(sheet, sheet.active).squadron ? null : no('too-many-ships');
  },
  recall: (sheet, { sea, ships }) => {
    if (sheet.owner[at(sea)] !== sheet.active) return no('not-his-sea');
    return ships <= guardsAt(sheet, sea) ? null : no('too-many-ships');
  },
  'guards-move': (sheet, { from, to, ships }) => {
    if (from === to) return no('same-sea');
    if ([from, to].some((sea) => sheet.owner[at(sea)] !== sheet.active)) return no('not-his-sea');
    return ships <= guardsAt(sheet, from) ? null : no('too-many-ships');
  },
  seize: (sheet, { sea }) => (sheet.owner[at(sea)] === sheet.active ? no('his-own-sea') : null),
  skill: (sheet, { gold }) => canPay(sheet, sheet.active, gold),
  'end-turn': ({ fight, auction }) => (fight || auction ? no('something-open') : null),
  out: (sheet, { to }) => {
    if (sheet.fight || sheet.auction) return no('something-open');
    return to === sheet.active ? no('is-out') : isPlaying(sheet, to);
  },
  auction: ({ auction, fight }) => (auction || fight ? no('something-open') : null),
  // Alone, his bid is paid at once.
  bid: (sheet, { gold }) => {
    if (!sheet.auction) return no('no-auction');
    return sheet.auction.inside.length === 1 ? canPay(sheet, sheet.auction.seat, gold) : null;
  },
  leave: (sheet) => {
    const { auction } = sheet;
    if (!auction) return no('no-auction');
    const { inside, bidder, bid } = auction;
    return inside.length === 2 && bidder !== null ? canPay(sheet, bidder, bid) : null;
  },
  'auction-off': ({ auction }) => (auction ? null : no('no-auction')),
  attack: (sheet, tap) => noFight(sheet) ?? (sheet.owner[at(tap.sea)] === sheet.active ? no('his-own-sea') : null),
  fight: (sheet, tap) => noFight(sheet) ?? (tap.kind === 'final' && !sheet.last ? no('no-champions') : null),
  lay: (sheet, { side }) => {
    const { fight } = sheet;
    if (!fight) return no('no-battle');
    if (fight.ships.length > 79) return no('too-many-ships');
    return fight.sides[side] === null ? no('company-side') : null;
  },
  'lay-off': (sheet, { slot }) => shipAt(sheet, slot) ?? (sheet.fight?.begun ? no('has-begun') : null),
  'open-fire': (sheet) => {
    const { fight } = sheet;
    if (!fight) return no('no-battle');
    if (fight.begun) return no('has-begun');
    return lineOf(fight, 0).length > 0 && lineOf(fight, 1).length > 0 ? null : no('line-empty');
  },
  fire: (sheet, { ship, target, dice }) => {
    const { fight } = sheet;
    if (!fight?.begun) return no('no-battle');
    const [one, other] = [fight.ships[ship], fight.ships[target]];
    if (!one || !other || one.place !== 'line' || other.place !== 'line') return no('no-such-ship');
    if (one.side === other.side) return no('own-ship');
    return dice === null && one.attack === 0 ? no('not-typed') : other.defence === 0 ? no('not-typed') : null;
  },
  salvo: (sheet, { what }) =>
    withSalvo(sheet) ?? (what === 'die' && sheet.fight?.salvo?.dice.length === MOST_DICE ? no('dice-full') : null),
  die: (sheet, tap) => dieAt(sheet, tap.at),
  'check-die': (sheet, tap) => dieAt(sheet, tap.at),
  ship: (sheet, { slot }) => shipAt(sheet, slot),
  card: (sheet, { slot }) => {
    const wrong = shipAt(sheet, slot);
    if (wrong) return wrong;
    const { sides, ships } = sheet.fight as Fight;
    const seat = sides[(ships[slot] as FightShip).side];
    if (seat === null) return no('company-side');
    return playerAt(sheet, seat).hand > 0 ? null : no('no-cards');
  },
  withdraw: (sheet, { slot }) => {
    const wrong = shipAt(sheet, slot);
    if (wrong) return wrong;
    const { place, company } = sheet.fight?.ships[slot] as FightShip;
    return place === 'line' && company < 0 ? null : no('no-such-ship');
  },
  retreat: ({ fight }, { side }) => {
    if (!fight?.begun) return no('no-battle');
    return fight.sides[side] === null ? no('company-side') : null;
  },
  'next-round': ({ fight }) => (fight?.begun ? null : no('no-battle')),
  'battle-end': ({ fight }) => {
    if (!fight?.begun) return no('no-battle');
    return winnerOf(fight) === null ? no('battle-goes-on') : null;
  },
  'battle-off': inFight,
  champions: (sheet) => (isDue(sheet, 'last-battle') ? null : no('armada-far')),
  'champions-are': (sheet, { fighter, commander }) => {
    if (!isDue(sheet, 'last-battle')) return no('armada-far');
    if (fighter === commander) return no('one-each');
    return isPlaying(sheet, fighter) ?? (commander === null ? null : isPlaying(sheet, commander));
  },
  'last-battle': ({ last }) => (last ? null : no('no-champions')),
};
