import { chooseFor } from '@/engine/bots/choose';
import type { Game } from '@/engine/core/game';
import { hashOf } from '@/engine/core/hash';
import { Stream } from '@/engine/core/luck';
import { LEVELS, Match } from '@/engine/core/match';
import { refuseTable } from '@/engine/core/seats';
import { readOptions, type OptionSpec, type OptionValue } from '@/engine/core/options';
import { allGames } from './lib/all-games';

/** Every match ends with a hash, and all hashes together with one: it must be the same on every JavaScript engine. */

/** Bots decide in a few of the matches, by few iterations: their reckoning must agree between engines as well. */
const BOTS_EVERY = 10;
const BUDGET = 8;

function anyValue(spec: OptionSpec, chance: Stream): OptionValue {
  if (chance.below(3) > 0) return spec.default;
  if (spec.kind === 'flag') return chance.below(2) === 1;
  if (spec.kind !== 'set') return chance.pick(spec.values);
  return spec.values.filter(() => chance.below(4) > 0);
}

function anyOptions(game: Game, seats: number, chance: Stream): Record<string, OptionValue> {
  const { options } = game.manifest;
  for (let tries = 0; tries < 100; tries++) {
    const read = readOptions(options, Object.fromEntries(options.map((spec) => [spec.key, anyValue(spec, chance)])));
    if (refuseTable(game, read, seats) === null) return read;
  }
  return readOptions(options, {});
}

function playOne(game: Game, seats: number, index: number): string {
  const seed = `hash ${index}`;
  const chance = Stream.seeded(`${game.manifest.id} ${seats} ${seed}`, 'hashes');
  const match = Match.start({
    game,
    options: anyOptions(game, seats, chance),
    seats: Array.from({ length: seats }, (_, i) => ({ kind: 'person', name: String(i) })),
    seed,
  });
  const level = index % BOTS_EVERY === 0 ? LEVELS[(index / BOTS_EVERY) % LEVELS.length] : undefined;
  for (let pending = match.pending(); pending.length > 0; pending = match.pending()) {
    const { seat } = chance.pick(pending);
    const legal = match.legal(seat);
    const thought = { seed: match.log.length, budget: BUDGET };
    match.act(seat, level ? chooseFor(game, match.view(seat), legal, { level, ...thought }) : chance.pick(legal));
  }
  return hashOf([match.hash(), match.outcome(), match.log]);
}

/** One line for each game and seat count, and one for all of them. */
export function matchHashes(matches: number): string[] {
  const lines = Object.values(allGames).flatMap((game) => {
    const { id, seats } = game.manifest;
    return seats.map((count) => {
      const hashes = Array.from({ length: matches }, (_, i) => playOne(game, count, i));
      return `${id} ${count} seats ${matches} matches ${hashOf(hashes)}`;
    });
  });
  return [...lines, `all ${hashOf(lines)}`];
}
