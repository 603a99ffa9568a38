import type { Words } from '@/components/i18n/words';
import { fameOf, missingOf } from '@/engine/companion/worlds-end/fame';
import { playerHintsOf, type PlayerHint } from '@/engine/companion/worlds-end/hints';
import { coinsFor, incomeOf } from '@/engine/companion/worlds-end/income';
import type { WorldsEndSheet } from '@/engine/companion/worlds-end/sheet';
import { WIN_FAME } from '@/engine/games/worlds-end/data/table';
import { goldWords, goodWords, nameOf, regionWords, seaWords } from './names';

export function hintWords(hint: PlayerHint, t: Words): string {
  return t(`companion-worlds-end:hints.${hint}`);
}

/** 11.3: `One sea short of a monopoly, silk: Singapore` */
export function missingWords(sheet: WorldsEndSheet, seat: number, t: Words): string[] {
  return missingOf(sheet, seat).map(({ of, number, sea }) =>
    of === 'good'
      ? t('companion-worlds-end:missing.good', {
          good: goodWords(sheet.profile, number, t),
          sea: seaWords(sheet, sea, t),
        })
      : t('companion-worlds-end:missing.region', { region: regionWords(number, t), sea: seaWords(sheet, sea, t) }),
  );
}

/** The one sentence under the number. */
export function noteOf(sheet: WorldsEndSheet, seat: number, t: Words): string {
  if ((sheet.out[seat] ?? 0) > 0) return t('companion-worlds-end:hints.out');
  const hints = playerHintsOf(sheet, seat);
  const [missing] = missingWords(sheet, seat, t);
  if (hints.includes('one-from-victory')) return hintWords('one-from-victory', t);
  if (missing !== undefined) return missing;
  const [hint] = hints;
  if (hint !== undefined) return hintWords(hint, t);
  return t('companion-worlds-end:hints.toWin', { count: WIN_FAME - fameOf(sheet, seat) });
}

/** 11.3: how to pay it with the coins of the box. */
export function coinsWords(gold: number, t: Words): string {
  const { large, small } = coinsFor(gold);
  const parts = [large > 0 ? `${large}\u00a0×\u00a0500` : '', small > 0 ? `${small}\u00a0×\u00a0100` : ''];
  const coins = parts.filter(Boolean).join(', ');
  return coins === '' ? t('companion-worlds-end:fields.gold') : t('companion-worlds-end:coins', { coins });
}

/** 11.5: `Income, Ksenia: 300 + 300 + 200 = 800`; a question mark where the card has not been typed. */
export function incomeWords(sheet: WorldsEndSheet, t: Words): string {
  const { lines, extra, total, isKnown } = incomeOf(sheet);
  const name = nameOf(sheet, sheet.active, t);
  if (lines.length === 0) return t('companion-worlds-end:income.none', { name });
  const parts = lines.map(({ gold }) => (gold === null ? '?' : goldWords(gold)));
  if (extra > 0) parts.push(goldWords(extra));
  const sum = parts.length > 1 || !isKnown ? `${parts.join(' + ')} = ${goldWords(total)}` : goldWords(total);
  return t('companion-worlds-end:income.line', { name, sum: isKnown ? sum : `${sum} + ?` });
}
