import type { Shown } from '@/components/kit/choreography/shown';
import { PACE } from '@/components/kit/choreography/pace';
import type { Action } from '@/engine';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { turns } from '../fixtures/choreography/fake-clock';
import { ANNA, BORYS, view, DRAW, COLLECT, perform, drawOnce, stopEarly } from '../fixtures/choreography/perform';

describe('from a touch to the picture', () => {
  it('while pieces move nobody is asked and React renders nothing; then the next question stands', async () => {
    const table = perform();
    const { show, store, stage, clock, seen } = table;
    const off = show.attach(stage);
    seen.length = 0;
    store.act(DRAW);
    await turns();
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ busy: true, decision: null, legal: [], over: false });
    expect(view(seen[0] as Shown).row).toEqual([]);
    await clock.turn(300);
    expect(seen).toHaveLength(1);
    for (let i = 0; i < 20 && show.current().busy; i++) await clock.turn(100);
    expect(seen).toHaveLength(2);
    expect(show.current()).toMatchObject({ ...store.current(), busy: false });
    expect(show.current().decision?.seat).toBe(0);
    off();
  });

  it('nothing lost: after every answer the events have led from the old picture to the very view of the match', async () => {
    const { show, store, stage, clock, match, pictures } = perform();
    show.attach(stage);
    const differ: number[] = [];
    for (let i = 0; i < 30 && show.current().decision; i++) {
      store.act(stopEarly(show.current()));
      for (let k = 0; k < 60 && (show.current().busy || !show.current().decision); k++) await clock.turn(500);
      if (JSON.stringify(pictures.at(-1)) !== JSON.stringify(match.view(0))) differ.push(match.log.length);
      if (JSON.stringify(show.current().view) !== JSON.stringify(match.view(0))) differ.push(match.log.length);
    }
    expect(differ).toEqual([]);
    expect(stage.played.length).toBeGreaterThan(40);
  });

  it('a touch ends all motion at once; every line is still said', async () => {
    const table = perform();
    const { show, store, stage, clock, spoken } = table;
    show.attach(stage);
    store.act(DRAW);
    await clock.turn(60);
    expect(show.current().busy).toBe(true);
    expect(show.skip()).toBe(true);
    await turns();
    expect(show.current()).toMatchObject({ ...store.current(), busy: false });
    expect(spoken.slice(0, 2)).toEqual(['drawn', 'entered']);
    expect(show.skip()).toBe(false);
  });

  it('at once: no picture between, and no scene is asked', () => {
    const { show, store, stage, seen } = perform({ speed: 0 });
    show.attach(stage);
    seen.length = 0;
    store.act(DRAW);
    expect(stage.played).toEqual([]);
    expect(seen.some(({ busy }) => busy)).toBe(false);
    expect(show.current()).toMatchObject({ ...store.current(), busy: false });
  });

  it('without a scene the table just changes', () => {
    const { show, store, spoken } = perform();
    store.act(DRAW);
    expect(show.current()).toMatchObject({ ...store.current(), busy: false });
    expect(spoken).toContain('entered');
  });

  it('a scene that goes away takes its motion with it', async () => {
    const { show, store, stage, clock } = perform();
    const off = show.attach(stage);
    store.act(DRAW);
    await clock.turn(60);
    off();
    await turns();
    expect(show.current()).toMatchObject({ ...store.current(), busy: false });
  });
});

