import type { Words } from '@/components/i18n/words';
import type { Ask } from '@/components/kit/face';
import { nameOf } from '@/components/kit/people/seats';
import { cast, whom } from '@/components/kit/told';
import type { Asked } from '@/engine/core/game';
import type { SevenSeasAction } from '@/engine/games/seven-seas/actions';
import { CHARACTERS } from '@/engine/games/seven-seas/data/characters';
import type { SevenSeasDecision } from '@/engine/games/seven-seas/decisions';
import type { SevenSeasView } from '@/engine/games/seven-seas/view';
import { OF_CARDS } from './of-cards';
import { characterWords, goodWords } from './words';

export type SevenSeasAsk = Ask<SevenSeasView, SevenSeasAction, SevenSeasDecision>;

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

/** 5.6: the secret choice of a character, and every look into a hand. Never by what the hand holds. */
export function hides(decision: SevenSeasDecision): boolean {
  if (decision.kind === 'SELECT_CHARACTER') return true;
  if (decision.kind === 'ACTIVATE') return OF_CARDS.has(decision.about.character);
  // A card that was just drawn is read before the next one is taken.
  return decision.kind === 'TAKE_GIFT' && decision.about.character === 'cartographer';
}

export function secretWords(decision: SevenSeasDecision, t: Words): string {
  const kind = decision.kind;
  return kind === 'SELECT_CHARACTER' || kind === 'ACTIVATE'
    ? t(`seven-seas:secrets.${kind}`)
    : t('seven-seas:secrets.other');
}
