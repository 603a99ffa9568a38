import i18next from 'i18next';
import { heading } from '@/components/games/sea-of-clouds/boarding-words';
import { eventWords } from '@/components/games/sea-of-clouds/event-words';
import type { Words } from '@/components/i18n/words';
import type { Beat } from '@/components/kit/choreography/cue';
import { Match, type Game, type SeatSetup } from '@/engine';
import { seaOfClouds } from '@/engine/games/sea-of-clouds';
import type { SeaOfCloudsEvent } from '@/engine/games/sea-of-clouds/events';
import type { SeaOfCloudsOptions } from '@/engine/games/sea-of-clouds/options';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import { packText } from '@/engine/packs/read';
import { OWN } from '../../fixtures/sea-of-clouds/own-pack';

const SEATS: readonly SeatSetup[] = [
  { kind: 'person', name: 'Anna' },
  { kind: 'bot', name: 'Borys' },
];
const [thief, ...others] = OWN.tables.pirates ?? [];
const NAMED = { ...OWN, tables: { ...OWN.tables, pirates: [{ ...thief!, name: 'Тать' }, ...others] } };

const start = (options: Record<string, unknown>) =>
  Match.start({ game: seaOfClouds as Game, options, seats: SEATS, seed: 'pack' });
const t = i18next.t as unknown as Words;

it('2 an event tells the cards of an owner’s pack by their own names', () => {
  const { options } = start({ pack: packText(NAMED) });
  const say = (event: SeaOfCloudsEvent) => eventWords(event, SEATS, t, options as SeaOfCloudsOptions) ?? '';
  expect(say({ type: 'discarded', seat: 0, zone: 'crew', card: 'thief-2' })).toContain('Тать');
  expect(say({ type: 'applied', seat: 1, card: 'thief-1', against: null })).toContain('Тать');
  expect(say({ type: 'gained', seat: 1, count: 2, by: 'thief-1' })).toContain('Тать');
  expect(say({ type: 'gained', seat: 1, count: 2, by: 'empty-deck' })).toContain(t('sea-of-clouds:emptyDeck'));
});

it('13.2 while a boarding is shown it stands over the table, though the view is still that of the island', () => {
  const view = start({}).view(0) as SeaOfCloudsView;
  const event: SeaOfCloudsEvent = { type: 'fought', seat: 0, strengths: [2, 0], beats: [[1], []] };
  const cue = { lands: 0, time: 0, sounds: [], haptics: [], motion: null };
  const step: Beat = {
    event,
    before: view,
    after: view,
    cue,
    line: null,
    known: false,
    run: { events: [event], at: 0 },
  };
  expect(heading(view, SEATS, t)?.title).toBe('Island 1 of 15');
  expect(heading(view, SEATS, t, step)?.title).toBe(t('sea-of-clouds:boarding.title'));
});
