import { PACE } from '@/components/kit/choreography/pace';
import type { DeadMansDrawEvent } from '@/engine/games/dead-mans-draw/events';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { ABILITIES } from './abilities';
import { cueOf, type DeadMansDrawCue, type DeadMansDrawTold } from './build';
import { COLLECTING } from './collecting';
import { DRAWING } from './drawing';
import { reduced } from './reduced';
import { sunk } from './sinking';
import type { CueTable } from './table';

/** Every event as it is seen, heard and felt. An event without a cue does not compile. */
const CUES: CueTable = {
  ...DRAWING,
  ...ABILITIES,
  ...COLLECTING,
  'trait-picked': (told) => cueOf(told, { sounds: [[0, 'land']], haptics: [[0, 'place']] }),
  'traits-revealed': (told) => cueOf(told, { sounds: [[0, 'flip']], haptics: [[0, 'flip']], reads: PACE.mostBlock }),
  'locker-target': (told) => cueOf(told, { sounds: [[0, 'chain']], haptics: [[0, 'place']] }),
  'turn-began': (told) => cueOf(told, { haptics: told.event.seat === told.before.viewer ? [[0, 'hand-over']] : [] }),
  harbored: (told) => cueOf(told, { sounds: [[0, 'chain']], haptics: [[0, 'place']], reads: PACE.slide }),
  sunk,
  asks: (told) => cueOf(told, {}),
  over: (told) => {
    const won = wins(told.after);
    return cueOf(told, {
      sounds: [
        [0, 'bell'],
        [PACE.slide, won ? 'win' : 'loss'],
      ],
      haptics: won ? [[PACE.slide, 'win']] : [],
      reads: PACE.mostBlock,
    });
  },
};

/** Whoever looks on from outside is glad with the winner. */
function wins({ viewer, players, suddenWinner }: DeadMansDrawView): boolean {
  if (viewer === null) return true;
  if (suddenWinner !== null) return suddenWinner === viewer;
  return players.every(({ score }) => score <= (players[viewer]?.score ?? 0));
}

export const CUE_TYPES = Object.keys(CUES) as readonly DeadMansDrawEvent['type'][];

export function deadMansDrawCue(told: DeadMansDrawTold, calm: boolean): DeadMansDrawCue {
  const make = CUES[told.event.type] as (told: DeadMansDrawTold) => DeadMansDrawCue;
  return calm ? reduced(make(told)) : make(told);
}
