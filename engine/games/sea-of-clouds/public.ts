/* What a screen may ask of the rules, beside `index.ts`, the types of this folder, the box and the tables of `data/`. */

export { describe } from './action-table';
export { beatenBy } from './fights';
export { withFigures } from './figures';
export { fold } from './fold';
export { remembering } from './remembering';
export { isMost, pointsOf, relicPoints, tieBreaker, type Holdings } from './score';
export { showBoarding, showShares, type BoardingTable } from './show';
export { strengthOf } from './strength';
