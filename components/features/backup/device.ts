import { faceOf } from '@/components/games/registry';
import { SPECS } from './known';
import { APP_VERSION, library, stored } from '@/components/saves/vault';
import { joinLedger } from '@/components/features/stats/ledger-store';
import { games } from '@/engine';
import type { Device } from '@/engine/saves/backup-format';

/** This device, as a backup sees it. */
export const device: Device = {
  stored,
  specs: SPECS,
  library,
  games,
  app: APP_VERSION,
  joins: { statistics: joinLedger },
  scoresOf: (match) => faceOf(match.game.manifest.id)?.scores(match.view(null)) ?? [],
};
