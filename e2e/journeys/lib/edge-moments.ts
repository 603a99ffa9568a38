import { games, gameOf, Match, type SeatSetup } from '@/engine';
import { defaultOptions } from '@/engine/core/options';
import { Luck, Stream } from '@/engine/core/luck';
import { Generations } from '@/engine/saves/generations';
import { Library } from '@/engine/saves/library';
import { MemoryStore } from '@/engine/saves/memory-store';
import type { StorePair } from '@/engine/saves/store';

const ME = 0;
const CREW: readonly SeatSetup[] = [
  { kind: 'person', name: 'Anna', emblem: 1 },
  { kind: 'bot', name: 'Old Finn', level: 'deckhand', emblem: 2 },
  { kind: 'bot', name: 'Mara', level: 'deckhand', emblem: 3 },
];
const APP = '0.1.0';
const NOON = Date.UTC(2026, 0, 1, 12);
/** Deals that are looked through, and how long each is played: those first in which much was found. */
const KNOWN = [79, 33, 5, 25, 30, 37, 15, 0, 1, 10];
const DEALS = 120;
const ENOUGH = 24;
const LONG = 700;
/** What a hand at a table would do more often than the rule bot does. */
const LEANS = /^(assign|recall|guard|calypso|at-with|convoy attack|bid|withdraw|after |react )/;
const OFTEN = 3;
/** So often somebody does whatever may be done: such matches last until the armada is here. */
const STRAYS = 10;

/** A phone that goes from hand to hand. */
const SHARED: readonly SeatSetup[] = [
  { kind: 'person', name: 'Anna', emblem: 1 },
  { kind: 'person', name: 'Boris', emblem: 2 },
];

/** Where a match stands, and what its person answers from there on without anybody else being asked. */
export interface Run {
  readonly id: string;
  readonly log: readonly string[];
  readonly answers: readonly string[];
}

const brain = gameOf('worlds-end').brain as unknown as {
  policy(state: unknown, seat: number, legal: readonly unknown[], luck: Stream): never;
};

const logOf = (match: Match): string[] =>
  match.log.filter(({ forced }) => !forced).map(({ seat, action }) => `${seat} ${action}`);

interface Found {
  readonly match: Match;
  readonly answers: string[];
  readonly kinds: string[];
}

const kindOf = (answer: string, brought: readonly string[]): string[] => [
  answer.split(' ')[0] ?? '',
  ...brought.filter((type) => type === 'last-battle' || type === 'rolled' || type === 'home' || type === 'over'),
];

/** All runs of own answers in one deal. */
function* runsOf(number: number): Generator<Found> {
  const game = gameOf('worlds-end');
  const options = { ...defaultOptions(game.manifest.options), autoCommander: true };
  const match = Match.start({ game, options, seats: CREW.slice(0, 2 + (number % 2)), seed: `killed ${number}` });
  const chance = Stream.seeded(`killed ${number}`, 'journey');
  const luck = Luck.fromSeed(`killed ${number}`);
  let run: Found | null = null;
  for (let i = 0; i < LONG; i++) {
    const [next] = match.pending();
    if (!next) break;
    const legal = match.legal(next.seat);
    const liked = legal.filter((action) => LEANS.test(game.describe(action)));
    const leans = number % 4 > 1 && next.seat === ME && liked.length > 0 && chance.below(OFTEN) === 0;
    const { state } = match.position();
    const strays = chance.below(STRAYS) === 0;
    const action = leans
      ? chance.pick(liked)
      : strays
        ? chance.pick(legal)
        : brain.policy(state, next.seat, legal, luck.bots);
    if (next.seat !== ME) {
      if (run) yield run;
      run = null;
    } else if (run === null) run = { match: Match.replay(game, match.save()), answers: [], kinds: [] };
    const text = game.describe(action);
    const events = match.act(next.seat, action);
    if (!run) continue;
    run.answers.push(text);
    run.kinds.push(
      ...kindOf(
        text,
        events.map(({ type }) => type),
      ),
    );
  }
  if (run) yield run;
}

/** What is to be seen whatever else there is. */
const MUST = ['last-battle', 'withdraw', 'convoy', 'flee', 'bid', 'assign'];

