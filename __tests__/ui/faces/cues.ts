import type { Cue } from '@/components/kit/choreography/cue';
import { listen, missingFrom } from './played';
import type { FaceSubject } from './settings';

/** An event, and what stands of it for a while with an end of its own. */
const partsOf = (cue: Cue): Cue[] => (cue.step?.ends ? [cue, cue.step.ends] : [cue]);

const plays = ({ time, sounds, haptics, step }: Cue) =>
  time > 0 || sounds.length > 0 || haptics.length > 0 || step !== undefined;

/** Every event is seen, heard or felt, in time, or the settings say that it is silent. */
export function cuesAreThere({ face, settings, ...subject }: FaceSubject): void {
  const { cues, sounds = [] } = face;
  if (!cues) return;
  describe('how it is seen, heard and felt', () => {
    const quiet = [...settings.silent, ...(settings.rare ?? []).map(({ type }) => type)];
    const lively = new Set<string>();
    const odd = new Set<string>();

    beforeAll(() => {
      listen(
        { face, settings, ...subject },
        {
          done: () => missingFrom(lively, settings.rules.settings.mustSee.events, quiet).length === 0,
          told: (told) => {
            const { type } = told.event;
            for (const reduced of [false, true]) {
              for (const cue of partsOf(cues(told, reduced))) {
                if (plays(cue)) lively.add(type);
                const times = [...cue.sounds, ...cue.haptics].map(({ at }) => at);
                if (times.some((at) => at < 0 || at > cue.time)) odd.add(`${type} sounds outside of its time`);
                if (cue.lands > cue.time || !(cue.time <= settings.longest)) odd.add(`${type} takes ${cue.time}`);
                for (const { sound } of cue.sounds)
                  if (!sounds.includes(sound)) odd.add(`${type}: ${sound} is not loaded`);
              }
            }
          },
        },
      );
    }, 120_000);

    it('every kind of event plays something, or is listed as silent', () => {
      expect(missingFrom(lively, settings.rules.settings.mustSee.events, quiet)).toEqual([]);
      expect(settings.silent.filter((type) => lively.has(type))).toEqual([]);
    });

    it('no event keeps the table waiting, nothing is heard after it, and every sound is loaded before', () => {
      expect([...odd]).toEqual([]);
    });
  });
}
