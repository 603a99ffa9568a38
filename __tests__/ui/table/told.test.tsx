import { faceOf, GAMES } from '@/components/games/registry';
import { act } from '@testing-library/react-native';
import i18next from 'i18next';
import { LANGUAGES, type Language } from '@/components/i18n/languages';
import { RESOURCES } from '@/components/i18n/resources';
import { speak, type Words } from '@/components/i18n/words';
import { youAt } from '@/components/kit/people/seats';
import { verdictWords } from '@/components/kit/people/sides';
import { cast, whom } from '@/components/kit/told';
import { startMatch, type Event, type GameId, type SeatSetup } from '@/engine';
import { eventFor } from '@/engine/core/event';
import { Stream } from '@/engine/core/luck';

const ME: SeatSetup = { kind: 'person', name: 'Zahar' };
const rivals = ['Xenia', 'Yorick', 'Quint'].map((name): SeatSetup => ({ kind: 'bot', name, level: 'deckhand' }));
const t = i18next.t as unknown as Words;
const PLAYED = GAMES.flatMap(({ id, face }) => (face ? [id] : []));

/** Whatever is told in some matches that are played by chance, with whom it was done. */
function heard(
  game: GameId,
  seats: readonly SeatSetup[],
  matches: number,
): { readonly event: Event; readonly text: string }[] {
  const told: { event: Event; text: string }[] = [];
  for (let n = 0; n < matches; n++) {
    const match = startMatch({ game, seats, options: {}, seed: `told ${n}` });
    const luck = Stream.seeded(`told ${n}`, 'bots');
    for (let i = 0; i < 400 && !match.outcome(); i++) {
      const seat = match.pending()[0]?.seat ?? 0;
      const picked = luck.pick(match.legal(seat));
      const action = picked.type === 'THROW' ? { ...picked, gesture: { gx: 0, gy: 0, power: 1000, spin: 0 } } : picked;
      for (const event of match.act(seat, action)) {
        const mine = eventFor(event, 0);
        const text = faceOf(game)?.eventWords(mine, seats, t, match.options);
        if (text) told.push({ event, text });
      }
    }
  }
  return told;
}

/** A verb of the third person behind "you"; what only ends like one stands behind it. */
const THIRD: Readonly<Record<Language, RegExp>> = {
  en: /\byou (?:\w+s|has|is)\b/i,
  ru: /(?:^|[\s.:])вы [а-яё]+(?:ет|ит|ёт|ает)(?=[\s.:,]|$)/i,
  uk: /(?:^|[\s.:])ви [а-яіїєґ’]+(?:є|ить)(?=[\s.:,]|$)/i,
};

describe('an only person', () => {
  it('is "you"; where several play, or none, everybody has a name', () => {
    act(() => speak('en'));
    const seats = [ME, ...rivals];
    expect([youAt(seats), youAt([ME, ME]), youAt(rivals)]).toEqual([0, null, null]);
    expect([whom(0, { t, seats }), whom(1, { t, seats })]).toEqual(['you', 'Xenia']);
    expect(cast({ t, seats }, { name: 0 }, { from: 1 })).toEqual({ name: 'You', from: 'Xenia', context: 'you' });
    expect(cast({ t, seats }, { name: 1 }, { from: 0 })).toEqual({ name: 'Xenia', from: 'you', context: 'yours' });
    expect(cast({ t, seats }, { name: 1 }, { from: 2 })).toEqual({ name: 'Xenia', from: 'Yorick' });
  });

  it('is spoken to at the end, too', () => {
    act(() => speak('en'));
    const end = (seats: readonly SeatSetup[], winners: readonly number[]) =>
      verdictWords(
        seats,
        { places: [winners], winners, scores: seats.map(() => 0), parts: seats.map(() => []), reason: 'score' },
        t,
      );
    const seats = [{ ...ME, name: t('app:crew.person') }, ...rivals];
    expect([end(seats, [0]), end(seats, [1])]).toEqual(['You win', 'Xenia wins']);
    expect([end([ME], [0]), end([ME], [])]).toEqual(['You have made it', 'Not this time']);
    expect(end([ME, { ...ME, name: 'Anna' }], [0])).toBe('Zahar wins');
  });

  describe.each(PLAYED)('%s', (game) => {
    it.each(LANGUAGES)('in %s is spoken to in every line, rivals are named, and verbs agree', (language) => {
      act(() => speak(language));
      const told = heard(game, [ME, ...rivals.slice(0, 2)], 3);
      expect(told.length).toBeGreaterThan(100);
      const lines = [...new Set(told.map(({ text }) => text))];
      expect(lines.filter((line) => line.includes(ME.name))).toEqual([]);
      expect(lines.filter((line) => THIRD[language].test(line))).toEqual([]);
      expect(lines.filter((line) => /\{\{|undefined|:events\./.test(line))).toEqual([]);
      // A line begins with a capital letter, and "you" within one has none.
      expect(lines.filter((line) => /^[a-zа-яёіїєґ]/.test(line))).toEqual([]);
      const own = {
        en: /\byou\b/i,
        ru: /(^|[^а-яё])(вы|вас|вам|вами|ваш|ваш[аеи])(?![а-яё])/i,
        uk: /(^|[^а-яіїєґ])(ви|вас|вам|вами|ваш|ваш[аеі])(?![а-яіїєґ])/i,
      }[language];
      expect(lines.filter((line) => own.test(line)).length).toBeGreaterThan(5);
      expect(lines.filter((line) => line.includes('Xenia')).length).toBeGreaterThan(5);
    });

    it('has a name where several people play', () => {
      act(() => speak('en'));
      const told = heard(game, [ME, { ...ME, name: 'Anna' }, ...rivals.slice(0, 1)], 1);
      const own = told.filter(({ event, text }) => event.type !== 'chosen' && /\byou\b/i.test(text));
      // What only one of them may know is told to that one alone.
      expect(own.filter(({ event }) => !('own' in event) || !event.own)).toEqual([]);
      expect(told.some(({ text }) => text.includes(ME.name))).toBe(true);
    });
  });
});

it('every form that speaks to "you" belongs to a sentence that speaks of somebody', () => {
  const lost = LANGUAGES.flatMap((language) =>
    Object.entries(RESOURCES[language]).flatMap(([subject, words]) => {
      const keys = keysOf(words);
      const base = (key: string) => key.replace(/_(you|yours)(_(?:one|few|many|other))?$/, '$2');
      return keys
        .filter((key) => base(key) !== key && !keys.includes(base(key)))
        .map((key) => `${language} ${subject}:${key}`);
    }),
  );
  expect(lost).toEqual([]);
});

function keysOf(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value as object, `${path}${key}.`) : [`${path}${key}`],
  );
}
