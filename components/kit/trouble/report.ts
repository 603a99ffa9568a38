import { Platform } from 'react-native';
import { library, APP_VERSION } from '@/components/saves/vault';
import { truthOf } from '@/engine/saves/mark';

/** What a report needs so that the trouble can be played again (`npm run replay`): version, error, and the match played last. */
export function report(error: Error): string {
  return JSON.stringify(
    { report: 1, app: APP_VERSION, platform: Platform.OS, error: error.stack ?? error.message, match: lastMatch() },
    null,
    2,
  );
}

/** Null when there is none. A report never makes new trouble. */
function lastMatch() {
  try {
    const [last] = library.list().entries;
    const opened = last ? library.load(last.id) : null;
    return opened?.ok ? truthOf(opened.value.match) : null;
  } catch {
    return null;
  }
}
