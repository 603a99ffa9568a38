import { cosine, sine, wholeDegrees } from '@/engine/games/seven-seas/throw/turn';

describe('turn', () => {
  test('sines by multiplication are sines', () => {
    let worst = 0;
    for (let degrees = -720; degrees <= 720; degrees += 0.5) {
      const a = (degrees * Math.PI) / 180;
      worst = Math.max(worst, Math.abs(cosine(degrees) - Math.cos(a)), Math.abs(sine(degrees) - Math.sin(a)));
    }
    expect(worst).toBeLessThan(1e-12);
  });

  test('angles are whole degrees from 0 to 359', () => {
    expect([0, 359.4, 359.6, -0.4, -90, 725].map(wholeDegrees)).toEqual([0, 359, 0, 0, 270, 5]);
  });
});
