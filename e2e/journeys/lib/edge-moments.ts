import { gameOf, Match, type SeatSetup } from '@/engine';
import { defaultOptions } from '@/engine/core/options';
import { Luck, Stream } from '@/engine/core/luck';
import { asItStands, emptyLibrary, keep, pick, type Found, type Run } from './runs';

export { logIn } from './runs';

const ME = 0;
const CREW: readonly SeatSetup[] = [
  { kind: 'person', name: 'Anna', emblem: 1 },
  { kind: 'bot', name: 'Old Finn', level: 'deckhand', emblem: 2 },
  { kind: 'bot', name: 'Mara', level: 'deckhand', emblem: 3 },
];
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

const brain = gameOf('worlds-end').brain as unknown as {
  policy(state: unknown, seat: number, legal: readonly unknown[], luck: Stream): never;
};

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
    } else if (run === null) run = { match: asItStands(match), answers: [], kinds: [] };
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
  const { picked, kinds } = pick(all, most, MUST);
  const library = emptyLibrary();
  const runs = keep(library, picked);
  library.add('killed-curtain', curtained());
  return { runs, kept: library.texts(), kinds };
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
  const { add, texts } = emptyLibrary();
  add(
    'edge-legends',
    first(LEGENDS, (match, legal) => match.log.length > SOON && legal.includes('end')),
  );
  add(
    'edge-volley',
    first(CREW, (_, legal) => legal.filter((text) => text.startsWith('fire ')).length >= SHIPS),
  );
  return texts();
}
