// Matches for the pictures, played by the engine alone: no bot and no clock has a say in them, so they stay what they are however bots play and
// however fast the table is. Each moment is looked for, match by match, so that a change of the rules brings another match and not none.
// Prints what a browser holds (localStorage) when somebody has played them: `node scripts/run-ts.mjs scripts/shots/matches.ts`.
import { games, gameOf, Match, type Event, type GameId, type SeatSetup } from '@/engine';
import { defaultOptions } from '@/engine/core/options';
import { Stream } from '@/engine/core/luck';
import { Generations } from '@/engine/saves/generations';
import { Library } from '@/engine/saves/library';
import { MemoryStore } from '@/engine/saves/memory-store';
import type { StorePair } from '@/engine/saves/store';

/** How many deals are looked through for a moment. */
const DEALS = 200;
/** The person of the pictures, and those who play along. */
const CREW: readonly SeatSetup[] = [
  { kind: 'person', name: 'Anna', emblem: 1 },
  { kind: 'bot', name: 'Old Finn', level: 'bosun', emblem: 2 },
  { kind: 'bot', name: 'Mara', level: 'captain', emblem: 3 },
];
/** Four people round one tablet. */
const TABLE: readonly SeatSetup[] = ['Anna', 'Finn', 'Mara', 'Taras'].map((name, i) => ({
  kind: 'person',
  name,
  emblem: i + 1,
}));
const NOON = Date.UTC(2026, 0, 1, 12);
const HOUR = 3_600_000;

/** One thing before all else: what a hand at a table would do more often than chance does. */
const LEANS: Partial<Record<GameId, RegExp>> = {
  'seven-seas': /^(?!decline|send 0)/,
  'sea-of-clouds': /^take/,
  admiral: /^(?!fireship|give-fort)/,
  'worlds-end': /^(attack|port|buy|move|assign|bid|convoy attack|fame buy)/,
};

interface Step {
  readonly match: Match;
  /** What the person may answer now, as the log would have it; empty when the match is over. */
  readonly may: readonly string[];
  readonly moves: number;
}

