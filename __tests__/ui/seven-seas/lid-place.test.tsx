import { lidPlace } from '@/components/companion/seven-seas/lid-place';

describe('11.3 a die laid down on the drawing of the lid', () => {
  it('lies where the finger was, counted from the rim', () => {
    expect(lidPlace({ locationX: 150, locationY: 80 }, 300)).toEqual({ x: 140, y: 70 });
  });

  it('lies where the mouse was, which tells no finger’s place', () => {
    expect(lidPlace({ offsetX: 70, offsetY: 210 }, 300)).toEqual({ x: 70, y: 210 });
  });

  it('stays on the floor when the rim is touched', () => {
    expect(lidPlace({ locationX: 2, locationY: 299 }, 300)).toEqual({ x: 0, y: 280 });
    expect(lidPlace({ offsetX: -4, offsetY: 284 }, 300)).toEqual({ x: 0, y: 280 });
  });

  it('lies in the middle when no place is told, as by a key', () => {
    expect(lidPlace({}, 300)).toEqual({ x: 140, y: 140 });
  });
});
