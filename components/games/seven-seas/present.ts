import type { Words } from '@/components/i18n/words';
import { Presenter, type Row } from '@/components/kit/answers/presenter';
import { nameOf } from '@/components/kit/people/seats';
import type { SevenSeasAction } from '@/engine/games/seven-seas/actions';
import { rankOf } from '@/engine/games/seven-seas/data/characters';
import type { AdventureId } from '@/engine/games/seven-seas/data/adventures';
import { portFrom, saleIn } from '@/engine/games/seven-seas/data/ports';
import type { Good } from '@/engine/games/seven-seas/data/goods';
import type { Nation } from '@/engine/games/seven-seas/data/nations';
import type { DieId, LidDie, SevenSeasView } from '@/engine/games/seven-seas/view';
import { adventureOf } from './adventure';
import { CARAVAN_LOOK, CURSE_LOOK, LOOT_LOOK, PORT_LOOK, RITUAL, SHIP, type Look } from './looks';
import type { SevenSeasAsk } from './prompts';
import { capOf, priceFor, raidOf } from './raid-and-sale';
import { cardWords, characterWords, dieWords, goodWords, nationWords, pricesWords, tavernWords } from './words';

/** What a key of the tray shows. */
export interface Thing extends Look {
  readonly title: string;
  readonly note?: string;
  /** Red dice: the ships of a caravan. */
  readonly dice?: number;
  /** It lies under this flag. */
  readonly nation?: Nation;
}

type A = SevenSeasAction;
type RowOf<B extends A> = Row<B, SevenSeasAsk, Thing>;
type Telling<B extends A, R = string> = (action: B, ask: SevenSeasAsk, t: Words) => R;
type Titled = Exclude<A, { readonly type: 'TAKE_GIFT' | `RITUAL_${string}` }>;

const SHIPS: Look = { icon: SHIP, color: '#7B5230' };
const SEA: Look = { icon: SHIP, color: '#1C6E86' };

const sentence: Telling<Titled> = (action, _, t) => t(`seven-seas:actions.${action.type}`, { ...action });
const label: Telling<Titled> = (action, _, t) => t(`seven-seas:buttons.${action.type}`, { ...action });

/** A key of the bar. */
function pressed<B extends Titled>(sub?: Telling<B>, kind: 'primary' | 'ghost' = 'primary'): RowOf<B> {
  return {
    bar: true,
    words: sentence,
    button: (action, ask, t) => ({ label: label(action, ask, t), sub: sub?.(action, ask, t), kind }),
  };
}

/** An answer that names a thing: in the sentence as `as`, in the tray as its title; its button says what is done with it. */
function naming<B extends Titled>(as: string, name: Telling<B>, look?: Telling<B, Omit<Thing, 'title'>>): RowOf<B> {
  return {
    words: (action, ask, t) => t(`seven-seas:actions.${action.type}`, { ...action, [as]: name(action, ask, t) }),
    button: (action, ask, t) => ({ label: label(action, ask, t), sub: name(action, ask, t) }),
    ...(look && { look: (action, ask, t) => ({ title: name(action, ask, t), ...look(action, ask, t) }) }),
  };
}

/** None of them: a key of its own, small beside the one that takes some. */
const isNone = (action: A): boolean => 'count' in action && action.count === 0;

const GOOD: RowOf<Extract<Titled, { readonly good: Good }>> = {
  ...naming(
    'good',
    ({ good }, _, t) => goodWords(good, t),
    ({ good }) => LOOT_LOOK[good],
  ),
  bar: isNone,
  still: true,
  button: (action, ask, t) =>
    isNone(action) ? none(action, t) : { label: label(action, ask, t), sub: goodWords(action.good, t) },
  number: (action) => ('count' in action ? action.count : null),
};

type OfCard = Extract<Titled, { readonly card: AdventureId }>;

const CARD: RowOf<OfCard> = {
  ...naming('card', ({ card }, _, t) => cardWords(card, t)),
  look: cardLook,
  pick: ({ type }, t) => t(`seven-seas:buttons.${type}_pick`),
  chosen: (action, ask, t) => salesWords(action, ask, t) ?? cardLook(action, ask, t).note ?? '',
};

