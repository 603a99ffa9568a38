import type { Words } from '@/components/i18n/words';
import { cast, whom } from '@/components/kit/told';
import type { SeatSetup } from '@/engine';
import type { AdmiralDecision } from '@/engine/games/admiral/decisions';
import { seaOf } from '@/engine/games/admiral/public';
import type { AdmiralView } from '@/engine/games/admiral/view';
import type { AdmiralAsk } from './asks';
import { leftOf } from './left';
import { treatyWords } from './treaty-words';
import { atStart, unitsWords, unitWords } from './words';

type Kind = AdmiralDecision['kind'];
type Of<K extends Kind> = Extract<AdmiralDecision, { kind: K }>;
type Question<D extends AdmiralDecision> = (decision: D, ask: AdmiralAsk, t: Words) => string;

const QUESTIONS: { readonly [K in Kind]: Question<Of<K>> } = {
  ChooseStartPort: (_, __, t) => t('admiral:prompts.ChooseStartPort'),
  PlaceReef: ({ about }, _, t) => t('admiral:prompts.PlaceReef', { count: about.left }),
  Deploy: ({ about }, _, t) => t('admiral:prompts.Deploy', { ship: unitWords(about.ship, t) }),
  LayMine: ({ about }, _, t) => t('admiral:prompts.LayMine', { count: about.left }),
  Detonate: ({ about }, { legal }, t) =>
    t(legal.length > 1 ? 'admiral:prompts.Detonate' : 'admiral:prompts.Detonate_none', {
      ship: atStart(unitWords(about.ship, t)),
    }),
  Manoeuvre: ({ about }, _, t) => t('admiral:prompts.Manoeuvre', { ship: atStart(unitWords(about.ship, t)) }),
  AnswerTreaty: ({ about }, { seats }, t) =>
    t('admiral:prompts.AnswerTreaty', {
      ...cast({ t, seats }, { name: about.by }),
      treaty: treatyWords(about, { t, seats }),
    }),
  SpinVane: (_, __, t) => t('admiral:prompts.SpinVane'),
  Turn: orders,
  Salvo: ({ about: { target, shots } }, _, t) =>
    t('admiral:prompts.Salvo', {
      target: unitWords(target, t),
      count: shots.reduce((sum, { count }) => sum + count, 0),
    }),
  Attack: ({ about: { isAssault, target } }, _, t) =>
    t(isAssault ? 'admiral:prompts.Attack_assault' : 'admiral:prompts.Attack_board', { target: unitWords(target, t) }),
  ChooseDefenders: ({ about: { target } }, _, t) =>
    t('admiral:prompts.ChooseDefenders', { target: unitWords(target, t) }),
  Distribute: ({ about: { pool, given } }, _, t) =>
    t('admiral:prompts.Distribute', {
      count: pool - given.reduce((sum, points) => sum + points, 0),
    }),
  ShiftCargo: (_, __, t) => t('admiral:prompts.ShiftCargo'),
  AnswerFortWork: ({ about: { by, fort } }, { view, seats }, t) => {
    const ruined = view.forts.find(({ at }) => at === fort)?.ruined;
    const who = cast({ t, seats }, { name: by });
    return t(ruined ? 'admiral:prompts.AnswerFortWork_restore' : 'admiral:prompts.AnswerFortWork_repair', {
      ...who,
      fort,
    });
  },
};

/** 13.11: what must be done in this turn comes first. */
function orders(_: Of<'Turn'>, ask: AdmiralAsk, t: Words): string {
  const { view, legal } = ask;
  const { drifts } = leftOf(ask);
  if (drifts > 0) return t('admiral:prompts.Turn_drift', { count: drifts });
  const due = view.ships.filter(({ at, owner, due: round }) => at && owner === view.active && round === view.round);
  if (due.length > 0) {
    return t('admiral:prompts.Turn_explode', {
      ship: unitsWords(
        due.map(({ id }) => id),
        t,
      ),
    });
  }
  if (legal.every(({ type }) => type === 'EndTurn')) return t('admiral:prompts.Turn_done');
  const { leastMove } = seaOf(view.options, view.seats).goal;
  const must = leastMove > 1 && legal.every(({ type }) => type !== 'EndTurn');
  return must ? t('admiral:prompts.Turn_sail', { count: leastMove }) : t('admiral:prompts.Turn');
}

/** Several people look at this screen. */
const isShared = (seats: readonly SeatSetup[]): boolean => seats.filter(({ kind }) => kind === 'person').length > 1;

export function prompt(ask: AdmiralAsk, t: Words): string {
  const { decision, seats } = ask;
  const question = (QUESTIONS[decision.kind] as Question<AdmiralDecision>)(decision, ask, t);
  return isShared(seats) ? t('admiral:prompts.asked', { name: whom(decision.seat, { t, seats }), question }) : question;
}

/** Whom the table waits for, and why. */
export function waiting(view: AdmiralView, t: Words, seats: readonly SeatSetup[] = []): string | undefined {
  const task = view.tasks.at(-1);
  if (!task || seats.length === 0) return undefined;
  const who = cast({ t, seats }, { name: task.seat });
  switch (task.kind) {
    case 'spin':
      return t('admiral:waiting.spins', who);
    case 'defend':
      return t('admiral:waiting.defends', who);
    case 'share':
    case 'cargo':
      return t('admiral:waiting.shares', who);
    case 'lay':
      return t('admiral:waiting.lays');
    case 'mine':
      return t('admiral:waiting.mines', who);
    case 'treaty':
    case 'fort-work':
      return t('admiral:waiting.answers', who);
    case 'port':
    case 'reef':
    case 'deploy':
      return t('admiral:waiting.places', who);
    default:
      return t('admiral:waiting.plays', who);
  }
}
