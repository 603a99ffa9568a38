import type { Words } from '@/components/i18n/words';
import { resultOf, type Line } from '@/engine/companion/seven-seas/result';
import type { SevenSeasSheet } from '@/engine/companion/seven-seas/sheet';
import { fieldWords, minusWords } from './words';

export const PARTS = ['chests', 'talismans', 'yy', 'marks', 'cards'] as const satisfies readonly (keyof Line)[];

export const points = (count: number): string => (count < 0 ? minusWords(-count) : String(count));

export function partsWords(line: Line, t: Words): string {
  return PARTS.map((part) => `${fieldWords(part, t)} ${points(line[part])}`).join(' · ');
}

/** 11.5: the score sheet for whoever wants to keep it or to send it. */
export function scoreText(sheet: SevenSeasSheet, t: Words): string {
  const { lines, winners, reason } = resultOf(sheet);
  const names = (seats: readonly number[]) => seats.map((seat) => sheet.players[seat]?.name ?? '').join(', ');
  const best = [...lines].sort((a, b) => b.score - a.score || a.seat - b.seat);
  const told = names(winners);
  return [
    t('app:games.seven-seas.title'),
    ...(sheet.finished
      ? [t(winners.length > 1 ? 'companion:score.winners' : 'companion:score.winner', { name: told, names: told })]
      : []),
    ...(sheet.finished && reason !== 'score' ? [t(`companion-seven-seas:ties.${reason}`)] : []),
    ...best.flatMap((line) => [
      t('companion:history.line', { name: names([line.seat]), points: points(line.score) }),
      `  ${partsWords(line, t)}`,
    ]),
  ].join('\n');
}
