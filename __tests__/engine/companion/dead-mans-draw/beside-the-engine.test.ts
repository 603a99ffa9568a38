import { cardCount } from '@/engine/companion/dead-mans-draw/counter';
import type { Piece } from '@/engine/companion/dead-mans-draw/pieces';
import { begin, type DeadMansDrawSheet } from '@/engine/companion/dead-mans-draw/sheet';
import { Luck, Stream } from '@/engine/core/luck';
import { deadMansDraw } from '@/engine/games/dead-mans-draw';
import type { DeadMansDrawAction } from '@/engine/games/dead-mans-draw/actions';
import { cardIds, type CardId } from '@/engine/games/dead-mans-draw/data/cards';
import { traitNames } from '@/engine/games/dead-mans-draw/data/traits';
import { VARIANTS } from '@/engine/games/dead-mans-draw/data/variants';
import type { DeadMansDrawEvent } from '@/engine/games/dead-mans-draw/events';
import { wouldBust } from '@/engine/games/dead-mans-draw/rules/busting';
import type { DeadMansDrawState } from '@/engine/games/dead-mans-draw/state';
import { optionsOf } from '@/engine/companion/dead-mans-draw/setup';
import { crew } from '../random-taps';
import { tapped } from './tapped';

/** People play with real cards (the engine's match) and somebody taps along. */
interface Beside {
  readonly s: DeadMansDrawState;
  sheet: DeadMansDrawSheet;
  readonly wrong: string[];
  busts: number;
  bonuses: number;
}

const WAITING = ['hook', 'map', 'sword', 'mermaid'];
/** The second copy of a card has the same name across the table. */
const spoken = (id: CardId): Piece => id.replace(/b$/, '');

function follow(game: Beside, events: readonly DeadMansDrawEvent[], before: readonly CardId[], discard: number): void {
  const tap = (text: string) => (game.sheet = tapped(game.sheet, text));
  for (const event of events) {
    if (event.type === 'entered' || event.type === 'diverted' || event.type === 'busted')
      tap(`card ${spoken(event.card)}`);
    if (event.type === 'no-effect' && game.sheet.turn.tasks.at(-1)?.kind === event.suit) tap('nothing-came');
    if (event.type === 'parried') tap('nothing-came');
    if (event.type === 'replayed' || event.type === 'taken') tap(`again ${before.indexOf(event.card)}`);
    if (event.type === 'collected') tap('collect');
    if (event.type === 'saved' || event.type === 'sunk') compareEnd(game, event);
    if (event.type === 'bonus') {
      game.bonuses++;
      const wanted = game.sheet.turn.end?.bonus?.count ?? -1;
      const given = event.cards.length;
      const short = event.from !== 'discard' || discard < wanted;
      if (short ? given > wanted : given !== wanted) game.wrong.push(`bonus ${given} not ${wanted}`);
    }
  }
}

function compareEnd(game: Beside, event: Extract<DeadMansDrawEvent, { type: 'saved' | 'sunk' }>): void {
  const { end } = game.sheet.turn;
  const cards = event.cards.map(spoken).join();
  if (event.type === 'saved') {
    if (end?.kept.join() !== cards) game.wrong.push(`kept ${end?.kept.join()} not ${cards}`);
    return;
  }
  game.busts++;
  if (end?.lost.join() !== cards || end.to !== event.to) game.wrong.push(`lost ${end?.lost.join()} to ${end?.to}`);
}

/** A hook, map or sword that the engine has stopped asking about has brought nothing more. */
function dropIdle(game: Beside): void {
  const asked = () => game.s.tasks.filter(({ kind }) => WAITING.includes(kind)).length;
  while (game.sheet.turn.end === null && game.sheet.turn.tasks.length > asked()) {
    game.sheet = tapped(game.sheet, 'nothing-came');
  }
}

function compare(game: Beside, text: string): void {
  const { s, sheet } = game;
  const { turn } = sheet;
  if (turn.end === null && s.phase === 'turn') {
    const here = turn.row.map(({ piece, mark }) => `${piece}/${mark}`).join();
    const there = cardIds(s.row)
      .map((id, i) => `${spoken(id)}/${s.marks[i]}`)
      .join();
    if (here !== there) game.wrong.push(`${text}: row ${here} not ${there}`);
    if (turn.debt !== s.debt || turn.slots !== s.slots) game.wrong.push(`${text}: debt ${turn.debt} not ${s.debt}`);
    const { bust, left, agrees } = cardCount(sheet);
    const truth = s.draw.filter((card) => wouldBust(s, card, 'draw')).length;
    if (!agrees || left !== s.draw.length || bust !== truth)
      game.wrong.push(`${text}: odds ${bust}/${left} not ${truth}/${s.draw.length}`);
  }
  if (sheet.deck !== s.draw.length) game.wrong.push(`${text}: deck ${sheet.deck} not ${s.draw.length}`);
}

function playBeside(seed: number): Beside {
  const luck = Luck.fromSeed(seed);
  const choice = Stream.seeded(`${seed}`, 'choice');
  const players = 2 + choice.below(7);
  const chosen = {
    variant: choice.pick(VARIANTS.filter((variant) => variant !== 'sudden-death')),
    mermaidAbility: choice.below(2) === 0,
    anchoredKeyChestBonus: choice.below(4) > 0,
    misfireMode: choice.pick(['replace', 'also']),
    divertFrom: choice.pick(['any', 'drawPile']),
  };
  const s = deadMansDraw.start(optionsOf(chosen), players, luck);
  const game: Beside = { s, sheet: begin(crew(players, chosen)), wrong: [], busts: 0, bonuses: 0 };
  while (s.phase !== 'over' && game.wrong.length === 0) {
    const seat = deadMansDraw.pending(s)[0]?.seat ?? 0;
    const action: DeadMansDrawAction = choice.pick(deadMansDraw.legal(s, seat));
    const before = cardIds(s.row);
    const discard = s.discard.length + s.row.length + 1;
    const setUp = s.phase !== 'turn';
    const events: DeadMansDrawEvent[] = [];
    deadMansDraw.advance(s, seat, action, luck, (event) => events.push(event));
    if (setUp && s.phase === 'turn') tellTraits(game);
    follow(game, events, before, discard);
    if (s.phase === 'turn') dropIdle(game);
    compare(game, deadMansDraw.describe(action));
  }
  return game;
}

function tellTraits(game: Beside): void {
  const { s } = game;
  const taps = s.traits.flatMap((bits, seat) => {
    const [trait] = traitNames(bits);
    const target = s.locker[seat] as number;
    return [`trait ${seat} ${trait}`, ...(target >= 0 ? [`locker ${seat} ${target}`] : [])];
  });
  game.sheet = tapped(game.sheet, ...taps, `first ${s.first}`);
}

test('11.2, 11.3 tapped along with whole matches, the helper says what the rules say: rows, marks, debts, busts, odds', () => {
  const wrong: string[] = [];
  let busts = 0;
  let bonuses = 0;
  for (let seed = 0; seed < 40; seed++) {
    const game = playBeside(seed);
    busts += game.busts;
    bonuses += game.bonuses;
    wrong.push(...game.wrong.map((line) => `seed ${seed}: ${line}`));
  }
  expect(wrong).toEqual([]);
  expect(busts).toBeGreaterThan(200);
  expect(bonuses).toBeGreaterThan(20);
});
