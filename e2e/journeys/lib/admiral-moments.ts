import { gameOf, Match, type SeatSetup } from '@/engine';
import { defaultOptions } from '@/engine/core/options';
import { Stream } from '@/engine/core/luck';
import { asItStands, emptyLibrary, keep, pick, type Found, type Run } from './runs';

export { logIn } from './runs';

const ME = 0;
const CREW: readonly SeatSetup[] = [
  { kind: 'person', name: 'Anna', emblem: 1 },
  { kind: 'bot', name: 'Old Finn', level: 'deckhand', emblem: 2 },
  { kind: 'bot', name: 'Mara', level: 'deckhand', emblem: 3 },
];
/** A phone that goes from hand to hand. */
const SHARED: readonly SeatSetup[] = [
  { kind: 'person', name: 'Anna', emblem: 1 },
  { kind: 'person', name: 'Boris', emblem: 2 },
];

/** Deals in which much was found. */
const KNOWN = [154, 137, 29, 38, 47, 57, 20, 27, 11, 12, 21, 26, 31];
/** What is played, by the number of the deal: a battle, pearls with mines, pearls among three, and The Seas are in the Fire. */
const DEALS = [
  { seats: 2, options: { scenario: 'first-battle' } },
  { seats: 2, options: { scenario: 'pearl-shoals', wind: 'lively', minesPerPlayer: 'most' } },
  { seats: 3, options: { scenario: 'pearl-shoals', minesPerPlayer: 'most', islandsExtra: 'two-crescents' } },
  { seats: 2, options: { scenario: 'sea-on-fire', wind: 'lively' } },
] as const;
const LONG = 420;
/** A turn has many answers: it is cut into runs of a few. */
const FEW = 2;
/** What a hand at a table does more often than chance does. */
const LEANS = /^(?!fireship|give-fort|offer|resign)/;
const SELDOM = 12;
/** What is to be seen whatever else there is. */
const MUST = ['spin', 'move', 'drift', 'fire', 'salvo', 'board', 'give', 'detonate', 'end'];

const game = gameOf('admiral');

function deal(number: number): Match {
  const { seats, options } = DEALS[number % DEALS.length] as (typeof DEALS)[number];
  // The screen would give some of the answers by itself (E-33).
  const all = { ...defaultOptions(game.manifest.options), ...options, autoDrift: false };
  return Match.start({ game, options: all, seats: CREW.slice(0, seats), seed: `killed ${number}` });
}

/** All runs of own answers in one deal. */
function* runsOf(number: number): Generator<Found> {
  const match = deal(number);
  const chance = Stream.seeded(`killed ${number}`, 'journey');
  let run: Found | null = null;
  for (let i = 0; i < LONG; i++) {
    const [next, ...others] = match.pending();
    if (!next) break;
    // Where several are asked at once bots are quicker.
    if (next.seat !== ME || others.length > 0) {
      if (run) yield run;
      run = null;
    } else if (run === null || run.answers.length === FEW) {
      if (run) yield run;
      const ask = match.asides(ME).find((action) => / ask$/.test(game.describe(action)));
      if (ask) match.act(ME, ask);
      run = { match: asItStands(match), answers: [], kinds: [] };
    }
    const legal = match.legal(next.seat);
    const liked = legal.filter((action) => LEANS.test(game.describe(action)));
    const action = chance.pick(liked.length > 0 && chance.below(SELDOM) > 0 ? liked : legal);
    const text = game.describe(action);
    match.act(next.seat, action);
    run?.answers.push(text);
    run?.kinds.push(text.split(' ')[0] ?? '');
  }
  if (run) yield run;
}

/** Few runs in which as many different things are done as can be, with so many answers together. */
export function moments(most: number): {
  readonly runs: readonly Run[];
  readonly kept: [string, string][];
  readonly kinds: string[];
} {
  const { picked, kinds } = pick(
    KNOWN.flatMap((number) => [...runsOf(number)]),
    most,
    MUST,
  );
  const library = emptyLibrary();
  const runs = keep(library, picked);
  library.add('killed-curtain', curtained());
  return { runs, kept: library.texts(), kinds };
}

/** Two who share a phone lay their mines. */
function curtained(): Match {
  const options = { ...defaultOptions(game.manifest.options), minesPerPlayer: 'most' };
  const match = Match.start({ game, options, seats: SHARED, seed: 'killed behind a curtain' });
  const chance = Stream.seeded('killed behind a curtain', 'journey');
  for (let [next] = match.pending(); next && next.kind !== 'LayMine'; [next] = match.pending()) {
    match.act(next.seat, chance.pick(match.legal(next.seat)));
  }
  return match;
}

/** The first moment of a deal at which the person is asked like that. */
function first(numbers: readonly number[], isIt: (legal: readonly string[]) => boolean): Match {
  for (const number of numbers) {
    const match = deal(number);
    const chance = Stream.seeded(`killed ${number}`, 'journey');
    for (let [next] = match.pending(); next; [next] = match.pending()) {
      const legal = match.legal(next.seat);
      if (next.seat === ME && isIt(legal.map((action) => game.describe(action)))) return match;
      const liked = legal.filter((action) => LEANS.test(game.describe(action)));
      match.act(next.seat, chance.pick(liked.length > 0 ? liked : legal));
    }
  }
  throw new Error('no such moment');
}

/** The vane in hand, ships that can sail and fire, and a storm. */
export function pausedMatches(): [string, string][] {
  const { add, texts } = emptyLibrary();
  const battles = [0, 4, 8, 12, 16, 20];
  add(
    'adm-wind',
    first(battles, ([only]) => only === 'spin'),
  );
  add(
    'adm-guns',
    first(
      battles,
      (legal) => legal.some((text) => text.startsWith('fire ')) && legal.some((text) => text.startsWith('move ')),
    ),
  );
  add(
    'adm-drifts',
    first([1, 5, 9, 13], (legal) => legal.filter((text) => text.startsWith('drift ')).length > 0),
  );
  return texts();
}

/** Two against each other on the whole board; the other one is a Legend and moves next. */
export function legendMatch(): [string, string][] {
  const { add, texts } = emptyLibrary();
  const seats: SeatSetup[] = [SHARED[0] as SeatSetup, { kind: 'bot', name: 'Old Finn', level: 'legend', emblem: 2 }];
  const options = { ...defaultOptions(game.manifest.options), scenario: 'pearl-shoals', wind: 'lively' };
  const match = Match.start({ game, options, seats, seed: 'under a Legend' });
  const chance = Stream.seeded('under a Legend', 'journey');
  for (let moves = 0; ; moves++) {
    const [next] = match.pending();
    if (!next) throw new Error('it is over');
    const legal = match.legal(next.seat);
    const texts = legal.map((action) => game.describe(action));
    if (next.seat === ME && moves > 60 && texts.includes('end')) break;
    const liked = legal.filter((_, i) => LEANS.test(texts[i] ?? ''));
    match.act(next.seat, chance.pick(liked.length > 0 && chance.below(SELDOM) > 0 ? liked : legal));
  }
  add('adm-legend', match);
  return texts();
}
