/** 95 % interval of a share after so many games (Wilson): honest also near 0 and 1 and for few games. */
export function wilson(share: number, games: number): readonly [number, number] {
  const z2 = 1.96 * 1.96;
  const centre = share + z2 / (2 * games);
  const spread = 1.96 * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games));
  const whole = 1 + z2 / games;
  return [(centre - spread) / whole, (centre + spread) / whole];
}
