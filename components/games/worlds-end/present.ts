import { Presenter, type Rows, type Together } from '@/components/kit/answers/presenter';
import { nameOf } from '@/components/kit/people/seats';
import type { WorldsEndAction } from '@/engine/games/worlds-end/actions';
import { CONVOY_REWARD, FAME_PRICE } from '@/engine/games/worlds-end/data/table';
import { priceInPort, priceTogether } from '@/engine/games/worlds-end/public';
import { seaThing, shipThing, skillPriceOf, type WorldsEndAsk } from './asks';
import { FIGHT_ROWS, type FightAction } from './battle/rows';
import { isIdle } from './idle';
import type { Look } from './look';
import { boughtNothing, fallsWithoutBattle, offerSize } from './table-facts';
import { heroWords, seaWords, shipWords } from './words';

type PortBuy = Extract<WorldsEndAction, { type: 'PORT_BUY' }>;
type SailingAction = Exclude<WorldsEndAction, FightAction>;

const OPEN_PORT: WorldsEndAction = { type: 'OPEN_PORT' };
const BATTLE: WorldsEndAction = { type: 'ATTACK', parley: false };
const END_TURN: WorldsEndAction = { type: 'END_TURN' };

/** Where Movement is done, or nothing lies one step away: asked why, the rules say so. */
const stepOf = ({ legal, view }: WorldsEndAsk): WorldsEndAction =>
  legal.find(({ type }) => type === 'MOVE') ?? { type: 'MOVE', to: view.players[view.active]?.flagship ?? 'cuba' };

