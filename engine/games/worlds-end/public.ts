/* What a screen, or the books beside a box, may ask of the rules, beside `index.ts`, the types of this folder and the tables of `data/`. */

export { describe } from './action-table';
export { fameOfSeas, fameSum } from './fame';
export { leastBid } from './legal/trade';
export { firstOf, fromOn, nextIn } from './order';
export { priceInPort, priceTogether } from './port-price';
export { placesOf } from './score';
export { show, type Shown, type ShownFrame } from './show';
export {
  BATTLE,
  CALYPSO,
  countSeas,
  fameToWin,
  isIn,
  MOVE,
  nextPlayer,
  NOBODY,
  NOWHERE,
  playersIn,
  PORT,
  SKILL_1,
  SKILL_2,
} from './state';
export { hitsInView } from './view-salvo';
export { beats, oddsLuck, volleyOdds, winsOfSide0, type Engagement, type Fighter, type VolleyOdds } from './odds';
