import { join } from 'node:path';

/** From the folder in which npm starts every script and Jest its tests. */
export function goldenPath(game: string, seats: number): string {
  return join(process.cwd(), '__tests__', 'golden', game, `${seats}-players.txt`);
}
