/* What the screens of the chart room may ask, beside `public.ts`. Only they load it. */

export { edited, turnedStamp, zoneSquares, type Edit } from './charts/edits';
export { withOwnPlans } from './charts/squadrons';
export { squaresAfter } from './charts/moves';
export { generate, type Wishes } from './charts/generate';
export { wholeLayouts } from './board/layout';
export { historyOf, redo, stepTo, undo, type History } from './charts/history';
export { changedRules, RULEBOOK, type ChangedRule } from './charts/house-rules';
export { sheetAt } from './charts/laid';
export { firstMend, type Mend } from './charts/mends';
export { copyOf, templateOf, TEMPLATES } from './charts/templates';
export { coastalSquares, reachIn, stepsFrom, stormDanger } from './charts/overlays';
export { valueAt, withValue } from './charts/paths';
export { boardOf, isSame, piecesAt, piecesOn, plansOf, type Piece } from './charts/pieces';
export { sizeOf, squaresUnder, SYMMETRIES, twinsOf, twinStamps, type Stamp, type Symmetry } from './charts/symmetry';
export { Trial, type TrialReport } from './charts/trial';
export { LONGEST_ID } from './scenario/reader';
export { scenarioText } from './scenario/text';
export { checkOf, isSound, weightOf, type Fault } from './scenario/faults';
export { reviewScenario } from './scenario/review';
