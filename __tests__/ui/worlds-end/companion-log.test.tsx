import i18next from 'i18next';
import { act } from '@testing-library/react-native';
import { stepWords } from '@/components/games/worlds-end/companion/log';
import { reasonOf, warningOf } from '@/components/games/worlds-end/companion/words';
import { LANGUAGES } from '@/components/i18n/languages';
import type { Words } from '@/components/i18n/words';
import { changeSettings } from '@/components/kit/settings/settings';
import { beginLedger, tapLedger } from '@/engine/companion/core/ledger';
import { worldsEndSheet as tracker } from '@/engine/companion/worlds-end';
import { withOwnCards, CERTAIN } from '@/engine/companion/worlds-end/profile';
import type { WorldsEndSheet } from '@/engine/companion/worlds-end/sheet';
import { FORMS, type SheetTap } from '@/engine/companion/worlds-end/taps';
import { Stream } from '@/engine/core/luck';
import { bringWords } from '@/test/words';
import { anyTap } from '../../engine/companion/worlds-end/any-tap';

const TAPS = 1500;
const TYPED = [
  'name 0 Anna',
  'emblem 0 5',
  'hero 0 jack',
  'lot',
  'lot-all',
  'order 210',
  'start 0 cuba',
  'deal-starts',
  'sea-name cuba Lagoon',
  'sea-income cuba 300',
  'sea-port cuba yes',
  'sea-port java no',
  'sea-good cuba -',
  'good-name 5 Tea',
  'skill-text jack 1 Rolls again',
  `box-cards ${tracker.describe({ type: 'box-cards', profile: withOwnCards(CERTAIN) }).slice('box-cards '.length)}`,
  'own-cards',
  'begin',
];

beforeAll(() => bringWords('companion-worlds-end'));

/** What somebody could tap who knows no rules; refusals and warnings are heard, too. */
function tapAtRandom(hear: (tap: SheetTap, now: WorldsEndSheet) => void) {
  const luck = Stream.seeded('log', 'taps');
  const players = ['Anna', 'Borys', 'Vira'].map((name, seat) => ({ name, emblem: seat + 1 }));
  let book = beginLedger(tracker, { players, profile: CERTAIN, doubleAlsoSum: false, eventBattleFlight: false }, 'log');
  for (let i = 0; i < TAPS; i++) {
    const tap = tracker.parse(TYPED[i] ?? anyTap(book.sheet, luck));
    if (!tap) continue;
    const { sheet } = book;
    if (!tracker.check(sheet, tap)) book = tapLedger(tracker, book, tap);
    hear(tap, sheet);
  }
  return book;
}

describe.each(LANGUAGES)('11.9 the log of a box of At World’s End in %s', (language) => {
  it('has words for every tap, fact, refusal and warning', () => {
    act(() => {
      changeSettings({ language });
    });
    const t = i18next.t as unknown as Words;
    const said = new Set<string>();
    const kinds = new Set<string>();
    const book = tapAtRandom((tap, sheet) => {
      const why = tracker.check(sheet, tap);
      if (why) said.add(reasonOf(why, t));
      else said.add(warningOf(sheet, tap, t) ?? '-');
    });
    for (const step of book.steps) {
      said.add(stepWords(step, book.sheet, t));
      kinds.add(step.tap.type);
      for (const { type } of step.facts) kinds.add(`fact ${type}`);
    }
    const wrong = [...said].filter((words) =>
      /\{\{|undefined|\b(taps|facts|fields|uses|battle|warnings|reasons|outcomes|fates)\.[a-z]/.test(words),
    );
    expect(wrong).toEqual([]);
    expect(said.size).toBeGreaterThan(300);
    // Nearly all kinds come up; the few others are rare at random.
    expect(Object.keys(FORMS).filter((type) => !kinds.has(type)).length).toBeLessThan(8);
    expect([...kinds].filter((kind) => kind.startsWith('fact ')).length).toBeGreaterThan(10);
  });
});
