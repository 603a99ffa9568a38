/** These bytes were not written by a ByteWriter in this way. */
export class Misfit extends Error {}

/** Writes numbers, texts and single bits one after another. */
export class ByteWriter {
  readonly bytes: number[] = [];
  private spare = 0;

  byte(value: number): void {
    this.bytes.push(value & 255);
    this.spare = 0;
  }

  /** A whole number from 0 on: seven bits a byte, the lowest first. */
  number(value: number): void {
    let rest = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.byte((rest % 128) + 128);
    this.byte(rest);
  }

  word(value: number): void {
    for (let shift = 24; shift >= 0; shift -= 8) this.byte(value >>> shift);
  }

  text(value: string): void {
    const utf8 = toUtf8(value);
    this.number(utf8.length);
    for (const byte of utf8) this.byte(byte);
  }

  /** One of `choices` possibilities, in as few bits as hold them; none at all when there is only one. */
  choice(value: number, choices: number): void {
    for (let bit = width(choices) - 1; bit >= 0; bit--) this.bit((value >>> bit) & 1);
  }

  private bit(value: number): void {
    if (this.spare === 0) {
      this.bytes.push(0);
      this.spare = 8;
    }
    this.spare--;
    const last = this.bytes.length - 1;
    this.bytes[last] = (this.bytes[last] as number) | (value << this.spare);
  }
}

/** Reads what a ByteWriter wrote. Whatever does not fit throws a Misfit. */
export class ByteReader {
  private at = 0;
  private spare = 0;

  constructor(private readonly bytes: readonly number[]) {}

  byte(): number {
    this.spare = 0;
    const value = this.bytes[this.at++];
    if (value === undefined) throw new Misfit('too short');
    return value;
  }

  number(): number {
    let value = 0;
    for (let unit = 1; unit < 0x10000000; unit *= 128) {
      const byte = this.byte();
      value += (byte & 127) * unit;
      if (byte < 128) return value;
    }
    throw new Misfit('too large');
  }

  word(): number {
    let value = 0;
    for (let i = 0; i < 4; i++) value = (value << 8) | this.byte();
    return value >>> 0;
  }

  text(): string {
    const length = this.number();
    if (length > this.bytes.length - this.at) throw new Misfit('too short');
    return fromUtf8(Array.from({ length }, () => this.byte()));
  }

  choice(choices: number): number {
    let value = 0;
    for (let bit = width(choices); bit > 0; bit--) value = (value << 1) | this.bit();
    if (value >= choices) throw new Misfit('no such choice');
    return value;
  }

  /** Nothing may follow, not even in the bits that are left over. */
  end(): void {
    while (this.spare > 0) if (this.bit() === 1) throw new Misfit('bits left over');
    if (this.at !== this.bytes.length) throw new Misfit('bytes left over');
  }

  private bit(): number {
    if (this.spare === 0) {
      this.byte();
      this.spare = 8;
    }
    this.spare--;
    return ((this.bytes[this.at - 1] as number) >>> this.spare) & 1;
  }
}

function width(choices: number): number {
  return choices < 2 ? 0 : 32 - Math.clz32(choices - 1);
}

function toUtf8(text: string): number[] {
  const out: number[] = [];
  for (const char of text) {
    const code = char.codePointAt(0) as number;
    if (code < 0x80) out.push(code);
    else if (code < 0x800) out.push(0xc0 | (code >> 6), tail(code));
    else if (code < 0x10000) out.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
    else out.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
  }
  return out;
}

function tail(code: number): number {
  return 0x80 | (code & 63);
}

function fromUtf8(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at++] as number;
    const more = first < 0x80 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    let code = more === 0 ? first : first & (63 >> more);
    for (let i = 0; i < more; i++) code = (code << 6) | ((bytes[at++] ?? 0) & 63);
    if (code > 0x10ffff) throw new Misfit('no such character');
    text += String.fromCodePoint(code);
  }
  // One spelling only: whatever was read loosely must be what would be written.
  const again = toUtf8(text);
  if (again.length !== bytes.length || again.some((byte, i) => byte !== bytes[i])) throw new Misfit('no text');
  return text;
}
