import i18next from 'i18next';
import { scoreSheet } from '@/components/games/sea-of-clouds/score-sheet';
import type { Words } from '@/components/i18n/words';
import { Match, type Game, type Outcome } from '@/engine';
import { Stream } from '@/engine/core/luck';
import { seaOfClouds } from '@/engine/games/sea-of-clouds';
import { boxOf, numberOf } from '@/engine/games/sea-of-clouds/box';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';

function played(seed: string): Match {
  const seats = ['Anna', 'Borys', 'Vira'].map((name) => ({ kind: 'person' as const, name }));
  const match = Match.start({ game: seaOfClouds as Game, options: {}, seats, seed });
  const luck = Stream.seeded(seed, 'bots');
  while (!match.outcome()) {
    const seat = match.pending()[0]?.seat ?? 0;
    match.act(seat, luck.pick(match.legal(seat)));
  }
  return match;
}

const MATCHES = Array.from({ length: 6 }, (_, n) => played(`counted ${n}`)).map((match) => {
  const outcome = match.outcome() as Outcome;
  const view = match.view(null) as SeaOfCloudsView;
  return { view, outcome, sheet: scoreSheet(view, outcome, i18next.t as unknown as Words) };
});

const sums = (values: readonly (readonly (number | null)[])[]) =>
  [0, 1, 2].map((seat) => values.reduce((sum, row) => sum + (row[seat] ?? 0), 0));

it('7.3 the rows of every captain add up to the total', () => {
  const wrong = MATCHES.filter(
    ({ sheet, outcome }) => sums(sheet.rows.map(({ values }) => values)).join() !== outcome.scores.join(),
  );
  expect(wrong).toEqual([]);
});

it('7.3 the ladders below add up to what the relics bring, each kind with its own sign', () => {
  const wrong = MATCHES.filter(({ sheet }) => {
    const kinds = sheet.after.filter(({ key }) => key.startsWith('relic-'));
    const relics = sheet.rows.find(({ key }) => key === 'relics');
    return sums(kinds.map(({ values }) => values)).join() !== relics?.values.join();
  });
  expect(wrong).toEqual([]);
  const signs = new Map(
    MATCHES.flatMap(({ sheet }) => sheet.after).flatMap(({ key, sign }) => (sign ? [[key, sign.icon]] : [])),
  );
  expect(signs.get('relic-siren')).not.toBe(signs.get('relic-behemoth'));
});

it('2.3 beside the points of a set stand its copies, all that the captain owns', () => {
  const wrong = MATCHES.filter(({ sheet, view }) => {
    const counts = sheet.after.filter(({ key }) => key.startsWith('relic-')).map((row) => row.counts ?? []);
    return sums(counts).join() !== view.players.map(({ relics }) => relics.length).join();
  });
  expect(wrong).toEqual([]);
});

it('2.2, 7.4 rum that counts by its copies is told with them; with the plain bottles it makes up the row of rum', () => {
  const wrong = MATCHES.filter(({ sheet, view }) => {
    const box = boxOf(view.options);
    const plain = view.players.map(({ rum }) =>
      rum.known.reduce((sum, card) => {
        const face = box.faceOf[box.byId.get(card) ?? -1];
        return sum + (face ? numberOf(face, 'points') : 0);
      }, 0),
    );
    const sets = sheet.after.filter(({ key }) => key.startsWith('rum-')).map(({ values }) => values);
    const collector = sheet.after.find(({ key }) => key === 'rum-collector');
    const squares = collector?.counts?.map((count) => (count > 0 ? count * count : null)) ?? [];
    const whole = sheet.rows.find(({ key }) => key === 'rum')?.values.join();
    return sums([...sets, plain]).join() !== whole || squares.join() !== (collector?.values ?? []).join();
  });
  expect(wrong).toEqual([]);
  expect(MATCHES.some(({ sheet }) => sheet.after.some(({ key }) => key === 'rum-premium'))).toBe(true);
});
