import i18next from 'i18next';
import { variantWords } from '@/components/games/dead-mans-draw/words';
import { speak, type Words } from '@/components/i18n/words';
import { startMatch } from '@/engine';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';

const t = i18next.t as unknown as Words;

beforeAll(() => speak('en'));

function told(variant: string, thresholds: string, seats: number): string | undefined {
  const match = startMatch({
    game: 'dead-mans-draw',
    seats: Array.from({ length: seats }, (_, seat) => ({ kind: 'person' as const, name: `${seat}` })),
    options: { variant, thresholds },
    seed: 'limits',
  });
  return variantWords(match.view(0) as DeadMansDrawView, t)?.text;
}

it('8.3 the limits are those of the card', () => {
  expect(told('sudden-death', 'official', 4)).toBe('First to 50 points wins at once.');
  expect(told('beneath-the-waves', 'official', 4)).toBe('Best score below 60 wins.');
});

it('8.5.1 or those that the number of players gives', () => {
  expect(told('sudden-death', 'scaled', 4)).toBe('First to 45 points wins at once.');
  expect(told('beneath-the-waves', 'scaled', 3)).toBe('Best score below 50 wins.');
});
