import { Platform } from 'react-native';
import { archive } from '@/components/saves/archive/here';
import { library, APP_VERSION } from '@/components/saves/vault';
import { truthOf } from '@/engine/saves/mark';
import { readTruth } from '@/engine/saves/match-records';

/** What a report needs so that the trouble can be played again (`npm run replay`): version, error, and the match played last. */
export async function report(error: Error): Promise<string> {
  const match = await lastMatch();
  return JSON.stringify(
    { report: 1, app: APP_VERSION, platform: Platform.OS, error: error.stack ?? error.message, match },
    null,
    2,
  );
}

/** Null when there is none. A report never makes new trouble. */
async function lastMatch() {
  try {
    const [here] = library.list().entries;
    const page = await archive?.page(null, 1);
    const there = page?.ok ? page.value.rows[0]?.entry : undefined;
    if (there && archive && there.updatedAt > (here?.updatedAt ?? -Infinity)) {
      const kept = await archive.take(there.id);
      const truth = kept.ok ? readTruth(kept.value.lines) : null;
      return truth?.ok ? truth.value.saved : null;
    }
    const opened = here ? library.load(here.id) : null;
    return opened?.ok ? truthOf(opened.value.match) : null;
  } catch {
    return null;
  }
}
