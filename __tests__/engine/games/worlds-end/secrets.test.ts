import { worldsEndSubject } from '@/__tests__/engine/conformance/worlds-end';
import { everyTable } from '@/__tests__/engine/conformance/tables';
import { Luck, Stream } from '@/engine/core/luck';
import { worldsEnd } from '@/engine/games/worlds-end';
import { readOptions } from '@/engine/core/options';
import { OPTIONS, type WorldsEndOptions } from '@/engine/games/worlds-end/options';

/** More of them: `POSITIONS=50000 npx jest …` */
const POSITIONS = Number(process.env['POSITIONS'] ?? 5000);

const { settings } = worldsEndSubject;

test(`E-16 hands, decks, squadrons and guards dealt anew in ${POSITIONS} positions: nobody notices, nor does a bot`, () => {
  const chance = Stream.seeded('secrets', 'worlds-end');
  const tables = everyTable(worldsEndSubject).filter(({ options }) => (options as WorldsEndOptions).pack === 'house');
  let looked = 0;
  let guarded = 0;
  for (let match = 0; looked < POSITIONS; match++) {
    const table = chance.pick(tables);
    const given = { ...table.options, nobodyOut: true, openSquadrons: match % 9 === 0 } as Record<string, unknown>;
    const options = readOptions(OPTIONS, given) as unknown as WorldsEndOptions;
    const luck = Luck.fromSeed(`secrets ${match}`);
    const s = worldsEnd.start(options, table.seats, luck);
    for (let asked = worldsEnd.pending(s)[0]; asked && looked < POSITIONS; asked = worldsEnd.pending(s)[0]) {
      const legal = worldsEnd.legal(s, asked.seat);
      if (s.battle || chance.below(3) === 0) {
        looked++;
        if (s.guards.some((here) => here.length > 0)) guarded++;
        const at = chance.below(table.seats + 1);
        const viewer = at === table.seats ? null : at;
        const other = settings.scramble(worldsEnd.clone(s), viewer, chance) as typeof s;
        expect(worldsEnd.observe(other, viewer)).toEqual(worldsEnd.observe(s, viewer));
        expect(worldsEnd.pending(other)).toEqual(worldsEnd.pending(s));
        if (viewer === asked.seat) {
          expect(worldsEnd.legal(other, viewer)).toEqual(legal);
          const seed = `policy ${looked}`;
          const answers = [s, other].map((world) =>
            worldsEnd.brain.policy(world, viewer, worldsEnd.legal(world, viewer), Stream.seeded(seed, 'bots')),
          );
          expect(answers[1]).toEqual(answers[0]);
        }
      }
      const orders = legal.filter(({ type }) => type.startsWith('GUARD') || type === 'ATTACK' || type === 'PORT_BUY');
      const action = chance.pick(orders.length > 0 && chance.below(2) === 0 ? orders : legal);
      worldsEnd.advance(s, asked.seat, action, luck);
    }
  }
  expect(guarded).toBeGreaterThan(POSITIONS / 20);
}, 600_000);
