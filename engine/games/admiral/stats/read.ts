import type { SavedMatch } from '@/engine/core/match';
import type { Seat } from '@/engine/core/game';
import type { PlayFacts } from '@/engine/stats/facts';
import type { Played } from '@/engine/stats/game-stats';
import { chartFor, NOBODY } from '../board/chart';
import { variantOf } from '../data/scenarios';
import { squareId } from '../data/squares';
import type { AdmiralEvent, SinkReason } from '../events';
import { fightOdds } from '../odds';
import type { AdmiralOptions } from '../options';
import { POINTS } from '../rules/fight';
import type { Result } from '../view';
import { tell } from './told';

/** What counts as a feat, in numbers. */
const LONG_ODDS = 0.25;
const SWIFT_ROUNDS = 6;
const DOUBLE = 2;

/** One seat while its match is told again. */
class Tally {
  rounds = 0;
  shots = 0;
  hits = 0;
  fights = 0;
  won = 0;
  sunk = 0;
  lost = 0;
  captured = 0;
  forts = 0;
  delivered = 0;
  /** Damage from reefs. */
  reefs = 0;
  /** Lots unloaded in the running turn. */
  turn = 0;
  readonly feats = new Set<string>();

  facts(): PlayFacts {
    const { rounds, shots, hits, fights, won, sunk, lost, captured, forts, delivered, feats } = this;
    return {
      counts: { rounds, shots, hits, fights, won, sunk, lost, captured, forts, delivered },
      traits: [],
      feats: [...feats].sort(),
    };
  }
}

type EventOf<T extends AdmiralEvent['type']> = Extract<AdmiralEvent, { type: T }>;

/** Tells the match again and reads it seat by seat. */
class Reader {
  readonly tallies: readonly Tally[];
  result: Result = '';
  /** Who has done the last damage of each kind, and what is told of the running fight. */
  private gunner: Seat = -1;
  private miner: Seat = -1;
  private burner: Seat = -1;
  private burnt = 0;
  private sides: readonly [Seat, Seat | null] = [-1, null];
  private chance = 0;

  constructor(
    seats: number,
    /** Who owns a unit now; null: nobody. */
    private readonly ownerOf: (unit: string) => Seat | null,
  ) {
    this.tallies = Array.from({ length: seats }, () => new Tally());
  }

  of(seat: Seat): Tally {
    return this.tallies[seat] as Tally;
  }

  hear(event: AdmiralEvent): void {
    switch (event.type) {
      case 'round':
        for (const tally of this.tallies) tally.rounds = event.round;
        break;
      case 'turn':
        this.of(event.seat).turn = 0;
        break;
      case 'drifted':
        this.of(event.seat).reefs += event.damage;
        break;
      case 'fired':
        this.fired(event);
        break;
      case 'mine':
        this.miner = event.seat;
        break;
      case 'exploded':
        [this.burner, this.burnt] = [event.seat, 0];
        break;
      case 'attacked':
        this.sides = [event.seat, this.ownerOf(event.target)];
        break;
      case 'fought':
        this.fought(event);
        break;
      case 'shared':
        this.shared(event);
        break;
      case 'captured':
        this.captured(event);
        break;
      case 'fort-captured':
        this.of(event.seat).forts++;
        this.of(event.seat).feats.add('fort');
        break;
      case 'fort-restored':
        this.of(event.seat).feats.add('restored');
        break;
      case 'unloaded':
        this.unloaded(event);
        break;
      case 'sunk':
        this.sunk(event);
        break;
      case 'over':
        this.result = event.result;
    }
  }

  private fired({ seat, shots, hits, die }: EventOf<'fired'>): void {
    const tally = this.of(seat);
    this.gunner = seat;
    tally.shots += shots.reduce((sum, { count }) => sum + count, 0);
    const hit = hits.reduce((sum, one) => sum + one, 0);
    tally.hits += hit;
    if (die === 1 && hit > 0) tally.feats.add('lucky-one');
  }

