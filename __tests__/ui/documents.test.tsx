import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import i18next from 'i18next';
import { stored as cardSheet } from '@/components/games/dead-mans-draw/companion/kept';
import { keptMates } from '@/components/kit/people/roll';
import { LANGUAGES } from '@/components/i18n/languages';
import { packShelf } from '@/components/kit/packs/kept';
import { DOCUMENTS, SPECS } from '@/components/features/backup/known';
import type { Live } from '@/components/saves/live';
import { quarantine, stored, storedHasChanged } from '@/components/saves/vault';
import { changeSettings, keptSettings } from '@/components/kit/settings/settings';
import { keptDrafts } from '@/components/play/matches/drafts';
import { keptLedger } from '@/components/features/stats/ledger-store';
import { learning } from '@/components/play/lesson/learning';
import { Document } from '@/engine/saves/documents';

jest.mock('@/components/games/dead-mans-draw/scene/Scene', () => ({ Scene: () => null }));
jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const press = (id: string) => fireEvent.press(screen.getByTestId(id));
const say = (key: string, params = {}) => i18next.t(key as 'app:title', params);
const open = (url: string) => renderRouter('./app', { initialUrl: url });

/** The same document in another window. */
function elsewhere<T>({ name }: { readonly name: string }): Document<T> {
  const spec = SPECS.get(name);
  if (!spec) throw new Error(`${name} is not known`);
  return new Document(stored, spec as ConstructorParameters<typeof Document<T>>[1]);
}

/** A record of this document as an app of the day after tomorrow writes it. */
function fromNewerApp(name: string): void {
  stored.delete(`doc.${name}`);
  stored.write(`doc.${name}`, [`d{"version":99,"value":{"of":"tomorrow"}}`]);
  act(storedHasChanged);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : /\.tsx?$/.test(path) ? [path] : [];
  });
}

