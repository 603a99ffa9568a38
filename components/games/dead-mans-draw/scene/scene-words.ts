import type { Words } from '@/components/i18n/words';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import type { Seat, SeatSetup } from '@/engine';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { gainOf } from '../table-facts';
import { traitWords } from '../words';
import type { SceneWords } from './model';

/** Names, emblems and the few words that are drawn on the table, in the reader's language. */
export function sceneWords(view: DeadMansDrawView, seats: readonly SeatSetup[], focus: Seat, t: Words): SceneWords {
  const alone = seats.filter(({ kind }) => kind === 'person').length === 1;
  const points = view.phase === 'turn' && view.row.length > 0 ? gainOf(view).points : 0;
  return {
    seats: seats.map(({ kind }, seat) => ({
      name: alone && seat === focus && kind === 'person' ? t('dead-mans-draw:places.you') : nameOf(seats, seat),
      emblem: emblemOf(seats, seat),
    })),
    trait: (trait) => traitWords(trait, t),
    focus,
    gain: points > 0 ? t('dead-mans-draw:places.gain', { points }) : null,
  };
}
