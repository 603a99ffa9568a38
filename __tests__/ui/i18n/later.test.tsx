import { deflateRawSync, constants } from 'node:zlib';
import { readdirSync } from 'node:fs';
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import fc from 'fast-check';
import Rules from '@/app/rules/[game]/index';
import { RootLayout } from '@/components/features/shell/RootLayout';
import { inflate } from '@/components/i18n/inflate';
import { LANGUAGES } from '@/components/i18n/languages';
import { LATER } from '@/components/i18n/later';
import { RESOURCES } from '@/components/i18n/resources';
import { unpack } from '@/components/i18n/unpack';
import { changeSettings } from '@/components/kit/settings/settings';
import { isWords, packWords } from '@/scripts/lib/pack-words';
import { wordsIn } from '@/test/words';

jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const fileOf = (language: string, subject: string) => `assets/locales/${language}/${subject}.json`;
const SUBJECTS = Object.keys(LATER) as (keyof typeof LATER)[];

describe('words that one screen reads', () => {
  it('and those of all screens are packed, and nothing else is', () => {
    const subjects = [...SUBJECTS, ...Object.keys(RESOURCES.en)];
    const files = readdirSync('assets/locales/ru').map((file) => file.replace('.json', ''));
    expect([...subjects].sort()).toEqual(files.sort());
    expect(subjects.filter((subject) => !isWords(`/x/${fileOf('ru', subject)}`))).toEqual([]);
    expect(['/x/app.json', '/x/assets/art/used.json', '/x/node_modules/valibot/package.json'].some(isWords)).toBe(
      false,
    );
  });

  it('lead each to its own file', async () => {
    for (const subject of SUBJECTS) {
      for (const language of LANGUAGES) {
        const { default: words } = await LATER[subject][language]();
        expect(words).toEqual(wordsIn(language, subject));
      }
    }
  });

  it('are the same when they were packed and unpacked, every file of them', () => {
    let packed = 0;
    let plain = 0;
    for (const language of LANGUAGES) {
      for (const subject of readdirSync(`assets/locales/${language}`).map((file) => file.replace('.json', ''))) {
        const words = wordsIn(language, subject);
        const text = JSON.stringify(words);
        const pack = packWords(text);
        expect(unpack(pack)).toEqual(words);
        // Letters beyond ASCII take two bytes in Hermes, and their neighbours with them.
        plain += language === 'en' ? text.length : 2 * text.length;
        packed += pack.packed.length;
      }
    }
    expect(packed).toBeLessThan(0.32 * plain);
  });

  it('inflate whatever zlib deflates, in every kind of block', () => {
    const text = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.array(fc.constantFrom(1, 2, 3), { maxLength: 3000 }).map((places) => Uint8Array.from(places)),
    );
    const level = fc.constantFrom(0, 1, 6, 9);
    const strategy = fc.constantFrom(constants.Z_DEFAULT_STRATEGY, constants.Z_FIXED, constants.Z_HUFFMAN_ONLY);
    fc.assert(
      fc.property(text, level, strategy, (bytes, level, strategy) => {
        const back = inflate(deflateRawSync(bytes, { level, strategy }), bytes.length);
        return Buffer.from(back).equals(Buffer.from(bytes));
      }),
    );
    const long = Buffer.alloc(200_000, 'abcdefg');
    expect(Buffer.from(inflate(deflateRawSync(long, { level: 0 }), long.length)).equals(long)).toBe(true);
    expect(Buffer.from(inflate(deflateRawSync(long), long.length)).equals(long)).toBe(true);
  });

  it('are refused when they were cut off or have another length', () => {
    const whole = deflateRawSync(Buffer.from('sail, sail, and sail again'));
    expect(() => inflate(whole.subarray(0, whole.length - 4), 26)).toThrow('too early');
    expect(() => inflate(whole, 25)).toThrow('another length');
  });
});

describe('a screen whose words are fetched', () => {
  const open = () =>
    renderRouter({ _layout: RootLayout, 'rules/[game]/index': Rules }, { initialUrl: '/rules/seven-seas' });

  it('waits, says that they did not come, and asks again', async () => {
    const fetch = jest.spyOn(LATER['rules-seven-seas'], 'en').mockRejectedValueOnce(new Error('offline'));
    act(() => {
      changeSettings({ language: 'en' });
    });
    open();
    expect(screen.getByTestId('words-waiting')).toBeOnTheScreen();
    await waitFor(() => screen.getByTestId('words-failed'));
    fireEvent.press(screen.getByTestId('words-again'));
    await waitFor(() => screen.getByTestId('rules'));
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(screen.getByText('The goal')).toBeOnTheScreen();
  });

  it('follows the language', async () => {
    open();
    await waitFor(() => screen.getByTestId('rules'));
    act(() => {
      changeSettings({ language: 'uk' });
    });
    expect(screen.getByTestId('words-waiting')).toBeOnTheScreen();
    await waitFor(() => screen.getByTestId('rules'));
    expect(screen.queryByText('The goal')).toBeNull();
  });
});