/** What can be done on the map, and around it. */
const SAILING_ROWS: Rows<SailingAction, WorldsEndAsk, Look> = {
  CHOOSE_HERO: {
    words: ({ heroId }, { view }, t) => t('worlds-end:actions.CHOOSE_HERO', { hero: heroWords(view, heroId, t) }),
    button: ({ heroId }, { view }, t) => ({
      label: t('worlds-end:buttons.CHOOSE_HERO'),
      sub: heroWords(view, heroId, t),
    }),
    look: ({ heroId }) => ({ hero: heroId }),
  },
  CHOOSE_START_SEA: {
    thing: ({ seaId }) => seaThing(seaId),
    words: ({ seaId }, { view }, t) => t('worlds-end:actions.CHOOSE_START_SEA', { sea: seaWords(view, seaId, t) }),
    button: ({ seaId }, { view }, t) => ({
      label: t('worlds-end:buttons.CHOOSE_START_SEA'),
      sub: seaWords(view, seaId, t),
    }),
  },
  EVENT_REROLL: {
    bar: true,
    words: ({ dice }, _, t) => t(`worlds-end:actions.EVENT_REROLL.${dice}`),
    button: ({ dice }, _, t) => ({
      label: t(`worlds-end:buttons.EVENT_REROLL.${dice}`),
      kind: dice === 'none' ? 'primary' : 'secondary',
    }),
  },
  CONVOY: {
    bar: true,
    words: ({ attack }, _, t) => t(`worlds-end:actions.CONVOY.${attack ? 'attack' : 'let-go'}`),
    button: ({ attack }, _, t) =>
      attack
        ? {
            label: t('worlds-end:buttons.CONVOY.attack'),
            sub: t('worlds-end:buttons.CONVOY_sub', { gold: CONVOY_REWARD }),
          }
        : { label: t('worlds-end:buttons.CONVOY.let-go'), kind: 'secondary' },
  },
  BID: {
    bar: true,
    under: 'BID',
    still: true,
    words: (action, _, t) =>
      'leave' in action ? t('worlds-end:actions.BID_leave') : t('worlds-end:actions.BID', { amount: action.amount }),
    button: (action, { view, decision }, t) => {
      if ('leave' in action) {
        const sub = t('worlds-end:buttons.BID_leave_sub');
        return { label: t('worlds-end:buttons.BID_leave'), sub, kind: 'secondary' };
      }
      const gold = (view.players[decision.seat]?.gold ?? 0) - action.amount;
      return {
        label: t('worlds-end:buttons.BID', { amount: action.amount }),
        sub: t('worlds-end:buttons.BID_sub', { gold }),
      };
    },
  },
  RAID: {
    thing: ({ seaId }) => seaThing(seaId),
    words: ({ seaId }, { view }, t) => t('worlds-end:actions.RAID', { sea: seaWords(view, seaId, t) }),
    button: ({ seaId }, { view }, t) => ({ label: t('worlds-end:buttons.RAID'), sub: seaWords(view, seaId, t) }),
  },
  BUY_FAME: {
    bar: true,
    words: ({ buy }, _, t) => t(`worlds-end:actions.BUY_FAME.${buy ? 'buy' : 'keep'}`, { gold: FAME_PRICE }),
    button: ({ buy }, _, t) =>
      buy
        ? {
            label: t('worlds-end:buttons.BUY_FAME.buy'),
            sub: t('worlds-end:buttons.BUY_FAME_sub', { gold: FAME_PRICE }),
          }
        : { label: t('worlds-end:buttons.BUY_FAME.keep'), kind: 'secondary' },
  },
  MOVE: {
    under: 'MOVE',
    thing: ({ to }) => seaThing(to),
    words: ({ to }, { view }, t) => t('worlds-end:actions.MOVE', { sea: seaWords(view, to, t) }),
    button: ({ to }, { view }, t) => ({
      label: t('worlds-end:buttons.MOVE'),
      sub: seaWords(view, to, t),
      icon: 'ship-wheel',
    }),
  },
  CALYPSO: {
    under: 'MOVE',
    thing: ({ to }) => seaThing(to),
    words: ({ to }, { view }, t) => t('worlds-end:actions.CALYPSO', { sea: seaWords(view, to, t) }),
    button: (_, { view, decision }, t) => ({
      kind: 'secondary',
      icon: 'oyster-pearl',
      label: t('worlds-end:buttons.CALYPSO'),
      sub: t('worlds-end:buttons.CALYPSO_sub', { count: (view.players[decision.seat]?.calypso ?? 1) - 1 }),
    }),
  },
  COMPASS: {
    under: 'MOVE',
    thing: ({ to }) => seaThing(to),
    words: ({ to }, ask, t) =>
      t('worlds-end:actions.COMPASS', { sea: seaWords(ask.view, to, t), gold: skillPriceOf(ask) }),
    button: (_, ask, t) => ({
      kind: 'secondary',
      icon: 'compass',
      label: t('worlds-end:buttons.COMPASS'),
      sub: t('worlds-end:buttons.paid_sub', { gold: skillPriceOf(ask) }),
    }),
  },
  OPEN_PORT: {
    bar: true,
    words: (_, __, t) => t('worlds-end:actions.OPEN_PORT'),
    button: (_, { view }, t) => ({
      label: t('worlds-end:buttons.OPEN_PORT'),
      sub: t('worlds-end:buttons.OPEN_PORT_sub', { count: offerSize(view) }),
      icon: 'galleon',
    }),
  },
  PORT_BUY: {
    bar: (action) => 'done' in action,
    words: (action, { view }, t) =>
      'done' in action
        ? t('worlds-end:actions.PORT_BUY_done')
        : t('worlds-end:actions.PORT_BUY', {
            ship: shipWords(view, action.shipId, t),
            gold: priceInPort(view, action.shipId),
          }),
    button: (action, { view }, t) =>
      'done' in action
        ? {
            label: t(boughtNothing(view) ? 'worlds-end:buttons.PORT_BUY_none' : 'worlds-end:buttons.PORT_BUY_done'),
            kind: 'secondary',
          }
        : {
            label: t('worlds-end:buttons.PORT_BUY'),
            sub: t('worlds-end:buttons.PORT_BUY_sub', { gold: priceInPort(view, action.shipId) }),
          },
    together: (action) => ('done' in action ? null : SEVERAL_SHIPS),
    look: (action, { view }) =>
      'done' in action ? {} : { ship: action.shipId, price: priceInPort(view, action.shipId) },
  },
  GUARD_ASSIGN: {
    thing: ({ shipId }) => shipThing(shipId),
    words: ({ shipId }, { view }, t) => t('worlds-end:actions.GUARD_ASSIGN', { ship: shipWords(view, shipId, t) }),
    button: ({ shipId }, { view }, t) => ({
      label: t('worlds-end:buttons.GUARD_ASSIGN'),
      sub: shipWords(view, shipId, t),
    }),
  },
  GUARD_RECALL: {
    thing: ({ shipId }) => shipThing(shipId),
    words: ({ shipId }, { view }, t) => t('worlds-end:actions.GUARD_RECALL', { ship: shipWords(view, shipId, t) }),
    button: ({ shipId }, { view }, t) => ({
      label: t('worlds-end:buttons.GUARD_RECALL'),
      sub: shipWords(view, shipId, t),
    }),
  },
  GUARD_MOVE: {
    thing: ({ shipId, to }) => [shipThing(shipId), seaThing(to)],
    words: ({ shipId, from, to }, { view }, t) =>
      t('worlds-end:actions.GUARD_MOVE', {
        ship: shipWords(view, shipId, t),
        from: seaWords(view, from, t),
        to: seaWords(view, to, t),
      }),
    button: ({ to }, { view }, t) => ({ label: t('worlds-end:buttons.GUARD_MOVE'), sub: seaWords(view, to, t) }),
  },
  ATTACK: {
    bar: true,
    words: ({ parley }, ask, t) => {
      const { view, decision } = ask;
      const here = view.players[decision.seat]?.flagship;
      const sea = here ? seaWords(view, here, t) : '';
      return parley
        ? t('worlds-end:actions.ATTACK.parley', { sea, gold: skillPriceOf(ask) })
        : t('worlds-end:actions.ATTACK.battle', { sea });
    },
    button: ({ parley }, ask, t) => {
      if (parley) {
        const sub = t('worlds-end:buttons.paid_sub', { gold: skillPriceOf(ask) });
        return { label: t('worlds-end:buttons.ATTACK.parley'), sub, kind: 'secondary', icon: 'scales' };
      }
      const falls = fallsWithoutBattle(ask.view, ask.decision.seat);
      return {
        label: t('worlds-end:buttons.ATTACK.battle'),
        icon: 'crossed-sabres',
        sub: falls ? t('worlds-end:buttons.ATTACK_falls_sub') : undefined,
      };
    },
  },
  RETREAT_TO: {
    thing: ({ seaId }) => seaThing(seaId),
    words: ({ seaId }, { view }, t) => t('worlds-end:actions.RETREAT_TO', { sea: seaWords(view, seaId, t) }),
    button: ({ seaId }, { view }, t) => ({ label: t('worlds-end:buttons.RETREAT_TO'), sub: seaWords(view, seaId, t) }),
  },
  GIFT_FAME: {
    bar: true,
    words: ({ playerId }, { seats }, t) => t('worlds-end:actions.GIFT_FAME', { name: nameOf(seats, playerId) }),
    button: ({ playerId }, { seats }, t) => ({
      label: nameOf(seats, playerId),
      sub: t('worlds-end:buttons.GIFT_FAME'),
      kind: 'secondary',
    }),
  },
  END_TURN: {
    bar: true,
    words: (_, __, t) => t('worlds-end:actions.END_TURN'),
    button: (_, { legal }, t) => ({
      label: t('worlds-end:buttons.END_TURN'),
      icon: 'hourglass',
      kind: isIdle({ legal }) ? 'primary' : 'secondary',
    }),
  },
};

