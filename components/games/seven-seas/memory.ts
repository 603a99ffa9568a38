import type { Words } from '@/components/i18n/words';
import { cast } from '@/components/kit/told';
import type { SeatSetup } from '@/engine';
import type { Curse } from '@/engine/games/seven-seas/data/curses';
import type { SevenSeasEvent } from '@/engine/games/seven-seas/events';
import type { SevenSeasView } from '@/engine/games/seven-seas/view';
import { adventureOf } from './adventure';
import { lossWords } from './event-words';

/** 6, caravanMemory: hidden. Only the last caravan or curse lies open, until all is over. */
export function leavesToMemory({ options, phase }: SevenSeasView): boolean {
  return options.caravanMemory === 'hidden' && phase !== 'over';
}

const covers = (curse: Curse, { playedTop }: SevenSeasView) => playedTop !== `cu-${curse}`;

/** An event without the name of a card that lies under others by now; null: nothing is left to tell. */
export function memoryWords(
  event: SevenSeasEvent,
  view: SevenSeasView,
  seats: readonly SeatSetup[],
  t: Words,
): string | null | undefined {
  const who = cast({ t, seats }, { name: event.seat });
  switch (event.type) {
    case 'played': {
      const { kind } = adventureOf(event.card);
      if ((kind !== 'caravan' && kind !== 'curse') || event.card === view.playedTop) return undefined;
      return t(`seven-seas:events.played-${kind}-covered`, who);
    }
    case 'lost': {
      if (!covers(event.by, view)) return undefined;
      const list = lossWords(event, t);
      return list === '' ? null : t('seven-seas:events.lost-covered', { ...who, list });
    }
    // Whom a flag or a die has cost a mark tells which card it was.
    case 'marked':
      return event.why === 'corsair' || (event.why === 'tavern' && covers('tavern', view)) ? null : undefined;
    case 'named':
      return covers('idol', view) ? null : undefined;
    case 'dealt':
      return covers('tavern', view) ? null : undefined;
    default:
      return undefined;
  }
}