describe('before the table is lit', () => {
  it('no bot moves and nothing is told; lit, everything is played from its beginning', async () => {
    const table = perform();
    const { show, store, stage, clock, match, spoken } = table;
    show.comes();
    const dark = show.current().story.length;
    store.act(DRAW);
    for (let i = 0; i < 4; i++) await clock.turn(1000);
    expect(match.log).toHaveLength(1);
    expect(spoken).toEqual([]);
    expect(show.current()).toMatchObject({ busy: true, decision: null });
    expect(show.current().story).toHaveLength(dark);
    show.attach(stage);
    for (let i = 0; i < 40 && show.current().busy; i++) await clock.turn(100);
    expect(stage.played.length).toBeGreaterThan(0);
    expect(spoken.slice(0, 2)).toEqual(['drawn', 'entered']);
    expect(show.current()).toMatchObject({ ...store.current(), busy: false });
  });

  it('bots wait with their answer, at every speed', async () => {
    for (const speed of [0, 1]) {
      const table = perform({ speed });
      const { show, store, stage, clock, match } = table;
      show.comes();
      store.act(DRAW);
      store.act(COLLECT);
      const log = match.log.length;
      for (let i = 0; i < 4; i++) await clock.turn(1000);
      expect(match.log).toHaveLength(log);
      show.attach(stage);
      for (let i = 0; i < 80 && match.log.length === log; i++) await clock.turn(500);
      expect(match.log.length).toBeGreaterThan(log);
    }
  });

  it('a light that never comes is not waited for for ever', async () => {
    const { show, store, clock, spoken } = perform();
    show.comes();
    store.act(DRAW);
    for (let i = 0; i < 30; i++) await clock.turn(400);
    expect(show.current()).toMatchObject({ ...store.current(), busy: false });
    expect(spoken).toContain('entered');
  });
});

describe('bots', () => {
  it('think while the pieces move, and move when they lie', async () => {
    const table = perform();
    const { show, store, stage, asked, clock, match } = table;
    show.attach(stage);
    await drawOnce(table);
    store.act(COLLECT);
    await clock.turn(1);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.busy).toBe(true);
    const log = match.log.length;
    await clock.turn(200);
    expect(match.log).toHaveLength(log);
    for (let i = 0; i < 60 && !show.current().decision; i++) await clock.turn(500);
    expect(match.log.length).toBeGreaterThan(log);
    expect(show.current().decision?.seat).toBe(0);
  });
});

describe('a scene that is slow', () => {
  it('is waited for: no motion begins over a picture that does not stand yet', async () => {
    const { show, store, stage, clock } = perform({ slow: true });
    show.attach(stage);
    show.arrived(show.current().view);
    store.act(DRAW);
    await turns();
    for (let i = 0; i < 40 && show.current().busy; i++) await clock.turn(100);
    expect(show.current().decision?.seat).toBe(0);
    const played = stage.played.length;
    store.act(show.current().legal.find(({ type }) => type === 'DRAW') ?? (show.current().legal[0] as Action));
    expect(show.current().busy).toBe(true);
    await clock.turn(400);
    expect(stage.played).toHaveLength(played);
    show.arrived(show.current().view);
    await clock.turn(PACE.breath);
    expect(stage.played.length).toBeGreaterThan(played);
  });

  it('is waited for by a scene that was made while others moved, too', async () => {
    const { show, store, stage, clock } = perform({ slow: true });
    // The scene is still being made, and shows the table as it was then.
    show.arrived(show.current().view);
    store.act(DRAW);
    show.attach(stage);
    const moved = show.current().view;
    store.act(DRAW);
    await turns();
    expect(stage.played).toEqual([]);
    show.arrived(moved);
    await turns();
    expect(stage.played).not.toEqual([]);
    await clock.turn(5000);
  });
});

describe('what nobody wants to miss, before there is a scene', () => {
  it('waits for it, and is then played', async () => {
    const { show, store, stage, clock, spoken } = perform({ awaited: true });
    store.act(DRAW);
    await clock.turn(1500);
    expect(show.current()).toMatchObject({ busy: true, decision: null });
    expect(view(show.current()).row).toEqual([]);
    expect(spoken).toEqual([]);
    show.attach(stage);
    for (let i = 0; i < 20 && show.current().busy; i++) await clock.turn(500);
    expect(stage.played.map(({ event }) => event.type)).toContain('drawn');
    expect(show.current()).toMatchObject({ ...store.current(), busy: false });
  });

  it('is played over no picture that does not stand yet', async () => {
    const { show, store, stage, clock } = perform({ awaited: true, slow: true });
    store.act(DRAW);
    await clock.turn(100);
    show.attach(stage);
    await turns();
    expect(stage.played).toEqual([]);
    show.arrived(show.current().view);
    await turns();
    expect(stage.played).not.toEqual([]);
    await clock.turn(5000);
  });

  it('is only told where none can be made, and nothing waits a second time', async () => {
    const { show, store, stage, clock, spoken } = perform({ awaited: true });
    store.act(DRAW);
    await clock.turn(11000);
    expect(spoken).toContain('entered');
    expect(show.current()).toMatchObject({ ...store.current(), busy: false });
    store.act(show.current().legal[0] as Action);
    expect(show.current().busy).toBe(false);
    expect(stage.played).toEqual([]);
  });

  it('is told at once when somebody touches the screen or goes away', async () => {
    for (const end of ['touch', 'skip', 'stop'] as const) {
      const table = perform({ awaited: true });
      table.store.act(DRAW);
      await table.clock.turn(100);
      expect(table.show.current().busy).toBe(true);
      table.show[end]();
      await turns();
      expect(table.show.current().busy).toBe(false);
      expect(table.clock.waiting).toBe(0);
    }
  });

  it('at once: waits for nothing', () => {
    const { show, store } = perform({ awaited: true, speed: 0 });
    store.act(DRAW);
    expect(show.current()).toMatchObject({ ...store.current(), busy: false });
  });
});

