/** 3.1–3.10, in the order in which hands do it; `two` only with two captains. */
export const PREPARATIONS = [
  'side',
  'ship',
  'boards',
  'doubloons',
  'sirens',
  'removed',
  'shuffle',
  'slots',
  'first',
] as const;
export type Preparation = (typeof PREPARATIONS)[number];

const FOR_TWO: readonly Preparation[] = ['sirens', 'removed'];

export function setUpList(players: number): readonly Preparation[] {
  return PREPARATIONS.filter((item) => players === 2 || !FOR_TWO.includes(item));
}

/** 3.12: cards left in the deck when the slots have been filled. */
export function deckAtStart(players: number): number {
  return players === 2 ? 68 : 91;
}