const RITUALS: RowOf<Extract<A, { readonly type: `RITUAL_${string}` }>> = {
  words: (action, _, t) => t(`seven-seas:actions.${action.type}`, { goods: dealtWords(action, t) }),
  button: ({ type }, ask, t) => ({
    label: t('seven-seas:buttons.RITUAL'),
    // 4.14.9: a Merchant is warned before the deal that takes the last goods.
    sub: t(
      type === 'RITUAL_GOOD_DEAL' && sellsLastGoods(ask)
        ? 'seven-seas:buttons.lastGoods'
        : `seven-seas:rituals.${type}.name`,
    ),
  }),
  look: (action, _, t) => ({
    icon: RITUAL,
    color: '#4F6D88',
    title: t(`seven-seas:rituals.${action.type}.name`),
    note: t(`seven-seas:rituals.${action.type}.text`, { goods: dealtWords(action, t) }),
  }),
};

export const present = new Presenter<SevenSeasAction, SevenSeasAsk, Thing>({
  SELECT_CHARACTER: {
    ...naming('character', ({ character }, _, t) => characterWords(character, t)),
    thing: ({ character }) => `role-${character}`,
    number: ({ character }) => rankOf(character),
    stands: ({ character }, { view }) => view.players[view.viewer ?? -1]?.character === character,
  },
  SHIPWRIGHT_BUY: {
    words: sentence,
    button: (action, ask, t) => ({
      label: label(action, ask, t),
      sub: t('seven-seas:buttons.SHIPWRIGHT_BUY_sub', { count: action.count }),
    }),
    number: ({ count }) => count,
    look: (_, { view, decision }, t) => ({
      ...SHIPS,
      title: t('seven-seas:places.supplyHas', { count: view.players[decision.seat]?.supply ?? 0 }),
    }),
  },
  GOVERNOR_JOIN: naming(
    'nation',
    ({ nation }, _, t) => nationWords(nation, t),
    ({ nation }, { view }, t) => ({ ...CARAVAN_LOOK, nation, note: sailedNote(nation, view, t) }),
  ),
  CAPTAIN_PLAY: CARD,
  ISLANDER_PLAY: CARD,
  SHAMAN_PLAY: CARD,
  SEND_SHIPS: {
    words: sentence,
    still: true,
    bar: isNone,
    button: (action, { view, decision }, t) => {
      const { count } = action;
      if (count === 0) {
        const sub = t('seven-seas:buttons.SEND_SHIPS_none_sub');
        return { label: t('seven-seas:buttons.SEND_SHIPS_none'), sub, kind: 'ghost' };
      }
      const raid = raidOf(view);
      const corsair = raid && view.players[decision.seat]?.corsair.includes(raid.nation);
      const sub = corsair ? t('seven-seas:buttons.SEND_SHIPS_corsair') : undefined;
      return { label: t('seven-seas:buttons.SEND_SHIPS', { count }), sub };
    },
    number: ({ count }) => count,
    look: (_, { view }, t) => ({ ...SHIPS, title: view.playedTop ? cardWords(view.playedTop, t) : '' }),
  },
  THROW: pressed((_, __, t) => t('seven-seas:buttons.THROW_sub')),
  CHOOSE_PAIR: {
    ...naming(
      'pair',
      ({ pirate, caravan }, ask, t) => `${dieIn(ask, pirate, t)} – ${dieIn(ask, caravan, t)}`,
      () => SEA,
    ),
    words: ({ type, pirate, caravan }, ask, t) =>
      t(`seven-seas:actions.${type}`, { pirate: dieIn(ask, pirate, t), caravan: dieIn(ask, caravan, t) }),
  },
  WHIRLPOOL_PICK: {
    ...naming(
      'die',
      ({ die }, ask, t) => dieIn(ask, die, t),
      () => SEA,
    ),
    number: ({ die }, { view }) => diceIn(view).find(({ id }) => id === die)?.face ?? null,
  },
  TAVERN_DEAL: {
    ...naming(
      'effect',
      ({ face }, _, t) => `${face}: ${tavernWords(face, t)}`,
      () => SEA,
    ),
    words: ({ type, seat, face }, { seats }, t) =>
      t(`seven-seas:actions.${type}`, { name: nameOf(seats, seat), face, effect: tavernWords(face, t) }),
    number: ({ face }) => face,
  },
  IDOL_NAME: GOOD,
  LOSE_GOOD: GOOD,
  KEEP_LOOT: GOOD,
  DISCARD_GOODS: GOOD,
  MERCHANT_SELL: {
    ...GOOD,
    button: (action, ask, t) =>
      isNone(action)
        ? none(action, t)
        : {
            label: label(action, ask, t),
            sub: t('seven-seas:buttons.chests', {
              count: action.count * priceFor(ask.view, action.good, action.count),
            }),
          },
  },
  CARTOGRAPHER_DRAW: pressed((_, { view }, t) =>
    t('seven-seas:buttons.CARTOGRAPHER_DRAW_sub', { count: view.deckCount }),
  ),
  TAKE_GIFT: {
    bar: true,
    words: ({ accept }, _, t) => t(`seven-seas:actions.TAKE_GIFT_${accept}`),
    button: ({ accept }, _, t) => ({
      label: t(`seven-seas:buttons.TAKE_GIFT_${accept}`),
      kind: accept ? 'primary' : 'ghost',
    }),
  },
  RITUAL_GOOD_DEAL: RITUALS,
  RITUAL_DOUBLE_HOLD: RITUALS,
  RITUAL_UNSINKABLE: RITUALS,
  DECLINE: pressed((_, __, t) => t('seven-seas:buttons.DECLINE_sub'), 'ghost'),
  END_ACTIVATION: pressed(),
  FINAL_SALE_DONE: pressed(),
});

