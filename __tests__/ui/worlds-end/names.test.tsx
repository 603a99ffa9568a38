import { act, render, screen } from '@testing-library/react-native';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Text } from 'react-native';
import { eventWords } from '@/components/games/worlds-end/event-words';
import { valuesIn } from '@/components/games/worlds-end/rules/values';
import { heroWords, shipWords } from '@/components/games/worlds-end/words';
import { LANGUAGES } from '@/components/i18n/languages';
import { SKINS, wear, type Skin } from '@/components/i18n/skin';
import { speak, useWords } from '@/components/i18n/words';
import { defaultOptions } from '@/engine/core/options';
import { worldsEnd } from '@/engine/games/worlds-end';
import { COMPANY } from '@/engine/games/worlds-end/data/company';
import { HEROES } from '@/engine/games/worlds-end/data/cards';
import type { WorldsEndOptions } from '@/engine/games/worlds-end/options';

/** Names of the film, in any language of the app. */
const FILM =
  /sparrow|swann|turner|barbossa|dutchman|davy jones|воробе|горобец|суонн|свонн|тёрнер|тернер|барбос|голландец|голландець|дэви джонс|деві джонс/i;

const options = defaultOptions(worldsEnd.manifest.options) as unknown as WorldsEndOptions;
const SEATS = [{ kind: 'person', name: 'Anna' } as const, { kind: 'person', name: 'Borys' } as const];

/** What a table, its log and the book say where a name stands. */
function Said() {
  const t = useWords();
  const of = { options };
  const hero = { type: 'hero', seat: 0, hero: 'jack' } as const;
  const all = [
    ...HEROES.map((id) => heroWords(of, id, t)),
    ...COMPANY.map((id) => shipWords(of, id, t)),
    eventWords(hero, SEATS, t, options),
    ...Object.values(valuesIn(t)),
    t('app:games.worlds-end.title'),
    t('app:settings.namesNote'),
  ];
  return <Text testID="said">{all.join(' | ')}</Text>;
}

const said = () => String(screen.getByTestId('said').props.children);

afterEach(() => act(() => wear('box')));

describe('names of At World’s End', () => {
  it.each(LANGUAGES)('change on every open screen at once, in %s, and back', (language) => {
    speak(language);
    render(<Said />);
    const before = said();
    expect(before).toMatch(FILM);
    act(() => wear('neutral'));
    expect(said()).not.toMatch(FILM);
    expect(said()).not.toMatch(/worlds-end|\$t|\{\{/);
    act(() => wear('box'));
    expect(said()).toBe(before);
  });

  it('have a neutral form for the title, and other texts stay as they are', () => {
    speak('en');
    const words: string[] = [];
    const Title = () => <Text testID="title">{useWords()('app:games.worlds-end.title')}</Text>;
    const Other = () => <Text testID="other">{useWords()('app:shelf.newMatch')}</Text>;
    render(
      <>
        <Title />
        <Other />
      </>,
    );
    for (const skin of SKINS satisfies readonly Skin[]) {
      act(() => wear(skin));
      words.push(
        String(screen.getByTestId('title').props.children),
        String(screen.getByTestId('other').props.children),
      );
    }
    expect(new Set([words[0], words[2]]).size).toBe(2);
    expect(words[1]).toBe(words[3]);
  });

  it('no file of the code knows one', () => {
    const files = (folder: string): string[] =>
      readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return files(path);
        return /\.(ts|tsx)$/.test(path) ? [path] : [];
      });
    const folders = ['components/games/worlds-end', 'engine/games/worlds-end', 'engine/companion/worlds-end'];
    // Two of them are ids, which nobody reads: of a ship and of a hero.
    const known = folders.flatMap(files).filter((path) => {
      const text = readFileSync(path, 'utf8').replace(/dutchman|barbossa/gi, '');
      return FILM.test(text);
    });
    expect(known).toEqual([]);
  });

  it.each(LANGUAGES)('no text in %s has one, but the table of names', (language) => {
    const folder = join('assets/locales', language);
    const texts = readdirSync(folder).filter((name) => /worlds-end/.test(name) && !/names/.test(name));
    const known = texts.filter((name) =>
      Object.values(flatten(JSON.parse(readFileSync(join(folder, name), 'utf8')) as object)).some((text) =>
        FILM.test(text.replace(/\{\{\w+\}\}/g, '')),
      ),
    );
    expect(texts.length).toBeGreaterThan(1);
    expect(known).toEqual([]);
  });
});

function flatten(node: object): string[] {
  return Object.values(node).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : flatten(value as object),
  );
}
