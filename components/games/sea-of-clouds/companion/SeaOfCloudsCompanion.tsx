import { cloudsSheet } from '@/engine/companion/sea-of-clouds';
import { Companion } from '@/components/kit/companion/Companion';
import { boxTables, stored } from './kept';
import { OpenSheet } from './OpenSheet';

/** Flame, turtle, star and wheel, as in the pictures of the fights. */
const EMBLEMS = [1, 4, 3, 6];

/** The companion of the real box; a new sheet begins with the tables that were typed before. */
export function SeaOfCloudsCompanion() {
  return (
    <Companion
      tracker={cloudsSheet}
      stored={stored}
      most={4}
      emblems={EMBLEMS}
      setup={(players) => ({ players, tables: boxTables.read().value })}
      sheet={(opened) => <OpenSheet key={opened.ledger.session.seed} {...opened} />}
    />
  );
}