function none({ type, good }: Extract<Titled, { readonly good: Good }>, t: Words) {
  const words = type === 'KEEP_LOOT' || type === 'MERCHANT_SELL' || type === 'DISCARD_GOODS';
  return { label: words ? t(`seven-seas:buttons.${type}_none`) : '', sub: goodWords(good, t), kind: 'ghost' } as const;
}

/** What all goods on board would fetch in that port, and what they fetch here. */
function salesWords({ card }: OfCard, { view, decision }: SevenSeasAsk, t: Words): string | null {
  const goods = view.players[decision.seat]?.goods;
  const read = adventureOf(card);
  if (read.kind !== 'port' || !goods) return null;
  const counts = [goods.fruit, goods.coffee, goods.rum] as const;
  if (counts.every((count) => count === 0)) return null;
  const { startPortRum } = view.options;
  return t('seven-seas:places.sale', {
    there: saleIn(portFrom(read.port), counts, startPortRum),
    here: saleIn(portFrom(view.port), counts, startPortRum),
  });
}

function dealtWords(action: A, t: Words): string {
  return 'goods' in action ? action.goods.map((good) => goodWords(good, t)).join(', ') : '';
}

/** A Good Deal is about two goods, one of two kinds each. */
function sellsLastGoods({ view, decision }: SevenSeasAsk): boolean {
  if (decision.kind !== 'ACTIVATE') return false;
  if (decision.about.character !== 'merchant' || decision.about.main !== 'open') return false;
  const goods = view.players[decision.seat]?.goods;
  return goods !== undefined && goods.fruit + goods.coffee + goods.rum === 2;
}

/** The dice that the table asks about. */
function diceIn({ tasks }: SevenSeasView): readonly LidDie[] {
  return tasks.flatMap((task) => (task.kind === 'pair' ? task.dice : task.kind === 'whirl' ? task.tied : []));
}

function dieIn({ view, seats }: SevenSeasAsk, id: DieId, t: Words): string {
  return dieWords(diceIn(view).find((one) => one.id === id) ?? { id, face: 0 }, seats, t);
}

/** A Corsair pays for every caravan of the own flag: the fewer are still to come, the better. */
function sailedNote(nation: Nation, { played }: SevenSeasView, t: Words): string {
  if (!played) return '';
  return t('seven-seas:places.sailed', { count: played.filter((id) => id.startsWith(`cv-${nation}`)).length });
}

function cardLook({ card: id }: OfCard, { view }: SevenSeasAsk, t: Words): Thing {
  const card = adventureOf(id);
  const title = cardWords(id, t);
  switch (card.kind) {
    case 'caravan':
      return {
        ...CARAVAN_LOOK,
        title: t('seven-seas:cards.caravanName', { nation: nationWords(card.nation, t) }),
        note: t('seven-seas:cards.caravanNote', { cap: capOf(view, card.ships) }),
        dice: card.ships,
        nation: card.nation,
      };
    case 'port':
      return { ...PORT_LOOK, title, note: pricesWords(card.port, view.options.startPortRum, t) };
    case 'curse':
      return { ...CURSE_LOOK[card.curse], title, note: t(`seven-seas:curses.${card.curse}.text`) };
    default:
      return { ...PORT_LOOK, title };
  }
}
