import { render, screen } from '@testing-library/react-native';
import { regatta } from '@/__tests__/fixtures/regatta-game';
import type { Words } from '@/components/i18n/words';
import { say } from '@/components/i18n/words';
import { sidesWords, verdictWords } from '@/components/kit/people/sides';
import { ScoreTable } from '@/components/features/score/ScoreTable';
import i18next from 'i18next';
import type { Game, Outcome } from '@/engine/core/game';
import { Match, type SeatSetup } from '@/engine/core/match';

const t = i18next.t as unknown as Words;
const game = regatta as Game;
const crew: SeatSetup[] = ['Anna', 'Borys', 'Cat', 'Dan'].map((name) => ({ kind: 'person', name }));

/** A match that is played by sailing to the first free square, firing never, until it is over. */
function played(seats: readonly SeatSetup[], options: Readonly<Record<string, unknown>>): Match {
  const match = Match.start({ game, options, seats, seed: 'sides' });
  for (let asked = match.pending()[0]; asked; asked = match.pending()[0]) {
    const legal = match.legal(asked.seat);
    match.act(asked.seat, legal.find(({ type }) => type === 'HOLD') ?? (legal[0] as never));
  }
  return match;
}

test('a side wins together, in words, in the log and on the sheet', () => {
  const match = played(crew, { teams: true });
  const outcome = match.outcome() as Outcome;
  expect(sidesWords(crew, match.sides)).toBe('Anna + Cat : Borys + Dan');
  expect(outcome.winners).toHaveLength(2);
  const names = outcome.winners.map((seat) => crew[seat]?.name).join(' + ');
  expect(verdictWords(crew, outcome, t)).toBe(say(t, 'app:score.side', { names }));
  const sheet = { reason: '', corner: '', rows: [], totals: outcome.scores, after: [] };
  render(
    <ScoreTable sheet={sheet} seats={crew} sides={match.sides} winners={outcome.winners} told={0} roomy={false} />,
  );
  expect(['side-0', 'side-1', 'side-2'].map((id) => screen.getByTestId(id).props.children)).toEqual([1, 2, 1]);
  const sum = (outcome.scores[0] as number) + (outcome.scores[2] as number);
  expect(screen.getByTestId('side-total-2')).toHaveTextContent(String(sum));
});

test('a match that nobody wins names nobody, and who played alone has reached the goal or not', () => {
  const [anna] = crew as [SeatSetup];
  const nobody: Outcome = { places: [[0], [1]], winners: [], scores: [0, 0], parts: [[], []], reason: 'nobody' };
  expect(verdictWords(crew.slice(0, 2), nobody, t)).toBe(say(t, 'app:score.nobody'));
  const alone = played([anna], { rounds: 2 }).outcome() as Outcome;
  const words = alone.winners.length > 0 ? 'app:score.soloWon_you' : 'app:score.soloLost_you';
  expect(verdictWords([anna], alone, t)).toBe(say(t, words));
  expect(verdictWords([anna], { ...alone, winners: [0] }, t)).toBe(say(t, 'app:score.soloWon_you'));
  expect(sidesWords([anna], [[0]])).toBeNull();
});
