import { lookedAt } from '@/components/games/sea-of-clouds/looked';
import { openPoints, shownOf } from '@/components/games/sea-of-clouds/memory';
import { Match, type Game } from '@/engine';
import { Stream } from '@/engine/core/luck';
import { seaOfClouds } from '@/engine/games/sea-of-clouds';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';

/** The views of the first captain, from the deal to the end. */
function viewsOf(peekMemory: 'aid' | 'pure', seed: string): SeaOfCloudsView[] {
  const seats = ['Anna', 'Borys', 'Vira'].map((name) => ({ kind: 'person', name }) as const);
  const match = Match.start({ game: seaOfClouds as Game, options: { peekMemory }, seats, seed });
  const chance = Stream.seeded(seed, 'answers');
  const views = [match.view(0) as SeaOfCloudsView];
  while (!match.outcome()) {
    const seat = match.pending()[0]?.seat ?? 0;
    match.act(seat, chance.pick(match.legal(seat)));
    views.push(match.view(0) as SeaOfCloudsView);
  }
  return views;
}

const SEEDS = ['one', 'two', 'three'];
const PURE = SEEDS.flatMap((seed) => viewsOf('pure', seed));

/** Faces in shares that the first captain does not look at now, and in the hands of others. */
function remembered(view: SeaOfCloudsView): number {
  const task = view.tasks.at(-1);
  const open = task?.kind === 'look' && task.seat === 0 ? lookedAt(view) : null;
  const closed = view.shares.filter((_, slot) => slot !== open).flatMap(({ cards }) => cards);
  const others = view.players.filter(({ seat }) => seat !== 0);
  const known = others.map(({ rum, secrets }) => rum.known.length + secrets.known.length);
  return closed.filter(({ card }) => card !== null).length + known.reduce((sum, n) => sum + n, 0);
}

describe('8.3 peekMemory: pure', () => {
  const running = PURE.filter(({ phase }) => phase !== 'over');

  it('the screen shows nothing of what was looked at before', () => {
    expect(running.map(remembered).reduce((sum, n) => sum + n, 0)).toBeGreaterThan(200);
    expect(running.map((view) => remembered(shownOf(view))).filter((n) => n > 0)).toEqual([]);
  });

  it('what is looked at now and what lies at the own board is shown', () => {
    const now = running.filter((view) => view.active === 0 && lookedAt(view) !== null);
    const wrong = now.filter((view) => {
      const shown = shownOf(view);
      const slot = lookedAt(view) as number;
      const faces = shown.shares[slot]?.cards.every(({ card }) => card !== null);
      return !faces || JSON.stringify(shown.players[0]?.rum) !== JSON.stringify(view.players[0]?.rum);
    });
    expect([wrong.length, now.length > 50]).toEqual([0, true]);
  });

  it('when the match is over all is shown, and with aid always', () => {
    const open = [...viewsOf('aid', 'one'), ...PURE.filter(({ phase }) => phase === 'over')];
    expect(open.filter((view) => shownOf(view) !== view)).toEqual([]);
  });
});

it('5.6 the points that everybody sees are the same from every seat, whatever lies face down there', () => {
  const seats = ['Anna', 'Borys', 'Vira'].map((name) => ({ kind: 'person', name }) as const);
  const match = Match.start({ game: seaOfClouds as Game, options: {}, seats, seed: 'points' });
  const chance = Stream.seeded('points', 'answers');
  let veiled = 0;
  while (!match.outcome()) {
    const asked = match.pending()[0]?.seat ?? 0;
    match.act(asked, chance.pick(match.legal(asked)));
    const [open, ...others] = [null, 0, 1, 2].map((viewer) => {
      const view = match.view(viewer) as SeaOfCloudsView;
      if (viewer !== null && view.players[viewer]?.score !== openPoints(view, viewer)) veiled++;
      return [0, 1, 2].map((seat) => openPoints(view, seat));
    });
    expect(others).toEqual([open, open, open]);
  }
  expect(veiled).toBeGreaterThan(20);
});
