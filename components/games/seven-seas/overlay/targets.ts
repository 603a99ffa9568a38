import type { IconName } from '@/components/art/generated/icons';
import type { Words } from '@/components/i18n/words';
import { describe } from '@/engine/games/seven-seas/public';
import type { SevenSeasAction } from '@/engine/games/seven-seas/actions';
import type { Nation } from '@/engine/games/seven-seas/data/nations';
import { adventureOf } from '../adventure';
import { CARAVAN_LOOK, CURSE_LOOK, LOOT_LOOK, PORT_LOOK, RITUAL, SHIP } from '../looks';
import { isPressed, thingWords, type SevenSeasAsk } from '../prompts';
import { capOf } from '../raid-and-sale';
import { cardWords, goodWords, nationWords, pricesWords } from '../words';

/** Something that can be chosen: a number in a row of numbers, or a thing with its words. */
export interface Target {
  readonly action: SevenSeasAction;
  readonly icon: IconName;
  readonly color: string;
  readonly title: string;
  readonly note: string;
  /** Large in a small key: how many. */
  readonly number: number | null;
  /** Red dice: the ships of a caravan. */
  readonly dice: number;
  /** It lies under this flag. */
  readonly nation: Nation | null;
}

/** `send 3` -> `target-send-3` */
export function targetId(action: SevenSeasAction): string {
  return `target-${describe(action).replace(/[ .+]/g, '-')}`;
}

/** Everything legal that is chosen as a thing: not what the bar holds, nor what is `held` in the hand. Numbers go up. */
export function targetsOf(ask: SevenSeasAsk, t: Words, held = false): readonly Target[] {
  const targets = ask.legal
    .filter((action) => !isPressed(action) && action.type !== 'SELECT_CHARACTER' && !(held && 'card' in action))
    .map((action) => targetOf(action, ask, t));
  // What is asked comes first; rituals are offered beside it.
  const place = ({ action, number }: Target) => number ?? (action.type.startsWith('RITUAL') ? 101 : 100);
  return targets.sort((a, b) => place(a) - place(b));
}

const PLAIN = { note: '', number: null, dice: 0, nation: null } as const;

function targetOf(action: SevenSeasAction, ask: SevenSeasAsk, t: Words): Target {
  switch (action.type) {
    case 'SHIPWRIGHT_BUY': {
      const title = t('seven-seas:places.supplyHas', { count: ask.view.players[ask.decision.seat]?.supply ?? 0 });
      return { ...PLAIN, action, icon: SHIP, color: '#7B5230', title, number: action.count };
    }
    case 'SEND_SHIPS': {
      const title = ask.view.playedTop ? cardWords(ask.view.playedTop, t) : '';
      return { ...PLAIN, action, icon: SHIP, color: '#7B5230', title, number: action.count };
    }
    case 'KEEP_LOOT':
    case 'DISCARD_GOODS':
    case 'MERCHANT_SELL':
      return { ...PLAIN, action, ...LOOT_LOOK[action.good], title: goodWords(action.good, t), number: action.count };
    case 'IDOL_NAME':
    case 'LOSE_GOOD':
      return { ...PLAIN, action, ...LOOT_LOOK[action.good], title: goodWords(action.good, t) };
    case 'GOVERNOR_JOIN':
      return {
        ...PLAIN,
        action,
        ...CARAVAN_LOOK,
        nation: action.nation,
        title: nationWords(action.nation, t),
        note: sailedNote(action.nation, ask, t),
      };
    case 'CAPTAIN_PLAY':
    case 'ISLANDER_PLAY':
    case 'SHAMAN_PLAY':
      return cardTarget(action, ask, t);
    case 'RITUAL_GOOD_DEAL':
    case 'RITUAL_DOUBLE_HOLD':
    case 'RITUAL_UNSINKABLE': {
      const goods = action.type === 'RITUAL_GOOD_DEAL' ? action.goods.map((good) => goodWords(good, t)).join(', ') : '';
      const title = t(`seven-seas:rituals.${action.type}.name`);
      const note = t(`seven-seas:rituals.${action.type}.text`, { goods });
      return { ...PLAIN, action, icon: RITUAL, color: '#4F6D88', title, note };
    }
    default:
      return { ...PLAIN, action, icon: SHIP, color: '#1C6E86', title: thingWords(action, ask, t) };
  }
}

/** A Corsair pays for every caravan of the own flag: the fewer are still to come, the better. */
function sailedNote(nation: Nation, { view }: SevenSeasAsk, t: Words): string {
  if (!view.played) return '';
  const count = view.played.filter((id) => id.startsWith(`cv-${nation}`)).length;
  return t('seven-seas:places.sailed', { count });
}

function cardTarget(
  action: Extract<SevenSeasAction, { readonly card: string }>,
  { view }: SevenSeasAsk,
  t: Words,
): Target {
  const card = adventureOf(action.card);
  if (card.kind === 'caravan') {
    const title = t('seven-seas:cards.caravanName', { nation: nationWords(card.nation, t) });
    const note = t('seven-seas:cards.caravanNote', { cap: capOf(view, card.ships) });
    return { ...PLAIN, action, ...CARAVAN_LOOK, title, note, dice: card.ships, nation: card.nation };
  }
  if (card.kind === 'port') {
    const note = pricesWords(card.port, view.options.startPortRum, t);
    return { ...PLAIN, action, ...PORT_LOOK, title: cardWords(action.card, t), note };
  }
  const look = card.kind === 'curse' ? CURSE_LOOK[card.curse] : PORT_LOOK;
  const note = card.kind === 'curse' ? t(`seven-seas:curses.${card.curse}.text`) : '';
  return { ...PLAIN, action, ...look, title: cardWords(action.card, t), note };
}
