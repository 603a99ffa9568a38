import type { Words } from '@/components/i18n/words';
import type { Beat } from '@/components/kit/choreography/cue';
import type { Heading, StepWords } from '@/components/kit/face';
import { whom } from '@/components/kit/told';
import type { SeatSetup } from '@/engine';
import type { AdmiralEvent } from '@/engine/games/admiral/events';
import type { AdmiralView } from '@/engine/games/admiral/view';
import { scenarioName } from './scenario-words';
import { atStart } from './words';

/** What a phone has room for; of a longer title the round is what must be seen. */
const LONGEST = 22;
/** Of wider letters. */
const LONGEST_CYRILLIC = 19;

/** The scenario and its round. */
export function heading({ round, options }: AdmiralView, _: readonly SeatSetup[], t: Words): Heading | null {
  if (round === 0) return null;
  const [name = ''] = scenarioName(options.scenario, t).split(':');
  const title = t('admiral:board.title', { name, round });
  const longest = /[а-я]/i.test(title) ? LONGEST_CYRILLIC : LONGEST;
  return { title: title.length > longest ? t('admiral:board.round', { round }) : title };
}

/** A fight stands until it has been read. */
export function stepWords({ event }: Beat<AdmiralView>, seats: readonly SeatSetup[], t: Words): StepWords {
  const told = event as AdmiralEvent;
  const next = t('admiral:board.goOn');
  if (told.type !== 'fought') return { prompt: '', next };
  const { attack, defence, seat } = told;
  const who = atStart(whom(seat, { t, seats }));
  const how = attack > defence ? 'won' : attack < defence ? 'beaten' : 'even';
  return { prompt: t(`admiral:fight.step.${how}`, { name: who, attack, defence }), next };
}