it('every document that any file makes is known before a screen has asked for it', () => {
  const makers = filesIn('components').filter((path) =>
    /documentOf[<(]|sheetDocument\(|new History\(/.test(readFileSync(path, 'utf8')),
  );
  expect(makers.length).toBeGreaterThan(8);
  for (const path of makers) jest.requireActual(`@/${path.replace(/\.tsx?$/, '')}`);
  const names = DOCUMENTS.map(({ name }) => name).sort();
  expect([...SPECS.keys()].sort()).toEqual(names);
  expect(new Set(names).size).toBe(names.length);
});

describe('of two windows', () => {
  it('each keeps the settings that it has changed', () => {
    changeSettings({ leftHand: false, contrast: false });
    elsewhere<typeof keptSettings extends Live<infer T> ? T : never>(keptSettings.stored).change((now) => ({
      ...now,
      contrast: true,
    }));
    expect(changeSettings({ leftHand: true })).toBeNull();
    expect(keptSettings.stored.read().value).toMatchObject({ leftHand: true, contrast: true });
    changeSettings({ leftHand: false, contrast: false });
  });

  it('none loses what the other has counted, signed on or written', () => {
    elsewhere<{ matches: unknown[]; seen: string[] }>(keptLedger.stored).change((now) => ({
      ...now,
      seen: [...now.seen, 'theirs'],
    }));
    keptLedger.change((now) => ({ ...now, seen: [...now.seen, 'mine'] }));
    expect(keptLedger.stored.read().value.seen).toEqual(expect.arrayContaining(['theirs', 'mine']));
    elsewhere<unknown[]>(keptMates.stored).change(() => [{ name: 'Anna', emblem: 3 }]);
    keptMates.change((list) => [{ name: 'Bo', emblem: 4 }, ...list]);
    expect(keptMates.stored.read().value.map(({ name }) => name)).toEqual(['Bo', 'Anna']);
    const theirs = { id: 'theirs', game: 'sea-of-clouds', text: '{}' } as const;
    elsewhere<unknown[]>(packShelf.stored).change(() => [theirs]);
    packShelf.change((packs) => [...packs, { ...theirs, id: 'mine' }]);
    expect(packShelf.stored.read().value.map(({ id }) => id)).toEqual(['theirs', 'mine']);
    packShelf.change(() => []);
    keptMates.change(() => []);
  });

  it('one shows what the other has kept as soon as it hears of it', () => {
    const told = jest.fn();
    const off = keptMates.subscribe(told);
    expect(keptMates.now()).toEqual([]);
    elsewhere<unknown[]>(keptMates.stored).change(() => [{ name: 'Anna', emblem: 3 }]);
    storedHasChanged();
    expect(told).toHaveBeenCalledTimes(1);
    expect(keptMates.now()).toEqual([{ name: 'Anna', emblem: 3 }]);
    off();
    keptMates.change(() => []);
  });
});

it('what could not be kept is shown, and is kept with the next change for which there is room', () => {
  changeSettings({ leftHand: false, hints: true });
  const write = jest.spyOn(stored, 'write').mockReturnValue({ code: 'write-failed', params: { key: 'doc.settings' } });
  expect(changeSettings({ leftHand: true })).toMatchObject({ code: 'write-failed' });
  write.mockRestore();
  expect(keptSettings.now().leftHand).toBe(true);
  expect(keptSettings.stored.read().value.leftHand).toBe(false);
  expect(changeSettings({ hints: false })).toBeNull();
  expect(keptSettings.stored.read().value).toMatchObject({ leftHand: true, hints: false });
  changeSettings({ leftHand: false, hints: true });
});

it('what cannot be kept does not pile up: at the hundredth change in a row nothing more is done', () => {
  const write = jest.spyOn(stored, 'write').mockReturnValue({ code: 'write-failed', params: { key: 'doc.settings' } });
  for (let i = 0; i < 100; i++) expect(changeSettings({ hints: i % 2 === 0 })).toMatchObject({ code: 'write-failed' });
  expect(keptSettings.now().hints).toBe(false);
  expect(changeSettings({ hints: true })).toMatchObject({ code: 'write-failed' });
  expect(keptSettings.now().hints).toBe(false);
  write.mockRestore();
  expect(changeSettings({ hints: true })).toBeNull();
  expect(keptSettings.stored.read().value.hints).toBe(true);
});

describe.each(LANGUAGES)('a record of a newer app, in %s', (language) => {
  beforeEach(() => {
    act(() => {
      changeSettings({ language });
    });
    for (const entry of quarantine.list()) quarantine.discard(entry);
  });

  it.each([
    ['/crew', keptMates.stored.name],
    ['/packs', packShelf.stored.name],
    ['/stats', keptLedger.stored.name],
    ['/new/dead-mans-draw', keptDrafts.get('dead-mans-draw')?.name ?? ''],
    ['/learn/dead-mans-draw', learning.name],
    ['/companion/dead-mans-draw', cardSheet.name],
    ['/settings', 'companion.habits'],
  ])('at %s is told, set aside, brought back, and then seen and thrown away in the settings', (url, name) => {
    fromNewerApp(name);
    const document = DOCUMENTS.find((one) => one.name === name);
    open(url);
    expect(screen.getByTestId('newer')).toHaveTextContent(new RegExp(say('app:aside.newer').slice(0, 40)));
    press('set-aside');
    expect(document?.locked()).toBeNull();
    expect(screen.queryByTestId('newer')).toBeNull();
    expect(screen.getByTestId('toast')).toHaveTextContent(new RegExp(say('app:aside.done').slice(0, 20)));
    press('toast-action');
    expect(document?.locked()).not.toBeNull();
    press('set-aside');
    screen.unmount();

    open('/settings');
    press('kept-aside');
    press(`aside-doc.${name}`);
    press('aside-discard');
    expect(screen.getByTestId('aside-empty')).toBeOnTheScreen();
    expect(quarantine.list()).toEqual([]);
    press('toast-action');
    press(`aside-doc.${name}`);
    press('aside-put-back');
    expect(document?.locked()).not.toBeNull();
    stored.delete(`doc.${name}`);
    act(storedHasChanged);
  });
});
