import { GAMES } from '@/components/games/registry';
import { keptHabits } from '@/components/kit/companion/habits';
import { keptForm } from '@/components/kit/companion/kept-form';
import { keptMates } from '@/components/kit/people/roll';
import { packShelf } from '@/components/kit/packs/kept';
import { scenarioShelf } from '@/components/kit/packs/scenarios';
import { keptSettings } from '@/components/kit/settings/settings';
import { keptFirsts } from '@/components/play/firsts';
import { keptDrafts } from '@/components/play/matches/drafts';
import { keptLedger } from '@/components/features/stats/ledger-store';
import { learning } from '@/components/play/lesson/learning';
import type { DocumentSpec } from '@/engine/saves/documents';
import { specs, type AnyDocument } from '@/components/saves/vault';

/** All documents that this app keeps. Who looks at what is kept as a whole, a backup or the settings, asks here. */
export const DOCUMENTS: readonly AnyDocument[] = [
  keptSettings.stored,
  keptMates.stored,
  keptLedger.stored,
  packShelf.stored,
  scenarioShelf.stored,
  learning,
  keptFirsts.stored,
  ...keptDrafts.values(),
  keptHabits.stored,
  keptForm,
  ...GAMES.flatMap(({ tracker }) => tracker?.kept ?? []),
];

/** Their forms, by name; complete once this file is loaded. */
export const SPECS: ReadonlyMap<string, DocumentSpec<unknown>> = specs;
