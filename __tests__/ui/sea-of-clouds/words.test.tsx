import { act } from '@testing-library/react-native';
import i18next from 'i18next';
import { adviceWords } from '@/components/games/sea-of-clouds/advice';
import { fightWords, heading } from '@/components/games/sea-of-clouds/boarding-words';
import { SEA_OF_CLOUDS_SOUNDS, seaOfCloudsCue } from '@/components/games/sea-of-clouds/cues/cues';
import { EVENT_TYPES, eventWords } from '@/components/games/sea-of-clouds/event-words';
import {
  actionWords,
  buttons,
  confirm,
  hides,
  isPressed,
  prompt,
  secretWords,
  type SeaOfCloudsAsk,
} from '@/components/games/sea-of-clouds/prompts';
import { boardingIn } from '@/components/games/sea-of-clouds/ring';
import { scoreSheet } from '@/components/games/sea-of-clouds/score-sheet';
import { faceSpoken, shareWords } from '@/components/games/sea-of-clouds/words';
import { LANGUAGES } from '@/components/i18n/languages';
import { speak, type Words } from '@/components/i18n/words';
import { Match, type Game, type Outcome, type SeatSetup } from '@/engine';
import { eventFor } from '@/engine/core/event';
import { Stream } from '@/engine/core/luck';
import type { SeaOfCloudsDecision } from '@/engine/games/sea-of-clouds/decisions';
import { seaOfClouds } from '@/engine/games/sea-of-clouds';
import type { SeaOfCloudsAction } from '@/engine/games/sea-of-clouds/actions';
import { boxOf } from '@/engine/games/sea-of-clouds/box';
import type { SeaOfCloudsEvent } from '@/engine/games/sea-of-clouds/events';
import type { SeaOfCloudsOptions } from '@/engine/games/sea-of-clouds/options';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';

const OPTIONS = [{}, { rotateHat: true, parrotBreaksTies: true }, { openSecrets: true }, { noCurses: true }] as const;
const NAMES = ['Anna', 'Borys', 'Vira', 'Hlib'];
const KINDS = [
  'discardOwnPirate',
  'fightTargetOrder',
  'peekDeckTop',
  'pickLootCard',
  'pirateOrder',
  'placeNext',
  'plumeDiscard',
  'plumeVictim',
  'shareChoice',
  'swapObject',
  'swapRum',
];

function deal(n: number): Match {
  // One match in two is played by one person against bots: then faces are named.
  const seats: SeatSetup[] = NAMES.slice(0, 2 + (n % 3)).map((name, i) => ({
    kind: n % 2 === 0 || i === 0 ? 'person' : 'bot',
    name,
  }));
  return Match.start({
    game: seaOfClouds as Game,
    options: OPTIONS[n % OPTIONS.length] ?? {},
    seats,
    seed: `sky ${n}`,
  });
}

interface Heard {
  readonly words: string[];
  readonly told: Set<string>;
  readonly kinds: Set<string>;
  /** Questions with answers that neither the bar nor the tray holds. */
  readonly stuck: string[];
  /** Cues that would let the table wait for ever, or not at all. */
  readonly odd: string[];
  /** The answer to a share takes longer than a blink. */
  slowest: number;
}

function hear(match: Match, seat: number, t: Words, heard: Heard): SeaOfCloudsAction[] {
  const decisions = match.pending() as readonly SeaOfCloudsDecision[];
  const decision = decisions.find((one) => one.seat === seat);
  if (!decision) throw new Error('nobody is asked');
  const legal = match.legal(seat) as SeaOfCloudsAction[];
  const view = match.view(seat) as SeaOfCloudsView;
  const ask: SeaOfCloudsAsk = { view, seats: match.seats, decision, legal, why: (action) => match.check(seat, action) };
  heard.kinds.add(decision.kind);
  heard.words.push(prompt(ask, t));
  if (hides(decision)) heard.words.push(secretWords(decision, t));
  const bar = buttons(ask, t);
  for (const { label, sub } of bar) heard.words.push(label, sub ?? '');
  if (bar.length !== legal.filter(isPressed).length) heard.stuck.push(decision.kind);
  for (const action of legal) {
    const { label, sub } = confirm(action, ask, t);
    heard.words.push(actionWords(action, ask, t), label, sub ?? '', ...adviceWords(action, ask, t));
  }
  view.shares.forEach((share, slot) => heard.words.push(shareWords(share, slot, t)));
  const head = heading(view, match.seats, t);
  heard.words.push(head?.title ?? '', head?.note ?? '');
  const fought = boardingIn(view);
  if (fought) heard.words.push(fightWords(fought, match.seats, t));
  return legal;
}

