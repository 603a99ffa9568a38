import { roundsFor } from '../data/board';
import { box } from '../state';
import { clockwise } from '@/engine/kit/seats';
import type { Play } from './play';
import { sailOn } from './turn';

/** 4.7.19, 4.7.20: all crews leave, those got in this boarding too. */
export function endBoarding(play: Play): void {
  const { s, emit } = play;
  if (emit) {
    const { ids } = box(s);
    emit({
      type: 'crews-left',
      seat: s.parrot,
      crews: s.crew.map((crew) => crew.map((card) => ids[card] as string)),
    });
  }
  for (let seat = 0; seat < s.seats; seat++) {
    for (const card of s.crew[seat] as number[]) s.gone.push(card);
    s.crew[seat] = [];
  }
  if (s.options.rotateHat && s.round < roundsFor(s.seats)) {
    // 8.4
    s.hat = clockwise(s, s.hat, 1);
    emit?.({ type: 'hat', seat: s.hat });
  }
  sailOn(play);
}
