import { say } from '@/components/i18n/words';
import { PAIRS } from '@/engine/companion/seven-seas/result';
import { dealValue } from '@/engine/companion/seven-seas/roles';
import { isRecall } from '@/engine/games/seven-seas/data/characters';
import { GOODS } from '@/engine/games/seven-seas/data/goods';
import { COST } from '@/engine/games/seven-seas/data/table';
import { box, button, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import type { SeasAt } from '../kind';
import { lastingRituals } from '../player';
import { goodWords } from '../words';

/** 4.14: with Shipwright, Governor, Merchant and Cartographer, before or after the action, as often as it can be paid. */
export function rituals(at: SeasAt, seat: number): Blocks {
  const { sheet, t, draft, onDraft } = at;
  const player = sheet.players[seat];
  if (!player || isRecall(sheet.rank) || player.yy < COST.doubleHold) return null;
  const open = draft.rituals ?? [];
  const title = t('companion-seven-seas:role.ritual', { name: player.name });
  if (!open.includes(seat)) {
    const sub = t('companion-seven-seas:yyCount', { count: player.yy });
    return button(title, `rituals-${seat}`, () => onDraft({ rituals: [...open, seat] }), { sub });
  }
  return box({ gap: 8 }, text(title, { role: 'label' }), lastingRituals(at, seat, 'role'), goodDeals(at, seat));
}

/** 4.14.4: two goods of two kinds at the port's full prices. */
function goodDeals({ sheet, t, tap }: SeasAt, seat: number): Blocks {
  const { yy = 0, goods = [] } = sheet.players[seat] ?? {};
  const deals = PAIRS.filter(([a, b]) => yy >= COST.goodDeal && (goods[a] ?? 0) > 0 && (goods[b] ?? 0) > 0);
  if (deals.length === 0) return null;
  const label = say(t, 'seven-seas:rituals.RITUAL_GOOD_DEAL.name');
  return {
    part: 'picks',
    label,
    picks: deals.map(([a, b]) => ({
      key: `${a}${b}`,
      label,
      sub: `${goodWords(GOODS[a], t)}, ${goodWords(GOODS[b], t)}: +${dealValue(sheet, a, b)}`,
    })),
    onPick: (key) => {
      const pair = deals.find(([a, b]) => `${a}${b}` === key);
      if (pair) tap({ type: 'deal', seat, one: GOODS[pair[0]], other: GOODS[pair[1]] });
    },
    wide: true,
    testID: 'deal',
  };
}
