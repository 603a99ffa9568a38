import type { GameModule } from '@/components/kit/game-module';
import type { Action, Decision, Event, View } from '@/engine';
import { cuesAreThere } from './cues';
import { layoutsHold } from './layouts';
import { answersAreReached } from './reach';
import { subjectOf, type FaceSettings } from './settings';
import { wordsAreThere } from './words';

/** Everything that screens take for granted of a game's face. One call a game. */
export function faceConformance<V extends View, A extends Action, E extends Event, D extends Decision>(
  module: GameModule,
  settings: FaceSettings<V, A, E, D>,
): void {
  const subject = subjectOf(module, settings as unknown as FaceSettings);
  describe(`the face of ${subject.id}`, () => {
    wordsAreThere(subject);
    cuesAreThere(subject);
    answersAreReached(subject);
    layoutsHold(subject);
  });
}
