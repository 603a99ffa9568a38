import i18next from 'i18next';
import { deadMansDrawFace } from '@/components/games/dead-mans-draw/face';
import type { Words } from '@/components/i18n/words';
import type { Ask, GameFace } from '@/components/kit/face';
import type { Advice } from '@/components/play/advice';
import { adviceWords } from '@/components/play/advice-words';
import { startMatch, type Action, type SeatSetup, type View } from '@/engine';

jest.mock('@/components/games/dead-mans-draw/scene/Scene', () => ({ Scene: () => null }));

const t = i18next.getFixedT('en') as unknown as Words;
const seats: SeatSetup[] = ['Anna', 'Borys'].map((name) => ({ kind: 'person', name }));

function said(chance: number, next: number, matches: number): string {
  const options = { firstPlayer: 1, traits: false };
  const match = startMatch({ game: 'dead-mans-draw', seats, options, seed: 'words' });
  match.act(0, { type: 'DRAW' });
  const [decision] = match.pending();
  if (!decision) throw new Error('nobody is asked');
  const ask: Ask<View, Action> = {
    view: match.view(0),
    decision,
    legal: match.legal(0),
    seats,
    why: () => null,
  };
  const other = { action: { type: 'DRAW' }, chance: next };
  const advice = { action: { type: 'COLLECT' }, chance, other, matches } as unknown as Advice;
  return adviceWords(advice, deadMansDrawFace as GameFace, ask, t).chance;
}

it('what so few imagined matches cannot tell apart is about as good', () => {
  expect(said(0.63, 0.62, 150)).toContain('“Draw the next card” is about as good.');
  expect(said(0.63, 0.62, 10_000)).toContain('Next best, “Draw the next card”: 62.');
  expect(said(0.63, 0.5, 150)).toContain('Next best, “Draw the next card”: 50.');
});
