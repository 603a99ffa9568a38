/** Off the pile, before it hangs. */
export const LIFT = 160;
/** A card pulled out of a bank into the air, or thrown onto the discard pile. */
export const PULL = 340;
/** The recoil before a shot card flies. */
export const RECOIL = 120;
export const TREMBLE = 280;
