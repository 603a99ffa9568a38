// How even At World's End is between bots of one level, for docs/decisions/worlds-end-balance.md:
//   node scripts/run-ts.mjs scripts/worlds-end-balance.ts --seats 4 --games 400 [--level legend] [--from 0]
// A line of figures after every twenty games. Heroes are dealt, so that each sits at every place.
import { parseArgs } from 'node:util';
import type { Plan } from '@/engine/bots/plan';
import { createThought } from '@/engine/bots/thought';
import type { Action, Game } from '@/engine/core/game';
import { LEVELS, type Level } from '@/engine/core/level';
import { Luck } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { worldsEnd } from '@/engine/games/worlds-end';
import { HEROES } from '@/engine/games/worlds-end/data/cards';
import type { WorldsEndOptions } from '@/engine/games/worlds-end/options';

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '4' },
    games: { type: 'string', default: '400' },
    level: { type: 'string', default: 'legend' },
    from: { type: 'string', default: '0' },
  },
});
const seats = Number(values.seats);
const level = LEVELS.find((one): one is Level => one === values.level);
if (!level) throw new Error(`No level ${values.level}.`);
const options = readOptions(worldsEnd.manifest.options, {
  autoCommander: true,
  heroes: 'random',
}) as unknown as WorldsEndOptions;

const EVERY = 20;
/** 4.20: an end before this own turn is early. */
const EARLY = 5;
const ends: Record<string, number> = {};
const cards: Record<string, number> = {};
const sat = HEROES.map(() => 0);
const won = HEROES.map(() => 0);
const places = Array.from({ length: seats }, () => 0);
let played = 0;
let turns = 0;
let out = 0;
let early = 0;

function play(seed: string): void {
  const luck = Luck.fromSeed(seed);
  const s = worldsEnd.start(options, seats, luck);
  // As at a table: what a seat has planned of its turn is not thought anew.
  const plans: Plan[] = [];
  for (let step = 0; ; step++) {
    const seat = worldsEnd.pending(s)[0]?.seat;
    if (seat === undefined) break;
    const legal = worldsEnd.legal(s, seat);
    const view = worldsEnd.observe(s, seat);
    const how = { level: level as Level, seed: `${seed}/${seat}/${step}`, plan: plans[seat] };
    const thought = createThought(worldsEnd as unknown as Game, view, legal as readonly Action[], how);
    thought.step(Infinity);
    plans[seat] = thought.plan();
    worldsEnd.advance(s, seat, thought.best() as (typeof legal)[number], luck, (event) => {
      if (event.type === 'card') cards[event.card] = (cards[event.card] ?? 0) + 1;
      if (event.type !== 'out') return;
      out++;
      if ((s.ownTurns[event.seat] as number) < EARLY) early++;
    });
  }
  played++;
  turns += Math.max(...s.ownTurns);
  ends[s.result] = (ends[s.result] ?? 0) + 1;
  if (s.winner < 0) return;
  s.heroes.forEach((hero) => (sat[hero] = (sat[hero] as number) + 1));
  const hero = s.heroes[s.winner] as number;
  won[hero] = (won[hero] as number) + 1;
  const place = s.order.indexOf(s.winner);
  places[place] = (places[place] as number) + 1;
}

const from = Number(values.from);
for (let n = from; n < from + Number(values.games); n++) {
  play(`balance ${seats} ${n}`);
  if (played % EVERY !== 0) continue;
  const heroes = HEROES.map((hero, i) => `${hero} ${won[i]}/${sat[i]}`).join(', ');
  const average = (turns / played).toFixed(1);
  console.log(JSON.stringify({ seats, level, played, ends, heroes, places, turns: average, out, early, cards }));
}
