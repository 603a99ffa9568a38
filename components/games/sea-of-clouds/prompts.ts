import type { Words } from '@/components/i18n/words';
import type { Ask } from '@/components/kit/face';
import type { SeaOfCloudsAction } from '@/engine/games/sea-of-clouds/actions';
import type { SeaOfCloudsDecision } from '@/engine/games/sea-of-clouds/decisions';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import { cardWords } from './words';

export type SeaOfCloudsAsk = Ask<SeaOfCloudsView, SeaOfCloudsAction, SeaOfCloudsDecision>;

export function prompt({ decision, view }: SeaOfCloudsAsk, t: Words): string {
  switch (decision.kind) {
    case 'shareChoice':
      return t('sea-of-clouds:prompts.shareChoice', { slot: decision.about.slot });
    case 'fightTargetOrder':
      return t('sea-of-clouds:prompts.fightTargetOrder', { card: cardWords(view, decision.about.card, t) });
    case 'swapObject':
      return t(
        decision.about.give === undefined
          ? 'sea-of-clouds:prompts.swapObject'
          : 'sea-of-clouds:prompts.swapObject-take',
      );
    default:
      return t(`sea-of-clouds:prompts.${decision.kind}`);
  }
}

/** 5.6: the view of whoever looks into shares, or chooses among hidden cards, is for nobody else. */
export function hides({ kind }: SeaOfCloudsDecision): boolean {
  return HIDING.has(kind);
}

/** Questions that keys answer by themselves, one after the other: share by share, exchange by exchange. */
export function unseen({ kind }: SeaOfCloudsDecision): boolean {
  return PRESSED.has(kind);
}

const PRESSED: ReadonlySet<SeaOfCloudsDecision['kind']> = new Set([
  'shareChoice',
  'peekDeckTop',
  'swapObject',
  'swapRum',
]);

const HIDING: ReadonlySet<SeaOfCloudsDecision['kind']> = new Set([
  'shareChoice',
  'peekDeckTop',
  'placeNext',
  'swapRum',
]);

export function secretWords({ kind }: SeaOfCloudsDecision, t: Words): string {
  const taken = kind === 'placeNext' || kind === 'swapRum';
  return t(taken ? 'sea-of-clouds:secretOrder' : 'sea-of-clouds:curtain');
}
