import type { Answer, Thinking, ThinkRequest } from '@/components/play/bots/request';
import { deadMansDrawFace } from '@/components/games/dead-mans-draw/face';
import { sevenSeasFace } from '@/components/games/seven-seas/face';
import type { GameFace } from '@/components/kit/face';
import type { Table } from '@/components/kit/match/table-state';
import { MatchStore } from '@/components/play/match-store';
import type { Surroundings } from '@/components/play/surroundings';
import { gameOf, Match, startMatch, type Action, type SeatSetup } from '@/engine';
import { Stream } from '@/engine/core/luck';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { trouble } from '@/engine/saves/codes';

const ANNA: SeatSetup = { kind: 'person', name: 'Anna' };
const BORYS: SeatSetup = { kind: 'person', name: 'Borys' };
const BOT: SeatSetup = { kind: 'bot', name: 'Finn', level: 'deckhand' };
const face = deadMansDrawFace as GameFace;

interface Desk extends Surroundings {
  readonly asked: ThinkRequest[];
  readonly kept: string[];
}

/** A bot that always answers with the first legal action, at once or when it is told to. */
function desk(change: Partial<Surroundings> = {}): Desk {
  const asked: ThinkRequest[] = [];
  const kept: string[] = [];
  return {
    asked,
    kept,
    save: (match) => {
      kept.push(match.hash());
      return null;
    },
    think: (request): Thinking => {
      asked.push(request);
      return { answer: Promise.resolve(answerTo(request)), cancel: () => undefined };
    },
    pace: () => 0,
    now: () => 0,
    hides: face.hides,
    ...change,
  };
}

function answerTo({ legal }: ThinkRequest): Answer {
  return { action: legal[0] as Action, reasons: [] };
}

function match(seats: readonly SeatSetup[], options: Record<string, string | number | boolean> = {}): Match {
  return startMatch({ game: 'dead-mans-draw', seats, options: { firstPlayer: 1, ...options }, seed: 'store' });
}

const settle = async () => {
  for (let i = 0; i < 50; i++) await Promise.resolve();
};

const first = (store: MatchStore) => store.current().legal[0] as Action;
const view = (table: Table) => table.view as DeadMansDrawView;

describe('several people on one screen', () => {
  it('hangs the curtain before a secret choice and shows nothing that is not public', () => {
    const store = new MatchStore(match([ANNA, BORYS]), desk());
    store.start();
    const table = store.current();
    expect(table.curtain?.seat).toBe(0);
    expect(table.decision).toBeNull();
    expect(table.legal).toEqual([]);
    expect(view(table).viewer).toBeNull();
    expect(view(table).offer).toEqual([]);
  });

  it('opens for the one it hangs for and falls again for the next', () => {
    const store = new MatchStore(match([ANNA, BORYS]), desk());
    const seen: Table[] = [];
    store.subscribe(() => seen.push(store.current()));
    store.start();
    store.open(1);
    expect(store.current().curtain?.seat).toBe(0);
    store.open(0);
    expect(view(store.current()).offer).toHaveLength(2);
    expect(store.act(first(store))).toBeNull();
    expect(store.current().curtain?.seat).toBe(1);
    // No picture on the way ever held an offer while the curtain hung, nor the offer of the other.
    expect(seen.filter((table) => table.curtain && view(table).offer.length > 0)).toEqual([]);
    expect(seen.filter((table) => view(table).viewer === 1)).toEqual([]);
  });

  it('needs no curtain once everything lies open', () => {
    const store = new MatchStore(match([ANNA, BORYS], { traits: false }), desk());
    store.start();
    expect(store.current().curtain).toBeNull();
    expect(store.current().decision?.seat).toBe(0);
  });

  it('hangs it by option where an oracle was seen in secret', () => {
    const store = new MatchStore(match([ANNA, BORYS], { traits: false, oraclePublic: false }), desk());
    store.start();
    const looked = () => view(store.current()).knownTop.length > 0;
    for (let i = 0; i < 400 && !store.current().curtain && !looked() && !store.current().over; i++)
      store.act(first(store));
    const { curtain } = store.current();
    expect(curtain).not.toBeNull();
    if (curtain) store.open(curtain.seat);
    expect(looked()).toBe(true);
  });

  it('falls also for the same person, when the answer before was given in the open', () => {
    const seas = sevenSeasFace as unknown as GameFace;
    const played = startMatch({ game: 'seven-seas', seats: [ANNA, BORYS], options: {}, seed: 'in the open' });
    const store = new MatchStore(played, desk({ hides: seas.hides }));
    store.start();
    const dice = Stream.seeded('in the open', 'bots');
    let openly = true;
    let fellForTheSame = 0;
    let stayedForTheSame = 0;
    let last = -1;
    for (let i = 0; i < 300 && !store.current().over; i++) {
      const { curtain, decision } = store.current();
      if (curtain) {
        if (curtain.seat === last && openly) fellForTheSame++;
        store.open(curtain.seat);
        openly = false;
        continue;
      }
      if (!decision) break;
      const hidden = seas.hides(decision, store.current().view);
      expect(hidden && openly).toBe(false);
      if (hidden && decision.seat === last) stayedForTheSame++;
      const { legal } = store.current();
      const wanted = legal.filter(({ type }) => type !== 'DECLINE' && type !== 'END_ACTIVATION');
      const action = dice.pick(wanted.length > 0 ? wanted : legal);
      openly = !hidden || decision.secret === true;
      last = decision.seat;
      expect(store.act(action)).toBeNull();
    }
    expect(fellForTheSame).toBeGreaterThan(0);
    expect(stayedForTheSame).toBeGreaterThan(0);
  });

  it('falls when the app goes into the background', () => {
    const store = new MatchStore(match([ANNA, BORYS]), desk());
    store.start();
    store.open(0);
    store.stop();
    expect(store.current().curtain?.seat).toBe(0);
    expect(view(store.current()).offer).toEqual([]);
  });

  it('keeps a secret choice from the one who chooses in secret after it, with the reason', () => {
    const store = new MatchStore(match([ANNA, BORYS]), desk());
    store.start();
    store.open(0);
    store.act(first(store));
    expect([store.current().undo, store.undo()]).toEqual(['another-seat', 'another-seat']);
    store.open(1);
    expect([store.current().undo, store.undo()]).toEqual(['another-seat', 'another-seat']);
    expect(store.match.log).toHaveLength(1);
    expect(store.current().curtain).toBeNull();
  });
});

