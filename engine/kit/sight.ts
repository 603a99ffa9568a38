/** Takes one more number into the number that a seat's sight comes to. */
export function mixed(h: number, x: number): number {
  const y = Math.imul(h, 16777619) ^ x;
  return (y ^ (y >>> 15)) | 0;
}

export function mixedAll(h: number, list: readonly number[]): number {
  let all = h;
  for (let i = 0; i < list.length; i++) all = mixed(all, list[i] as number);
  return all;
}