  /** 12.4: what the chance was before the dice, from what is left when their points are taken off. */
  private fought({ attackDice, defenceDice, attack, defence }: EventOf<'fought'>): void {
    const points = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + (POINTS[die] as number), 0);
    const lead = attack - points(attackDice) - (defence - points(defenceDice));
    this.chance = fightOdds(lead, attackDice.length, defenceDice.length).win;
    for (const seat of this.sides) if (seat !== null && seat >= 0) this.of(seat).fights++;
  }

  private shared({ won }: EventOf<'shared'>): void {
    const winner = this.sides[won ? 0 : 1];
    if (winner === null) return;
    const tally = this.of(winner);
    tally.won++;
    const chance = won ? this.chance : 1 - this.chance;
    if (chance <= LONG_ODDS) tally.feats.add('against-odds');
  }

  private captured({ seat, ship, from }: EventOf<'captured'>): void {
    const tally = this.of(seat);
    tally.captured++;
    this.of(from).lost++;
    if (ship.startsWith('line-')) tally.feats.add('flag-down');
  }

  private unloaded({ seat, count }: EventOf<'unloaded'>): void {
    const tally = this.of(seat);
    tally.delivered += count;
    tally.turn += count;
    if (tally.turn >= DOUBLE) tally.feats.add('double-load');
  }

  /** A ship goes down: whose it was, and who has done it. */
  private sunk({ seat, why }: EventOf<'sunk'>): void {
    if (why === 'out') return;
    this.of(seat).lost++;
    const by = this.killer(seat, why);
    if (by === null || by === seat) return;
    this.of(by).sunk++;
    if (why === 'mine') this.of(by).feats.add('mine');
    if (why === 'explosion' && ++this.burnt >= DOUBLE) this.of(by).feats.add('inferno');
  }

  private killer(seat: Seat, why: SinkReason): Seat | null {
    if (why === 'fire') return this.gunner;
    if (why === 'mine') return this.miner;
    if (why === 'explosion') return this.burner;
    if (why !== 'fight' && why !== 'ruin') return null;
    const [attacker, defender] = this.sides;
    return seat === attacker ? defender : attacker;
  }
}

export function read(saved: SavedMatch): Played {
  const owners = new Map<string, Seat | null>();
  const reader = new Reader(saved.seats.length, (unit) => owners.get(unit) ?? null);
  let scenario = '';
  const match = tell(saved, (event, options) => {
    if (scenario === '') for (const [id, owner] of ownersAtFirst(options, saved.seats.length)) owners.set(id, owner);
    scenario = variantOf(options.scenario);
    reader.hear(event);
    for (const [id, { owner }] of Object.entries({ ...event.now.ships, ...event.now.forts }))
      if (owner !== undefined) owners.set(id, owner);
  });
  const outcome = match.outcome();
  for (const seat of outcome?.winners ?? []) atTheEnd(reader, seat, scenario, saved.seats.length);
  return { variant: scenario, seats: reader.tallies.map((tally) => tally.facts()) };
}

function ownersAtFirst(options: AdmiralOptions, seats: number): [string, Seat | null][] {
  const { ships, forts } = chartFor(options, seats);
  return [
    ...ships.map(({ id, seat }): [string, Seat] => [id, seat]),
    ...forts.map(({ square, owner }): [string, Seat | null] => [squareId(square), owner === NOBODY ? null : owner]),
  ];
}

function atTheEnd({ tallies, result }: Reader, seat: Seat, scenario: string, seats: number): void {
  const tally = tallies[seat] as Tally;
  const isRace = scenario.startsWith('mini-');
  if (seats === 1 && scenario === 'mini-1' && tally.rounds <= SWIFT_ROUNDS) tally.feats.add('swift');
  if (isRace && scenario !== 'mini-1' && tally.reefs === 0) tally.feats.add('no-scratch');
  if (!isRace && tally.lost === 0) tally.feats.add('whole-fleet');
  if (result === 'last-fleet') tally.feats.add('last-fleet');
}
