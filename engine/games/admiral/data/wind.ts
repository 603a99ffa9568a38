export type WindProfile = 'vane' | 'lively' | 'directionOnly';

/** How often it is calm, fresh or a storm; of each direction alike. */
export type Weights = readonly [calm: number, fresh: number, storm: number];

const STRENGTHS = 3;

/** E-14: by profile. `vane` has each sector once, `lively` four fresh winds for each calm and each storm. */
const SHARES: Readonly<Record<WindProfile, Weights>> = {
  vane: [1, 1, 1],
  lively: [1, 4, 1],
  directionOnly: [1, 1, 1],
};

export function weightsFor(profile: WindProfile, weights: Weights | null): Weights {
  return weights ?? SHARES[profile];
}

/** How many numbers there are to be drawn from. */
export function drawsOf([calm, fresh, storm]: Weights): number {
  return 8 * (calm + fresh + storm);
}

/** E-14: the sector that a drawn number means. */
export function sectorDrawn(n: number, profile: WindProfile, [calm, fresh, storm]: Weights): number {
  const all = calm + fresh + storm;
  const rest = n % all;
  const strength = profile === 'directionOnly' ? 1 : rest < calm ? 0 : rest < calm + fresh ? 1 : 2;
  return Math.trunc(n / all) * STRENGTHS + strength;
}
