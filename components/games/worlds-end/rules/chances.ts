const FACES = 6;

/** One salvo at a ship without survivability, exactly (2.13). */
export function sunkChance(attack: number, defence: number): number {
  return 1 - (defence / FACES) ** attack;
}
