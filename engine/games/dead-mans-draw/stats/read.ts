import type { Game, Seat } from '@/engine/core/game';
import { Match, type SavedMatch } from '@/engine/core/match';
import type { Draw } from '@/engine/stats/draws';
import type { PlayFacts } from '@/engine/stats/facts';
import type { Played } from '@/engine/stats/game-stats';
import { deadMansDraw } from '..';
import { cardFromId, valueOf, type Card, type CardId } from '../data/cards';
import { SUITS } from '../data/suits';
import type { DeadMansDrawEvent } from '../events';
import { bustOdds, type BustOdds } from '../odds';
import type { DeadMansDrawView } from '../view';

const NOTHING: BustOdds = { bust: 0, of: 0 };

/** What counts as a feat, in numbers. */
const LONG_ROW = 8;
const BIG_TAKE = 25;
const RICH_BONUS = 5;
const KRAKEN_ROW = 5;
const SAVED = 4;
const FAR_BEHIND = 20;
const RAIDS = 3;
const BIG_SHOT = 7;

/** One seat while its match is told again. */
class Tally {
  draws: Draw[] = [];
  turns = 0;
  busts = 0;
  takes = 0;
  taken = 0;
  bestTake = 0;
  raids = 0;
  behind = 0;
  readonly feats = new Set<string>();

  facts(traits: readonly string[]): PlayFacts {
    const risky = this.draws.filter(({ bust }) => bust > 0);
    const expected = risky.reduce((sum, { bust, of }) => sum + bust / of, 0);
    return {
      counts: {
        turns: this.turns,
        draws: this.draws.length,
        risky: risky.length,
        expected: Math.round(expected * 10000) / 10000,
        drawBusts: risky.filter(({ busted }) => busted).length,
        busts: this.busts,
        takes: this.takes,
        taken: this.taken,
        bestTake: this.bestTake,
      },
      traits: [...traits],
      feats: [...this.feats].sort(),
    };
  }
}

/** Tells the match again and reads it seat by seat. Throws like `Match.replay` when it cannot be told. */
export function read(saved: SavedMatch): Played & { readonly draws: readonly Draw[] } {
  const tallies = saved.seats.map(() => new Tally());
  let odds = NOTHING;
  let before = scoresOf(saved, []);
  const match = Match.replay(deadMansDraw as Game, saved, (entry, events, now) => {
    const tally = tallies[entry.seat] as Tally;
    const view = now.view(null) as DeadMansDrawView;
    const scores = view.players.map(({ score }) => score);
    const told = events as unknown as readonly DeadMansDrawEvent[];
    if (entry.action === 'draw')
      drawn(tally, { at: now.log.length - 1, seat: entry.seat, odds, forced: entry.forced === true }, told);
    for (const event of told) hear(event, tallies, before, scores);
    before = scores;
    const next = saved.log[now.log.length];
    odds = next?.action === 'draw' ? bustOdds(now.view(next.seat) as DeadMansDrawView) : NOTHING;
  });
  const view = match.view(null) as DeadMansDrawView;
  const outcome = match.outcome();
  view.players.forEach(({ bank, seat }) => {
    const tally = tallies[seat] as Tally;
    if (SUITS.every((suit) => bank[suit].length > 0)) tally.feats.add('all-suits');
    if (!outcome?.winners.includes(seat)) return;
    if (tally.busts === 0) tally.feats.add('no-bust');
    if (tally.behind >= FAR_BEHIND) tally.feats.add('comeback');
  });
  return {
    draws: tallies.flatMap(({ draws }) => draws).sort((a, b) => a.at - b.at),
    seats: view.players.map(({ seat, traits }) => (tallies[seat] as Tally).facts(traits ?? [])),
    variant: view.variant,
  };
}

interface Turned {
  readonly at: number;
  readonly seat: Seat;
  readonly odds: BustOdds;
  readonly forced: boolean;
}

function drawn(
  tally: Tally,
  { at, seat, odds: { bust, of }, forced }: Turned,
  events: readonly DeadMansDrawEvent[],
): void {
  const card = events.find((event) => event.type === 'drawn');
  if (card?.type !== 'drawn') return;
  const busted = events.some((event) => event.type === 'busted' && event.card === card.card);
  tally.draws.push({ at, seat, bust, of, busted });
  // Not when the card was known: then there was nothing to dare.
  if (!busted && !forced && bust < of && bust * 2 >= of && of > 1) tally.feats.add('nerves');
}

function hear(
  event: DeadMansDrawEvent,
  tallies: readonly Tally[],
  before: readonly number[],
  after: readonly number[],
): void {
  const tally = tallies[event.seat] as Tally;
  switch (event.type) {
    case 'turn-began':
      tally.turns++;
      tallies.forEach((one, seat) => {
        one.behind = Math.max(one.behind, Math.max(...after) - (after[seat] as number));
      });
      break;
    case 'busted':
      tally.busts++;
      break;
    case 'saved':
      if (event.cards.length >= SAVED) tally.feats.add('saved');
      break;
    case 'collected': {
      const gain = (after[event.seat] as number) - (before[event.seat] as number);
      tally.takes++;
      tally.taken += gain;
      tally.bestTake = Math.max(tally.bestTake, gain);
      if (gain >= BIG_TAKE) tally.feats.add('big-take');
      if (event.cards.length >= LONG_ROW) tally.feats.add('long-row');
      if (event.cards.length >= KRAKEN_ROW && event.cards.some((card) => card.startsWith('kraken')))
        tally.feats.add('kraken');
      break;
    }
    case 'bonus':
      if (event.cards.length >= RICH_BONUS) tally.feats.add('rich-bonus');
      break;
    case 'stolen':
      if (++tally.raids === RAIDS) tally.feats.add('raider');
      break;
    case 'shot':
      if (event.from !== event.seat && event.cards.some((card) => worth(card) >= BIG_SHOT)) tally.feats.add('big-shot');
      break;
    default:
  }
}

function worth(card: CardId): number {
  return valueOf(cardFromId(card) as Card);
}

function scoresOf(saved: SavedMatch, log: SavedMatch['log']): readonly number[] {
  const view = Match.replay(deadMansDraw as Game, { ...saved, log }).view(null) as DeadMansDrawView;
  return view.players.map(({ score }) => score);
}
