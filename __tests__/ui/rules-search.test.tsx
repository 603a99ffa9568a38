import fc from 'fast-check';
import { deadMansDrawRules as book } from '@/components/games/dead-mans-draw/rules';
import { sevenSeasRules } from '@/components/games/seven-seas/rules';
import type { Language } from '@/components/i18n/languages';
import { sectionsOf, titleKey, type Section } from '@/components/kit/rules/book';
import { fold, matches, stems } from '@/components/kit/rules/fold';
import { indexRules, searchRules, wantedBy } from '@/components/features/rules/search';
import { saidIn } from '@/test/book';

const last = sectionsOf(book).at(-1) as Section;
const said = (language: Language) => saidIn(language, 'rules-dead-mans-draw');

const indexes = {
  en: indexRules(book, said('en')),
  ru: indexRules(book, said('ru')),
  uk: indexRules(book, said('uk')),
};
const synonyms = (language: Language) => saidIn(language, 'rules')('synonyms');
const ids = (language: Language, query: string) =>
  searchRules(indexes[language], query, synonyms(language)).map(({ section }) => section.id);

describe('search in the rules', () => {
  it.each([
    ['en', 'kraken', 'kraken'],
    ['en', 'KRAKEN', 'kraken'],
    ['en', 'captain’s hook', 'captains-hook'],
    ['en', "captain's hook", 'captains-hook'],
    ['en', 'captains', 'captains-hook'],
    ['ru', 'якоря', 'anchor'],
    ['ru', 'пушки', 'cannon'],
    ['ru', 'способностью русалок', 'mermaid-ability'],
    ['uk', 'гарматою', 'cannon'],
    ['uk', 'скарбів', 'pile-o-treasure'],
    ['uk', 'КРАКЕНИ', 'kraken'],
    ['ru', 'ничья', 'ties'],
    ['uk', 'нічия', 'ties'],
  ] as const)('in %s: “%s” leads first to %s', (language, query, id) => {
    expect(ids(language, query)[0]).toBe(id);
  });

  it('finds ё by е, й by и, ї by і, ґ by г, with or without apostrophe', () => {
    expect(ids('ru', 'еще')).toEqual(ids('ru', 'ещё'));
    expect(ids('ru', 'еще').length).toBeGreaterThan(3);
    expect(ids('uk', 'комп’ютерної')).toEqual(['digital']);
    expect(ids('uk', 'компютерної')).toEqual(['digital']);
    expect(fold('Ґедзь Їжа Ёлка йод').text).toBe('гедзь іжа елка иод');
    expect(stems('йод'.normalize('NFD'))).toEqual(['иод']);
  });

  it('shows the place that says it', () => {
    const [first] = searchRules(indexes.en, 'rope knot miser', '');
    expect(first?.section.id).toBe('saved');
    expect(first?.text).toMatch(/^Cards with a rope knot/);
  });

  it('wants all words, not any of them', () => {
    const both = ids('en', 'siren casanova');
    expect(both).toContain('clashes');
    expect(both).not.toContain('fisherman');
    expect(ids('en', 'siren zebra')).toEqual([]);
    expect(ids('en', '   ')).toEqual([]);
  });

  it('finds every section by its own title', () => {
    const lost = (['en', 'ru', 'uk'] as const).flatMap((language) =>
      sectionsOf(book)
        .filter((section) => !ids(language, said(language)(titleKey(section))).includes(section.id))
        .map(({ id }) => `${language} ${id}`),
    );
    expect(lost).toEqual([]);
  });
});

describe('words for the same thing find the same', () => {
  const seas = (language: Language) => indexRules(sevenSeasRules, saidIn(language, 'rules-seven-seas'));
  const found = (language: Language, query: string) =>
    searchRules(seas(language), query, synonyms(language))
      .map(({ section }) => section.id)
      .sort();

  it.each([
    ['ru', ['ограбление', 'набег', 'ограблений']],
    ['ru', ['персонаж', 'роль', 'роли']],
    ['ru', ['цена', 'спрос', 'спроса']],
    ['uk', ['персонаж', 'роль']],
    ['uk', ['ціна', 'попит']],
    ['uk', ['набіг', 'пограбування']],
    ['en', ['raid', 'attack', 'plunder']],
    ['en', ['character', 'roles']],
  ] as const)('in %s: %j', (language, [first, ...others]) => {
    const all = found(language, first);
    expect(all.length).toBeGreaterThan(2);
    for (const other of others) expect([other, found(language, other)]).toEqual([other, all]);
  });

  it.each([
    ['en', 'Rum Barrel', ['barrel', 'barrels', 'keg', 'cask']],
    ['ru', 'Бочка рома', ['бочка', 'бочки', 'бочонок', 'бочонка']],
    ['uk', 'Барило рому', ['барило', 'барила', 'діжка', 'бочівка']],
  ] as const)('in %s: what is called “%s” is found under every word for it', (language, title, queries) => {
    const one = indexRules(book, (key) => (key === titleKey(last) ? title : ''));
    for (const query of queries) {
      expect(searchRules(one, query, synonyms(language)).map(({ section }) => section.id)).toEqual([last.id]);
    }
    expect(searchRules(one, 'kraken', synonyms(language))).toEqual([]);
  });

  it('both are marked in the text; what begins alike is not mixed up with it', () => {
    const lit = (text: string, query: string) =>
      matches(text, wantedBy(query, 'barrel keg').flat()).map(({ from, to }) => text.slice(from, to));
    expect(lit('A keg is a barrel.', 'kegs')).toEqual(['keg', 'barrel']);
    expect(wantedBy('bar', 'barrel keg')).toEqual([['bar']]);
  });
});

describe('searched words in a text', () => {
  const lit = (text: string, query: string) => matches(text, stems(query)).map(({ from, to }) => text.slice(from, to));

  it('are whole words that begin so, as they are written', () => {
    expect(lit('Якорь держит; без якоря — нет.', 'якоря')).toEqual(['Якорь', 'якоря']);
    expect(lit('Ещё раз', 'еще')).toEqual(['Ещё']);
    expect(lit('Дев’ять карток', 'девять')).toEqual(['Дев’ять']);
    expect(lit('unhook the hook', 'hook')).toEqual(['hook']);
  });

  it('lie in the text, left to right, without overlaps, and fold to the query', () => {
    const letters = fc.string({ unit: fc.constantFrom('а', 'я', 'ё', 'й', 'ї', 'ґ', '’', 'K', 'k', 'é', ' ', '-') });
    fc.assert(
      fc.property(letters, letters, (text, query) => {
        const wanted = stems(query);
        let end = 0;
        return matches(text, wanted).every(({ from, to }) => {
          const fits = from >= end && to > from && to <= text.length;
          end = to;
          return fits && wanted.some((stem) => fold(text.slice(from, to)).text.startsWith(stem));
        });
      }),
    );
  });
});