/** Few runs in which as many different things happen as can be, with so many answers together. */
export function moments(most: number): {
  readonly runs: readonly Run[];
  readonly kept: [string, string][];
  readonly kinds: string[];
} {
  const all: Found[] = [];
  const found = new Set<string>();
  for (const deal of new Set([...KNOWN, ...Array.from({ length: DEALS }, (_, i) => i)])) {
    if (MUST.every((kind) => found.has(kind)) && found.size >= ENOUGH) break;
    for (const run of runsOf(deal)) {
      all.push(run);
      run.kinds.forEach((kind) => found.add(kind));
    }
  }
  const seen = new Set<string>();
  const picked: Found[] = [];
  let left = most;
  const worth = (kind: string) => (MUST.includes(kind) ? 3 : 1);
  const fresh = ({ kinds }: Found) =>
    [...new Set(kinds.filter((kind) => !seen.has(kind)))].reduce((sum, kind) => sum + worth(kind), 0);
  while (left > 0) {
    const fits = all.filter(({ answers }) => answers.length <= left);
    const best = fits.reduce<Found | null>(
      (a, b) => (a === null || fresh(b) / (b.answers.length + 1) > fresh(a) / (a.answers.length + 1) ? b : a),
      null,
    );
    if (!best || fresh(best) === 0) break;
    picked.push(best);
    best.kinds.forEach((kind) => seen.add(kind));
    left -= best.answers.length;
  }
  const stores: StorePair = [new MemoryStore(), new MemoryStore()];
  const library = new Library(new Generations(stores), games, APP);
  const runs = picked.map(({ match, answers }, i): Run => {
    const id = `killed-${i}`;
    const trouble = library.add(id, match, { scores: match.seats.map(() => 0), updatedAt: NOON + i });
    if (trouble) throw new Error(JSON.stringify(trouble));
    return { id, log: logOf(match), answers };
  });
  library.add('killed-curtain', curtained(), { scores: [0, 0], updatedAt: NOON });
  const kept = textsOf(stores);
  return { runs, kept, kinds: [...seen] };
}

/** The first turn of two who share a phone: its ships are nobody else's business. */
function curtained(): Match {
  const game = gameOf('worlds-end');
  const options = defaultOptions(game.manifest.options);
  const match = Match.start({ game, options, seats: SHARED, seed: 'killed behind a curtain' });
  const luck = Luck.fromSeed('killed behind a curtain');
  for (let [next] = match.pending(); next && next.kind !== 'ACTIONS'; [next] = match.pending()) {
    const { state } = match.position();
    match.act(next.seat, brain.policy(state, next.seat, match.legal(next.seat), luck.bots));
  }
  return match;
}

const LEGENDS: readonly SeatSetup[] = [
  { kind: 'person', name: 'Anna', emblem: 1 },
  { kind: 'bot', name: 'Old Finn', level: 'legend', emblem: 2 },
  { kind: 'bot', name: 'Mara', level: 'legend', emblem: 3 },
  { kind: 'bot', name: 'Berg', level: 'legend', emblem: 4 },
];

/** The first moment of a match among rule bots at which the person is asked like that. */
function first(seats: readonly SeatSetup[], isIt: (match: Match, legal: readonly string[]) => boolean): Match {
  const game = gameOf('worlds-end');
  const options = { ...defaultOptions(game.manifest.options), autoCommander: true };
  for (let deal = 0; deal < DEALS; deal++) {
    const match = Match.start({ game, options, seats, seed: `moment ${deal}` });
    const luck = Luck.fromSeed(`moment ${deal}`);
    for (let [next] = match.pending(); next; [next] = match.pending()) {
      const legal = match.legal(next.seat);
      if (
        next.seat === ME &&
        isIt(
          match,
          legal.map((action) => game.describe(action)),
        )
      )
        return match;
      const { state } = match.position();
      match.act(next.seat, brain.policy(state, next.seat, legal, luck.bots));
    }
  }
  throw new Error('no such moment');
}

const SOON = 80;
const SHIPS = 4;

/** The end of a turn, after which three Legends think; and a battle in which a volley of several ships is to be fired. */
export function pausedMatches(): [string, string][] {
  const stores: StorePair = [new MemoryStore(), new MemoryStore()];
  const library = new Library(new Generations(stores), games, APP);
  const add = (id: string, match: Match) =>
    void library.add(id, match, { scores: match.seats.map(() => 0), updatedAt: NOON });
  add(
    'edge-legends',
    first(LEGENDS, (match, legal) => match.log.length > SOON && legal.includes('end')),
  );
  add(
    'edge-volley',
    first(CREW, (_, legal) => legal.filter((text) => text.startsWith('fire ')).length >= SHIPS),
  );
  return textsOf(stores);
}

const textsOf = (stores: StorePair): [string, string][] =>
  ['saves-a', 'saves-b'].flatMap((name, i) =>
    [...(stores[i] as MemoryStore).texts].map(([key, value]): [string, string] => [`${name}\\${key}`, value]),
  );

/** What a browser holds of a match, as the app itself would read it. */
export function logIn(texts: readonly (readonly [string, string])[], id: string): string[] {
  const stores: StorePair = [new MemoryStore(), new MemoryStore()];
  for (const [key, text] of texts) {
    ['saves-a', 'saves-b'].forEach((name, i) => {
      if (key.startsWith(`${name}\\`)) (stores[i] as MemoryStore).texts.set(key.slice(name.length + 1), text);
    });
  }
  const opened = new Library(new Generations(stores), games, APP).load(id);
  if (!opened.ok) throw new Error(JSON.stringify(opened.trouble));
  return logOf(opened.value.match);
}
