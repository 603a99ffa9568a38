import { lidPlace } from '@/components/games/seven-seas/companion/lid-place';

describe('11.3 a die laid down on the drawing of the lid', () => {
  it('lies where the finger was', () => {
    expect(lidPlace({ locationX: 150, locationY: 75 }, 300)).toEqual({ x: 140, y: 70 });
  });

  it('lies where the mouse was, which tells no finger’s place', () => {
    expect(lidPlace({ locationX: 1, offsetX: 75, offsetY: 225 }, 300)).toEqual({ x: 70, y: 210 });
  });

  it('stays on the floor', () => {
    expect(lidPlace({ locationX: -2, locationY: 302 }, 300)).toEqual({ x: 0, y: 280 });
    expect(lidPlace({ offsetX: -4, offsetY: 304 }, 300)).toEqual({ x: 0, y: 280 });
  });

  it('lies in the middle when no place is told, as by a key', () => {
    expect(lidPlace({}, 300)).toEqual({ x: 140, y: 140 });
  });
});
