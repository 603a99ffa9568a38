import type { Words } from '@/components/i18n/words';
import { cast, whom } from '@/components/kit/told';
import type { SeatSetup } from '@/engine';
import { FAME_PRICE } from '@/engine/games/worlds-end/data/table';
import { eventFor } from '@/engine/games/worlds-end/data/events';
import type { WorldsEndDecision } from '@/engine/games/worlds-end/decisions';
import { fameSum, fameToWin, hitsInView } from '@/engine/games/worlds-end/public';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import { isShared, type WorldsEndAsk } from './asks';
import { idleReasons, isIdle, isAllDone } from './idle';
import { boughtNothing } from './table-facts';
import { shipWords } from './words';

type Kind = WorldsEndDecision['kind'];
type Of<K extends Kind> = Extract<WorldsEndDecision, { kind: K }>;
type Question<D extends WorldsEndDecision> = (decision: D, ask: WorldsEndAsk, t: Words) => string;
type Salvos = 'REACT' | 'AFTER_ROLL' | 'CANCEL' | 'ANSWER' | 'FOLLOW_UP';

const QUESTIONS: { readonly [K in Kind]: Question<Of<K>> } = {
  CHOOSE_HERO: (_, __, t) => t('worlds-end:prompts.CHOOSE_HERO'),
  CHOOSE_START_SEA: (_, __, t) => t('worlds-end:prompts.CHOOSE_START_SEA'),
  EVENT_REROLL: ({ about: { dice } }, _, t) => {
    const [first, second] = dice;
    const event = t(`worlds-end:fates.${eventFor(first, second)}.name`);
    return t('worlds-end:prompts.EVENT_REROLL', { first, second, event });
  },
  CONVOY: (_, __, t) => t('worlds-end:prompts.CONVOY'),
  BID: bidding,
  RAID: ({ about }, { seats }, t) => t('worlds-end:prompts.RAID', { name: whom(about.victim, { t, seats }) }),
  BUY_FAME: ({ seat }, { view }, t) => {
    const fame = view.players[seat]?.fame;
    const wins = fame !== undefined && fameSum(fame) + 1 >= fameToWin(view.options);
    return t(wins ? 'worlds-end:prompts.BUY_FAME_win' : 'worlds-end:prompts.BUY_FAME', { gold: FAME_PRICE });
  },
  ACTIONS: orders,
  PORT_BUY: (_, { view, legal }, t) => {
    if (legal.length === 1) return t('worlds-end:prompts.PORT_BUY_poor');
    return t(boughtNothing(view) ? 'worlds-end:prompts.PORT_BUY' : 'worlds-end:prompts.PORT_BUY_more');
  },
  FORGED_PLATES: (_, __, t) => t('worlds-end:prompts.FORGED_PLATES'),
  FIRE: ({ about: { ship, company } }, { view }, t) => {
    if (ship !== null) return t('worlds-end:prompts.FIRE_target', { ship: shipWords(view, ship, t) });
    return t(company ? 'worlds-end:prompts.FIRE_company' : 'worlds-end:prompts.FIRE');
  },
  REACT: inSalvo,
  AFTER_ROLL: inSalvo,
  CANCEL: inSalvo,
  ANSWER: inSalvo,
  FOLLOW_UP: inSalvo,
  KEEN_EYE_CHECK: ({ about }, { view }, t) =>
    t('worlds-end:prompts.KEEN_EYE_CHECK', { ship: shipWords(view, about.ship, t) }),
  ROUND_END: ({ about }, { view }, t) =>
    about.withdrew
      ? t('worlds-end:prompts.ROUND_END_withdrew')
      : t('worlds-end:prompts.ROUND_END', { round: view.battle?.round ?? 1 }),
  CURSED_GOLD: (_, __, t) => t('worlds-end:prompts.CURSED_GOLD'),
  RETREAT_TO: (_, __, t) => t('worlds-end:prompts.RETREAT_TO'),
  GIFT_FAME: (_, __, t) => t('worlds-end:prompts.GIFT_FAME'),
};

