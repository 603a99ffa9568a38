// What comes of a raid, for data/raid-odds.ts: node scripts/run-ts.mjs scripts/seven-seas-odds.ts [throws of each kind]
import { Luck } from '@/engine/core/luck';
import { defaultOptions } from '@/engine/core/options';
import { OPTIONS, type SevenSeasOptions } from '@/engine/games/seven-seas/options';
import { fight } from '@/engine/games/seven-seas/rules/battle';
import { gather, lid } from '@/engine/games/seven-seas/rules/lid';
import { sample } from '@/engine/games/seven-seas/rules/sampler';
import { emptyTable } from '@/engine/games/seven-seas/rules/setup';

const throws = Number(process.argv[2] ?? 20_000);
// Nobody is asked in the middle of a battle: a dispute goes to the nearest pair.
const options = { ...defaultOptions(OPTIONS), captainDecides: 'never' } as unknown as SevenSeasOptions;
const luck = Luck.fromSeed('raid odds');

/** Per mille: caravans destroyed, loot cards for each ship sent, ships sunk of those sent. */
function odds(size: number, ships: number): [number, number, number] {
  let destroyed = 0;
  let loot = 0;
  let sunk = 0;
  for (let i = 0; i < throws; i++) {
    const s = emptyTable(options, 2, 0);
    gather(0, 2, [ships, 0], size);
    sample(lid, luck.dice, null, false);
    fight({ s, luck, emit: undefined }, 0, [ships, 0]);
    const task = s.tasks[0];
    const lost = s.yy[0] as number;
    sunk += lost;
    if (task?.kind !== 'loot') continue;
    destroyed++;
    loot += ships - lost;
  }
  const mille = (n: number, of: number): number => Math.round((n * 1000) / of);
  return [mille(destroyed, throws), mille(loot, throws * ships), mille(sunk, throws * ships)];
}

for (let size = 1; size <= 4; size++) {
  for (let ships = 1; ships <= 24; ships++)
    console.log(`  [${odds(size, ships).join(', ')}], // ${size} against ${ships}`);
}
