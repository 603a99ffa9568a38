import type { Words } from '@/components/i18n/words';
import type { Ask, BarButton } from '@/components/kit/face';
import { nameOf } from '@/components/kit/people/seats';
import { cast, whom } from '@/components/kit/told';
import type { Asked } from '@/engine/core/game';
import type { SevenSeasAction } from '@/engine/games/seven-seas/actions';
import { CHARACTERS, rankOf, type Character } from '@/engine/games/seven-seas/data/characters';
import type { SevenSeasDecision } from '@/engine/games/seven-seas/decisions';
import type { SevenSeasView } from '@/engine/games/seven-seas/view';
import { priceFor, raidOf } from './raid-and-sale';
import { cardWords, characterWords, dieWords, goodWords, nationWords, tavernWords } from './words';

export type SevenSeasAsk = Ask<SevenSeasView, SevenSeasAction, SevenSeasDecision>;
type Button = BarButton<SevenSeasAction>;

/** Where several people share a screen every question says whose it is: the side with the name may lie under the tray or the lid. */
export function prompt(ask: SevenSeasAsk, t: Words): string {
  const { seats, decision } = ask;
  const text = question(ask, t);
  const shared = seats.filter(({ kind }) => kind === 'person').length > 1;
  return shared && !NAMED.has(decision.kind)
    ? t('seven-seas:prompts.asked', { name: nameOf(seats, decision.seat), question: text })
    : text;
}

/** What speaks to somebody by name in its own words. */
const NAMED: ReadonlySet<Kind> = new Set(['SEND_SHIPS', 'THROW']);

type Kind = SevenSeasDecision['kind'];
type Of<K extends Kind> = Asked<SevenSeasDecision, K>;
type Question<D extends SevenSeasDecision> = (decision: D, ask: SevenSeasAsk, t: Words) => string;

const who = ({ seats, decision }: SevenSeasAsk, t: Words) => cast({ t, seats }, { name: decision.seat });
const portion: Question<Of<'KEEP_LOOT' | 'DISCARD_GOODS' | 'MERCHANT_SELL'>> = ({ kind, about }, _, t) =>
  t(`seven-seas:prompts.${kind}`, { good: goodWords(about.good, t) });
const plain: Question<Of<'IDOL_NAME' | 'LOSE_GOOD' | 'FINAL_SALE'>> = ({ kind }, _, t) =>
  t(`seven-seas:prompts.${kind}`);

const QUESTIONS: { readonly [K in Kind]: Question<Of<K>> } = {
  SELECT_CHARACTER: (_, { legal }, t) => {
    const left = CHARACTERS.length - legal.length;
    return left > 0 ? t('seven-seas:prompts.SELECT_some', { count: left }) : t('seven-seas:prompts.SELECT_CHARACTER');
  },
  ACTIVATE: activation,
  SEND_SHIPS: (_, ask, t) => t('seven-seas:prompts.SEND_SHIPS', who(ask, t)),
  THROW: ({ about }, ask, t) =>
    t(about.spills > 0 ? 'seven-seas:prompts.THROW_again' : 'seven-seas:prompts.THROW', who(ask, t)),
  CHOOSE_PAIR: ({ about }, _, t) => t('seven-seas:prompts.CHOOSE_PAIR', { mm: about.mm }),
  KEEP_LOOT: portion,
  DISCARD_GOODS: portion,
  MERCHANT_SELL: portion,
  TAKE_GIFT: ({ about }, _, t) => t('seven-seas:prompts.TAKE_GIFT', { character: characterWords(about.character, t) }),
  WHIRLPOOL_PICK: ({ about }, _, t) => t('seven-seas:prompts.WHIRLPOOL_PICK', { need: about.need }),
  TAVERN_DEAL: ({ about }, { seats }, t) => t('seven-seas:prompts.TAVERN_DEAL', { to: whom(about.to, { t, seats }) }),
  IDOL_NAME: plain,
  LOSE_GOOD: plain,
  FINAL_SALE: plain,
};