describe('undo and curtains', () => {
  it('what is taken back is not played: the old table stands at once', async () => {
    const table = perform({ options: { firstPlayer: 1, traitsPerPlayer: 1 } });
    const { show, store, stage, clock } = table;
    show.attach(stage);
    const before = store.current();
    store.act(before.legal[0] as Action);
    await clock.turn(30);
    const could = store.undo() === null;
    expect(show.current()).toMatchObject({ ...store.current(), busy: false });
    expect(could || show.current().undo !== null).toBe(true);
  });

  it('in the background the curtain falls at once, in the middle of a motion', async () => {
    const table = perform({ seats: [ANNA, BORYS], options: { firstPlayer: 1, traits: false, oraclePublic: false } });
    const { show, store, stage, clock, seen } = table;
    show.attach(stage);
    store.act(DRAW);
    await clock.turn(60);
    expect(show.current().busy).toBe(true);
    store.stop();
    show.stop();
    expect(show.current()).toMatchObject({ ...store.current(), busy: false });
    const pictures = seen.length;
    await clock.turn(5000);
    expect(seen).toHaveLength(pictures);
  });

  it('the hand-over shows no picture of the next player before that one opens it', async () => {
    const { show, store, stage, clock, seen } = perform({ seats: [ANNA, BORYS], options: { firstPlayer: 1 } });
    show.attach(stage);
    store.open(0);
    store.act(show.current().legal[0] as Action);
    for (let i = 0; i < 10; i++) await clock.turn(200);
    expect(show.current().curtain?.seat).toBe(1);
    expect(seen.filter((table) => view(table).viewer === 1)).toEqual([]);
    expect(view(show.current()).viewer).toBeNull();
    expect(view(show.current()).offer).toEqual([]);
  });
});

describe('section 6: a look that only one may have', () => {
  const HIDDEN = { firstPlayer: 1, traits: false, oraclePublic: false } as const;

  it('is neither shown nor said before the curtain is opened', async () => {
    const { show, store, stage, clock, match, spoken, pictures } = perform({
      seats: [ANNA, BORYS],
      options: HIDDEN,
      seed: 'oracle 2',
    });
    show.attach(stage);
    store.act(DRAW);
    for (let i = 0; i < 20 && !show.current().curtain; i++) await clock.turn(500);
    expect(show.current().curtain?.seat).toBe(0);
    const [seen] = (match.view(0) as DeadMansDrawView).knownTop;
    expect(seen).toBeDefined();
    expect(spoken.filter((line) => line.startsWith('oracle'))).toEqual(['oracle']);
    expect(pictures.filter((picture) => (picture as DeadMansDrawView).knownTop.length > 0)).toEqual([]);
    store.open(0);
    expect(view(show.current()).knownTop).toEqual([seen]);
  });

  it('is told to the only person at the table', async () => {
    const { show, store, stage, clock, spoken } = perform({ options: HIDDEN, seed: 'oracle 2' });
    show.attach(stage);
    store.act(DRAW);
    for (let i = 0; i < 20 && show.current().busy; i++) await clock.turn(500);
    expect(spoken.find((line) => line.startsWith('oracle'))).toMatch(/^oracle \w+-\d/);
  });
});
