import { deadMansDrawFace } from '@/components/games/dead-mans-draw/face';
import { Projector, type Showing } from '@/components/features/replay/projector';
import { reelOf } from '@/components/play/matches/reel';
import type { GameFace } from '@/components/kit/face';
import { playedDraw } from '../fixtures/played';

const MATCH = playedDraw('finished', [
  { kind: 'person', name: 'Anna', emblem: 3 },
  { kind: 'person', name: 'Borys', emblem: 5 },
]);
const reel = reelOf(MATCH, null);
const at = (place: number, more: Partial<Showing> = {}): Showing => ({
  reel,
  at: place,
  focus: 0,
  speed: 'normal',
  ...more,
});

function onStage(start: Showing): Projector {
  const projector = new Projector(MATCH, deadMansDrawFace as GameFace, start);
  projector.show.attach({ play: () => new Promise(() => undefined), finish: () => undefined });
  projector.show.start();
  return projector;
}

describe('the projector of a replay', () => {
  it('plays one step on, and goes any other way at once', () => {
    const projector = onStage(at(4));
    const { show } = projector;
    projector.turnTo(at(5));
    expect(show.current()).toMatchObject({ busy: true, view: reel.view(4) });
    projector.turnTo(at(9));
    expect(show.current()).toMatchObject({ busy: false, view: reel.view(9) });
    projector.turnTo(at(8));
    expect(show.current()).toMatchObject({ busy: false, view: reel.view(8) });
    show.stop();
  });

  it('goes at once where speed is instant, and where other eyes look on', () => {
    const instant = onStage(at(4, { speed: 'instant' }));
    instant.turnTo(at(5, { speed: 'instant' }));
    expect(instant.show.current()).toMatchObject({ busy: false, view: reel.view(5) });
    instant.show.stop();
    const other = reelOf(MATCH, 1);
    const eyes = onStage(at(4));
    eyes.turnTo(at(5, { reel: other, focus: 1 }));
    expect(eyes.show.current()).toMatchObject({ busy: false, focus: 1, view: other.view(5) });
    eyes.show.stop();
  });
});
