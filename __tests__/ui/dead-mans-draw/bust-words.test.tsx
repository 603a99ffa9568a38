import i18next from 'i18next';
import { bustWords } from '@/components/games/dead-mans-draw/bust-words';
import type { DeadMansDrawTold } from '@/components/games/dead-mans-draw/cues/build';
import { deadMansDrawCue } from '@/components/games/dead-mans-draw/cues/cues';
import { eventWords } from '@/components/games/dead-mans-draw/event-words';
import { LANGUAGES } from '@/components/i18n/languages';
import { speak, type Words } from '@/components/i18n/words';
import type { Beat } from '@/components/kit/choreography/cue';
import type { SeatSetup } from '@/engine';
import { Luck } from '@/engine/core/luck';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { chanceMatch, toldIn } from '../../fixtures/choreography/told';

const SEATS: SeatSetup[] = ['Anna', 'Bela', 'Cleo', 'Dora', 'Egon'].map((name) => ({ kind: 'person', name }));
const t = i18next.t as Words;

interface Bust {
  readonly beat: Beat<DeadMansDrawView>;
  readonly told: DeadMansDrawTold;
  readonly run: readonly DeadMansDrawTold[];
}

/** Every bust of some matches, with what its action led to. */
const BUSTS = Array.from({ length: 16 }, (_, i) => i).flatMap((i) => {
  const all = [...toldIn(chanceMatch(i), Luck.fromSeed(`cues ${i}`))];
  return all.flatMap((told, at): Bust[] => {
    if (told.event.type !== 'sunk') return [];
    const from = all.slice(0, at).reduce((last, { event }, j) => (event.type === 'busted' ? j : last), 0);
    const next = all.findIndex(({ event }, j) => j > at && event.type === 'turn-began');
    const run = all.slice(from, next < 0 ? at + 1 : next + 1);
    const events = run.map(({ event }) => event);
    const cue = deadMansDrawCue(told, false);
    return [{ told, run, beat: { ...told, cue, line: null, run: { events, at: events.indexOf(told.event) } } }];
  });
});

const wordsOf = ({ beat }: Bust) => bustWords(beat, SEATS, t);

beforeAll(() => speak('en'));

describe('4.4 a bust, in words', () => {
  it('waits for whoever has lost the row, and not for the others', () => {
    const own = BUSTS.filter(({ told }) => told.event.seat === told.before.viewer);
    const others = BUSTS.filter((bust) => !own.includes(bust));
    expect([own.length > 4, others.length > 4]).toEqual([true, true]);
    expect(own.filter(({ beat }) => beat.cue.step?.stands !== null)).toEqual([]);
    expect(others.filter(({ beat }) => typeof beat.cue.step?.stands !== 'number')).toEqual([]);
    expect(new Set(own.map((bust) => wordsOf(bust).title))).toEqual(new Set(['Sunk!']));
    expect(others.every((bust) => wordsOf(bust).title === `${SEATS[bust.told.event.seat]?.name ?? ''} sinks!`)).toBe(
      true,
    );
  });

  it('2.4 names the second suit, and in Strange Lands the second number', () => {
    const wrong = BUSTS.filter((bust) => {
      const strange = bust.told.before.variant === 'strange-lands';
      return !(strange ? /^A second \d\./ : /^A second [a-z]+\./).test(wordsOf(bust).prompt);
    });
    expect(wrong.map((bust) => wordsOf(bust).prompt)).toEqual([]);
    expect(new Set(BUSTS.map(({ told }) => told.before.variant)).has('strange-lands')).toBe(true);
  });

  it('4.4.4, 4.4.5 tells what was saved and what is lost, and counts what was saved', () => {
    const bare = BUSTS.filter((bust) => !wordsOf(bust).prompt.includes(eventWords(bust.told.event, SEATS, t) ?? '?'));
    expect(bare).toEqual([]);
    const saved = BUSTS.filter(({ run }) => run.some(({ event }) => event.type === 'saved' && event.cards.length > 0));
    expect(saved.length).toBeGreaterThan(2);
    expect(saved.filter((bust) => !wordsOf(bust).prompt.includes('Saved: '))).toEqual([]);
    const pieces = saved.map((bust) => wordsOf(bust).tally?.pieces.length);
    const cards = saved.map(
      ({ run }) => run.flatMap(({ event }) => (event.type === 'saved' ? event.cards : [])).length,
    );
    expect(pieces).toEqual(cards);
  });

  it('7.1 "+n" is what the bank has gained between the twin and the end, never the sum of what was saved', () => {
    const gains = BUSTS.flatMap((bust) => {
      const { tally } = wordsOf(bust);
      if (!tally) return [];
      const at = bust.run.findIndex(({ event }) => event.type === 'busted');
      const before = bust.run[at]?.before.players[tally.seat]?.score ?? 0;
      const after = bust.told.before.players[tally.seat]?.score ?? 0;
      const faces = tally.pieces.reduce((sum, { text }) => sum + Number(text), 0);
      return [{ told: tally.gain, gained: after - before > 0 ? `+${after - before}` : null, faces: `+${faces}` }];
    });
    expect(gains.length).toBeGreaterThan(4);
    expect(gains.map(({ told }) => told)).toEqual(gains.map(({ gained }) => gained));
    expect(gains.some(({ told, faces }) => told !== faces)).toBe(true);
  });

  it('leads on to whoever is next', () => {
    const nexts = BUSTS.map(({ run }) => run.map(({ event }) => event).find(({ type }) => type === 'turn-began')?.seat);
    expect(BUSTS.map((bust) => wordsOf(bust).nextSeat)).toEqual(nexts);
  });

  it.each(LANGUAGES)('speaks %s to the last word', (language) => {
    speak(language);
    const said = BUSTS.map((bust) => JSON.stringify(wordsOf(bust))).join('\n');
    expect(said).not.toMatch(/\{\{|dead-mans-draw:|bust\./);
  });
});
