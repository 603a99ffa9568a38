import { existsSync, readFileSync } from 'node:fs';
import { goldenPath } from '@/scripts/golden-paths';
import { readTranscript, transcript } from '@/scripts/transcript';
import { once, type Property } from './property';
import type { Subject } from './settings';

export function goldensStand({ game, settings }: Subject): Property[] {
  return settings.seats.map((seats) =>
    once(`golden match for ${seats} seats plays as recorded (npm run goldens records anew)`, () => {
      const path = goldenPath(game.manifest.id, seats);
      const recorded = existsSync(path) ? readFileSync(path, 'utf8') : '';
      expect(recorded).toContain(`seats: ${seats}\n`);
      expect(transcript(game, readTranscript(recorded))).toBe(recorded);
    }),
  );
}
