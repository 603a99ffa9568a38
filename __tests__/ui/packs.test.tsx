import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import i18next from 'i18next';
import { Dimensions } from 'react-native';
import { LANGUAGES } from '@/components/i18n/languages';
import { say as words, speak, type Words } from '@/components/i18n/words';
import { addPack, keptPacks, MOST_PACKS, packShelf, removePack, type KeptPack } from '@/components/kit/packs/kept';
import { PACK_GAME_IDS, packGame } from '@/components/features/packs/pack-games';
import { SPECS } from '@/components/features/backup/known';
import { library, stored, storedHasChanged } from '@/components/saves/vault';
import { changeSettings } from '@/components/kit/settings/settings';
import { start } from '@/components/play/matches/start';
import { Match } from '@/engine';
import { HOUSE } from '@/engine/games/sea-of-clouds/data/house';
import { SCHEMA } from '@/engine/games/sea-of-clouds/data/schema';
import { draftOf, draftText, setCell } from '@/engine/packs/draft';
import { packText } from '@/engine/packs/read';
import { PACK_FAULTS } from '@/engine/packs/schema';
import { Document, type DocumentSpec } from '@/engine/saves/documents';

jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const GAME = 'sea-of-clouds';
const press = (...ids: string[]) => ids.forEach((id) => fireEvent.press(screen.getByTestId(id)));
const write = (id: string, text: string) => fireEvent.changeText(screen.getByTestId(id), text);
const say = (key: string, params = {}) => words(i18next.t as unknown as Words, `packs:${key}`, params);
const open = (path: string) => renderRouter('./app', { initialUrl: path });
const named = (name: string) => packText({ ...HOUSE, name });
const kept = (): { readonly name: string; readonly tables: Record<string, Record<string, unknown>[]> } =>
  JSON.parse(keptPacks()[0]?.text ?? 'null');

function clean(width = 390, height = 844): void {
  act(() => {
    for (const { id } of keptPacks()) removePack(id);
    const window = { width, height, scale: 2, fontScale: 1 };
    Dimensions.set({ window, screen: window });
    changeSettings({ textSize: 1 });
  });
}

describe.each(LANGUAGES)("owners' own cards in %s", (language) => {
  beforeEach(() => {
    clean();
    act(() => {
      changeSettings({ language, textSize: 2 });
      speak(language);
    });
  });

  it('have words for every table, column, number, total and fault of every game that has packs', () => {
    const missing = PACK_GAME_IDS.flatMap((game) => {
      const { schema } = packGame(game);
      const plain = ['id', 'name', 'ladder', 'effects'];
      const columns = schema.tables.flatMap((table) =>
        Object.keys(table.columns).filter((key) => !plain.includes(key)),
      );
      return [
        ...schema.tables.map(({ key }) => `${game}.tables.${key}`),
        ...columns.map((key) => `${game}.columns.${key}`),
        ...Object.keys(schema.numbers).map((key) => `${game}.numbers.${key}`),
        ...schema.totals.map(({ key }) => `${game}.totals.${key}`),
      ];
    });
    const all = [...missing, ...PACK_FAULTS.map((code) => `faults.${code}`)];
    expect(all.filter((key) => !i18next.exists(`packs:${key}`, { lng: language, fallbackLng: [] }))).toEqual([]);
  });

  it('are copied, named and changed; every change is kept and can be taken back', () => {
    open('/settings');
    press('open-packs', `duplicate-${GAME}`);
    write('pack-name', 'M');
    write('pack-name', 'Mine');
    press('row-rum-0-more', 'row-rum-0-more');
    expect([kept().name, kept().tables.rum?.[0]?.count]).toEqual(['Mine', 7]);
    expect(screen.getByTestId('total-rum').props.accessibilityLabel).toBe(
      say('totalSpoken', { what: say(`${GAME}.totals.rum`), cards: 23, box: 21 }),
    );
    press('undo-edit', 'undo-edit');
    expect(kept().tables.rum?.[0]?.count).toBe(5);
    // What was written letter by letter goes at once.
    press('undo-edit');
    expect(kept().name).toBe(say('copyName'));
  });

  it('that are wrong say what and where, lead there, and are not played or handed over until they are mended', () => {
    addPack(GAME, draftText(SCHEMA, setCell(SCHEMA, draftOf(HOUSE), 'pirates', 0, 'strength', 99)));
    open(`/packs/${keptPacks()[0]?.id ?? ''}`);
    const card = i18next.t(`${GAME}:cards.pir-cabin-boy` as 'app:title');
    const at = `${say('listed', { table: say(`${GAME}.tables.pirates`), card })}, ${say(`${GAME}.columns.strength`)}`;
    const fault = say('faults.pack-number', { at, min: '−9', max: 15 });
    expect(screen.getByTestId('fault-0').props.accessibilityLabel).toBe(fault);
    for (const id of ['test-pack', 'pack-copy', 'pack-share']) {
      expect(screen.getByTestId(id).props.accessibilityLabel).toContain(say('mendFirst'));
    }
    press('fault-0', 'cell-strength-less');
    expect(screen.getByTestId('pack-sound')).toBeOnTheScreen();
    expect(kept().tables.pirates?.[0]?.strength).toBe(15);
  });
});

