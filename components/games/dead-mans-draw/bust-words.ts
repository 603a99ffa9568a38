import type { Words } from '@/components/i18n/words';
import type { Beat } from '@/components/kit/choreography/cue';
import type { StepWords, Tally } from '@/components/kit/face';
import { nameOf } from '@/components/kit/people/seats';
import { cast } from '@/components/kit/told';
import type { SeatSetup } from '@/engine';
import type { DeadMansDrawEvent } from '@/engine/games/dead-mans-draw/events';
import { gainedBy } from '@/engine/games/dead-mans-draw/public';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { eventWords } from './event-words';
import { suitOfId, valueOfId } from './table-facts';
import { SUIT_LOOK } from './scene/suits';

type EventOf<T extends DeadMansDrawEvent['type']> = Extract<DeadMansDrawEvent, { type: T }>;

/** 4.4: the row goes down. Which twin has sunk it, what was saved, what is lost, and who goes on. */
export function bustWords(beat: Beat<DeadMansDrawView>, seats: readonly SeatSetup[], t: Words): StepWords {
  const sunk = beat.event as EventOf<'sunk'>;
  const run = (beat.run?.events ?? []) as readonly DeadMansDrawEvent[];
  const find = <T extends DeadMansDrawEvent['type']>(type: T) =>
    run.find((event): event is EventOf<T> => event.type === type);
  const busted = find('busted');
  const saved = find('saved');
  const next = find('turn-began')?.seat;
  const own = sunk.seat === beat.before.viewer;
  const lines = [
    busted && twinWords(busted, beat.before, t),
    saved && eventWords(saved, seats, t),
    eventWords(sunk, seats, t),
  ];
  const goOn =
    next === undefined
      ? { next: t('dead-mans-draw:bust.goOn') }
      : { next: t('dead-mans-draw:bust.next', cast({ t, seats }, { name: next })), nextSeat: next };
  return {
    title: own ? t('dead-mans-draw:bust.own') : t('dead-mans-draw:bust.other', { name: nameOf(seats, sunk.seat) }),
    prompt: lines.filter(Boolean).join(' '),
    about: 'busted',
    ...goOn,
    ...(saved && saved.cards.length > 0 && { tally: tallyOf(saved, run, beat, t) }),
  };
}

function twinWords({ card }: EventOf<'busted'>, { variant }: DeadMansDrawView, t: Words): string {
  if (variant === 'strange-lands') return t('dead-mans-draw:bust.number', { value: valueOfId(card) });
  return t(`dead-mans-draw:bust.second.${suitOfId(card)}`);
}

/** 7.1: what the bank has gained, with what a key and a chest among the saved cards have brought. */
function tallyOf(
  { seat, cards }: EventOf<'saved'>,
  run: readonly DeadMansDrawEvent[],
  { before, after }: Beat<DeadMansDrawView>,
  t: Words,
): Tally {
  const bonus = run.flatMap((event) => (event.type === 'bonus' && event.seat === seat ? event.cards : []));
  const points = gainedBy(before, seat, [...cards, ...bonus]);
  return {
    seat,
    pieces: cards.map((card) => ({ ...SUIT_LOOK[suitOfId(card)], text: String(valueOfId(card)) })),
    score: after.players[seat]?.score ?? 0,
    gain: points > 0 ? t('dead-mans-draw:places.gain', { points }) : null,
  };
}
