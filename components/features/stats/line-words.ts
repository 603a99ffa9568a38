import { hasWords, say, type Words } from '@/components/i18n/words';
import type { Figure, Line } from '@/engine/stats/game-stats';
import { groupWords } from './game-words';
import { decimal, orDash } from './numbers';

function figureWords(figure: Figure, t: Words): string {
  return figure !== null && typeof figure === 'object' ? orDash(figure.tenths, t, decimal) : orDash(figure, t);
}

/** A line of a game's own: what it counts, how much, and a note where there is one. */
export function lineWords(game: string, line: Line, t: Words): readonly [string, string, string?] {
  const path = `${game}:stats.${line.id}`;
  const note = hasWords(`${path}Note`) ? [say(t, `${path}Note`)] : [];
  return [say(t, path), valueWords(game, line, t), ...(note as [string?])];
}

function valueWords(game: string, line: Line, t: Words): string {
  if ('chosen' in line) return groupWords(game, line.id, line.chosen, t);
  if ('value' in line) return figureWords(line.value, t);
  const figures = Object.entries(line.figures).map(([id, figure]) => [id, figureWords(figure, t)]);
  return say(t, `${game}:stats.${line.id}Figures`, Object.fromEntries(figures) as Record<string, string>);
}
