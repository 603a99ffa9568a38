import type { Seat } from '@/engine/core/game';
import type { SavedMatch } from '@/engine/core/match';
import type { PlayFacts } from '@/engine/stats/facts';
import type { Played } from '@/engine/stats/game-stats';
import { boxOf } from '../box';
import { seaFrom, SEAS, type Sea } from '../data/board';
import type { WorldsEndEvent } from '../events';
import { fameOfSeas } from '../fame';
import { NOBODY } from '../state';
import type { Result, SideNumber, WorldsEndView } from '../view';
import { Fray } from './battle';
import { tell } from './told';

/** What counts as a feat, in numbers. */
const LONG_ODDS = 0.25;
const MONOPOLIES = 2;
const PURSE = 4;
const FRIGATE = 3;

/** One seat while its match is told again. */
class Tally {
  turns = 0;
  battles = 0;
  won = 0;
  sunk = 0;
  lost = 0;
  bought = 0;
  lastBattles = 0;
  lastWon = 0;
  hero = '';
  readonly feats = new Set<string>();

  facts(): PlayFacts {
    const { turns, battles, won, sunk, lost, bought, lastBattles, lastWon, hero, feats } = this;
    return {
      counts: { turns, battles, won, sunk, lost, bought, lastBattles, lastWon },
      traits: hero ? [hero] : [],
      feats: [...feats].sort(),
    };
  }
}

/** Tells the match again and reads it seat by seat. */
export function read(saved: SavedMatch): Played {
  const tallies = saved.seats.map(() => new Tally());
  const owner = SEAS.map(() => NOBODY);
  let fray: Fray | undefined;
  let result: Result = '';
  const match = tell(saved, (event, { options }) => {
    fray ??= new Fray(options);
    const tally = tallies[event.seat] as Tally;
    if (event.type === 'over') ({ result } = event);
    else if (event.type === 'taken' || event.type === 'raided') {
      owner[seaFrom(event.sea) as Sea] = event.type === 'taken' ? event.seat : NOBODY;
      const { monopolies, regions } = fameOfSeas(boxOf(options), owner, event.seat);
      if (monopolies >= MONOPOLIES) tally.feats.add('monopolies');
      if (regions > 0) tally.feats.add('region');
    } else if (event.type === 'struck') struck(event, fray, tallies);
    else if (event.type === 'home') home(event, fray, tallies);
    else own(event, tally);
    fray.hear(event);
  });
  const winners = match.outcome()?.winners ?? [];
  for (const seat of winners) atTheEnd(tallies[seat] as Tally, result);
  (match.view(null) as WorldsEndView).players.forEach(({ seat, hero }) => {
    (tallies[seat] as Tally).hero = hero ?? '';
  });
  return { variant: '', seats: tallies.map((tally) => tally.facts()) };
}

function atTheEnd(tally: Tally, result: Result): void {
  if (result === 'armadaBeaten') tally.feats.add('legend');
  if (result === 'lastStanding') tally.feats.add('last-standing');
  if (result === 'fame10' && tally.bought === 0) tally.feats.add('by-sword');
  if (tally.bought >= PURSE) tally.feats.add('purse');
  if (tally.lost === 0) tally.feats.add('dry-decks');
}

function own(event: WorldsEndEvent, tally: Tally): void {
  if (event.type === 'turn-began') tally.turns++;
  else if (event.type === 'fame-bought') tally.bought++;
  else if (event.type === 'storm') tally.lost += event.sunk.length;
  // 4.19.5: with nothing to meet the armada it is lost without a shot.
  else if (event.type === 'last-battle') tally.lastBattles++;
}

/** A ship goes down or changes hands: whose it was, and who did it. */
function struck(event: Extract<WorldsEndEvent, { type: 'struck' }>, fray: Fray, tallies: readonly Tally[]): void {
  if (event.result !== 'sunk' && event.result !== 'taken') return;
  const side = fray.sideOf(event.ship);
  const loser = tallyOf(fray, side, tallies);
  const winner = tallyOf(fray, side === 0 ? 1 : 0, tallies);
  if (loser) loser.lost++;
  if (!winner) return;
  if (event.result === 'sunk') winner.sunk++;
  else if (fray.attackOf(event.ship) === FRIGATE) winner.feats.add('boarded');
  if (event.ship === 'kraken') winner.feats.add('kraken');
}

function home(event: Extract<WorldsEndEvent, { type: 'home' }>, fray: Fray, tallies: readonly Tally[]): void {
  for (const side of [0, 1] as const) {
    const tally = tallyOf(fray, side, tallies);
    if (!tally) continue;
    tally.battles++;
    if (event.winner !== side) continue;
    tally.won++;
    if (fray.chances[side] <= LONG_ODDS) tally.feats.add('against-odds');
    if (event.battle === 'convoy') tally.feats.add('convoy');
    if (event.battle === 'final') tally.lastWon++;
  }
}

function tallyOf(fray: Fray, side: SideNumber, tallies: readonly Tally[]): Tally | null {
  const seat: Seat | null = fray.seatOf(side);
  return seat === null ? null : (tallies[seat] as Tally);
}
