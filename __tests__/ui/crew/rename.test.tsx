import i18next from 'i18next';
import type { MemoryArchive } from '@/__tests__/fixtures/saves/memory-archive';
import { changeMate } from '@/components/features/crew/change';
import { changeMates } from '@/components/kit/people/roll';
import { reseatArchived } from '@/components/play/matches/mates';
import { archive } from '@/components/saves/archive/here';
import { library, stored } from '@/components/saves/vault';
import type { SeatSetup } from '@/engine';
import { finish } from '@/engine/core/steps';
import { writingLines } from '@/engine/saves/transfer';
import { playedDraw } from '../../fixtures/played';

// A phone has no archive: here it gets one, as a browser has it.
jest.mock('@/components/saves/archive/open-store', () => {
  const { MemoryArchive: Memory } = jest.requireActual<{ MemoryArchive: new () => MemoryArchive }>(
    '@/__tests__/fixtures/saves/memory-archive',
  );
  const one = new Memory();
  return { openArchiveStore: () => one };
});

const t = i18next.t;
const ANNA: SeatSetup = { kind: 'person', name: 'Anna', emblem: 3 };
const BORYS: SeatSetup = { kind: 'person', name: 'Borys', emblem: 5 };
const note = { scores: [0, 0], updatedAt: 1 };

afterEach(() => jest.restoreAllMocks());

it('a damaged match keeps neither the others nor the archive from a new name', async () => {
  changeMates(() => [{ name: 'Anna', emblem: 3 }], t);
  for (const id of ['hurt', 'sound']) library.add(id, playedDraw(id, [ANNA, BORYS], 2), note);
  const lines = finish(writingLines(playedDraw('over', [ANNA, BORYS]), '1'));
  await archive?.put({ id: 'over', at: 1, scores: [1, 2], advised: [], lines }, true);
  library.list();
  const read = stored.read.bind(stored);
  jest.spyOn(stored, 'read').mockImplementation((key) => {
    const found = read(key);
    if (key !== 'match.hurt') return found;
    return { ...found, copies: found.copies.map((copy) => ({ ...copy, records: [], whole: false })) };
  });
  const anya = { name: 'Anya', emblem: 3 };
  expect(changeMate({ name: 'Anna', emblem: 3 }, anya, t)?.code).toBe('damaged');
  // One renaming waits for the other.
  await reseatArchived(anya, anya, t);
  const sound = library.load('sound');
  const page = await archive?.page(null, 1);
  expect(sound.ok && sound.value.match.seats[0]?.name).toBe('Anya');
  expect(page?.ok && page.value.rows[0]?.entry.seats[0]?.name).toBe('Anya');
});
