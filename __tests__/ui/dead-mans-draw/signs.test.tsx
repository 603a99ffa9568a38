import { sinkingSigns } from '@/components/games/dead-mans-draw/cues/stake';
import { sceneModel } from '@/components/games/dead-mans-draw/scene/model';
import { signsOf } from '@/components/games/dead-mans-draw/signs';
import { startMatch } from '@/engine';
import { Luck } from '@/engine/core/luck';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { toldIn } from '../../fixtures/choreography/told';

const seats = ['Anna', 'Borys'].map((name) => ({ kind: 'person' as const, name }));
const rowsOf = (options: Readonly<Record<string, string | boolean>>): DeadMansDrawView[] => {
  const match = startMatch({ game: 'dead-mans-draw', seats, options: { traits: false, ...options }, seed: 'signs' });
  const views = [...toldIn(match, Luck.fromSeed('signs'))].map(({ after }) => after);
  return views.filter(({ row }) => row.length > 1);
};
const litIn = (view: DeadMansDrawView) =>
  [...sceneModel(view, { seats: [], focus: 0, trait: () => '', gain: null }).lit].sort();
const parts = (view: DeadMansDrawView, part: number) => [...new Set(view.row.map(({ card }) => card.split('-')[part]))];

it('4.3.2 the bar under the row burns for the suits that lie there', () => {
  const rows = rowsOf({});
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.map(litIn)).toEqual(rows.map((view) => parts(view, 0).sort()));
});

it('8.3 in Strange Lands it burns for the numbers, and these tremble', () => {
  const rows = rowsOf({ variant: 'strange-lands' });
  const numbers = rows.map((view) => parts(view, 1).map(Number).sort());
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.map(litIn)).toEqual(numbers);
  expect(rows.map((view) => sinkingSigns(view).sort())).toEqual(numbers);
});

it('2.2 Strange Lands: the bar has the numbers of this deck', () => {
  const [base] = rowsOf({ variant: 'strange-lands' });
  const [singing] = rowsOf({ variant: 'strange-lands', mermaidAbility: true });
  expect(base && signsOf(base)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect(singing && signsOf(singing)).toEqual([2, 3, 4, 5, 6, 7]);
});
