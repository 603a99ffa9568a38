import i18next from 'i18next';
import { sevenSeasFace } from '@/components/games/seven-seas/face';
import { leavesToMemory } from '@/components/games/seven-seas/memory';
import { cardWords } from '@/components/games/seven-seas/words';
import type { Words } from '@/components/i18n/words';
import type { GameFace } from '@/components/kit/face';
import { linesOf, storyOf } from '@/__tests__/fixtures/story';
import { Match, type Game } from '@/engine';
import { Stream } from '@/engine/core/luck';
import { sevenSeas } from '@/engine/games/seven-seas';
import type { SevenSeasEvent } from '@/engine/games/seven-seas/events';
import type { SevenSeasView } from '@/engine/games/seven-seas/view';

const t = i18next.t as unknown as Words;
const FACE = sevenSeasFace as unknown as GameFace;

function played(seed: string, caravanMemory: 'open' | 'hidden', moves: number): Match {
  const seats = ['Anna', 'Borys', 'Vira'].map((name) => ({ kind: 'person', name }) as const);
  const match = Match.start({ game: sevenSeas as Game, options: { caravanMemory }, seats, seed });
  const dice = Stream.seeded(seed, 'bots');
  for (let i = 0; !match.outcome() && i < moves; i++) {
    const seat = match.pending()[0]?.seat ?? 0;
    const legal = match.legal(seat);
    const wanted = legal.filter(({ type }) => type !== 'DECLINE' && type !== 'END_ACTIVATION');
    match.act(seat, dice.pick(wanted.length > 0 ? wanted : legal));
  }
  return match;
}

const logOf = (match: Match) => {
  const now = match.view(null);
  return linesOf(storyOf(match), FACE, match, null, t, now).map(({ text }) => text);
};

/** The names of all caravans and curses that lie under the last card. */
function coveredIn(match: Match): string[] {
  const { playedTop } = match.view(null) as SevenSeasView;
  const events = storyOf(match).flatMap(({ events: all }) => all) as SevenSeasEvent[];
  const cards = events.flatMap((event) => (event.type === 'played' && /^c[vu]-/.test(event.card) ? [event.card] : []));
  const top = playedTop === null ? '' : cardWords(playedTop, t);
  return cards.map((card) => cardWords(card, t)).filter((name) => name !== top);
}

const MOVES = [40, 80, 120, 160, 200];
const RUNNING = ['one', 'two', 'three']
  .flatMap((seed) => MOVES.map((moves) => [played(seed, 'hidden', moves), played(seed, 'open', moves)] as const))
  .filter(([hidden]) => !hidden.outcome());

describe('6 caravanMemory: hidden', () => {
  it('the log of a running match names no caravan and no curse but the last', () => {
    const told = RUNNING.flatMap(([match]) => {
      const names = coveredIn(match);
      return logOf(match).filter((line) => names.some((name) => line.includes(name)));
    });
    expect(told).toEqual([]);
    expect(RUNNING.flatMap(([match]) => coveredIn(match)).length).toBeGreaterThan(30);
  });

  it('with open caravans the same matches are told with all names', () => {
    const silent = RUNNING.filter(([, open]) => {
      const lines = logOf(open);
      return coveredIn(open).some((name) => !lines.some((line) => line.includes(name)));
    });
    expect(silent.length).toBe(0);
  });

  it('when all is over everything is told', () => {
    const over = played('one', 'hidden', 4000);
    expect(over.outcome()).toBeDefined();
    const lines = logOf(over);
    expect(coveredIn(over).filter((name) => !lines.some((line) => line.includes(name)))).toEqual([]);
    expect(leavesToMemory(over.view(null) as SevenSeasView)).toBe(false);
  });

  it('nothing of a running match is shown again; of an open one it is', () => {
    expect(
      RUNNING.every(
        ([hidden, open]) =>
          [hidden, open].map((one) => leavesToMemory(one.view(null) as SevenSeasView)).join() === 'true,false',
      ),
    ).toBe(true);
  });
});
