import type { Words } from '@/components/i18n/words';
import type { Beat } from '@/components/kit/choreography/cue';
import type { Heading, StepWords } from '@/components/kit/face';
import { cast } from '@/components/kit/told';
import type { SeatSetup } from '@/engine';
import { boardingsLeft, roundsFor, roundsToBoarding } from '@/engine/games/sea-of-clouds/data/board';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import { eventWords } from './event-words';
import { boardingAt, boardingIn, fightsOf, isLastStep, partOf, type Fought } from './ring';

/** Who beats whom, one sentence a fight. */
export function fightWords(fought: Fought, seats: readonly SeatSetup[], t: Words): string {
  const lines = fightsOf(fought, seats.length).flatMap(({ between: [one, other], winner }) => {
    if (winner === null) return [];
    const loser = winner === one ? other : one;
    return [
      t('sea-of-clouds:boarding.beats', {
        ...cast({ t, seats }, { winner }, { loser }),
        high: fought.strengths[winner] ?? 0,
        low: fought.strengths[loser] ?? 0,
      }),
    ];
  });
  return lines.length > 0 ? lines.join(' ') : t('sea-of-clouds:boarding.nobody');
}

/** What comes of a step of the boarding: of the fights, or of a pirate at work. */
export function stepLines(beat: Beat, seats: readonly SeatSetup[], t: Words): string[] {
  // That it fights and who is at work is shown by the ring itself.
  const shown = beat.event.type === 'fought' || beat.event.type === 'applied';
  return partOf(beat)
    .slice(shown ? 1 : 0)
    .map((event) => eventWords(event, seats, t, (beat.before as SeaOfCloudsView).options))
    .filter((line) => line !== null);
}

export function stepWords(beat: Beat, seats: readonly SeatSetup[], t: Words): StepWords {
  const last = isLastStep(beat);
  const about = { next: t('sea-of-clouds:boarding.goOn'), about: 'boarding' };
  if (last) return { ...about, prompt: t('sea-of-clouds:boarding.leave') };
  const wins = fightsOf(boardingAt(beat) ?? { seat: 0, strengths: [], beats: [] }, seats.length);
  const count = wins.filter(({ winner }) => winner !== null).length;
  return { ...about, prompt: t('sea-of-clouds:boarding.all', { count }), skip: t('sea-of-clouds:boarding.skip') };
}

/** Over the table: the island, and how far it is to the next boarding; while one is shown, which it is. */
export function heading(
  view: SeaOfCloudsView,
  _: readonly SeatSetup[],
  t: Words,
  step: Beat | null = null,
): Heading | null {
  if (view.phase === 'over') return null;
  const all = roundsFor(view.seats);
  const boardings = boardingsLeft(view.seats, 1);
  if (step ? boardingAt(step) : boardingIn(view)) {
    const at = boardings - boardingsLeft(view.seats, view.round) + 1;
    return {
      title: t('sea-of-clouds:boarding.title'),
      note: t('sea-of-clouds:boarding.which', { at, all: boardings }),
    };
  }
  const left = roundsToBoarding(view.seats, view.round) - 1;
  const note =
    view.round === all
      ? t('sea-of-clouds:places.lastIsland')
      : left === 0
        ? t('sea-of-clouds:places.boardingNow')
        : t('sea-of-clouds:places.toBoarding', { count: left });
  return { title: t('sea-of-clouds:places.island', { round: view.round, all }), note, lit: left === 0 };
}
