import { sevenSeasSheet } from '@/engine/companion/seven-seas';
import { Companion } from '@/components/kit/companion/Companion';
import { OpenSheet } from './OpenSheet';
import { stored } from './stored';

/** The dice of the tin are white, green, blue and black. */
const EMBLEMS = [5, 4, 2, 8];

/** The companion of the real tin. */
export function SevenSeasCompanion() {
  return (
    <Companion
      tracker={sevenSeasSheet}
      stored={stored}
      most={4}
      emblems={EMBLEMS}
      setup={(players) => ({ players })}
      sheet={(opened) => <OpenSheet key={opened.ledger.session.seed} {...opened} />}
    />
  );
}
