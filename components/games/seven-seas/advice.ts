import type { Words } from '@/components/i18n/words';
import type { SevenSeasAction } from '@/engine/games/seven-seas/actions';
import { CHARACTERS, characterOf, isRecall, rankOf, type Character } from '@/engine/games/seven-seas/data/characters';
import { raidOdds } from '@/engine/games/seven-seas/public';
import { capacityFor, guardsFor } from '@/engine/games/seven-seas/data/fleet';
import type { PlayerView, SevenSeasView } from '@/engine/games/seven-seas/view';
import { adventureOf } from './adventure';
import type { SevenSeasAsk } from './prompts';
import { capOf, cargoOf, priceFor, raidOf, saleSoFar } from './raid-and-sale';
import { goodWords } from './words';

const percent = (mille: number) => Math.round(mille / 10);

/** What can be reckoned exactly about an action: odds of a raid, what a sale brings, who else may choose a character. */
export function adviceWords(action: SevenSeasAction, ask: SevenSeasAsk, t: Words): readonly string[] {
  const me = ask.view.players[ask.decision.seat];
  if (!me) return [];
  switch (action.type) {
    case 'SELECT_CHARACTER':
      return choiceWords(action.character, me, ask, t);
    case 'CAPTAIN_PLAY': {
      const card = adventureOf(action.card);
      if (card.kind !== 'caravan') return [];
      const ships = Math.min(me.free, capOf(ask.view, card.ships));
      return oddsWords(card.ships, ships, t);
    }
    case 'SEND_SHIPS': {
      const raid = raidOf(ask.view);
      if (action.count === 0 || !raid) return [t('seven-seas:advice.mark')];
      const all = raid.sent.reduce((sum, ships) => sum + ships, action.count);
      const mark = me.corsair.includes(raid.nation) ? [t('seven-seas:advice.mark')] : [];
      return [...oddsWords(raid.ships, all, t), ...mark];
    }
    case 'MERCHANT_SELL':
    case 'KEEP_LOOT':
    case 'DISCARD_GOODS': {
      const held = me.goods[action.good] + (action.type === 'KEEP_LOOT' ? action.count : 0);
      const price = priceFor(ask.view, action.good, Math.max(3, held));
      const good = goodWords(action.good, t);
      const brings =
        action.type === 'MERCHANT_SELL'
          ? saleWords(action.count * priceFor(ask.view, action.good, action.count), me, ask.view, t)
          : [];
      return [...brings, t('seven-seas:advice.price', { good, price })];
    }
    case 'SHIPWRIGHT_BUY': {
      const gift = Math.min(giftsFor(me, ask.view), me.supply - action.count);
      return [
        t('seven-seas:advice.fleet', { owned: me.owned + action.count + gift, chests: me.chests - action.count }),
        gift > 0 ? t('seven-seas:advice.gift', { count: gift }) : t('seven-seas:advice.noGift'),
      ];
    }
    case 'TAKE_GIFT':
      return action.accept ? giftWords(me, ask.view, t) : [];
    case 'DECLINE':
      return [t('seven-seas:advice.mark')];
    default:
      return [];
  }
}

/** 4.4.1, 4.4.2, 4.4.4: all who chose a character have turned it up by the time it acts. */
function giftsFor({ seat, character }: PlayerView, { players, seats, first }: SevenSeasView): number {
  if (players.some((other) => other.seat !== seat && other.character === character)) return 0;
  const firsts = first === seat ? 1 : 0;
  return seats === 2 ? firsts : 1 + firsts;
}

/** 12.1, of so many ships of all players together. */
function oddsWords(caravan: number, ships: number, t: Words): string[] {
  const [falls, loot, sunk] = raidOdds(caravan, ships);
  return [
    t('seven-seas:advice.odds', { ships, percent: percent(falls) }),
    t('seven-seas:advice.each', { loot: percent(loot), sunk: percent(sunk) }),
  ];
}

/** 4.12.1, 4.12.5: gold calls for guards, that of the goods named before and of the gift, too; more than all ships cannot go. */
function saleWords(chests: number, me: PlayerView, view: SevenSeasView, t: Words): string[] {
  const gift = view.options.autoGift ? giftsFor(me, view) : 0;
  const guards = guardsFor(me.chests + saleSoFar(view) + chests + gift, me.owned);
  const sale = t('seven-seas:advice.sale', { chests });
  return guards > me.guards ? [sale, t('seven-seas:advice.guards', { count: guards })] : [sale];
}

/** 4.12.3: a chest may call a guard from a ship that carries goods. */
function giftWords(me: PlayerView, view: SevenSeasView, t: Words): string[] {
  const task = view.tasks.at(-1);
  if (task?.kind !== 'gift' || characterOf(task.rank) !== 'merchant') return [];
  const guards = guardsFor(me.chests + task.accepted + 1, me.owned);
  const overboard = cargoOf(me) - capacityFor(me.owned - guards, me.hold);
  return overboard > 0 ? [t('seven-seas:advice.overboard', { count: overboard })] : [];
}

/** What everybody can see: whose hands still hold the card, and what a recall would bring back. */
function choiceWords(character: Character, me: PlayerView, { view }: SevenSeasAsk, t: Words): string[] {
  const others = view.players.filter(({ seat, table }) => seat !== me.seat && !table.includes(character)).length;
  const words = [
    others === 0 ? t('seven-seas:advice.alone') : t('seven-seas:advice.others', { count: others, all: view.seats - 1 }),
  ];
  if (isRecall(rankOf(character)) && me.table.length > 0) {
    words.push(t('seven-seas:advice.recall', { count: me.table.length, all: CHARACTERS.length }));
  }
  if (character === 'captain') {
    const held = view.hand.filter((id) => adventureOf(id).kind === 'caravan').length;
    words.push(t('seven-seas:advice.caravans', { count: held }));
  }
  return words;
}
