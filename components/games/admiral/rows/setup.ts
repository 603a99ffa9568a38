import { squareThing, unitThing } from '../asks';
import { unitWords } from '../words';
import type { RowsOf } from './rows';

/** Before the first round: ports, reefs, the first squares of ships. */
export const setupRows: RowsOf<'ChooseStartPort' | 'PlaceReef' | 'Deploy'> = {
  ChooseStartPort: {
    thing: ({ fort }) => unitThing(fort),
    words: ({ fort }, _, t) => t('admiral:actions.ChooseStartPort', { fort }),
    button: ({ fort }, _, t) => ({ label: t('admiral:buttons.ChooseStartPort'), sub: unitWords(fort, t) }),
  },
  PlaceReef: {
    thing: ({ square }) => squareThing(square),
    words: ({ square }, _, t) => t('admiral:actions.PlaceReef', { square }),
    button: ({ square }, _, t) => ({ label: t('admiral:buttons.PlaceReef'), sub: square }),
  },
  Deploy: {
    thing: ({ square }) => squareThing(square),
    words: ({ ship, square }, _, t) => t('admiral:actions.Deploy', { ship: unitWords(ship, t), square }),
    button: ({ square }, _, t) => ({ label: t('admiral:buttons.Deploy'), sub: square }),
  },
};
