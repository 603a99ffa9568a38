const byte = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16);

/** Linear mix of two #RRGGBB colours in sRGB bytes, as the look writes it: mix(a, b, 0) is a. */
export function mix(a: string, b: string, t: number): string {
  let out = '#';
  for (const at of [1, 3, 5]) {
    const value = Math.round(byte(a, at) + (byte(b, at) - byte(a, at)) * t);
    out += value.toString(16).padStart(2, '0');
  }
  return out.toUpperCase();
}
