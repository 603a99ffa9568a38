import { keptHabits } from '@/components/companion/habits';
import { stored as cardSheet } from '@/components/companion/dead-mans-draw/stored';
import { winners as cardWinners } from '@/components/companion/dead-mans-draw/winners';
import { boxTables, stored as cloudSheet, winners as cloudWinners } from '@/components/companion/sea-of-clouds/kept';
import { stored as fleetSheet } from '@/components/companion/seven-seas/stored';
import { winners as fleetWinners } from '@/components/companion/seven-seas/winners';
import { keptMates } from '@/components/crew/roll';
import { packShelf } from '@/components/packs/kept';
import { keptSettings } from '@/components/settings/settings';
import { keptDrafts } from '@/components/setup/drafts';
import { keptLedger } from '@/components/stats/ledger-store';
import { learning } from '@/components/tutorial/learn';
import type { DocumentSpec } from '@/engine/saves/documents';
import { specs, type AnyDocument } from './vault';

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
