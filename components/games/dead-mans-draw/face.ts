import type { GameFace } from '@/components/kit/face';
import type { DeadMansDrawAction } from '@/engine/games/dead-mans-draw/actions';
import type { DeadMansDrawDecision } from '@/engine/games/dead-mans-draw/decisions';
import type { DeadMansDrawEvent } from '@/engine/games/dead-mans-draw/events';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { adviceWords } from './advice';
import { bustWords } from './bust-words';
import { deadMansDrawCue } from './cues/cues';
import { DEAD_MANS_DRAW_SOUNDS } from './cues/sounds';
import { eventWords } from './event-words';
import { present } from './present';
import { prompt } from './prompts';
import { lastTurns } from './table-facts';
import { scoreSheet } from './score-sheet';
import { Prepared } from './scene/door';
import { Table } from './Table';
import { signWords, variantWords } from './words';

export const deadMansDrawFace: GameFace<DeadMansDrawView, DeadMansDrawAction, DeadMansDrawEvent, DeadMansDrawDecision> =
  {
    id: 'dead-mans-draw',
    Table,
    Prepared,
    prompt,
    present,
    adviceWords,
    // 8.5: who plays without help plays without it.
    helps: (view) => view.options.assist !== 'none',
    eventWords,
    signWords,
    beforeWords: (view, t) => {
      const variant = variantWords(view, t);
      return variant && `${t('dead-mans-draw:places.variant', { name: variant.name })}. ${variant.text}`;
    },
    cues: deadMansDrawCue,
    sounds: DEAD_MANS_DRAW_SOUNDS,
    stepWords: bustWords,
    passing: new Set(['turn-began']),
    heading: (view, _, t) => {
      if (lastTurns(view)) return { title: t('dead-mans-draw:places.lastTurns', { count: view.drawCount }), lit: true };
      const variant = variantWords(view, t);
      if (!variant) return null;
      return view.phase === 'turn' ? { title: variant.name } : { title: variant.name, note: variant.text };
    },
    // Section 6: hidden are the trait offers, and by option what an oracle or a Navigator looks at.
    hides: (decision, view) =>
      decision.secret === true ||
      (!view.options.oraclePublic && view.knownTop.length > 0) ||
      (!view.options.discardOpen && view.discard !== null),
    inHand: ({ kind }) => kind === 'PICK_TRAIT',
    secretWords: (decision, t) =>
      decision.kind === 'PICK_TRAIT' ? t('dead-mans-draw:secrets.PICK_TRAIT') : t('dead-mans-draw:secrets.other'),
    scores: (view) => view.players.map(({ score }) => score),
    sheet: scoreSheet,
  };