function question(ask: SevenSeasAsk, t: Words): string {
  return (QUESTIONS[ask.decision.kind] as Question<SevenSeasDecision>)(ask.decision, ask, t);
}

function activation({ seat, about }: Of<'ACTIVATE'>, { legal, view }: SevenSeasAsk, t: Words): string {
  const { character, main } = about;
  if (main !== 'open') return t('seven-seas:prompts.ACTIVATE_done');
  const sale = legal.find((action) => action.type === 'MERCHANT_SELL');
  if (sale) return t('seven-seas:prompts.ACTIVATE_sell', { good: goodWords(sale.good, t) });
  // 5.3: rituals may still be offered where there is nothing to do; then the question says why.
  if (legal.some(({ type }) => type !== 'DECLINE' && !type.startsWith('RITUAL'))) {
    return t(`seven-seas:prompts.ACTIVATE.${character}`);
  }
  const poor = character === 'shipwright' && (view.players[seat]?.supply ?? 0) > 0;
  return t(`seven-seas:prompts.ACTIVATE_none.${poor ? 'poor' : character}`);
}

const isCardRole = (character: Character) =>
  character === 'captain' || character === 'islander' || character === 'shaman';

/** What can be pressed without choosing a thing first. */
export function buttons(ask: SevenSeasAsk, t: Words): Button[] {
  const { legal, view } = ask;
  return legal.flatMap((action): Button[] => {
    switch (action.type) {
      case 'DECLINE':
        return [
          {
            action,
            kind: 'secondary',
            label: t('seven-seas:buttons.DECLINE'),
            sub: t('seven-seas:buttons.DECLINE_sub'),
          },
        ];
      case 'END_ACTIVATION':
        return [{ action, kind: 'primary', label: t('seven-seas:buttons.END_ACTIVATION') }];
      case 'FINAL_SALE_DONE':
        return [{ action, kind: 'primary', label: t('seven-seas:buttons.FINAL_SALE_DONE') }];
      case 'CARTOGRAPHER_DRAW':
        return [
          {
            action,
            kind: 'primary',
            label: t('seven-seas:buttons.CARTOGRAPHER_DRAW'),
            sub: t('seven-seas:buttons.CARTOGRAPHER_DRAW_sub', { count: view.deckCount }),
          },
        ];
      case 'TAKE_GIFT':
        return [
          {
            action,
            kind: action.accept ? 'primary' : 'secondary',
            label: t(action.accept ? 'seven-seas:buttons.TAKE_GIFT_true' : 'seven-seas:buttons.TAKE_GIFT_false'),
          },
        ];
      case 'THROW':
        return [
          { action, kind: 'primary', label: t('seven-seas:buttons.THROW'), sub: t('seven-seas:buttons.THROW_sub') },
        ];
      default:
        return [];
    }
  });
}

/** Whether an action stands in the bar by itself; all others are chosen as things on the table. */
export function isPressed({ type }: SevenSeasAction): boolean {
  return PRESSED.has(type);
}

const PRESSED: ReadonlySet<SevenSeasAction['type']> = new Set([
  'DECLINE',
  'END_ACTIVATION',
  'FINAL_SALE_DONE',
  'CARTOGRAPHER_DRAW',
  'TAKE_GIFT',
  'THROW',
]);

export function confirm(action: SevenSeasAction, ask: SevenSeasAsk, t: Words): Button {
  const { label, sub } = confirmWords(action, ask, t);
  const danger = action.type === 'SEND_SHIPS' && action.count === 0;
  return { action, label, sub, kind: danger ? 'danger' : 'primary' };
}

