import type { Box, Card, Face } from './box';

/** 4.7.1: 0 without a crew, whatever the objects; otherwise there is no floor. */
export function strengthOf(box: Box, crew: readonly Card[], objects: readonly Card[]): number {
  if (crew.length === 0) return 0;
  let strength = 0;
  for (const card of crew) strength += (box.faceOf[card] as Face).strength;
  for (const card of objects) strength += (box.faceOf[card] as Face).strength;
  return strength;
}
