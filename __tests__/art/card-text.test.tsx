import { Skia, type SkTypeface } from '@shopify/react-native-skia';
import i18next from 'i18next';
import { cardText, TEXT, type Lettering } from '@/components/games/sea-of-clouds/card-text';
import { effectWords, faceWords } from '@/components/games/sea-of-clouds/words';
import { LANGUAGES } from '@/components/i18n/languages';
import { speak, type Words } from '@/components/i18n/words';
import { defaultOptions } from '@/engine/core/options';
import { boxOf, type Face } from '@/engine/games/sea-of-clouds/box';
import { OPTIONS, type SeaOfCloudsOptions } from '@/engine/games/sea-of-clouds/options';
import { readTypeface } from './sample';

// There is no device here whose language could be asked.
jest.mock('expo-localization', () => ({ getLocales: () => [] }));

const FACES = [...new Set(boxOf(defaultOptions(OPTIONS) as unknown as SeaOfCloudsOptions).faceOf)];
/** From the tray over a boarding on the narrowest phone to a card that is held up on a tablet. */
const WIDTHS = [56, 60, 66, 72, 78, 84, 90, 96, 104, 117, 118, 130, 150, 180, 220];

const title = readTypeface('display');
const body = readTypeface('text700');

/** As a paragraph breaks it: how many lines, and how wide the widest is. */
function laid(text: string, { size }: Lettering, typeface: SkTypeface, width: number) {
  const font = Skia.Font(typeface, size);
  const wide = (part: string) => font.getGlyphWidths(font.getGlyphIDs(part)).reduce((sum, one) => sum + one, 0);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && wide(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return { lines: lines.length, widest: Math.max(...lines.map(wide)) };
}

describe.each(LANGUAGES)('2.4 what is written on a face, in %s', (language) => {
  let written: { readonly face: Face; readonly name: string; readonly effect: string }[] = [];

  beforeAll(() => {
    speak(language);
    const t = i18next.t as Words;
    written = FACES.map((face) => ({ face, name: faceWords(face, t), effect: effectWords(face, t).join('. ') }));
    expect(written.length).toBeGreaterThan(30);
  });

  it.each(WIDTHS)('stands whole on a card of %d points, or is left to a long press', (width) => {
    const room = (TEXT.width * width) / 100;
    const off = written.flatMap(({ face, name, effect }) => {
      const ladder = face.ladder.length > 0;
      const set = cardText(name, effect, ladder, width);
      const head = laid(name, set.name, title, room);
      const foot = set.effect && laid(effect, set.effect, body, room);
      const high =
        set.name.lines * set.name.line +
        (set.effect ? set.effect.lines * set.effect.line : 0) +
        (ladder ? 0.17 * width : 0);
      const wrong = [
        head.lines > set.name.lines || head.widest > room
          ? `name in ${head.lines}/${set.name.lines}, ${head.widest}`
          : '',
        foot && set.effect && (foot.lines > set.effect.lines || foot.widest > room) ? `effect in ${foot.lines}` : '',
        high > (TEXT.height * width) / 100 ? `${high} high` : '',
      ];
      return wrong.filter(Boolean).map((what) => `${name}: ${what}`);
    });
    expect(off).toEqual([]);
  });

  it('on a card that is held up nothing is left out', () => {
    const bare = written.filter(
      ({ face, name, effect }) => effect && !cardText(name, effect, face.ladder.length > 0, 150).effect,
    );
    expect(bare.map(({ name }) => name)).toEqual([]);
  });
});
