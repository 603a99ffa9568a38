import type { GameFace } from '@/components/kit/face';
import type { WorldsEndAction } from '@/engine/games/worlds-end/actions';
import type { WorldsEndDecision } from '@/engine/games/worlds-end/decisions';
import type { WorldsEndEvent } from '@/engine/games/worlds-end/events';
import { fameSum, fameToWin } from '@/engine/games/worlds-end/public';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import { stepWords } from './battle/step-words';
import { WORLDS_END_SOUNDS, worldsEndCue } from './cues/cues';
import { eventWords } from './event-words';
import { heading } from './heading';
import { present } from './present';
import { hides, prompt, secretWords, unseen, waiting } from './prompts';
import { Prepared } from './scene/door';
import { scoreSheet } from './score-sheet';
import { Table } from './Table';

export const worldsEndFace: GameFace<WorldsEndView, WorldsEndAction, WorldsEndEvent, WorldsEndDecision> = {
  id: 'worlds-end',
  Table,
  Prepared,
  prompt,
  waiting,
  present,
  eventWords: (event, seats, t, options) => eventWords(event, seats, t, options as unknown as WorldsEndView['options']),
  beforeWords: ({ options, limit }, t) => t('worlds-end:before.match', { fame: fameToWin(options), limit }),
  cues: worldsEndCue,
  sounds: WORLDS_END_SOUNDS,
  stepWords,
  passing: new Set(['turn-began', 'phase']),
  heading,
  hides,
  unseen,
  secretWords,
  scores: ({ players }) => players.map(({ fame }) => fameSum(fame)),
  sheet: scoreSheet,
};
