import { seaOfCloudsCue } from '@/components/games/sea-of-clouds/cues/cues';
import { Match, type Game } from '@/engine';
import { eventFor } from '@/engine/core/event';
import { Stream } from '@/engine/core/luck';
import { seaOfClouds } from '@/engine/games/sea-of-clouds';
import type { SeaOfCloudsAction } from '@/engine/games/sea-of-clouds/actions';
import type { SeaOfCloudsEvent } from '@/engine/games/sea-of-clouds/events';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';

/** The longest that it takes until the next share is in sight after one has been left. */
function slowestLeave(matches: number): number {
  const luck = Stream.seeded('random play', 'bots');
  let slowest = 0;
  for (let n = 0; n < matches; n++) {
    const seats = ['Anna', 'Borys', 'Vira'].map((name) => ({ kind: 'person' as const, name }));
    const match = Match.start({ game: seaOfClouds as Game, options: {}, seats, seed: `sky ${n}` });
    let view = match.view(0) as SeaOfCloudsView;
    for (let [asked] = match.pending(); asked; [asked] = match.pending()) {
      const action = luck.pick(match.legal(asked.seat)) as SeaOfCloudsAction;
      const left = action.type === 'shareChoice' && action.action === 'leave' && action.slot < 3;
      let time = 0;
      for (const event of match.act(asked.seat, action)) {
        const mine = eventFor(event, 0) as SeaOfCloudsEvent;
        const after = seaOfClouds.fold(view, mine);
        if (left) time += seaOfCloudsCue({ event: mine, before: view, after }, false).time;
        view = after;
      }
      slowest = Math.max(slowest, time);
    }
  }
  return slowest;
}

it('13.4 a share that is left, the back that lands on it and the next share in sight take under 700 ms', () => {
  const slowest = slowestLeave(10);
  expect(slowest).toBeGreaterThan(300);
  expect(slowest).toBeLessThan(700);
});
