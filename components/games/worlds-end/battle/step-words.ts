import type { Words } from '@/components/i18n/words';
import type { Beat } from '@/components/kit/choreography/cue';
import type { StepWords } from '@/components/kit/face';
import { cast } from '@/components/kit/told';
import { youAt } from '@/components/kit/people/seats';
import type { SeatSetup } from '@/engine';
import type { WorldsEndEvent } from '@/engine/games/worlds-end/events';
import type { BattleView, WorldsEndView } from '@/engine/games/worlds-end/view';
import { shipsWords } from '../words';
import { commandWords } from './Strip';

/** What is said while something that has happened stands: a battle begins, is over, the armada comes, all is over. */
export function stepWords(beat: Beat<WorldsEndView>, seats: readonly SeatSetup[], t: Words): StepWords {
  const event = beat.event as WorldsEndEvent;
  const next = t('worlds-end:battle.goOn');
  switch (event.type) {
    case 'battle-began':
      return event.battle.kind === 'final'
        ? lastBattleWords(event.battle, beat.after, seats, t)
        : { prompt: beginsWords(event.battle, beat.after, seats, t), next };
    case 'home':
      return { ...resultWords(event, beat, seats, t), next };
    case 'over':
      return { ...endWords(event, beat, seats, t), next };
    default:
      return { prompt: beat.line ?? '', next };
  }
}

function beginsWords(battle: BattleView, view: WorldsEndView, seats: readonly SeatSetup[], t: Words): string {
  const [first] = battle.sides;
  const fires = first === null ? null : t('worlds-end:battle.first', cast({ t, seats }, { name: first }));
  return [fires, commandWords(battle, view, seats, t)].filter((one) => one !== null).join('. ');
}

/** Look 20.4 */
function lastBattleWords(battle: BattleView, view: WorldsEndView, seats: readonly SeatSetup[], t: Words): StepWords {
  const [, fighter] = battle.sides;
  const auto = view.options.autoCommander || battle.commander === null;
  return {
    prompt: t('worlds-end:armada.stake'),
    next: t(fighter === youAt(seats) ? 'worlds-end:armada.toGuns' : 'worlds-end:armada.watch'),
    nextSub: auto
      ? t('worlds-end:armada.toGuns_auto')
      : t('worlds-end:armada.toGuns_sub', cast({ t, seats }, { name: battle.commander })),
  };
}

type Told = Pick<StepWords, 'title' | 'prompt'>;

function resultWords(
  { battle, winner, sunk }: Extract<WorldsEndEvent, { type: 'home' }>,
  { before }: Beat<WorldsEndView>,
  seats: readonly SeatSetup[],
  t: Words,
): Told {
  const you = youAt(seats);
  const side = you === null ? -1 : (before.battle?.sides.indexOf(you) ?? -1);
  const told = t(`worlds-end:events.home-${battle}-${winner}`);
  const lost = sunk.length > 0 ? t('worlds-end:events.lost', { ships: shipsWords(before, sunk, t) }) : '';
  if (side < 0) return { prompt: [told, lost].filter(Boolean).join(' ') };
  const mine = t(side === winner ? 'worlds-end:battle.won' : 'worlds-end:battle.lost');
  return { title: mine, prompt: [told, lost].filter(Boolean).join(' ') };
}

function endWords(
  { seat, result }: Extract<WorldsEndEvent, { type: 'over' }>,
  { line }: Beat<WorldsEndView>,
  seats: readonly SeatSetup[],
  t: Words,
): Told {
  if (result === 'armadaBeaten') {
    const prompt = t('worlds-end:armada.legend.text', cast({ t, seats }, { name: seat }));
    return { title: t('worlds-end:armada.legend.title'), prompt };
  }
  if (result === 'armadaVictory') {
    return { title: t('worlds-end:armada.over.title'), prompt: t('worlds-end:armada.over.text') };
  }
  return { prompt: line ?? '' };
}
