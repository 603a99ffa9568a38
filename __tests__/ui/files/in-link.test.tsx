import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { deflate } from '@/components/kit/files/deflate';
import { inflate } from '@/components/i18n/inflate';
import { packText, textOfLink, unpackText } from '@/components/kit/files/in-link';
import { Luck } from '@/engine/core/luck';
import { SCENARIOS } from '@/engine/games/admiral/data/scenarios';
import { scenarioText } from '@/engine/games/admiral/scenario/text';

const MOST = 800_000;

/** What the largest QR code holds of capital letters and digits. */
const QR = 4296;

describe('a text in an address', () => {
  it.each(SCENARIOS.map((one) => [one.id, scenarioText(one)] as const))('%s comes back as it was', (_, text) => {
    const packed = packText(text);
    expect(packed).toMatch(/^[0-9A-Z]+$/);
    expect(unpackText(packed, MOST)).toBe(text);
    expect(packed.length).toBeLessThan(QR);
  });

  it('is what every reader of RFC 1951 reads', () => {
    const luck = Luck.fromSeed('deflate').bots;
    for (let i = 0; i < 200; i++) {
      const bytes = Uint8Array.from({ length: luck.below(2000) }, () => luck.below(1 + luck.below(256)));
      expect([...inflateRawSync(deflate(bytes))]).toEqual([...bytes]);
    }
    const long = new Uint8Array(100_000).fill(7);
    expect(inflateRawSync(deflate(long))).toHaveLength(100_000);
  });

  it('that unpacks to more than it names does no work beyond that', () => {
    const bytes = new Uint8Array(500_000).fill(7);
    expect(() => inflate(deflate(bytes), 100)).toThrow('another length');
    expect(() => inflate(deflateRawSync(bytes, { level: 0 }), 100)).toThrow('another length');
    expect(unpackText('0'.repeat(300), 100)).toBeNull();
  });

  it('is found in a message with a link to a chart', () => {
    const link = `Look: pirateshelf:///charts/admiral?chart=${packText('{"schema":1}')} !`;
    expect(textOfLink(link, MOST)).toBe('{"schema":1}');
    for (const other of ['', 'ahoy', '{"a":"?chart=AAAA"}', 'x?chart=!']) expect(textOfLink(other, MOST)).toBe(other);
  });

  it('of other languages, too', () => {
    expect(unpackText(packText('Затока «Їжак» – 🏴'), MOST)).toBe('Затока «Їжак» – 🏴');
  });

  it('is refused where it is broken, or too long', () => {
    const packed = packText('{"schema":1}'.repeat(50));
    expect(unpackText(packed.slice(0, 20), MOST)).toBeNull();
    expect(unpackText('', MOST)).toBeNull();
    expect(unpackText('!!', MOST)).toBeNull();
    expect(unpackText(packed, 100)).toBeNull();
    const luck = Luck.fromSeed('broken').bots;
    for (let i = 0; i < 300; i++) {
      const at = luck.below(packed.length);
      const other = `${packed.slice(0, at)}${luck.pick([...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'])}${packed.slice(at + 1)}`;
      expect(() => unpackText(other, MOST)).not.toThrow();
    }
  });
});
