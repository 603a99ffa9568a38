import { diceOf, fleetsOf } from '@/components/games/seven-seas/lid-dice';
import type { LogStep } from '@/components/kit/match/log';
import { Match, type Game } from '@/engine';
import { Stream } from '@/engine/core/luck';
import { sevenSeas } from '@/engine/games/seven-seas';
import type { SevenSeasView } from '@/engine/games/seven-seas/view';

const SEATS = ['Anna', 'Borys', 'Vira', 'Hnat'].map((name) => ({ kind: 'person', name }) as const);

/** Played by chance up to a question about the dice that are equally near to a Whirlpool. */
function tiedWhirlpool(): { view: SevenSeasView; story: LogStep[]; choices: number } {
  const match = Match.start({ game: sevenSeas as Game, options: {}, seats: SEATS, seed: 'gen 11' });
  const dice = Stream.seeded('gen 11', 'bots');
  const story: LogStep[] = [];
  while (!match.outcome()) {
    const [asked] = match.pending();
    if (!asked) break;
    const { seat } = asked;
    const legal = match.legal(seat);
    if (asked.kind === 'WHIRLPOOL_PICK')
      return { view: match.view(seat) as SevenSeasView, story, choices: legal.length };
    const wanted = legal.filter(({ type }) => type !== 'DECLINE' && type !== 'END_ACTIVATION');
    const most = legal.filter(({ type }) => type === 'SEND_SHIPS').at(-1);
    const action = dice.pick(wanted.length > 0 ? wanted : legal);
    story.push({ at: match.log.length, seat, events: match.act(seat, most ?? action) });
  }
  throw new Error('no such Whirlpool');
}

test('4.10.9 whoever chooses among equally near dice sees the red one and all others where they fell', () => {
  const { view, story, choices } = tiedWhirlpool();
  const dice = diceOf(view, story);
  expect(dice.filter(({ owner }) => owner < 0)).toHaveLength(1);
  expect(dice.length).toBeGreaterThan(choices + 1);
  const { ships, red } = fleetsOf(view, dice);
  expect([red, ships.reduce((sum, count) => sum + count, 0)]).toEqual([1, dice.length - 1]);
  // A match that comes without its story shows at least what is asked about.
  expect(diceOf(view, [])).toHaveLength(choices);
});
