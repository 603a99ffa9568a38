import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import i18next from 'i18next';
import { OWN_PACK } from '@/__tests__/fixtures/worlds-end/own-pack';
import { addPack, keptPacks, removePack } from '@/components/kit/packs/kept';
import { cardWords, effectWords, faultWords, rowWords } from '@/components/features/packs/words';
import { moduleOf } from '@/components/games/registry';
import { LANGUAGES } from '@/components/i18n/languages';
import { wear } from '@/components/i18n/skin';
import { speak, type Words } from '@/components/i18n/words';
import { changeSettings } from '@/components/kit/settings/settings';
import { HOUSE } from '@/engine/games/worlds-end/data/house';
import { SCHEMA } from '@/engine/games/worlds-end/data/schema';
import { draftOf, draftText, reviewDraft, setCell, type PackDraft } from '@/engine/packs/draft';

jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const GAME = 'worlds-end';
const t = i18next.t as unknown as Words;
const RAW = /\{\{|\$t\(|:[a-z]|undefined|[a-z]-[a-z]+\.|good-\d|co-[a-z]/;
const FOREIGN = { en: /[а-яёіїєґ]/i, ru: /[a-zіїєґ]/i, uk: /[a-zыэъё]/i };

const house = draftOf(HOUSE);
const press = (...ids: string[]) => ids.forEach((id) => fireEvent.press(screen.getByTestId(id)));
const kept = (): PackDraft => JSON.parse(keptPacks()[0]?.text ?? 'null') as PackDraft;

/** Every row of the house as the editor says it, and every effect that could stand in one. */
function said(draft: PackDraft): string[] {
  return SCHEMA.tables.flatMap((table) => [
    ...(draft.tables[table.key] ?? []).flatMap((row, i) => [
      cardWords({ game: GAME, table: table.key }, row, i, t),
      rowWords(GAME, draft, table, row, t),
    ]),
    ...Object.entries(table.columns).flatMap(([column, spec]) => {
      const codes = spec.kind === 'effects' ? Object.entries(spec.codes) : [];
      return codes.flatMap(([code, range]) =>
        (range ? [range.min, range.max, '…'] : ['']).map((n) =>
          effectWords({ game: GAME, column, draft }, n === '' ? code : `${code}:${n}`, t),
        ),
      );
    }),
  ]);
}

beforeEach(() => {
  act(() => {
    for (const { id } of keptPacks()) removePack(id);
    changeSettings({ language: 'en', textSize: 1 });
    speak('en');
  });
});

describe.each(LANGUAGES)("owners' own cards of At World’s End in %s (E-19)", (language) => {
  beforeEach(() => act(() => speak(language)));

  it('every card, place, hero and effect has a name of this language', () => {
    const words = said(house);
    expect(words.length).toBeGreaterThan(200);
    expect(words.filter((one) => RAW.test(one) || FOREIGN[language].test(one))).toEqual([]);
  });

  it('a fault names what is possible, not its code', () => {
    const wrong = setCell(SCHEMA, house, 'company', 0, 'id', 'canoe');
    const none = setCell(SCHEMA, house, 'heroes', 0, 'paid', ['charm']);
    for (const draft of [wrong, none]) {
      const faults = reviewDraft(SCHEMA, draft).faults.map((fault) => faultWords(GAME, draft, fault, t));
      expect(faults.length).toBeGreaterThan(0);
      expect(faults.filter((one) => /co-brig|parley|compass/.test(one))).toEqual([]);
    }
  });
});

describe("owners' own cards of At World’s End", () => {
  it('a sea names its good as the owner does, a skill its price in gold', () => {
    const draft = draftOf(OWN_PACK);
    expect(effectWords({ game: GAME, column: 'goods', draft }, 'good:5', t)).toBe('Ware 5');
    expect(effectWords({ game: GAME, column: 'goods', draft: house }, 'good:2', t)).toBe('Sugar');
    expect(effectWords({ game: GAME, column: 'paid', draft }, 'compass:3', t)).toContain('300');
    expect(effectWords({ game: GAME, column: 'free', draft }, 'reroll', t)).not.toBe(
      effectWords({ game: GAME, column: 'effect', draft }, 'reroll', t),
    );
  });

  it('heroes follow the names that are worn', () => {
    const hero = house.tables.heroes?.[0];
    const box = cardWords({ game: GAME, table: 'heroes' }, hero, 0, t);
    act(() => wear('neutral'));
    const neutral = cardWords({ game: GAME, table: 'heroes' }, hero, 0, t);
    act(() => wear('box'));
    expect(neutral).not.toBe(box);
  });

  it('are copied and changed; what is settled has nothing to count and nothing to take out', () => {
    renderRouter('./app', { initialUrl: '/packs' });
    press(`duplicate-${GAME}`, 'row-seas-0');
    for (const id of ['row-seas-0-more', 'cell-count', 'cell-id', 'remove-card'])
      expect(screen.queryByTestId(id)).toBeNull();
    const before = kept().tables.seas?.[0]?.income as number;
    press('cell-income-more');
    expect(kept().tables.seas?.[0]?.income).toBe(before + 100);
    press('cell-goods-0', 'cell-goods-0-none');
    expect(kept().tables.seas?.[0]?.goods).toEqual(['none']);
    // A good of two seas only: told, and led to.
    expect(screen.getByTestId('fault-0').props.accessibilityLabel).toMatch(/exactly 3/);
  });

  it.each([
    [
      'a good on four seas (T127)',
      (draft: PackDraft) => setCell(SCHEMA, draft, 'seas', 11, 'goods', ['good:1']),
      /exactly 3/,
    ],
    [
      'no port in a small map',
      (draft: PackDraft) => [0, 1, 2, 3, 4].reduce((now, i) => setCell(SCHEMA, now, 'seas', i, 'port', false), draft),
      /needed/,
    ],
    [
      'an armada that waits longer for two than for three',
      (draft: PackDraft) => ({ ...draft, numbers: { armadaTwo: 9, armadaThree: 2 } }),
      /from 1 to 2/,
    ],
    [
      'a price between the coins',
      (draft: PackDraft) => setCell(SCHEMA, draft, 'ships', 0, 'price', 250),
      /steps of 100/,
    ],
  ])('%s is refused, and it is said why', (_, change, reason) => {
    addPack(GAME, draftText(SCHEMA, change(house)));
    renderRouter('./app', { initialUrl: `/packs/${keptPacks()[0]?.id ?? ''}` });
    expect(screen.getByTestId('pack-faults')).toHaveTextContent(reason);
    expect(screen.queryByTestId('pack-sound')).toBeNull();
  });

  it('the match takes the document of the option that the rules read', () => {
    const { document, engine } = moduleOf(GAME) ?? {};
    expect(document).toMatchObject({ option: 'pack', houseValue: 'house' });
    expect(document?.schema).toBe(SCHEMA);
    if (engine) expect(engine.manifest.options.some(({ key }) => key === document?.option)).toBe(true);
  });
});