function confirmWords(
  action: SevenSeasAction,
  ask: SevenSeasAsk,
  t: Words,
): { label: string; sub?: string | undefined } {
  const { view, seats } = ask;
  switch (action.type) {
    case 'SELECT_CHARACTER':
      return { label: t('seven-seas:buttons.SELECT_CHARACTER'), sub: characterWords(action.character, t) };
    case 'SHIPWRIGHT_BUY':
      return {
        label: t('seven-seas:buttons.SHIPWRIGHT_BUY', { count: action.count }),
        sub: t('seven-seas:buttons.SHIPWRIGHT_BUY_sub', { count: action.count }),
      };
    case 'GOVERNOR_JOIN':
      return { label: t('seven-seas:buttons.GOVERNOR_JOIN'), sub: nationWords(action.nation, t) };
    case 'CAPTAIN_PLAY':
    case 'ISLANDER_PLAY':
    case 'SHAMAN_PLAY':
      return { label: t(`seven-seas:buttons.${action.type}`), sub: cardWords(action.card, t) };
    case 'SEND_SHIPS': {
      const raid = raidOf(view);
      const corsair = raid && view.players[ask.decision.seat]?.corsair.includes(raid.nation);
      if (action.count === 0) {
        return { label: t('seven-seas:buttons.SEND_SHIPS_none'), sub: t('seven-seas:buttons.SEND_SHIPS_none_sub') };
      }
      return {
        label: t('seven-seas:buttons.SEND_SHIPS', { count: action.count }),
        sub: corsair ? t('seven-seas:buttons.SEND_SHIPS_corsair') : undefined,
      };
    }
    case 'CHOOSE_PAIR':
    case 'WHIRLPOOL_PICK':
    case 'TAVERN_DEAL':
      return { label: t(`seven-seas:buttons.${action.type}`), sub: thingWords(action, ask, t) };
    case 'IDOL_NAME':
    case 'LOSE_GOOD':
      return { label: t(`seven-seas:buttons.${action.type}`), sub: goodWords(action.good, t) };
    case 'MERCHANT_SELL':
      return {
        label: t('seven-seas:buttons.MERCHANT_SELL', { count: action.count }),
        sub: t('seven-seas:buttons.chests', { count: action.count * priceFor(view, action.good, action.count) }),
      };
    case 'KEEP_LOOT':
    case 'DISCARD_GOODS':
      return { label: t(`seven-seas:buttons.${action.type}`, { count: action.count }), sub: goodWords(action.good, t) };
    case 'RITUAL_GOOD_DEAL':
    case 'RITUAL_DOUBLE_HOLD':
    case 'RITUAL_UNSINKABLE': {
      // 4.14.9: a Merchant is warned before the deal that takes the last goods.
      const last = action.type === 'RITUAL_GOOD_DEAL' && sellsLastGoods(ask);
      const sub = last ? t('seven-seas:buttons.lastGoods') : t(`seven-seas:rituals.${action.type}.name`);
      return { label: t('seven-seas:buttons.RITUAL'), sub };
    }
    default:
      return { label: actionWords(action, { view, seats }, t) };
  }
}

/** A Good Deal is about two goods, one of two kinds each. */
function sellsLastGoods({ view, decision }: SevenSeasAsk): boolean {
  if (decision.kind !== 'ACTIVATE') return false;
  if (decision.about.character !== 'merchant' || decision.about.main !== 'open') return false;
  const goods = view.players[decision.seat]?.goods;
  return goods !== undefined && goods.fruit + goods.coffee + goods.rum === 2;
}

/** What a target is, in a few words. */
export function thingWords(
  action: SevenSeasAction,
  { view, seats }: Pick<SevenSeasAsk, 'view' | 'seats'>,
  t: Words,
): string {
  const dice = view.tasks.flatMap((task) =>
    task.kind === 'pair' ? task.dice : task.kind === 'whirl' ? task.tied : [],
  );
  const die = (id: string) => dieWords(dice.find((one) => one.id === id) ?? { id, face: 0 }, seats, t);
  switch (action.type) {
    case 'CHOOSE_PAIR':
      return `${die(action.pirate)} – ${die(action.caravan)}`;
    case 'WHIRLPOOL_PICK':
      return die(action.die);
    case 'TAVERN_DEAL':
      return `${action.face}: ${tavernWords(action.face, t)}`;
    default:
      return '';
  }
}

