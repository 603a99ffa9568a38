import type { Words } from '@/components/i18n/words';
import { resultOf, type Line, type Result } from '@/engine/companion/seven-seas/result';
import type { SevenSeasSheet } from '@/engine/companion/seven-seas/sheet';
import { fieldWords, minusWords } from './words';

export const PARTS = ['chests', 'talismans', 'yy', 'marks', 'cards'] as const satisfies readonly (keyof Line)[];

/** A ranking: of equal points whoever has won stands first. */
export function bestFirst({ lines, winners }: Pick<Result, 'lines' | 'winners'>): Line[] {
  const won = ({ seat }: Line) => (winners.includes(seat) ? 1 : 0);
  return [...lines].sort((a, b) => b.score - a.score || won(b) - won(a) || a.seat - b.seat);
}

export const points = (count: number): string => (count < 0 ? minusWords(-count) : String(count));

export function partsWords(line: Line, t: Words): string {
  return PARTS.map((part) => `${fieldWords(part, t)} ${points(line[part])}`).join(' · ');
}

export function winnerWords(sheet: SevenSeasSheet, t: Words): string {
  const { winners } = resultOf(sheet);
  const names = winners.map((seat) => sheet.players[seat]?.name ?? '').join(', ');
  return t(winners.length > 1 ? 'companion:score.winners' : 'companion:score.winner', { name: names, names });
}

/** 11.5: the score sheet for whoever wants to keep it or to send it. */
export function scoreText(sheet: SevenSeasSheet, t: Words): string {
  const result = resultOf(sheet);
  const { reason } = result;
  return [
    t('app:games.seven-seas.title'),
    ...(sheet.finished ? [winnerWords(sheet, t)] : []),
    ...(sheet.finished && reason !== 'score' ? [t(`companion-seven-seas:ties.${reason}`)] : []),
    ...bestFirst(result).flatMap((line) => [
      t('companion:history.line', { name: sheet.players[line.seat]?.name ?? '', points: points(line.score) }),
      `  ${partsWords(line, t)}`,
    ]),
  ].join('\n');
}
