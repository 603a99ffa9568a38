/* What a screen may ask of the rules, beside `index.ts`, the types of this folder and the tables of `data/`. */

export { describe } from './action-table';
export { gainedBy } from './fold';
export { bustOdds } from './odds';
export { rulesOf } from './rules/setup';
export { show, type Shown, type ShownFrame } from './show';
export { protectedPlaces, scoreIn, takeNow, wouldBust } from './what-if';