/** Ranks of characters, how many ships or goods, pips of a die. */
export function numberOn(action: SevenSeasAction, { view }: SevenSeasAsk): number | null {
  switch (action.type) {
    case 'SELECT_CHARACTER':
      return rankOf(action.character);
    case 'SHIPWRIGHT_BUY':
    case 'SEND_SHIPS':
    case 'KEEP_LOOT':
    case 'DISCARD_GOODS':
    case 'MERCHANT_SELL':
      return action.count;
    case 'TAVERN_DEAL':
      return action.face;
    case 'WHIRLPOOL_PICK':
      return (
        view.tasks.flatMap((task) => (task.kind === 'whirl' ? task.tied : [])).find(({ id }) => id === action.die)
          ?.face ?? null
      );
    default:
      return null;
  }
}

/** One action as a sentence. */
export function actionWords(
  action: SevenSeasAction,
  { view, seats }: Pick<SevenSeasAsk, 'view' | 'seats'>,
  t: Words,
): string {
  switch (action.type) {
    case 'SELECT_CHARACTER':
      return t('seven-seas:actions.SELECT_CHARACTER', { character: characterWords(action.character, t) });
    case 'SHIPWRIGHT_BUY':
    case 'SEND_SHIPS':
      return t(`seven-seas:actions.${action.type}`, { count: action.count });
    case 'GOVERNOR_JOIN':
      return t('seven-seas:actions.GOVERNOR_JOIN', { nation: nationWords(action.nation, t) });
    case 'CAPTAIN_PLAY':
    case 'ISLANDER_PLAY':
    case 'SHAMAN_PLAY':
      return t(`seven-seas:actions.${action.type}`, { card: cardWords(action.card, t) });
    case 'CHOOSE_PAIR': {
      const [pirate = '', caravan = ''] = thingWords(action, { view, seats }, t).split(' – ');
      return t('seven-seas:actions.CHOOSE_PAIR', { pirate, caravan });
    }
    case 'WHIRLPOOL_PICK':
      return t('seven-seas:actions.WHIRLPOOL_PICK', { die: thingWords(action, { view, seats }, t) });
    case 'TAVERN_DEAL': {
      const { seat, face } = action;
      return t('seven-seas:actions.TAVERN_DEAL', { name: nameOf(seats, seat), face, effect: tavernWords(face, t) });
    }
    case 'IDOL_NAME':
    case 'LOSE_GOOD':
      return t(`seven-seas:actions.${action.type}`, { good: goodWords(action.good, t) });
    case 'KEEP_LOOT':
    case 'DISCARD_GOODS':
    case 'MERCHANT_SELL':
      return t(`seven-seas:actions.${action.type}`, { good: goodWords(action.good, t), count: action.count });
    case 'TAKE_GIFT':
      return t(action.accept ? 'seven-seas:actions.TAKE_GIFT_true' : 'seven-seas:actions.TAKE_GIFT_false');
    case 'RITUAL_GOOD_DEAL':
      return t('seven-seas:actions.RITUAL_GOOD_DEAL', {
        goods: action.goods.map((good) => goodWords(good, t)).join(', '),
      });
    default:
      return t(`seven-seas:actions.${action.type}`);
  }
}

/** 5.6: the secret choice of a character, and every look into a hand. Never by what the hand holds. */
export function hides(decision: SevenSeasDecision): boolean {
  if (decision.kind === 'SELECT_CHARACTER') return true;
  if (decision.kind === 'ACTIVATE') return isCardRole(decision.about.character);
  // A card that was just drawn is read before the next one is taken.
  return decision.kind === 'TAKE_GIFT' && decision.about.character === 'cartographer';
}

export function secretWords(decision: SevenSeasDecision, t: Words): string {
  const kind = decision.kind;
  return kind === 'SELECT_CHARACTER' || kind === 'ACTIVATE'
    ? t(`seven-seas:secrets.${kind}`)
    : t('seven-seas:secrets.other');
}
