/* What a screen may ask of the rules, beside `index.ts`, the types of this folder and the tables of `data/`. */

export { show, type Shown, type ShownFrame } from './show';
export { describe } from './action-table';
export { fameOfSeas, fameSum } from './fame';
export { priceInPort } from './port-price';
export { fameToWin } from './state';
export { hitsInView } from './view-salvo';
