import { botsArePlayers } from './bots';
import { brainIsHonest } from './brains';
import { copiesAreFaithful } from './copies';
import { everythingHappens } from './coverage';
import { matchesEnd } from './ending';
import { goldensStand } from './golden';
import { legalityIsOne } from './legality';
import { manifestIsSound } from './manifest';
import { matchesAreKept } from './matches';
import type { Property } from './property';
import { savesOpen } from './saves';
import { secretsAreKept } from './secrets';
import type { Subject } from './settings';
import { eventsTellTheView } from './telling';

const MINUTE = 60_000;

/** Everything that the app, the bots and the saves take for granted of a game. */
export function propertiesOf(subject: Subject): Property[] {
  return [
    manifestIsSound,
    matchesEnd,
    legalityIsOne,
    copiesAreFaithful,
    matchesAreKept,
    secretsAreKept,
    eventsTellTheView,
    brainIsHonest,
    botsArePlayers,
    savesOpen,
    everythingHappens,
    goldensStand,
  ].flatMap((properties) => properties(subject));
}

/** One call a game; where it takes long every file has its share. */
export function conformance(subject: Subject, [share, of] = [1, 1]): void {
  jest.setTimeout(10 * MINUTE);
  describe(`conformance of ${subject.game.manifest.id}`, () => {
    const own = propertiesOf(subject).filter((_, i) => i % of === share - 1);
    own.forEach(({ name, run }) => test(name, () => run()));
  });
}
