import { act } from '@testing-library/react-native';
import i18next from 'i18next';
import { stepWords } from '@/components/games/admiral/companion/log';
import { reasonOf, warningOf } from '@/components/games/admiral/companion/words';
import { LANGUAGES } from '@/components/i18n/languages';
import type { Words } from '@/components/i18n/words';
import { changeSettings } from '@/components/kit/settings/settings';
import { beginLedger, openLedger, tapLedger } from '@/engine/companion/core/ledger';
import { admiralSheet as tracker } from '@/engine/companion/admiral';
import { noteOf } from '@/engine/companion/admiral/notation';
import { USUAL_OPTIONS } from '@/engine/companion/admiral/setup';
import type { AdmiralSheet } from '@/engine/companion/admiral/sheet';
import { FORMS, type SheetTap } from '@/engine/companion/admiral/taps';
import { Stream } from '@/engine/core/luck';
import { bringWords } from '@/test/words';
import { anyTap } from '../../engine/companion/admiral/any-tap';

const TAPS = 200;
/** Whoever taps at random is soon out: many short games. */
const GAMES = 32;

beforeAll(() => bringWords('companion-admiral'));

/** What somebody could tap who knows no rules; refusals and warnings are heard, too. */
function tapAtRandom(seed: string, hear: (tap: SheetTap, now: AdmiralSheet) => void) {
  const luck = Stream.seeded(seed, 'taps');
  const players = ['Anna', 'Borys'].map((name, seat) => ({ name, emblem: seat + 1 }));
  let book = beginLedger(tracker, { players, options: USUAL_OPTIONS }, seed);
  const typed = ['name 0 Olha', 'emblem 0 5'];
  for (let i = 0; i < TAPS; i++) {
    const tap = tracker.parse(typed[i] ?? anyTap(book.sheet, luck));
    if (!tap) throw new Error(anyTap(book.sheet, luck));
    const { sheet } = book;
    if (!tracker.check(sheet, tap)) book = tapLedger(tracker, book, tap);
    hear(tap, sheet);
  }
  return book;
}

describe.each(LANGUAGES)('11 the log of a box of Admiral in %s', (language) => {
  it('has words for every tap, fact, refusal and warning, and none for mines', () => {
    act(() => {
      changeSettings({ language });
    });
    const t = i18next.t as unknown as Words;
    const said = new Set<string>();
    const kinds = new Set<string>();
    for (let game = 0; game < GAMES; game++) {
      const book = tapAtRandom(`log ${game}`, (tap, sheet) => {
        const why = tracker.check(sheet, tap);
        said.add(why ? reasonOf(why, t) : (warningOf(sheet, tap, t) ?? '-'));
      });
      for (const step of book.steps) {
        const words = stepWords(step, book.sheet, t);
        said.add(words);
        kinds.add(step.tap.type);
        for (const { type } of step.facts) kinds.add(`fact ${type}`);
        const { tap } = step;
        if (tap.type !== 'lay' && tap.type !== 'takeUp') continue;
        expect(words).not.toContain(tap.at);
        expect(noteOf(step.facts)).toBeNull();
      }
      // Whatever was tapped, the taps alone make the same sheet.
      const session = JSON.parse(JSON.stringify(book.session)) as typeof book.session;
      expect(openLedger(tracker, session).sheet).toEqual(book.sheet);
    }
    const wrong = [...said].filter((words) => /\{\{|undefined|\b(taps|facts|reasons|unit|short)\.[a-z]/.test(words));
    expect(wrong).toEqual([]);
    expect(said.size).toBeGreaterThan(200);
    expect(Object.keys(FORMS).filter((type) => !kinds.has(type))).toEqual([]);
    expect([...kinds].filter((kind) => kind.startsWith('fact ')).length).toBeGreaterThan(12);
  });
});
