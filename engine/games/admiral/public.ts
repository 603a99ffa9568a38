/* What a screen, or the books beside a box, may ask of the rules, beside `index.ts`, the types of this folder and the tables of `data/`. */

export { afterOf, type After } from './ask/after';
export { driftsAhead, sheltersAt, stormLosses, windNow, type Forecast, type StormLoss } from './ask/drifts';
export { bestDefence, fightAhead, helpersOf, type Engagement } from './ask/fights';
export {
  gunsOf,
  threatsTo,
  volleyAt,
  type Aim,
  type Guns,
  type Ray,
  type RayEnd,
  type Threat,
  type Volley,
} from './ask/guns';
export { sailsOf, squareBeyond, type CourseName, type Sails, type Way, type WayEnd } from './ask/sails';
export { cardFor, seaOf, squareOfSea, type Goal, type Sea, type SeaFort, type SeaSquare } from './ask/sea';
export { fightOdds, hittingFaces, type FightOdds } from './odds';
export { show, type Shown, type ShownFrame } from './show';
export { chartFor, NOBODY, type Chart } from './board/chart';
export { squaresIn } from './board/selectors';
export { OFF } from './board/terrain';
export { isHit } from './odds';
export { POINTS } from './rules/fight';
export { alternating, throwForOrder } from './rules/order';
export { blankView, blocksNothing, whyNot } from './ask/beside';
