import { inflate } from '@/components/i18n/inflate';
import { fromBase32, toBase32 } from '@/engine/saves/base32';
import { deflate } from './deflate';

/** Three bytes for the length before the packed ones. */
const HEAD = 3;
/** Of a byte, even where nothing could be made shorter. */
const MOST_SIGNS = 2;

function bytesOf(text: string): Uint8Array {
  const signs = encodeURIComponent(text).match(/%[0-9A-F]{2}|[^%]/g) ?? [];
  return Uint8Array.from(signs, (sign) =>
    sign.length === 3 ? Number.parseInt(sign.slice(1), 16) : sign.charCodeAt(0),
  );
}

function textOf(bytes: Uint8Array): string {
  return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
}

/** A text as it stands in an address: capital letters and digits, which a QR code holds best. */
export function packText(text: string): string {
  const bytes = bytesOf(text);
  const size = bytes.length;
  return toBase32([size >> 16, (size >> 8) & 255, size & 255, ...deflate(bytes)]);
}

/** Null: it is none, or would be longer than `most` bytes. */
export function unpackText(packed: string, most: number): string | null {
  if (packed.length > MOST_SIGNS * most) return null;
  const bytes = fromBase32(packed);
  if (!bytes || bytes.length <= HEAD) return null;
  const size = ((bytes[0] ?? 0) << 16) | ((bytes[1] ?? 0) << 8) | (bytes[2] ?? 0);
  if (size > most) return null;
  try {
    return textOf(inflate(Uint8Array.from(bytes.slice(HEAD)), size));
  } catch {
    return null;
  }
}

const CHART = /[?&]chart=([0-9A-Za-z]+)/;

/** What a link to a chart holds that stands anywhere in a text; the text itself where there is none. */
export function textOfLink(text: string, most: number): string {
  const packed = text.startsWith('{') ? undefined : CHART.exec(text)?.[1];
  return (packed === undefined ? null : unpackText(packed, most)) ?? text;
}
