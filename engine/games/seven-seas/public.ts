/* What a screen may ask of the rules, beside `index.ts`, the types of this folder, the throw and the tables of `data/`. */

export { describe } from './action-table';
export { raidOdds } from './odds';
export { millimetres } from './rules/ruler';
export { showThrow } from './show-throw';
