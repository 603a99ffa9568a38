import type { Thinking, ThinkRequest } from '@/components/bots/request';
import type { DeadMansDrawTold } from '@/components/games/dead-mans-draw/cues/build';
import { deadMansDrawCue } from '@/components/games/dead-mans-draw/cues/cues';
import { deadMansDrawFace } from '@/components/games/dead-mans-draw/face';
import { Choreographer, type Shown } from '@/components/table/choreography/choreographer';
import { PACE } from '@/components/table/choreography/pace';
import { lastTurn } from '@/components/table/choreography/story';
import type { GameFace } from '@/components/table/face';
import { MatchStore } from '@/components/table/play/match-store';
import { Match, startMatch, type Action, type SeatSetup, type View } from '@/engine';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { FakeClock, turns } from '../fixtures/choreography/fake-clock';
import { FakeStage } from '../fixtures/choreography/fake-stage';

const ANNA: SeatSetup = { kind: 'person', name: 'Anna' };
const BORYS: SeatSetup = { kind: 'person', name: 'Borys' };
const BOT: SeatSetup = { kind: 'bot', name: 'Finn', level: 'deckhand' };
const face = deadMansDrawFace as GameFace;
const PLAIN = { firstPlayer: 1, traits: false } as const;

interface Given {
  readonly seats?: readonly SeatSetup[];
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly speed?: number;
  /** The scene takes its time to show a new table. */
  readonly slow?: boolean;
  readonly seed?: string;
  /** Nobody wants to miss what happens. */
  readonly awaited?: boolean;
}

/** A real match on the table, a scene that notes what it plays, and a clock that is turned by hand. */
function perform({
  seats = [ANNA, BOT],
  options = PLAIN,
  speed = 1,
  slow = false,
  seed = 'show',
  awaited = false,
}: Given = {}) {
  const clock = new FakeClock();
  const stage = new FakeStage(clock);
  const spoken: string[] = [];
  const asked: { readonly at: number; readonly busy: boolean }[] = [];
  const match = startMatch({ game: 'dead-mans-draw', seats, options, seed });
  const store: MatchStore = new MatchStore(match, {
    save: () => null,
    think: (request: ThinkRequest): Thinking => {
      asked.push({ at: clock.now, busy: show.current().busy });
      return { answer: Promise.resolve({ action: stopEarly(request), reasons: [] }), cancel: () => undefined };
    },
    pace: () => 0,
    settled: () => show.settled(),
    hides: face.hides,
  });
  const pictures: View[] = [];
  const show = new Choreographer(store, {
    cues: (told, reduced) => {
      pictures.push(told.after);
      return { ...deadMansDrawCue(told as DeadMansDrawTold, reduced), awaited };
    },
    line: (event) => ('cards' in event && event.type === 'oracle' ? `oracle ${String(event.cards)}` : event.type),
    pace: () => ({ speed, reduced: false }),
    clock,
    sound: () => undefined,
    haptic: () => undefined,
    speak: (lines) => spoken.push(...lines),
  });
  const seen: Shown[] = [];
  show.subscribe(() => seen.push(show.current()));
  if (!slow) show.subscribe(() => show.arrived(show.current().view));
  show.start();
  store.start();
  return { clock, stage, spoken, asked, match, store, show, seen, pictures };
}

/** A bot that takes what it has as soon as it may. */
function stopEarly({ legal }: Pick<ThinkRequest, 'legal'>): Action {
  return legal.find(({ type }) => type === 'COLLECT') ?? (legal[0] as Action);
}

const view = (table: { readonly view: View }) => table.view as DeadMansDrawView;
const DRAW: Action = { type: 'DRAW' };
const COLLECT: Action = { type: 'COLLECT' };

/** Plays Anna's turn until she may stop. */
async function drawOnce(table: ReturnType<typeof perform>): Promise<void> {
  table.store.act(DRAW);
  for (let i = 0; i < 20 && table.show.current().busy; i++) await table.clock.turn(500);
}

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
