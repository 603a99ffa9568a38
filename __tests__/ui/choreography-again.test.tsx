import { lastTurn } from '@/components/kit/choreography/story';
import { MatchStore } from '@/components/play/match-store';
import { Match, type View } from '@/engine';
import { view, COLLECT, perform, drawOnce } from '../fixtures/choreography/perform';

describe('the last turns again', () => {
  const step = (seat: number, at: number) => ({ at, seat, events: [] });

  it('begin behind the own last answer before them', () => {
    expect(lastTurn([], 0)).toBeNull();
    expect(lastTurn([step(0, 0), step(0, 1)], 0)).toBeNull();
    expect(lastTurn([step(0, 0), step(1, 1), step(2, 2)], 0)).toBe(1);
    expect(lastTurn([step(1, 0), step(0, 1), step(1, 2), step(2, 3), step(0, 4)], 0)).toBe(2);
  });

  it('are played from the picture that stood before them, and end in the present', async () => {
    const table = perform();
    const { show, store, stage, clock } = table;
    show.attach(stage);
    expect(show.canReplay()).toBe(false);
    await drawOnce(table);
    store.act(COLLECT);
    for (let i = 0; i < 80 && !show.current().decision; i++) await clock.turn(500);
    const now = store.current();
    const bots = stage.played.filter(({ event }) => 'seat' in event && event.seat === 1).map(({ event }) => event.type);
    stage.played.length = 0;
    expect(show.canReplay()).toBe(true);
    show.replayLastTurn();
    expect(show.current()).toMatchObject({ busy: true, decision: null, again: true, mover: 1 });
    expect(view(show.current()).active).toBe(1);
    for (let i = 0; i < 80 && show.current().busy; i++) await clock.turn(500);
    expect(stage.played.map(({ event }) => event.type)).toEqual(bots);
    expect(show.current()).toMatchObject({ ...now, busy: false, again: false, mover: null });
  });

  it('are to be seen also at a table where all comes at once', async () => {
    const table = perform({ speed: 0 });
    const { show, store, stage, clock } = table;
    show.attach(stage);
    await drawOnce(table);
    store.act(COLLECT);
    for (let i = 0; i < 80 && !show.current().decision; i++) await clock.turn(500);
    expect(stage.played).toEqual([]);
    show.replayLastTurn();
    await clock.turn(50);
    expect(show.current()).toMatchObject({ busy: true, again: true });
    for (let i = 0; i < 80 && show.current().busy; i++) await clock.turn(500);
    expect(stage.played.length).toBeGreaterThan(0);
  });

  it('are played action by action, each on the table that asked for it, and a touch ends them', async () => {
    const table = perform();
    const { show, store, stage, clock, seen } = table;
    show.attach(stage);
    await drawOnce(table);
    store.act(COLLECT);
    for (let i = 0; i < 80 && !show.current().decision; i++) await clock.turn(500);
    const { story } = store.current();
    const before = story.slice(lastTurn(story, 0) ?? 0).map(({ at }) => viewBefore(store, at));
    expect(before.length).toBeGreaterThan(1);
    seen.length = 0;
    show.replayLastTurn();
    for (let i = 0; i < 80 && show.current().busy; i++) await clock.turn(500);
    const repeated = seen.filter(({ again, step }) => again && !step).map((shown) => shown.view);
    expect([...new Set(repeated)]).toEqual(before);
    seen.length = 0;
    show.replayLastTurn();
    await clock.turn(1);
    show.touch();
    for (let i = 0; i < 4 && show.current().busy; i++) await clock.turn(500);
    expect(show.current().busy).toBe(false);
    expect(new Set(seen.filter(({ again }) => again).map((shown) => shown.view)).size).toBe(1);
  });
});

/** What Anna saw when so many actions had been played. */
function viewBefore({ match }: MatchStore, actions: number): View {
  const { snapshot: _cache, ...truth } = match.save();
  return Match.replay(match.game, { ...truth, log: truth.log.slice(0, actions) }).view(0);
}
