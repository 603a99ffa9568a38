import i18next from 'i18next';
import { changeMate } from '@/components/features/crew/change';
import { rememberMates } from '@/components/play/matches/mates';
import { changeMates } from '@/components/kit/people/roll';
import { library } from '@/components/saves/vault';
import { firstDraft, lastDraft, rememberDraft, type Draft } from '@/components/play/matches/drafts';
import { firstMatch } from '@/components/features/setup/first-match';
import { start } from '@/components/play/matches/start';
import { gameOf, games, type GameId, type SeatSetup } from '@/engine';

const t = i18next.t;
const ALL = Object.keys(games) as GameId[];
const person = (name: string, emblem: number): SeatSetup => ({ kind: 'person', name, emblem });
const bot: SeatSetup = { kind: 'bot', name: t('app:crew.bot1'), emblem: 4, level: 'captain' };
const draft = (seats: readonly SeatSetup[]): Draft => ({ seats, options: {} });

beforeEach(() => {
  changeMates(() => [], t);
  for (const { id } of library.list().entries) library.erase(id);
});

describe('the next set-up', () => {
  it.each(ALL)('of %s is that of people: a table of bots only is not remembered', (id) => {
    rememberDraft(id, draft([person('Anna', 1), bot]));
    rememberDraft(id, draft([bot, { ...bot, name: t('app:crew.bot2'), emblem: 2 }]));
    expect(lastDraft(gameOf(id), t).seats.map(({ name }) => name)).toEqual(['Anna', bot.name]);
  });

  it('has the name and the emblem of who was here last, the same in every game', () => {
    rememberMates([person('Anna', 3)], t);
    const drafts = ALL.map((id) => firstDraft(gameOf(id), t).seats);
    for (const seats of drafts) expect(seats).toEqual(drafts[0]);
    expect(drafts[0]?.[0]).toMatchObject({ name: 'Anna', emblem: 3 });
  });

  it('follows an emblem that somebody took in another game', () => {
    rememberDraft('dead-mans-draw', draft([person('Anna', 1), bot]));
    rememberMates([person('Anna', 7)], t);
    expect(lastDraft(gameOf('dead-mans-draw'), t).seats[0]?.emblem).toBe(7);
  });
});

describe('an emblem', () => {
  const emblemsAt = () => library.list().entries.map(({ seats }) => seats.map(({ emblem }) => emblem));
  const deal = (...seats: SeatSetup[]) => start('dead-mans-draw', draft(seats), 'emblem');

  it('that is changed is changed at all tables, but where somebody else has it', () => {
    deal(person('Anna', 1), person('Borys', 2));
    rememberMates([person('Anna', 1), person('Borys', 2)], t);
    changeMate({ name: 'Anna', emblem: 1 }, { name: 'Anna', emblem: 7 }, t);
    expect(emblemsAt()).toEqual([[7, 2]]);
    changeMate({ name: 'Anna', emblem: 7 }, { name: 'Anna', emblem: 2 }, t);
    expect(emblemsAt()).toEqual([[7, 2]]);
    rememberMates([person('Borys', 6)], t);
    expect(emblemsAt()).toEqual([[7, 6]]);
  });
});

describe.each(ALL)('the first match of %s', (id) => {
  const game = gameOf(id);

  it('has one set of options that is for it, two of the weakest bots, and all help', () => {
    expect(game.manifest.presets.filter(({ first }) => first !== undefined)).toHaveLength(1);
    const { seats, options } = firstMatch(game, t);
    expect(seats.map(({ kind, level }) => level ?? kind)).toEqual(['person', 'deckhand', 'deckhand']);
    if ('assist' in options) expect(options.assist).toBe('odds');
    if ('traits' in options) expect(options.traits).toBe(false);
    expect(start(id, { seats, options }, 'first')).toHaveProperty('id');
  });
});
