import type { GameFace } from '@/components/kit/face';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import type { AdmiralDecision } from '@/engine/games/admiral/decisions';
import type { AdmiralEvent } from '@/engine/games/admiral/events';
import type { AdmiralView } from '@/engine/games/admiral/view';
import { Asides } from './asides/Asides';
import { ADMIRAL_SOUNDS, admiralCue } from './cues/cues';
import { eventWords } from './event-words';
import { heading, stepWords } from './heading';
import { isAboutMines } from './mines';
import { present } from './present';
import { prompt, waiting } from './prompts';
import { Prepared } from './scene/door';
import { scoreSheet } from './score-sheet';
import { Table } from './Table';

export const admiralFace: GameFace<AdmiralView, AdmiralAction, AdmiralEvent, AdmiralDecision> = {
  id: 'admiral',
  Table,
  Prepared,
  Asides,
  prompt,
  waiting,
  present,
  eventWords: (event, seats, t, options) => eventWords(event, seats, t, options as unknown as AdmiralView['options']),
  cues: admiralCue,
  sounds: ADMIRAL_SOUNDS,
  stepWords,
  passing: new Set(['turn']),
  heading,
  // 13.19: where mines lie, and which of them goes off.
  hides: isAboutMines,
  secretWords: (_, t) => t('admiral:secrets.mines'),
  // Hull is shared out on the decks.
  hasKeys: ({ kind }) => kind === 'Distribute',
  showsTargets: true,
  scores: ({ players }) => players.map(({ delivered }) => delivered),
  sheet: scoreSheet,
};
