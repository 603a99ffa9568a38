import type { Seat } from '@/engine/core/game';
import { popOf } from '@/engine/kit/tasks';
import { EXTRA_INCOME } from '../data/table';
import { eventFor, sumEventOf, type EventId } from '../data/events';
import { canRaid } from '../legal/places';
import { hasFreeSkill, nextPlayer, SKILL_1, squadronOf } from '../state';
import { stepArmada } from './armada';
import { openAuction } from './auction';
import { favour, storm } from './event-effects';
import { meetKraken } from './kraken';
import type { Play } from './play';

const CALM_SUM = 5;

/** 4.3.1; a skill may roll again, but not a calm (E-11). */
export function rollEvent(play: Play, seat: Seat): void {
  const { s, luck, emit } = play;
  popOf(s, 'event');
  const dice: [number, number] = [luck.dice.die(6), luck.dice.die(6)];
  s.dice = dice;
  emit?.({ type: 'rolled', seat, dice, again: 'none' });
  if (hasFreeSkill(s, seat, 'reroll') && dice[0] + dice[1] !== CALM_SUM) s.tasks.push({ kind: 'reroll', seat, dice });
  else resolve(play, seat, dice);
}

/** EVENT_REROLL */
export function rerollEvent(play: Play, seat: Seat, which: 'none' | 'first' | 'second' | 'both'): void {
  const { s, luck, emit } = play;
  popOf(s, 'reroll');
  let [first, second] = s.dice as readonly [number, number];
  if (which !== 'none') {
    s.used |= SKILL_1;
    if (which !== 'second') first = luck.dice.die(6);
    if (which !== 'first') second = luck.dice.die(6);
    s.dice = [first, second];
    emit?.({ type: 'rolled', seat, dice: [first, second], again: which });
  }
  resolve(play, seat, [first, second]);
}

/** 4.3.2, 4.3.3 */
function resolve(play: Play, seat: Seat, [first, second]: readonly [number, number]): void {
  const { s } = play;
  const sum = first === second && s.options.doubleAlsoSum ? sumEventOf(first) : null;
  if (sum !== null) s.tasks.push({ kind: 'sum', seat, event: sum });
  happen(play, seat, eventFor(first, second));
}

/** One event; what it asks lies on the stack. */
export function happen(play: Play, seat: Seat, event: EventId): void {
  const { s, emit } = play;
  s.event = event;
  if (event === 'calm') s.calm = true;
  if (event === 'profit') s.bonus = EXTRA_INCOME;
  emit?.({ type: 'event', seat, event });
  switch (event) {
    case 'armada':
      return stepArmada(play, seat, 1, 'double');
    case 'kraken':
      return meetKraken(play, seat);
    case 'convoy':
      // 4.3.12
      if (squadronOf(s, seat).length > 0) s.tasks.push({ kind: 'convoy', seat });
      return;
    case 'auction':
      return openAuction(play, seat);
    case 'calypso':
      return favour(play, seat);
    case 'storm':
      return storm(play, seat);
    case 'raid':
      // 4.3.33
      if (s.owner.some((_, sea) => canRaid(s, seat, sea))) {
        s.tasks.push({ kind: 'raid', seat: nextPlayer(s, seat), victim: seat });
      }
      return;
    case 'calm':
    case 'quiet':
    case 'profit':
  }
}
