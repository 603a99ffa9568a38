import { battleAt, faceOf, lastBattle, sunkIn } from '@/components/games/seven-seas/battle';
import { stepWords } from '@/components/games/seven-seas/battle-words';
import { trembleAt } from '@/components/games/seven-seas/scene/draw-moving';
import { DUEL, sevenSeasCue } from '@/components/games/seven-seas/cues/cues';
import { speak, type Words } from '@/components/i18n/words';
import { LANGUAGES } from '@/components/i18n/languages';
import type { Beat } from '@/components/kit/choreography/cue';
import { storyOf } from '@/__tests__/fixtures/story';
import { startMatch, type Event } from '@/engine';
import { TUTORIAL } from '@/engine/games/seven-seas/tutorial';
import type { SevenSeasEvent } from '@/engine/games/seven-seas/events';
import i18next from 'i18next';

/** The match of the lessons: two raids, with all ways a duel can end. */
const { seed, options, moves } = TUTORIAL;
const MATCH = startMatch({
  game: 'seven-seas',
  options: { ...options },
  seats: [
    { kind: 'person', name: 'Anna', emblem: 5 },
    { kind: 'person', name: 'Borys', emblem: 4 },
  ],
  seed,
});
for (const [seat, text] of moves) {
  const action = MATCH.legal(seat).find((one) => MATCH.game.describe(one) === text);
  if (action) MATCH.act(seat, action);
}
const STORY = storyOf(MATCH);
const BATTLES = STORY.filter(({ events }) => events.some(({ type }) => type === 'raided'));

/** A step as the choreography shows it. */
function stepAt(events: readonly Event[], at: number): Beat {
  const view = MATCH.view(null);
  const cue = { lands: 0, time: 0, sounds: [], haptics: [], motion: null };
  return { event: events[at] as Event, before: view, after: view, line: null, cue, run: { events, at } };
}

describe('4.7.13 the battle, duel by duel', () => {
  it('every duel is a step, and so is the end; nothing else is', () => {
    for (const { events } of BATTLES) {
      const steps = events.filter(
        (event) =>
          sevenSeasCue(
            {
              event: event as unknown as SevenSeasEvent,
              before: MATCH.view(null) as never,
              after: MATCH.view(null) as never,
            },
            false,
          ).step !== undefined,
      );
      expect(new Set(steps.map(({ type }) => type))).toEqual(new Set(['duel', 'raided']));
    }
    expect(BATTLES.length).toBe(2);
  });

  it('a step knows the dice, the duels so far, and how many have sunk', () => {
    const events = BATTLES[0]?.events ?? [];
    const duels = events.flatMap(({ type }, i) => (type === 'duel' ? [i] : []));
    const second = battleAt(stepAt(events, duels[1] as number));
    expect([second.duels.length, second.end]).toEqual([2, null]);
    expect(second.dice.length).toBe(10);
    const [first] = second.duels;
    expect(faceOf(second.dice, first?.pirate ?? '')).toBeGreaterThan(0);
    const sunk = sunkIn(second.duels, 2).reduce((all, one) => all + one, 0);
    expect(sunk).toBe(second.duels.flatMap((duel) => duel.sunk).length);
    const end = battleAt(
      stepAt(
        events,
        events.findIndex(({ type }) => type === 'raided'),
      ),
    );
    expect([end.duels.length, end.end?.destroyed]).toEqual([duels.length, true]);
  });

  it('4.7.14 the words say which value beats which, and that equal ones sink together', () => {
    const t = i18next.t as unknown as Words;
    for (const language of LANGUAGES) {
      speak(language);
      const told = BATTLES.flatMap(({ events }) =>
        events.flatMap(({ type }, at) => (type === 'duel' ? [stepWords(stepAt(events, at), t)] : [])),
      );
      const key = t('seven-seas:battle.next');
      const equal = told.filter(({ prompt }) => prompt === t('seven-seas:battle.equal', { key }));
      expect(equal.length).toBeGreaterThan(0);
      expect(equal.length).toBeLessThan(told.length);
      expect(told.filter(({ prompt }) => /undefined|battle\.|\{\{/.test(prompt))).toEqual([]);
      // What is to be held is the key under the words, by its own name.
      expect(told.filter(({ prompt, next }) => next !== key || !prompt.includes(key))).toEqual([]);
      expect(told.every(({ skip }) => skip === t('seven-seas:battle.toResult'))).toBe(true);
    }
    speak('en');
  });
});

describe('the list of duels', () => {
  it('holds the last battle whole, with the place of each duel in the log', () => {
    const last = lastBattle(STORY);
    const from = BATTLES.at(-1)?.events ?? [];
    expect(last?.duels).toEqual(from.filter(({ type }) => type === 'duel'));
    for (const [i, { at, event }] of (last?.moments ?? []).entries()) {
      expect(STORY.find((step) => step.at === at)?.events[event]).toBe(last?.duels[i]);
    }
    expect(last?.dice.length).toBeGreaterThan(0);
    expect(last?.moments.length).toBe(last?.duels.length);
  });

  it('is not there before the first battle', () => {
    expect(lastBattle(STORY.slice(0, 3))).toBeNull();
  });
});

it('a tape trembles when it has run out, and lies still before the duel is over', () => {
  const times = Array.from({ length: DUEL + 1 }, (_, now) => Math.abs(trembleAt(now)));
  expect(Math.max(...times)).toBeGreaterThan(0.5);
  expect([times[0], times[DUEL]]).toEqual([0, 0]);
});
