import type { GameFace } from '@/components/kit/face';
import type { SeaOfCloudsAction } from '@/engine/games/sea-of-clouds/actions';
import type { SeaOfCloudsDecision } from '@/engine/games/sea-of-clouds/decisions';
import type { SeaOfCloudsEvent } from '@/engine/games/sea-of-clouds/events';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import { adviceWords } from './advice';
import { heading, stepWords } from './boarding-words';
import { SEA_OF_CLOUDS_SOUNDS, seaOfCloudsCue } from './cues/cues';
import { eventWords } from './event-words';
import { present } from './present';
import { hides, prompt, secretWords, unseen } from './prompts';
import { scoreSheet } from './score-sheet';
import { Prepared } from './scene/door';
import { Table } from './Table';

export const seaOfCloudsFace: GameFace<SeaOfCloudsView, SeaOfCloudsAction, SeaOfCloudsEvent, SeaOfCloudsDecision> = {
  id: 'sea-of-clouds',
  Table,
  Prepared,
  prompt,
  present,
  adviceWords,
  eventWords,
  cues: seaOfCloudsCue,
  // Which share lies before whom is seen on the table.
  passing: new Set(['turn-began', 'looked']),
  sounds: SEA_OF_CLOUDS_SOUNDS,
  stepWords,
  heading,
  hides,
  unseen,
  secretWords,
  scores: (view) => view.players.map(({ score }) => score),
  sheet: scoreSheet,
};
