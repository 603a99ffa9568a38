/* What a screen, or the books beside a box, may ask of the rules, beside `index.ts`, the types of this folder and the tables of `data/`. */

export { afterOf } from './ask/after';
export { driftsAhead, sheltersAt, stormLosses, windNow, type Forecast } from './ask/drifts';
export { bestDefence, fightAhead, helpersOf } from './ask/fights';
export { gunsOf, threatsTo, volleyAt } from './ask/guns';
export { sailsOf, squareBeyond, type Sails } from './ask/sails';
export { cardFor, seaOf, squareOfSea } from './ask/sea';
export { windShares, type WindShares } from './ask/winds';
export { fightOdds, hittingFaces, type FightOdds } from './odds';
export { wholeLayouts } from './board/layout';
export { LONGEST_SCENARIO, reviewScenarioText, scenarioText, type Reading } from './scenario/text';
export { show, type Shown, type ShownFrame } from './show';
export { lacksOf, type Lack } from './board/box';
export { chartFor, losesWithoutFort, markersOn, NOBODY, zoneFor, type Chart } from './board/chart';
export { beginningOf } from './board/fleets';
export { seatOf, sideNamed } from './board/sides';
export { OFF } from './board/terrain';
export { isHit } from './odds';
export { POINTS } from './rules/fight';
export { alternating, throwForOrder } from './rules/order';
export { blankView, blocksNothing, handTable, leadersOn, SOMEWHERE, wholeTable, whyNot } from './ask/beside';
export { afterDelivery, afterLoss, afterSailing, beginHappening, spinOf } from './rules/happens';
export { fortsAfter, loserNow, winnerAtLimit, winnerNow, winnerOfRound, type OutReason, type Won } from './rules/judge';
export { playOf, type Play } from './rules/play';
export { pointsOf, scorePoints, tableFor, winnerOfLoss } from './rules/points';
export { lotsOf, partsOf } from './score';
export { filledUp } from './sharing';
export { isReef, NOWHERE } from './state';
