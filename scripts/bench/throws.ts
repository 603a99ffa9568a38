import { Stream } from '@/engine/core/luck';
import type { Gesture } from '@/engine/games/seven-seas/throw/dice';
import { throwDice } from '@/engine/games/seven-seas/throw/throw';
import type { Bench } from './suite';

/** A spread of firm flicks: most knocks, so most work. */
const flick = (i: number): Gesture => ({ gx: (i * 97) % 600, gy: 700, power: 400 + ((i * 53) % 450), spin: 300 });

/** How long people wait for the simulation before they see the first frame of a throw. */
export function benchThrows(bench: Bench): void {
  for (const count of [12, 24, 44]) {
    const owners = new Array<number>(count).fill(0);
    const luck = Stream.seeded('bench', 'throw');
    const times: number[] = [];
    for (let i = 0; i < bench.decisions * 2; i++) {
      const start = bench.now();
      throwDice({ owners, gesture: flick(i), rim: false }, luck.fork());
      times.push(bench.now() - start);
    }
    times.sort((a, b) => a - b);
    const at = (part: number) => times[Math.floor((times.length - 1) * part)] as number;
    bench.report({ name: `seven-seas/throw-${count}/median`, value: at(0.5), unit: 'ms' });
    bench.report({ name: `seven-seas/throw-${count}/p95`, value: at(0.95), unit: 'ms' });
  }
}
