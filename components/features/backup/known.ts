import { keptHabits } from '@/components/kit/companion/habits';
import { stored as cardSheet } from '@/components/games/dead-mans-draw/companion/stored';
import { winners as cardWinners } from '@/components/games/dead-mans-draw/companion/winners';
import {
  boxTables,
  stored as cloudSheet,
  winners as cloudWinners,
} from '@/components/games/sea-of-clouds/companion/kept';
import { stored as fleetSheet } from '@/components/games/seven-seas/companion/stored';
import { winners as fleetWinners } from '@/components/games/seven-seas/companion/winners';
import { keptMates } from '@/components/kit/people/roll';
import { packShelf } from '@/components/features/packs/kept';
import { keptSettings } from '@/components/kit/settings/settings';
import { keptDrafts } from '@/components/play/matches/drafts';
import { keptLedger } from '@/components/features/stats/ledger-store';
import { learning } from '@/components/features/tutorial/learn';
import type { DocumentSpec } from '@/engine/saves/documents';
import { specs, type AnyDocument } from '@/components/saves/vault';

/** All documents that this app keeps. Who looks at what is kept as a whole, a backup or the settings, asks here. */
export const DOCUMENTS: readonly AnyDocument[] = [
  keptSettings.stored,
  keptMates.stored,
  keptLedger.stored,
  packShelf.stored,
  learning,
  ...keptDrafts.values(),
  keptHabits.stored,
  cardSheet,
  cardWinners.stored,
  cloudSheet,
  cloudWinners.stored,
  boxTables,
  fleetSheet,
  fleetWinners.stored,
];

/** Their forms, by name; complete once this file is loaded. */
export const SPECS: ReadonlyMap<string, DocumentSpec<unknown>> = specs;
