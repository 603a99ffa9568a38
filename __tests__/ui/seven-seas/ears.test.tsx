import i18next from 'i18next';
import { sevenSeasFace } from '@/components/games/seven-seas/face';
import type { Words } from '@/components/i18n/words';
import type { GameFace } from '@/components/kit/face';
import { earsOf } from '@/components/play/ears';
import { linesOf, storyOf } from '@/__tests__/fixtures/story';
import { Match, type Game } from '@/engine';
import { Stream } from '@/engine/core/luck';
import { sevenSeas } from '@/engine/games/seven-seas';

const t = i18next.t as unknown as Words;
const FACE = sevenSeasFace as unknown as GameFace;
const ANNA = { kind: 'person', name: 'Anna' } as const;
const SHARED = ['Anna', 'Borys', 'Vira'].map((name) => ({ kind: 'person', name }) as const);
const ALONE = [
  ANNA,
  { kind: 'bot', name: 'Finn', level: 'bosun' },
  { kind: 'bot', name: 'Mara', level: 'bosun' },
] as const;

/** At every question: whether a curtain was lifted for it, and the log as the screen tells it. */
function logs(seats: typeof SHARED | typeof ALONE) {
  const match = Match.start({ game: sevenSeas as Game, options: {}, seats, seed: 'ears' });
  const dice = Stream.seeded('ears', 'bots');
  const told: { hides: boolean; seat: number; viewer: number | null; lines: string[] }[] = [];
  for (let i = 0; !match.outcome() && i < 60; i++) {
    const [decision] = match.pending();
    if (!decision) break;
    const { seat } = decision;
    const view = match.view(seat);
    const viewer = earsOf({ view, decision }, FACE, seats);
    const lines = linesOf(storyOf(match), FACE, match, viewer, t, view).map(({ text }) => text);
    told.push({ hides: FACE.hides(decision, view), seat, viewer, lines });
    const legal = match.legal(seat);
    const wanted = legal.filter(({ type }) => type !== 'DECLINE' && type !== 'END_ACTIVATION');
    match.act(seat, dice.pick(wanted.length > 0 ? wanted : legal));
  }
  return told;
}

const OWN = /^(Your secret choice|You draw:)/;

it('5.6 where several people look, the log names a chosen character and a drawn card only behind the curtain of whose they are', () => {
  const told = logs(SHARED);
  const open = told.filter(({ hides }) => !hides);
  expect(open.length).toBeGreaterThan(10);
  expect(open.flatMap(({ lines }) => lines.filter((line) => OWN.test(line)))).toEqual([]);
  const behind = told.filter(({ hides }) => hides);
  expect(behind.some(({ lines }) => lines.some((line) => OWN.test(line)))).toBe(true);
  expect(behind.every(({ viewer, seat }) => viewer === seat)).toBe(true);
});

it('5.6 whoever plays alone is always told the own things, and a screen that shows moving pieces to several never', () => {
  expect(logs(ALONE).every(({ viewer, seat }) => viewer === seat)).toBe(true);
  const view = Match.start({ game: sevenSeas as Game, options: {}, seats: SHARED, seed: 'ears' }).view(1);
  expect(earsOf({ view, decision: null }, FACE, SHARED)).toBeNull();
  expect(earsOf({ view, decision: null }, FACE, ALONE)).toBe(1);
});
