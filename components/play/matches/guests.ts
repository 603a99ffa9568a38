import { faceOf } from '@/components/games/registry';
import { library } from '@/components/saves/vault';
import { newMatchId } from '@/components/kit/chance-names';
import type { Match } from '@/engine';
import type { Result } from '@/engine/saves/codes';

const PREFIX = 'in-';

/** Brought in as a text: to be looked at and played on, but not a result of this device. */
export function isGuest(id: string): boolean {
  return id.startsWith(PREFIX);
}

/** Puts a match from outside on the shelf; its id in return. */
export function welcome(match: Match): Result<string> {
  const id = `${PREFIX}${newMatchId()}`;
  const scores = faceOf(match.game.manifest.id)?.scores(match.view(null)) ?? [];
  const trouble = library.add(id, match, { scores, updatedAt: library.later(Date.now()) });
  return trouble ? { ok: false, trouble } : { ok: true, value: id };
}