/** Plays at random and listens to everything that the screen would say on the way. */
function listen(match: Match, luck: Stream, t: Words, heard: Heard): void {
  let view = match.view(0) as SeaOfCloudsView;
  while (!match.outcome()) {
    const seat = match.pending()[0]?.seat ?? 0;
    const legal = hear(match, seat, t, heard);
    const action = luck.pick(legal);
    let time = 0;
    for (const event of match.act(seat, action)) {
      const mine = eventFor(event, 0) as SeaOfCloudsEvent;
      const after = seaOfClouds.fold(view, mine);
      const cue = seaOfCloudsCue({ event: mine, before: view, after }, luck.below(4) === 0);
      const late = [...cue.sounds, ...cue.haptics].some(({ at }) => at < 0 || at > cue.time);
      if (late || cue.lands > cue.time || !(cue.time < 2000)) heard.odd.push(`${event.type} ${cue.time}`);
      const unknown = cue.sounds.filter(({ sound }) => !SEA_OF_CLOUDS_SOUNDS.includes(sound));
      heard.odd.push(...unknown.map(({ sound }) => `${event.type}: ${sound} is not loaded`));
      view = after;
      heard.told.add(event.type);
      if (action.type === 'shareChoice' && action.action === 'leave' && action.slot < 3) time += cue.time;
      const told = eventWords(mine, match.seats, t, match.options as SeaOfCloudsOptions);
      if (told !== null) heard.words.push(told);
    }
    heard.slowest = Math.max(heard.slowest, time);
  }
  const sheet = scoreSheet(match.view(null) as SeaOfCloudsView, match.outcome() as Outcome, t);
  heard.words.push(sheet.reason, sheet.corner, ...[...sheet.rows, ...sheet.after].map(({ label }) => label));
}

describe.each(LANGUAGES)('what the table says in %s', (language) => {
  const heard: Heard = { words: [], told: new Set(), kinds: new Set(), stuck: [], odd: [], slowest: 0 };

  beforeAll(() => {
    act(() => speak(language));
    const t = i18next.t as Words;
    const luck = Stream.seeded('random play', 'bots');
    for (let n = 0; n < 40; n++) listen(deal(n), luck, t, heard);
    const box = boxOf((deal(0).view(null) as SeaOfCloudsView).options);
    heard.words.push(...box.faces.map((face) => faceSpoken(face, t)));
  }, 60_000);

  it('tells every event and asks every question of 5.2 at least once', () => {
    expect(EVENT_TYPES.filter((type) => !heard.told.has(type))).toEqual([]);
    expect([...heard.kinds].sort()).toEqual(KINDS);
  });

  it('5.2 every legal answer stands in the bar or in the tray', () => {
    expect([...new Set(heard.stuck)]).toEqual([]);
  });

  it('no event keeps the table waiting, and nothing is heard after it', () => {
    expect([...new Set(heard.odd)]).toEqual([]);
  });

  it('13.4 a share that is left, the back that lands on it and the next share in sight take under 700 ms', () => {
    expect(heard.slowest).toBeGreaterThan(300);
    expect(heard.slowest).toBeLessThan(700);
  });

  it('never says a key, a hole or a code', () => {
    const bad = heard.words.filter((text) =>
      /\{\{|undefined|NaN|\$t\(|(rum|obj|sec|pir|relic)-|[a-z]+:[a-z]/.test(text),
    );
    expect([...new Set(bad)].slice(0, 5)).toEqual([]);
    expect(heard.words.length).toBeGreaterThan(5_000);
  });

  it('keeps to its own letters', () => {
    const foreign = { en: /[а-яёіїєґ]/i, ru: /[іїєґ]/i, uk: /[ыэъё]/i }[language];
    const bad = heard.words.filter((text) => foreign.test(text));
    expect([...new Set(bad)].slice(0, 5)).toEqual([]);
  });
});
