import { join } from 'node:path';

// From the folder in which npm starts every script and Jest its tests.
const folderOf = (game: string): string => join(process.cwd(), '__tests__', 'golden', game);

export function goldenPath(game: string, seats: number): string {
  return join(folderOf(game), `${seats}-players.txt`);
}

/** Recorded matches beside those of the seat counts, by name. */
export function goldenNamed(game: string, name: string): string {
  return join(folderOf(game), `${name}.txt`);
}

/** Stored matches exactly as they were written once; never made anew. */
export function frozenFolder(game: string): string {
  return join(folderOf(game), 'saves');
}

export function frozenName(format: number, rules: number): string {
  return `format-${format}-rules-${rules}.txt`;
}