describe('people and bots', () => {
  it('lets bots answer until a person is asked, and keeps every step', async () => {
    const at = desk();
    const store = new MatchStore(match([ANNA, BOT, BOT]), at);
    store.start();
    await settle();
    expect(at.asked.map(({ view: seen }) => seen.viewer)).toEqual([1, 2]);
    expect(store.current().decision?.seat).toBe(0);
    expect(store.current().curtain).toBeNull();
    expect(at.kept).toHaveLength(2);
    expect(at.kept.at(-1)).toBe(store.match.hash());
  });

  it('gives each bot what its last thought left of its turn, and nobody else', async () => {
    const desks = desk();
    const planned = (seat: number | null, at: number) => [{ seen: `${seat}/${at}`, action: { type: 'LATER' } }];
    const think = (request: ThinkRequest): Thinking => {
      desks.asked.push(request);
      const plan = planned(request.view.viewer, desks.asked.length);
      return { answer: Promise.resolve({ ...answerTo(request), plan }), cancel: () => undefined };
    };
    const store = new MatchStore(match([BOT, BOT], { traits: false }), { ...desks, think });
    store.start();
    await settle();
    store.stop();
    const last = new Map<number | null, number>();
    const told = desks.asked.map(({ view: { viewer }, plan }, i) => {
      const before = last.get(viewer);
      last.set(viewer, i + 1);
      return [plan, before === undefined ? [] : planned(viewer, before)] as const;
    });
    expect(told.length).toBeGreaterThan(4);
    expect(told.map(([plan]) => plan)).toEqual(told.map(([, mine]) => mine));
  });

  it('lets no bot think before the table is lit, and asks each question once', async () => {
    let lights = (): void => undefined;
    let light: Promise<void> | null = new Promise((resolve) => (lights = resolve));
    const at = desk({ firstLight: () => light });
    const store = new MatchStore(match([ANNA, BOT, BOT]), at);
    store.start();
    store.stop();
    store.start();
    await settle();
    expect(at.asked).toEqual([]);
    light = null;
    lights();
    await settle();
    expect(at.asked.map(({ view: seen }) => seen.viewer)).toEqual([1, 2]);
  });

  it('shows a lone person only what that person may see', async () => {
    const seen: Table[] = [];
    const store = new MatchStore(match([ANNA, BOT]), desk());
    store.subscribe(() => seen.push(store.current()));
    store.start();
    await settle();
    store.act(first(store));
    await settle();
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.filter((table) => view(table).viewer !== 0)).toEqual([]);
  });

  it('gives the same bot the same seed at the same place after a restart', async () => {
    const before = desk();
    const store = new MatchStore(match([ANNA, BOT]), before);
    store.start();
    const saved = JSON.parse(JSON.stringify(store.match.save()));
    await settle();
    const after = desk();
    const again = new MatchStore(Match.restore(gameOf('dead-mans-draw'), saved), after);
    again.start();
    await settle();
    expect(before.asked[0]?.seed).toBe(after.asked[0]?.seed);
    expect(again.match.hash()).toBe(store.match.hash());
  });

  it('tells the whole story again after a restart', async () => {
    const store = new MatchStore(match([ANNA, BOT]), desk());
    store.start();
    await settle();
    for (let i = 0; i < 6; i++) {
      if (store.current().decision) store.act(first(store));
      await settle();
    }
    const again = new MatchStore(Match.restore(gameOf('dead-mans-draw'), store.match.save()), desk());
    const events = (one: MatchStore) => one.current().story.flatMap(({ events: told }) => told);
    expect(events(store).length).toBeGreaterThan(10);
    expect(events(again)).toEqual(events(store));
  });

  it('drops the answer of a bot that was stopped while it thought', async () => {
    let release: (answer: Answer | null) => void = () => undefined;
    let cancelled = false;
    const at = desk({
      think: () => ({
        answer: new Promise((resolve) => {
          release = resolve;
        }),
        cancel: () => {
          cancelled = true;
        },
      }),
    });
    const store = new MatchStore(match([BOT, ANNA], { traits: false }), at);
    store.start();
    expect(store.current().thinking).toBe(0);
    const hash = store.match.hash();
    store.stop();
    release({ action: { type: 'DRAW' } as Action, reasons: [] });
    await settle();
    expect(cancelled).toBe(true);
    expect(store.match.hash()).toBe(hash);
    expect(store.current().thinking).toBeNull();
  });

  it('5.3: nobody learns from how soon a bot answers whether it had a choice, at any speed', async () => {
    let now = 0;
    // A thought about a choice takes its time; where there is none a bot would know at once.
    const lengths = [300, 200, 120, 0, 0, 0, 250, 0, 180, 0];
    const asked: { readonly request: ThinkRequest; readonly at: number }[] = [];
    const later = jest.spyOn(global, 'setTimeout').mockImplementation(((then: () => void, ms: number) => {
      now += ms;
      then();
    }) as typeof setTimeout);
    const think = (request: ThinkRequest): Thinking => {
      const length = lengths[asked.length];
      asked.push({ request, at: now });
      if (length === undefined) return { answer: new Promise(() => undefined), cancel: () => undefined };
      now += length;
      return { answer: Promise.resolve(answerTo(request)), cancel: () => undefined };
    };
    const bots = [BOT, { ...BOT, name: 'Mara' }];
    const store = new MatchStore(match(bots, { traits: false }), desk({ now: () => now, hides: () => true, think }));
    try {
      store.start();
      for (let i = 0; i < lengths.length; i++) await settle();
    } finally {
      later.mockRestore();
    }
    expect(asked).toHaveLength(lengths.length + 1);
    expect(asked.every(({ request }) => request.thorough === true)).toBe(true);
    const slowest = [0, 0];
    lengths.forEach((length, i) => {
      const seat = asked[i]?.request.view.viewer ?? 0;
      slowest[seat] = Math.max(slowest[seat] ?? 0, length);
      expect((asked[i + 1]?.at ?? 0) - (asked[i]?.at ?? 0)).toBe(slowest[seat]);
    });
  });

  it('reports a bot that cannot think, and changes nothing', async () => {
    const at = desk({ think: () => ({ answer: Promise.reject(new Error('no thought')), cancel: () => undefined }) });
    const store = new MatchStore(match([BOT, ANNA], { traits: false }), at);
    store.start();
    await settle();
    expect(store.current().failure?.message).toBe('no thought');
    expect(store.match.log).toHaveLength(0);
  });
});

