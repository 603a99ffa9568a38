import { act } from '@testing-library/react-native';
import i18next from 'i18next';
import { EVENT_TYPES, eventWords } from '@/components/games/seven-seas/event-words';
import { SEVEN_SEAS_SOUNDS, sevenSeasCue } from '@/components/games/seven-seas/cues/cues';
import { actionWords, buttons, confirm, hides, prompt, secretWords } from '@/components/games/seven-seas/prompts';
import type { SevenSeasAsk } from '@/components/games/seven-seas/prompts';
import { scoreSheet } from '@/components/games/seven-seas/score-sheet';
import { targetsOf } from '@/components/games/seven-seas/overlay/targets';
import { LANGUAGES } from '@/components/i18n/languages';
import { hasWords, speak, type Words } from '@/components/i18n/words';
import { Match, type Game, type SeatSetup } from '@/engine';
import { eventFor } from '@/engine/core/event';
import { Stream } from '@/engine/core/luck';
import type { SevenSeasDecision } from '@/engine/games/seven-seas/decisions';
import { sevenSeas } from '@/engine/games/seven-seas';
import type { SevenSeasAction } from '@/engine/games/seven-seas/actions';
import type { SevenSeasEvent } from '@/engine/games/seven-seas/events';
import type { SevenSeasView } from '@/engine/games/seven-seas/view';

const OPTIONS = [{}, { autoGift: false }, { quickGame: true, caravanMemory: 'hidden' }, { rimSpill: false }] as const;
/** What a few matches by chance do not bring about. */
const RARE: readonly SevenSeasEvent[] = [
  { type: 'reshuffled', seat: 0, count: 12 },
  { type: 'discarded', seat: 1, goods: [1, 0, 2] },
];
const NAMES = ['Anna', 'Borys', 'Vira', 'Hlib'];

function deal(n: number): Match {
  const seats: SeatSetup[] = NAMES.slice(0, 2 + (n % 3)).map((name) => ({ kind: 'person', name }));
  return Match.start({ game: sevenSeas as Game, options: OPTIONS[n % OPTIONS.length] ?? {}, seats, seed: `told ${n}` });
}

interface Heard {
  readonly words: string[];
  readonly told: Set<string>;
  readonly kinds: Set<string>;
  /** Questions that somebody could not answer with what stands on the screen. */
  readonly stuck: string[];
  /** Cues that would let the table wait for ever, or not at all. */
  readonly odd: string[];
}

function hear(match: Match, seat: number, t: Words, heard: Heard): SevenSeasAction[] {
  const decisions = match.pending() as readonly SevenSeasDecision[];
  const decision = decisions.find((one) => one.seat === seat);
  if (!decision) throw new Error('nobody is asked');
  const legal = match.legal(seat) as SevenSeasAction[];
  const view = match.view(seat) as SevenSeasView;
  const ask: SevenSeasAsk = { view, seats: match.seats, decision, legal, why: (action) => match.check(seat, action) };
  heard.kinds.add(decision.kind);
  heard.words.push(prompt(ask, t));
  if (hides(decision)) heard.words.push(secretWords(decision, t));
  const bar = buttons(ask, t);
  const things = targetsOf(ask, t);
  for (const { label, sub } of bar) heard.words.push(label, sub ?? '');
  for (const { title, note } of things) heard.words.push(title, note);
  const roles = legal.filter(({ type }) => type === 'SELECT_CHARACTER').length;
  if (bar.length + things.length + roles !== legal.length) heard.stuck.push(decision.kind);
  for (const action of legal) {
    const { label, sub } = confirm(action, ask, t);
    heard.words.push(actionWords(action, ask, t), label, sub ?? '');
  }
  return legal;
}

