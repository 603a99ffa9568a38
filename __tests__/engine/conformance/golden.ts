import { existsSync, readFileSync } from 'node:fs';
import { goldenNamed, goldenPath } from '@/scripts/golden-paths';
import { readTranscript, transcript } from '@/scripts/transcript';
import { once, type Property } from './property';
import type { Subject } from './settings';

export function goldensStand({ game, settings }: Subject): Property[] {
  const { id } = game.manifest;
  const stands = (name: string, seats: number, path: string): Property =>
    once(`golden match ${name} plays as recorded (npm run goldens records anew)`, () => {
      const recorded = existsSync(path) ? readFileSync(path, 'utf8') : '';
      expect(recorded).toContain(`seats: ${seats}\n`);
      expect(transcript(game, readTranscript(recorded))).toBe(recorded);
    });
  return [
    ...settings.seats.map((seats) => stands(`for ${seats} seats`, seats, goldenPath(id, seats))),
    ...(settings.goldens ?? []).map(({ name, seats }) => stands(name, seats, goldenNamed(id, name))),
  ];
}
