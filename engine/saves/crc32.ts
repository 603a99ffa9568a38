const TABLE = Int32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
  return c;
});

/** CRC-32 (IEEE) of a text of single-byte characters; `from` continues an earlier one. */
export function crc32(text: string, from = 0): number {
  let c = ~from;
  for (let i = 0; i < text.length; i++) c = (c >>> 8) ^ (TABLE[(c ^ text.charCodeAt(i)) & 255] as number);
  return ~c >>> 0;
}

export function crc32OfBytes(bytes: readonly number[]): number {
  let c = ~0;
  for (const byte of bytes) c = (c >>> 8) ^ (TABLE[(c ^ byte) & 255] as number);
  return ~c >>> 0;
}

/** Eight small hexadecimal digits. */
export function hex32(x: number): string {
  return (x >>> 0).toString(16).padStart(8, '0');
}