/** What is played, where it is not the usual match of three. */
interface Deal {
  readonly seats?: readonly SeatSetup[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** What everybody does unasked, as soon as it may be done. */
  readonly unasked?: RegExp;
}

function deal(id: GameId, number: number, { seats = CREW, options = {} }: Deal): Match {
  const game = gameOf(id);
  const usual = defaultOptions(game.manifest.options);
  return Match.start({ game, options: { ...usual, ...options }, seats, seed: `${id} ${number}` });
}

const answers = (match: Match, seat: number) => match.legal(seat).map((action) => match.game.describe(action));

function play(match: Match, chance: Stream): void {
  const { seat } = chance.pick(match.pending());
  const legal = match.legal(seat);
  const lean = LEANS[match.game.manifest.id];
  const liked = legal.filter((action) => lean?.test(match.game.describe(action)));
  match.act(seat, chance.pick(liked.length > 0 && chance.below(8) > 0 ? liked : legal));
}

function unasked(match: Match, what: RegExp): void {
  match.seats.forEach((_, seat) => {
    const action = match.asides(seat).find((one) => what.test(match.game.describe(one)));
    if (action) match.act(seat, action);
  });
}

/** The first moment of any deal at which the person alone is asked, or the match is over, and which is like that. */
function find(game: GameId, what: string, isIt: (step: Step) => boolean, how: Deal = {}): Match {
  for (let number = 0; number < DEALS; number++) {
    const match = deal(game, number, how);
    const chance = Stream.seeded(`${game} ${number}`, 'pictures');
    for (let moves = 0; ; moves++) {
      const pending = match.pending();
      const asked = pending.length === 1 && pending[0]?.seat === 0;
      if ((asked || pending.length === 0) && isIt({ match, may: asked ? answers(match, 0) : [], moves })) return match;
      if (pending.length === 0) break;
      if (how.unasked) unasked(match, how.unasked);
      play(match, chance);
    }
  }
  throw new Error(`${game}: no deal of ${DEALS} comes to ${what}`);
}

/** Whether the person's answer would bring such an event. */
function brings(match: Match, answer: string | undefined, type: Event['type']): boolean {
  if (answer === undefined) return false;
  const again = Match.replay(match.game, match.save());
  const action = again.game.parse(answer);
  return action !== null && again.act(0, action).some((event) => event.type === type);
}

/** A battle of this kind in which the person is to say which ship fires. */
const fires =
  (kind: string) =>
  ({ match, may }: Step): boolean => {
    const { battle } = match.view(0) as unknown as { readonly battle: { readonly kind: string } | null };
    return battle?.kind === kind && may.some((text) => text.startsWith('fire '));
  };

const over = ({ match }: Step) => match.outcome() !== undefined;
const rowOf = (match: Match) => (match.view(0) as unknown as { readonly row: readonly unknown[] }).row.length;

/** Two ships a side. */
const BATTLE: Deal = { seats: CREW.slice(0, 2), options: { scenario: 'first-battle' } };

/** Each has laid mines that ask before they go off. */
const MINED: Deal = { options: { minesPerPlayer: 'most' }, unasked: / ask$/ };

/** By the names under which the pictures ask for them. The last one is on top of the shelf. */
function moments(): Record<string, Match> {
  const [draw, seas, clouds, edge, admiral] = [
    'dead-mans-draw',
    'seven-seas',
    'sea-of-clouds',
    'worlds-end',
    'admiral',
  ] as const;
  return {
    score: find(draw, 'its end', over),
    'seas-score': find(seas, 'its end', over),
    'clouds-score': find(clouds, 'its end', over),
    'seas-roles': find(seas, 'a choice of characters', ({ may, moves }) => moves > 12 && /^select/.test(may[0] ?? '')),
    'seas-battle': find(seas, 'a battle', ({ match, may }) => may[0] === 'throw' && brings(match, 'throw', 'duel')),
    'clouds-peek': find(
      clouds,
      'a share',
      ({ may, moves }) => moves > 8 && may.some((text) => /^take [23]/.test(text)),
    ),
    'clouds-boarding': find(clouds, 'a boarding', ({ match, may }) =>
      brings(
        match,
        may.find((text) => text.startsWith('take')),
        'fought',
      ),
    ),
    'edge-score': find(edge, 'its end', over),
    'edge-map': find(
      edge,
      'a step and an attack',
      ({ may, moves }) => moves > 120 && may.some((text) => text.startsWith('move')) && may.includes('attack battle'),
    ),
    'edge-table': find(
      edge,
      'a turn of one of four',
      ({ may, moves }) => moves > 120 && may.some((text) => text.startsWith('move')) && may.includes('attack battle'),
      { seats: TABLE },
    ),
    'edge-table-market': find(
      edge,
      'a market of one of four',
      ({ may, moves }) => moves > 60 && may.filter((text) => text.startsWith('buy')).length === 3,
      { seats: TABLE },
    ),
    'edge-table-auction': find(
      edge,
      'an auction of four',
      ({ may }) => may.filter((text) => text.startsWith('bid')).length > 2,
      { seats: TABLE },
    ),
    // Who is asked to fire, in a battle of each kind: alone, and at a flat table of four.
    ...Object.fromEntries(
      (['sea', 'convoy', 'kraken', 'final'] as const).flatMap((kind) => [
        [`edge-fight-${kind}`, find(edge, `a battle: ${kind}`, fires(kind))],
        [`edge-table-fight-${kind}`, find(edge, `a battle of one of four: ${kind}`, fires(kind), { seats: TABLE })],
      ]),
    ),
    'edge-market': find(
      edge,
      'a market',
      ({ may, moves }) => moves > 40 && may.filter((text) => text.startsWith('buy')).length === 3,
    ),
    'edge-auction': find(edge, 'an auction', ({ may }) => may.filter((text) => text.startsWith('bid')).length > 2),
    'adm-vane': find(admiral, 'a wind of our own', ({ may, moves }) => moves > 40 && may[0] === 'spin'),
    'adm-board': find(
      admiral,
      'ways to sail',
      ({ may, moves }) => moves > 60 && may.filter((text) => text.startsWith('move frigate')).length > 8,
    ),
    'adm-storm': find(
      admiral,
      'several drifts',
      ({ may, moves }) => moves > 60 && may.filter((text) => text.startsWith('drift')).length > 1,
    ),
    'adm-fire': find(
      admiral,
      'guns in reach',
      ({ may, moves }) => moves > 12 && may.some((text) => text.startsWith('fire line')),
      BATTLE,
    ),
    'adm-share': find(
      admiral,
      'hull to share out',
      ({ may }) => may.filter((text) => text.startsWith('give ')).length > 1,
      BATTLE,
    ),
    'adm-table': find(
      admiral,
      'ways to sail for one of four',
      ({ may, moves }) => moves > 120 && may.filter((text) => text.startsWith('move frigate')).length > 8,
      { seats: TABLE },
    ),
    'adm-table-fire': find(
      admiral,
      'guns in reach for one of four',
      ({ may, moves }) => moves > 60 && may.filter((text) => text.startsWith('fire ')).length > 1,
      { seats: TABLE },
    ),
    'adm-mine': find(
      admiral,
      'a mine to be fired',
      ({ may }) => may.some((text) => text.startsWith('detonate')),
      MINED,
    ),
    'adm-mined': find(
      admiral,
      'mines of our own on the board',
      ({ may, moves }) => moves > 60 && may.includes('end'),
      MINED,
    ),
    bust: find(
      draw,
      'a bust',
      ({ match, may }) => rowOf(match) >= 2 && may.includes('draw') && brings(match, 'draw', 'busted'),
    ),
    table: find(
      draw,
      'a full row',
      ({ match, may, moves }) => moves > 12 && rowOf(match) >= 4 && may.includes('collect') && may.includes('draw'),
    ),
  };
}

/** Scores as the shelf shows them. */
function scoresOf(match: Match): readonly number[] {
  const { players = [] } = match.view(null) as unknown as { readonly players?: readonly { readonly score?: number }[] };
  return match.outcome()?.scores ?? players.map(({ score }) => score ?? 0);
}

const stores: StorePair = [new MemoryStore(), new MemoryStore()];
const library = new Library(new Generations(stores), games, '0.1.0');
Object.entries(moments()).forEach(([id, match], index) => {
  const trouble = library.add(id, match, { scores: scoresOf(match), updatedAt: NOON + index * HOUR });
  if (trouble) throw new Error(`${id}: ${JSON.stringify(trouble)}`);
});
// As the web build of MMKV writes them.
const kept = ['saves-a', 'saves-b'].flatMap((name, i) =>
  [...(stores[i] as MemoryStore).texts].map(([key, value]) => ({ name: `${name}\\${key}`, value })),
);
console.log(JSON.stringify(kept));
