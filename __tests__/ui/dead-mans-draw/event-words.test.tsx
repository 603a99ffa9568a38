import { act } from '@testing-library/react-native';
import i18next from 'i18next';
import { EVENT_TYPES, eventWords } from '@/components/games/dead-mans-draw/event-words';
import { actionWords, buttons, confirm, prompt, type DeadMansDrawAsk } from '@/components/games/dead-mans-draw/prompts';
import { scoreSheet } from '@/components/games/dead-mans-draw/score-sheet';
import { LANGUAGES } from '@/components/i18n/languages';
import { speak, type Words } from '@/components/i18n/words';
import { startMatch, type Match, type SeatSetup } from '@/engine';
import { eventFor } from '@/engine/core/event';
import { Stream } from '@/engine/core/luck';
import type { DeadMansDrawDecision } from '@/engine/games/dead-mans-draw/decisions';
import type { DeadMansDrawAction } from '@/engine/games/dead-mans-draw/actions';
import type { DeadMansDrawEvent } from '@/engine/games/dead-mans-draw/events';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { VARIANTS } from '@/engine/games/dead-mans-draw/data/variants';

const OPTIONS = [
  {},
  { mermaidAbility: true, traitsPerPlayer: 2 },
  { discardOpen: false, oraclePublic: false, assist: 'odds' },
  { plundererPick: 'chooseTops', misfireMode: 'also', traitsPerPlayer: 2 },
  { safeChoices: true, mermaidAbility: true },
] as const;

const NAMES = ['Anna', 'Borys', 'Vira', 'Hlib'];

function deal(n: number): Match {
  const seats: SeatSetup[] = NAMES.slice(0, 2 + (n % 3)).map((name) => ({ kind: 'person', name }));
  const options = { ...OPTIONS[n % OPTIONS.length], variant: VARIANTS[n % VARIANTS.length] ?? 'none' };
  return startMatch({ game: 'dead-mans-draw', options, seats, seed: `told ${n}` });
}

interface Heard {
  readonly words: string[];
  readonly told: Set<string>;
  readonly kinds: Set<string>;
}

/** Plays at random and listens to everything that the screen would say on the way. */
function listen(match: Match, luck: Stream, t: Words, heard: Heard): void {
  const { seats } = match;
  while (!match.outcome()) {
    const decision = match.pending()[0] as DeadMansDrawDecision | undefined;
    if (!decision) throw new Error('nobody is asked');
    const legal = match.legal(decision.seat) as DeadMansDrawAction[];
    const view = match.view(decision.seat) as DeadMansDrawView;
    const ask: DeadMansDrawAsk = { view, seats, decision, legal, why: (action) => match.check(decision.seat, action) };
    heard.kinds.add(decision.kind);
    heard.words.push(prompt(ask, t));
    for (const { label, sub } of buttons(ask, t)) heard.words.push(label, sub ?? '');
    const action = luck.pick(legal);
    const { label, sub } = confirm(action, ask, t);
    heard.words.push(actionWords(action, ask, t), label, sub ?? '');
    for (const event of match.act(decision.seat, action)) {
      const told = eventWords(eventFor(event, 0) as DeadMansDrawEvent, seats, t);
      heard.told.add(event.type);
      if (told !== null) heard.words.push(told);
    }
  }
  const sheet = scoreSheet(
    match.view(null) as DeadMansDrawView,
    match.outcome() as NonNullable<ReturnType<Match['outcome']>>,
    t,
  );
  heard.words.push(sheet.reason, sheet.corner, ...sheet.rows.map(({ label }) => label));
}

describe.each(LANGUAGES)('what the table says in %s', (language) => {
  const heard: Heard = { words: [], told: new Set(), kinds: new Set() };

  beforeAll(() => {
    act(() => speak(language));
    const t = i18next.t as Words;
    const luck = Stream.seeded('random play', 'bots');
    for (let n = 0; n < 45; n++) listen(deal(n), luck, t, heard);
  });

  it('tells every event and asks every question at least once', () => {
    expect(EVENT_TYPES.filter((type) => !heard.told.has(type))).toEqual([]);
    expect([...heard.kinds].sort()).toEqual(
      expect.arrayContaining([
        'CANNON_PICK',
        'DRAW',
        'DRAW_OR_COLLECT',
        'HOOK_PICK',
        'MAP_PICK',
        'MERMAID_PICK',
        'MISFIRE_PICK',
        'PICK_LOCKER_TARGET',
        'PICK_TRAIT',
        'PLUNDER_PICK',
        'PLUNDER_TARGET',
        'SWORD_PICK',
      ]),
    );
  });

  it('never says a key, a hole or a code', () => {
    const bad = heard.words.filter((text) =>
      /\{\{|undefined|\$t\(|[a-z]-[a-z]+-?[0-9]|[a-z]+:[a-z]|[A-Z]{3,}_/.test(text),
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
