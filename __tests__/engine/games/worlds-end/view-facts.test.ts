import { Luck } from '@/engine/core/luck';
import { defaultOptions } from '@/engine/core/options';
import { worldsEnd } from '@/engine/games/worlds-end';
import type { WorldsEndEvent } from '@/engine/games/worlds-end/events';
import { OPTIONS, type WorldsEndOptions } from '@/engine/games/worlds-end/options';
import { hitsInView, priceInPort } from '@/engine/games/worlds-end/public';
import { hitsOf } from '@/engine/games/worlds-end/salvo';
import type { Salvo } from '@/engine/games/worlds-end/state';

const WINDOWS = new Set(['AFTER_ROLL', 'CANCEL', 'ANSWER']);

/** What a screen reckons from a view, beside what the rules say of the state. */
it('a view tells the price in a port (E-12) and the hits of a salvo (4.13.1) as the rules have them', () => {
  let bought = 0;
  let salvos = 0;
  for (let n = 0; n < 6; n++) {
    const luck = Luck.fromSeed(`view facts ${n}`);
    const options = { ...defaultOptions(OPTIONS), alwaysAsk: true, armadaScale: 'hard', heroes: 'random' };
    const s = worldsEnd.start(options as unknown as WorldsEndOptions, 2 + (n % 3), luck);
    for (let step = 0; step < 2500; step++) {
      const [decision] = worldsEnd.pending(s);
      if (!decision) break;
      const { seat, kind } = decision;
      const view = worldsEnd.observe(s, seat);
      if (WINDOWS.has(kind) && s.battle?.salvo) {
        salvos++;
        expect(hitsInView(view)).toBe(hitsOf(s, s.battle.salvo as Salvo));
      }
      const legal = worldsEnd.legal(s, seat);
      const buys = legal.filter((action) => action.type === 'PORT_BUY' || action.type === 'OPEN_PORT');
      const action = buys.length > 0 ? luck.bots.pick(buys) : luck.bots.pick(legal);
      worldsEnd.advance(s, seat, action, luck, (event: WorldsEndEvent) => {
        if (event.type !== 'bought') return;
        bought++;
        expect(priceInPort(view, event.ship)).toBe(event.paid);
      });
    }
  }
  expect(bought).toBeGreaterThan(20);
  expect(salvos).toBeGreaterThan(20);
});