/** Plays at random and listens to everything that the screen would say on the way. */
function listen(match: Match, luck: Stream, t: Words, heard: Heard): void {
  let view = match.view(0) as SevenSeasView;
  while (!match.outcome()) {
    const seat = match.pending()[0]?.seat ?? 0;
    const legal = hear(match, seat, t, heard);
    // Who never refuses comes to the end, and to the goods, sooner.
    const wanted = legal.filter(({ type }) => type !== 'DECLINE' && type !== 'END_ACTIVATION');
    const action = luck.below(8) > 0 && wanted.length > 0 ? luck.pick(wanted) : luck.pick(legal);
    const flick = action.type === 'THROW' ? { ...action, gesture: { gx: 0, gy: 0, power: 1000, spin: 0 } } : action;
    for (const event of match.act(seat, flick)) {
      const mine = eventFor(event, 0) as SevenSeasEvent;
      const after = sevenSeas.fold(view, mine);
      const cue = sevenSeasCue({ event: mine, before: view, after }, luck.below(2) === 0);
      const late = [...cue.sounds, ...cue.haptics].some(({ at }) => at < 0 || at > cue.time);
      if (late || cue.lands > cue.time || !(cue.time < 8000)) heard.odd.push(`${event.type} ${cue.time}`);
      const unknown = cue.sounds.filter(({ sound }) => !SEVEN_SEAS_SOUNDS.includes(sound));
      heard.odd.push(...unknown.map(({ sound }) => `${event.type}: ${sound} is not loaded`));
      view = after;
      heard.told.add(event.type);
      const told = eventWords(mine, match.seats, t);
      if (told !== null) heard.words.push(told);
    }
  }
  const sheet = scoreSheet(
    match.view(null) as SevenSeasView,
    match.outcome() as NonNullable<ReturnType<Match['outcome']>>,
    t,
  );
  heard.words.push(sheet.reason, sheet.corner, ...[...sheet.rows, ...sheet.after].map(({ label }) => label));
}

describe.each(LANGUAGES)('what the table says in %s', (language) => {
  const heard: Heard = { words: [], told: new Set(), kinds: new Set(), stuck: [], odd: [] };

  beforeAll(() => {
    act(() => speak(language));
    const t = i18next.t as Words;
    const luck = Stream.seeded('random play', 'bots');
    for (let n = 0; n < 8; n++) listen(deal(n), luck, t, heard);
    for (const event of RARE) {
      heard.told.add(event.type);
      heard.words.push(eventWords(event, deal(0).seats, t) ?? '');
    }
  }, 60_000);

  it('tells every event and asks every question at least once', () => {
    expect(EVENT_TYPES.filter((type) => !heard.told.has(type))).toEqual([]);
    expect([...heard.kinds].sort()).toEqual(
      expect.arrayContaining(['ACTIVATE', 'KEEP_LOOT', 'SELECT_CHARACTER', 'SEND_SHIPS', 'THROW']),
    );
  });

  it('5.2 every legal answer stands in the bar, in the tray or in the hand', () => {
    expect([...new Set(heard.stuck)]).toEqual([]);
  });

  it('no event keeps the table waiting, and nothing is heard after it', () => {
    expect([...new Set(heard.odd)]).toEqual([]);
  });

  it('never says a key, a hole or a code', () => {
    const bad = heard.words.filter((text) => /\{\{|undefined|NaN|\$t\(|(cv|pt|cu)-|[a-z]+:[a-z]|[A-Z]{3,}_/.test(text));
    expect([...new Set(bad)].slice(0, 5)).toEqual([]);
    expect(heard.words.length).toBeGreaterThan(5_000);
  });

  it('keeps to its own letters', () => {
    const foreign = { en: /[а-яёіїєґ]/i, ru: /[іїєґ]/i, uk: /[ыэъё]/i }[language];
    const bad = heard.words.filter((text) => foreign.test(text));
    expect([...new Set(bad)].slice(0, 5)).toEqual([]);
  });

  it('has words for every option, preset and end', () => {
    const { options, presets } = sevenSeas.manifest;
    const keys = [
      ...options.flatMap(({ key }) => [`options.${key}.name`, `options.${key}.note`]),
      ...options.flatMap((spec) =>
        spec.kind === 'choice' ? spec.values.map((value) => `options.${spec.key}.values.${value}`) : [],
      ),
      ...presets.flatMap(({ id }) => [`presets.${id}.name`, `presets.${id}.note`]),
      ...['score', 'fewer-tokens', 'fewer-marks', 'shared'].map((reason) => `outcomes.${reason}`),
    ];
    expect(keys.filter((key) => !hasWords(`seven-seas:${key}`))).toEqual([]);
  });
});

it('4.7.19, 4.7.20 the end of a raid tells whose ships came back, and whom it paid in Yin-Yang', () => {
  act(() => speak('en'));
  const t = i18next.t as Words;
  const { seats } = deal(1);
  const raided = { type: 'raided', seat: 0, destroyed: true, survivors: [3, 0, 1] } as const;
  expect(eventWords({ ...raided, sunk: [2, 1, 0], returned: [2, 0, 0] }, seats, t)).toBe(
    'The caravan is destroyed. Ships home: Anna\u00a0–\u00a03, Vira\u00a0–\u00a01. Unsinkable, back again: Anna\u00a0–\u00a02. Yin-Yang for sunk ships: Borys\u00a0–\u00a01.',
  );
  expect(eventWords({ ...raided, destroyed: false, sunk: [0, 0, 0], returned: [0, 0, 0] }, seats, t)).toBe(
    'The caravan sails on.',
  );
});
