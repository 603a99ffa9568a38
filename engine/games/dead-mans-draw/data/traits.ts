/** Clause 2.3, in the order of its table. The Siren (last) exists only in the mermaid variant. */
export const TRAITS = [
  'casanova',
  'golden-scales',
  'plunderer',
  'treasure-hunter',
  'navigator',
  'master-gunner',
  'scavenger',
  'mystic',
  'swordsman',
  'miser',
  'captains-hook',
  'safe-harbor',
  'fisherman',
  'beastmaster',
  'misfire',
  'parry',
  'davy-jones-locker',
  'siren',
] as const;
export type Trait = (typeof TRAITS)[number];

/** A player's traits are one number: bit i stands for TRAITS[i]. */
export const CASANOVA = 1 << 0;
export const GOLDEN_SCALES = 1 << 1;
export const PLUNDERER = 1 << 2;
export const TREASURE_HUNTER = 1 << 3;
export const NAVIGATOR = 1 << 4;
export const MASTER_GUNNER = 1 << 5;
export const SCAVENGER = 1 << 6;
export const MYSTIC = 1 << 7;
export const SWORDSMAN = 1 << 8;
export const MISER = 1 << 9;
export const CAPTAINS_HOOK = 1 << 10;
export const SAFE_HARBOR = 1 << 11;
export const FISHERMAN = 1 << 12;
export const BEASTMASTER = 1 << 13;
export const MISFIRE = 1 << 14;
export const PARRY = 1 << 15;
export const LOCKER = 1 << 16;
export const SIREN = 1 << 17;

export function traitBits(traits: readonly Trait[]): number {
  return traits.reduce((bits, trait) => bits | (1 << TRAITS.indexOf(trait)), 0);
}

export function traitNames(bits: number): Trait[] {
  return TRAITS.filter((_, i) => (bits & (1 << i)) !== 0);
}
