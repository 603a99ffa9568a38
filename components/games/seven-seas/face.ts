import type { GameFace } from '@/components/kit/face';
import type { SevenSeasAction } from '@/engine/games/seven-seas/actions';
import type { SevenSeasDecision } from '@/engine/games/seven-seas/decisions';
import type { SevenSeasEvent } from '@/engine/games/seven-seas/events';
import type { SevenSeasView } from '@/engine/games/seven-seas/view';
import { adviceWords } from './advice';
import { stepWords } from './battle-words';
import { SEVEN_SEAS_SOUNDS, sevenSeasCue } from './cues/cues';
import { eventWords } from './event-words';
import { inHand } from './hand';
import { leavesToMemory, memoryWords } from './memory';
import { heading } from './heading';
import { present } from './present';
import { hides, prompt, secretWords } from './prompts';
import { scoreSheet } from './score-sheet';
import { Prepared } from './scene/door';
import { Table } from './Table';

export const sevenSeasFace: GameFace<SevenSeasView, SevenSeasAction, SevenSeasEvent, SevenSeasDecision> = {
  id: 'seven-seas',
  Table,
  Prepared,
  prompt,
  present,
  adviceWords,
  eventWords,
  leavesToMemory,
  memoryWords,
  cues: sevenSeasCue,
  sounds: SEVEN_SEAS_SOUNDS,
  stepWords: (beat, _, t) => stepWords(beat, t),
  heading,
  hides,
  inHand,
  secretWords,
  scores: (view) => view.players.map(({ score }) => score),
  sheet: scoreSheet,
};
