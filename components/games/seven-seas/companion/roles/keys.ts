import type { Words } from '@/components/i18n/words';
import { sevenSeasSheet } from '@/engine/companion/seven-seas';
import { fleetOf } from '@/engine/companion/seven-seas/fleet';
import { giftParts } from '@/engine/companion/seven-seas/gift';
import type { SevenSeasSheet } from '@/engine/companion/seven-seas/sheet';
import type { SheetTap } from '@/engine/companion/seven-seas/taps';
import { Stream } from '@/engine/core/luck';
import { characterOf, type Character } from '@/engine/games/seven-seas/data/characters';
import type { Curse } from '@/engine/games/seven-seas/data/curses';
import { ALL_NATIONS } from '@/engine/games/seven-seas/data/nations';
import { movedWords, reasonOf } from '../words';
import { eachOf, goodsOf, sentOf, turnFrom, type Draft } from './draft';

/** What books a role: always at the foot, with what it brings or why not yet. */
export interface DoKey {
  readonly label: string;
  readonly sub: string;
  readonly off: string | null;
  readonly tap: SheetTap | null;
  readonly testID: string;
}

/** Null: something has still to be chosen. */
interface Plan {
  readonly label: string;
  readonly tap: SheetTap | null;
  readonly sub?: string;
  /** What is missing, where it has a name. */
  readonly why?: string;
  readonly testID?: string;
}

type Planner = (sheet: SevenSeasSheet, seat: number, draft: Draft, t: Words) => readonly Plan[];

const NOTHING: readonly Plan[] = [];

const CURSE_TAPS: Readonly<Partial<Record<Curse, (seat: number, draft: Draft) => SheetTap | null>>> = {
  idol: (seat, { good }) => good && { type: 'idol', seat, good },
  wages: (seat) => ({ type: 'wages', seat }),
  tavern: (seat, { each }) => (each.every((face) => face > 0) ? { type: 'tavern', seat, dice: each } : null),
};

/** 4.7.15, 4.7.22: a caravan only gets away when no pirate is left, so all that were sent have sunk. */
function afterBattle(sheet: SevenSeasSheet, seat: number, draft: Draft, t: Words): readonly Plan[] {
  const sunk = { lost: sheet.raid?.sent ?? [], won: eachOf(sheet, seat, draft) };
  return (['lost', 'won'] as const).map((destroyed) => ({
    label: t(`companion-seven-seas:raid.${destroyed}`),
    tap: { type: 'raid-end', destroyed, sunk: sunk[destroyed] },
    sub: '',
    testID: `raid-${destroyed}`,
  }));
}

/** An empty list: the action is impossible, only the mark is left (4.3.6). */
const PLANS: Readonly<Record<Character, Planner>> = {
  shipwright: (sheet, seat, { count }, t) => {
    const player = sheet.players[seat];
    if (!player || Math.min(fleetOf(player).supply, player.chests) === 0) return NOTHING;
    return [{ label: t('companion-seven-seas:role.buy', { count }), tap: { type: 'buy', seat, count } }];
  },
  governor: ({ players }, seat, { nation }, t) => {
    if (players.reduce((bits, { corsair }) => bits | corsair, 0) === ALL_NATIONS) return NOTHING;
    return [{ label: t('companion-seven-seas:role.join'), tap: nation && { type: 'join', seat, nation } }];
  },
  captain: (sheet, seat, draft, t) => {
    if (sheet.raid) return afterBattle(sheet, seat, draft, t);
    const { nation, ships } = draft;
    const label = t('companion-seven-seas:raid.throw');
    if (nation === null || ships === null) return [{ label, tap: null }];
    const sent = sentOf(sheet, seat, draft);
    const silent = turnFrom(sheet, seat).filter((one) => sent[one] === null);
    if (silent.length > 0) {
      const names = silent.map((one) => sheet.players[one]?.name ?? '').join(', ');
      return [{ label, tap: null, why: t('companion-seven-seas:raid.unsaid', { names }) }];
    }
    const count = sent.reduce((all: number, one) => all + (one ?? 0), 0);
    const tap = { type: 'raid', seat, nation, ships, sent: sent.map((one) => one ?? 0) } as const;
    const each = eachChangeWords(sheet, tap, t);
    if (count === 0) return [{ label: t('companion-seven-seas:raid.nobody'), tap, sub: each }];
    const sub = [t('companion-seven-seas:raid.throwNote', { count, red: ships }), each].filter(Boolean).join(' · ');
    return [{ label, tap, sub }];
  },
  islander: (_, seat, { port }, t) => [
    { label: t('companion-seven-seas:role.land'), tap: port && { type: 'land', seat, port } },
  ],
  shaman: (sheet, seat, draft, t) => {
    const { curse } = draft;
    const label = t('companion-seven-seas:curse.book');
    if (curse === null) return [{ label, tap: null }];
    const own = CURSE_TAPS[curse];
    if (own) return [{ label, tap: own(seat, draft) }];
    return [{ label, tap: { type: 'curse-hits', seat, curse, hits: eachOf(sheet, seat, draft) } }];
  },
  merchant: (sheet, seat, draft, t) => {
    if (sheet.players[seat]?.goods.every((count) => count === 0)) return NOTHING;
    return [
      { label: t('companion-seven-seas:role.sell'), tap: { type: 'sell', seat, goods: goodsOf(sheet, seat, draft) } },
    ];
  },
  cartographer: (sheet, seat, draft, t) => {
    const most = drawMost(sheet, seat);
    const count = Math.min(draft.count, most);
    if (most === 0) return NOTHING;
    return [{ label: t('companion-seven-seas:role.draw', { count }), tap: { type: 'draw', seat, count } }];
  },
};

export function drawMost(sheet: SevenSeasSheet, seat: number): number {
  return Math.min(1 + giftParts(sheet, seat), sheet.deck);
}

export function doKeys(sheet: SevenSeasSheet, seat: number, draft: Draft, t: Words): readonly DoKey[] {
  return PLANS[characterOf(sheet.rank)](sheet, seat, draft, t).map(
    ({ label, tap, sub, why: missing, testID = 'role-do' }) => {
      const why = tap && sevenSeasSheet.check(sheet, tap);
      const off = tap === null ? (missing ?? t('companion-seven-seas:role.choose')) : why && reasonOf(why, t);
      return { label, tap, testID, off, sub: off ?? sub ?? (tap ? changesWords(sheet, seat, tap, t) : '') };
    },
  );
}

/** What the tap would change for the one who acts: `Chests −2 · Ships +3`. */
function changesWords(sheet: SevenSeasSheet, seat: number, tap: SheetTap, t: Words): string {
  const parts: string[] = [];
  sevenSeasSheet.apply(sheet, tap, Stream.seeded('', ''), (fact) => {
    if (fact.type === 'moved' && fact.seat === seat) parts.push(movedWords(fact, t));
  });
  return parts.join(' · ');
}

/** What it would change for everybody: `Anna: Marks +1 · Borys: Marks +1`; cards in hand change with every booking. */
function eachChangeWords(sheet: SevenSeasSheet, tap: SheetTap, t: Words): string {
  const parts: string[] = [];
  sevenSeasSheet.apply(sheet, tap, Stream.seeded('', ''), (fact) => {
    if (fact.type !== 'moved' || fact.what === 'cards') return;
    parts.push(`${sheet.players[fact.seat]?.name ?? ''}: ${movedWords(fact, t)}`);
  });
  return parts.join(' · ');
}