export const present = new Presenter<WorldsEndAction, WorldsEndAsk, Look>(
  { ...SAILING_ROWS, ...FIGHT_ROWS },
  // 13.1: what is left of the three actions stands there all turn long, and says why it is not possible.
  (ask) => {
    if (ask.decision.kind === 'ACTIONS') {
      const parley = ask.legal.filter((one) => one.type === 'ATTACK' && one.parley);
      return [stepOf(ask), OPEN_PORT, BATTLE, ...parley, END_TURN];
    }
    return ask.decision.kind === 'BID' ? leastBid(ask.legal) : oneCard(ask.legal);
  },
);

/** E-6: ships are bought one by one, and chosen together (look 20.3). What is not chosen slides back. */
const SEVERAL_SHIPS: Together<PortBuy, WorldsEndAsk> = {
  may: (picked, action, { view, decision }) =>
    priceTogether(view, shipsOf([...picked, action])) <= (view.players[decision.seat]?.gold ?? 0),
  words: (picked, _, t) => t('worlds-end:market.chosen', { count: picked.length }),
  button: (picked, { view }, t) => ({
    label: t('worlds-end:buttons.PORT_BUY_ships', { count: picked.length }),
    sub: t('worlds-end:buttons.PORT_BUY_sub', { gold: priceTogether(view, shipsOf(picked)) }),
  }),
  last: { type: 'PORT_BUY', done: true },
};

const shipsOf = (bought: readonly PortBuy[]) => bought.flatMap((one) => ('shipId' in one ? [one.shipId] : []));

/** 4.3.20: out for good, or the least that is enough; more is chosen step by step. */
function leastBid(legal: readonly WorldsEndAction[]): readonly WorldsEndAction[] {
  const bids = legal.filter((one) => one.type === 'BID');
  const amount = (one: WorldsEndAction) => ('amount' in one ? one.amount : 0);
  const leave = bids.filter((one) => 'leave' in one);
  const [least] = bids.filter((one) => 'amount' in one).sort((a, b) => amount(a) - amount(b));
  return least ? [...leave, least] : leave;
}

/** Where one card is all that could be played, it stands beside what is done without it (look 20.2). */
function oneCard(legal: readonly WorldsEndAction[]): readonly WorldsEndAction[] {
  const [pass, ...passes] = legal.filter((action) => 'pass' in action);
  const [played, ...others] = legal.filter((action) => !('pass' in action));
  const plain = played !== undefined && 'cardId' in played && !('newTargetId' in played) && !('targetId' in played);
  return pass && passes.length === 0 && others.length === 0 && plain ? [pass, played] : [];
}