describe("owners' own cards", () => {
  beforeEach(() => {
    clean();
    act(() => {
      changeSettings({ language: 'en' });
    });
  });

  it('lose and gain cards and effects', () => {
    addPack(GAME, named('Mine'));
    open(`/packs/${keptPacks()[0]?.id ?? ''}`);
    press('row-permanents-2', 'cell-effects-add', 'cell-effects-1', 'cell-effects-1-gainPerWin');
    write('cell-effects-1-number', '3');
    expect(kept().tables.permanents?.[2]?.effects).toEqual(['strength:1', 'gainPerWin:3']);
    press('cell-effects-0-remove', 'cell-curse');
    expect(kept().tables.permanents?.[2]).toMatchObject({ effects: ['gainPerWin:3'], curse: true });
    press('remove-card');
    expect(kept().tables.permanents).toHaveLength(9);
    press('toast-action');
    expect(kept().tables.permanents).toHaveLength(10);
    press('add-secrets');
    write('cell-name', 'Mine alone');
    expect(kept().tables.secrets?.at(-1)).toMatchObject({ id: 'own-1', name: 'Mine alone', effects: ['vp:0'] });
  });

  it('stand with their fields beside the list on a tablet', () => {
    clean(1024, 1366);
    addPack(GAME, named('Mine'));
    open(`/packs/${keptPacks()[0]?.id ?? ''}`);
    expect(screen.getByTestId('card-beside')).toHaveTextContent(say('choose'));
    press('row-relics-3');
    expect(screen.queryByTestId('card-sheet')).toBeNull();
    write('cell-ladder-3', '25');
    press('cell-count-more');
    expect(kept().tables.relics?.[3]).toMatchObject({ count: 5, ladder: [0, 4, 10, 25, 25] });
  });

  it('that are deleted come back where they were', () => {
    for (const name of ['One', 'Two', 'Three']) addPack(GAME, named(name));
    const before = keptPacks();
    open(`/packs/${before[1]?.id ?? ''}`);
    press('delete-pack');
    expect(keptPacks()).toEqual([before[0], before[2]]);
    press('toast-action');
    expect(keptPacks()).toEqual(before);
    expect(packShelf.stored.read().value).toEqual(before);
  });

  it.each([false, true])(
    'that another window changes meanwhile stay as that one wrote them, and what was written here comes back with undo (heard of it: %s)',
    (heard) => {
      const added = addPack(GAME, named('Mine'));
      open(`/packs/${added?.id ?? ''}`);
      write('pack-name', 'Here');
      const spec = SPECS.get('packs') as DocumentSpec<KeptPack[]>;
      new Document(stored, spec).change((packs) =>
        packs.map((pack) => ({ ...pack, text: pack.text.replace('"Here"', '"There"') })),
      );
      if (heard) act(storedHasChanged);
      else write('pack-name', 'Here again');
      const name = () => screen.getByTestId('pack-name').props.value as string;
      expect(name()).toBe('There');
      expect(screen.getByTestId('toast')).toHaveTextContent(i18next.t('saves:changed-elsewhere'));
      expect(kept().name).toBe('There');
      press('undo-edit');
      expect(name()).toBe(heard ? 'Here' : 'Here again');
      expect(kept().name).toBe(name());
    },
  );

  it('that another window has deleted are said to be gone', () => {
    const added = addPack(GAME, named('Mine'));
    open(`/packs/${added?.id ?? ''}`);
    new Document(stored, SPECS.get('packs') as DocumentSpec<KeptPack[]>).change(() => []);
    write('pack-name', 'Here');
    expect(screen.getByTestId('no-pack')).toBeTruthy();
    expect(keptPacks()).toEqual([]);
  });

  it('are brought in whole or not at all', () => {
    open('/packs');
    press('bring-pack');
    expect(screen.getByTestId('pack-refused')).toHaveTextContent(say('nothing'));
    write('pack-text', `{"pack":1,"game":"${GAME}"`);
    press('bring-pack');
    expect(screen.getByTestId('pack-refused')).toHaveTextContent(`${say('refused')}${say('faults.pack-not-json')}`);
    write('pack-text', named('Mine').replace('"rumRemoved":5', '"rumRemoved":50'));
    press('bring-pack');
    expect(screen.getByTestId('pack-refused')).toHaveTextContent(/Rum removed unseen: a whole number from 0 to 20/);
    expect(keptPacks()).toEqual([]);
    write('pack-text', `\n ${named('Mine')} \n`);
    press('bring-pack');
    expect(keptPacks().map(({ text }) => text)).toEqual([named('Mine')]);
  });

  it('are kept up to a number, and then refused', () => {
    for (let i = 0; i < MOST_PACKS; i++) expect(addPack(GAME, named(`No ${i}`))?.trouble).toBeNull();
    expect(addPack(GAME, named('one more'))).toBeNull();
    open('/packs');
    press(`duplicate-${GAME}`);
    expect(screen.getByTestId('toast')).toHaveTextContent(say('full', { most: MOST_PACKS }));
  });

  it('are chosen for a match, which goes on and is replayed with them when they are deleted', () => {
    addPack(GAME, named('Mine'));
    open(`/new/${GAME}`);
    press('all-options', 'option-pack', `option-pack-${keptPacks()[0]?.id ?? ''}`);
    act(() => void removePack(keptPacks()[0]?.id ?? ''));
    expect(screen.getByTestId('option-pack').props.accessibilityLabel).toContain('Mine');
    const seats = [
      { kind: 'person', name: 'Anna', emblem: 1 },
      { kind: 'person', name: 'Borys', emblem: 2 },
    ] as const;
    const text = packText({ ...HOUSE, name: 'Mine', numbers: { ...HOUSE.numbers, startDoubloons: 11 } });
    const started = start(GAME, { seats, options: { pack: text } }, 'own');
    const opened = library.load('id' in started ? started.id : '');
    if (!opened.ok) throw new Error(opened.trouble.code);
    const { match } = opened.value;
    for (let i = 0; i < 12; i++) {
      const seat = match.pending()[0]?.seat;
      const action = seat === undefined ? undefined : match.legal(seat)[0];
      if (seat !== undefined && action) match.act(seat, action);
    }
    expect(match.options).toMatchObject({ pack: text });
    expect(JSON.stringify(match.view(0))).toContain('Mine');
    expect(Match.replay(match.game, match.save()).hash()).toBe(match.hash());
  });
});