describe('a match that breaks', () => {
  const broken = (seats: readonly SeatSetup[]) => {
    const breaking = match(seats, { traits: false });
    jest.spyOn(breaking, 'act').mockImplementation(() => {
      throw new TypeError('undefined is not a function');
    });
    return breaking;
  };

  it('throws nothing into the press, but tells the table, with the picture that stood', () => {
    const store = new MatchStore(broken([ANNA, BORYS]), desk());
    store.start();
    const before = store.current();
    const heard = jest.fn();
    store.subscribe(heard);
    expect(store.act(first(store))).toBeNull();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(store.current().failure).toBeInstanceOf(TypeError);
    expect(store.current().view).toBe(before.view);
  });

  it('tells it also when it breaks at the move of a bot', async () => {
    const store = new MatchStore(broken([BOT, ANNA]), desk());
    store.start();
    await settle();
    expect(store.current().failure).toBeInstanceOf(TypeError);
  });
});

it('refuses what is not legal with a reason and changes nothing', () => {
  const store = new MatchStore(match([ANNA, BORYS], { traits: false }), desk());
  store.start();
  const hash = store.match.hash();
  expect(store.act({ type: 'COLLECT' })?.code).toBe('draw-first');
  expect(store.act({ type: 'GO_HOME' })?.code).toBe('unknown-action');
  expect(store.match.hash()).toBe(hash);
});

it('says when a save did not work and plays on', () => {
  const heard: string[] = [];
  const at = desk({ save: () => trouble('write-failed', { key: 'x' }), onTrouble: ({ code }) => heard.push(code) });
  const store = new MatchStore(match([ANNA, BORYS], { traits: false }), at);
  store.start();
  expect(store.act(first(store))).toBeNull();
  expect(heard).toEqual(['write-failed']);
  expect(store.match.log).toHaveLength(1);
});