function bidding({ about: { ship, price, bid } }: Of<'BID'>, { view, seats }: WorldsEndAsk, t: Words): string {
  const auction = view.tasks.at(-1);
  const bidder = auction?.kind === 'auction' ? auction.bidder : null;
  if (bidder === null) return t('worlds-end:prompts.BID', { ship: shipWords(view, ship, t), price });
  return t('worlds-end:prompts.BID_raise', { ...cast({ t, seats }, { name: bidder }), bid });
}

/** 13.18 */
function orders(_: Of<'ACTIONS'>, ask: WorldsEndAsk, t: Words): string {
  if (isAllDone(ask)) return t('worlds-end:prompts.ACTIONS_done');
  if (isIdle(ask)) {
    const why = idleReasons(ask).map((reason) => t(`worlds-end:idle.${reason}`));
    return t('worlds-end:prompts.ACTIONS_idle', { why: why.join(', ') });
  }
  const steps = ask.legal.filter(({ type }) => type === 'MOVE').length;
  if (steps > 0) return t('worlds-end:prompts.ACTIONS_seas', { count: steps });
  return t(ask.view.calm ? 'worlds-end:prompts.ACTIONS_calm' : 'worlds-end:prompts.ACTIONS');
}

function inSalvo({ kind, about }: Of<Salvos>, { view, legal }: WorldsEndAsk, t: Words): string {
  // 5.2.2: with `alwaysAsk` whoever has nothing that fits is asked, too.
  if (legal.length === 1) return t('worlds-end:prompts.passOnly');
  const ship = shipWords(view, about.ship, t);
  const target = shipWords(view, about.target, t);
  return t(`worlds-end:prompts.${kind}`, { ship, target, count: hitsInView(view) });
}

export function prompt(ask: WorldsEndAsk, t: Words): string {
  const { decision, seats } = ask;
  const question = (QUESTIONS[decision.kind] as Question<WorldsEndDecision>)(decision, ask, t);
  // Without a curtain nobody has been called by name.
  const named = isShared(seats) && !hides(decision);
  return named ? t('worlds-end:prompts.asked', { name: whom(decision.seat, { t, seats }), question }) : question;
}

/** E-23, 13.19: for these nobody needs what is hidden. */
const OPEN: ReadonlySet<Kind> = new Set([
  'CHOOSE_HERO',
  'CHOOSE_START_SEA',
  'EVENT_REROLL',
  'CONVOY',
  'BID',
  'RAID',
  'BUY_FAME',
  'ROUND_END',
  'CURSED_GOLD',
  'RETREAT_TO',
  'GIFT_FAME',
]);

export function hides(decision: WorldsEndDecision): boolean {
  if (decision.kind === 'FIRE') return !decision.about.company;
  return !OPEN.has(decision.kind);
}

const OF_TURN: ReadonlySet<Kind> = new Set(['ACTIONS', 'PORT_BUY']);

export function secretWords({ kind }: WorldsEndDecision, t: Words): string {
  return t(OF_TURN.has(kind) ? 'worlds-end:secrets.turn' : 'worlds-end:secrets.battle');
}

/** A window of a salvo: the same keys as in the one before, and new dice. */
const WINDOWS: ReadonlySet<Kind> = new Set(['REACT', 'AFTER_ROLL', 'CANCEL', 'ANSWER', 'FOLLOW_UP', 'KEEN_EYE_CHECK']);

export const unseen = ({ kind }: WorldsEndDecision): boolean => WINDOWS.has(kind);

/** Whom the table waits for, and why. */
export function waiting(view: WorldsEndView, t: Words, seats: readonly SeatSetup[] = []): string | undefined {
  const task = view.tasks.at(-1);
  if (!task || seats.length === 0) return undefined;
  const who = cast({ t, seats }, { name: task.seat });
  if (task.kind === 'fire') return t('worlds-end:waiting.fires', who);
  if (task.kind === 'auction') return t('worlds-end:waiting.bids', who);
  return task.kind === 'round-end' ? t('worlds-end:waiting.decides', who) : undefined;
}
