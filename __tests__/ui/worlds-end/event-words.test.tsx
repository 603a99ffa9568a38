import { act } from '@testing-library/react-native';
import i18next from 'i18next';
import { eventWords } from '@/components/games/worlds-end/event-words';
import { LANGUAGES } from '@/components/i18n/languages';
import { speak, type Words } from '@/components/i18n/words';
import { Match, type Game, type SeatSetup } from '@/engine';
import { ruleMove } from '@/engine/bots/baselines';
import { eventFor } from '@/engine/core/event';
import { Stream } from '@/engine/core/luck';
import { worldsEnd } from '@/engine/games/worlds-end';
import type { WorldsEndEvent } from '@/engine/games/worlds-end/events';
import type { WorldsEndOptions } from '@/engine/games/worlds-end/options';

const NAMES = ['Anna', 'Borys', 'Vira', 'Hlib'];
const MATCHES = 12;
/** One answer in so many is any, not the rule's. */
const ANY = 4;

/** Keys, holes, codes. */
const RAW = /\{\{|undefined|NaN|\$t\(|[a-z]+:[a-z]|[A-Z]{3,}_/;
const FOREIGN = { en: /[а-яёіїєґ]/i, ru: /[іїєґ]/i, uk: /[ыэъё]/i };

/** What happened in matches of two, three and four, as the first player hears it. */
const HEARD = Array.from({ length: MATCHES }, (_, n) => {
  const seats = NAMES.slice(0, 2 + (n % 3)).map((name): SeatSetup => ({ kind: 'person', name }));
  const match = Match.start({ game: worldsEnd as unknown as Game, options: {}, seats, seed: `told ${n}` });
  const luck = Stream.seeded(`told ${n}`, 'test');
  const events: WorldsEndEvent[] = [];
  for (let [decision] = match.pending(); decision; [decision] = match.pending()) {
    const { seat } = decision;
    const legal = match.legal(seat);
    const likely = luck.below(ANY) > 0;
    const action = likely
      ? ruleMove(match.game, match.view(seat), legal, `${n}/${match.log.length}`)
      : luck.pick(legal);
    events.push(...match.act(seat, action).map((event) => eventFor(event, 0) as WorldsEndEvent));
  }
  return { seats, events, options: match.options as unknown as WorldsEndOptions };
});

it.each(LANGUAGES)(
  'every event of whole matches is told in %s, without a hole or a foreign letter',
  async (language) => {
    await act(() => speak(language));
    const missing = new Set<string>();
    const t = ((key: string, options: object = {}) => {
      const own = { lng: language, fallbackLng: [], ...options };
      if (!i18next.exists(key, own)) missing.add(key);
      return i18next.t(key as 'app:time.days', options as { count: number });
    }) as unknown as Words;
    const told = HEARD.flatMap(({ seats, events, options }) =>
      events.flatMap((event) => eventWords(event, seats, t, options) ?? []),
    );
    expect([...missing]).toEqual([]);
    expect(told.length).toBeGreaterThan(2000);
    const bare = told.map((text) => NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text));
    expect(bare.filter((text) => RAW.test(text) || FOREIGN[language].test(text))).toEqual([]);
  },
);

it('the matches show nearly every kind of event', () => {
  const seen = new Set(HEARD.flatMap(({ events }) => events.map(({ type }) => type)));
  expect(seen.size).toBeGreaterThan(40);
});
