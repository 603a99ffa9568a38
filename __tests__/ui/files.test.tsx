import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { getDocumentAsync } from 'expo-document-picker';
import { shareAsync } from 'expo-sharing';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Platform } from 'react-native';
import { disk, player } from '@/__tests__/fixtures/files/phone-files';
import { played } from '@/__tests__/fixtures/saves/play';
import { BringIn } from '@/components/features/backup/BringIn';
import { TakeAlong } from '@/components/features/backup/TakeAlong';
import { newFile, pickFile } from '@/components/kit/files/files';
import { wholeText } from '@/components/kit/files/in-file';
import { fileName } from '@/components/kit/files/name';
import { library } from '@/components/saves/vault';
import { markOf } from '@/engine/saves/mark';
import { exportFile } from '@/engine/saves/transfer';

jest.mock('expo-file-system', () => jest.requireActual('@/__tests__/fixtures/files/phone-files'));
jest.mock('expo-sharing', () => ({ shareAsync: jest.fn(async () => undefined) }));
jest.mock('expo-document-picker', () => ({ getDocumentAsync: jest.fn() }));
jest.mock('expo-router', () => ({ ...jest.requireActual('expo-router'), useFocusEffect: () => undefined }));

const GAMES = ['dead-mans-draw', 'sea-of-clouds', 'seven-seas'];
const marks = () =>
  library
    .list()
    .entries.map(({ id }) => library.load(id))
    .map((opened) => (opened.ok ? markOf(opened.value.match) : '?'))
    .sort();
const empty = () => library.list().entries.forEach(({ id }) => library.erase(id));
const fill = () =>
  GAMES.forEach((game, i) =>
    library.add(`m${i}`, played({ game, seed: game }, 25), { scores: [1, 2], updatedAt: i + 1 }),
  );
const shared = () => (shareAsync as jest.Mock).mock.calls.at(-1)?.[0] as string;
const pickNext = (uri: string | null) =>
  (getDocumentAsync as jest.Mock).mockResolvedValue(
    uri === null ? { canceled: true, assets: null } : { canceled: false, assets: [{ uri }] },
  );
const folder = () => readdirSync(join(disk, 'Documents'));

async function makeBackup() {
  render(<TakeAlong />);
  fireEvent.press(screen.getByTestId('backup-make'));
  await screen.findByTestId('backup-ready', {}, { timeout: 20_000 });
}
const tap = async (id: string) => act(async () => fireEvent.press(screen.getByTestId(id)));

describe.each(['android', 'ios'] as const)('on %s', (os) => {
  beforeEach(() => {
    jest.replaceProperty(Platform, 'OS', os);
    player.folder = 'Documents';
    player.torn = false;
    empty();
    fill();
  });
  afterEach(() => jest.restoreAllMocks());

  it('a backup that was shared is a file, and never said to be saved', async () => {
    await makeBackup();
    await tap('backup-share');
    await waitFor(() => expect(screen.getByTestId('backup-gone')).toHaveTextContent(/^Passed to/));
    expect(screen.getByTestId('backup-gone')).not.toHaveTextContent(/saved/i);
    expect(readFileSync(shared(), 'utf8')).toMatch(/^PIRATE SHELF BACKUP\n:0 [^]*\n\.\d+ [0-9a-f]{8}\n$/);
  });

  it('a backup in a chosen folder is said to be saved, because it was read back', async () => {
    await makeBackup();
    await tap('backup-share');
    await tap('backup-folder');
    await waitFor(() => expect(screen.getByTestId('backup-gone')).toHaveTextContent(/^Saved/));
    const texts = folder().map((name) => readFileSync(join(disk, 'Documents', name), 'utf8'));
    expect(texts).toContain(readFileSync(shared(), 'utf8'));
  });

  it('the same backup is kept a second time in a folder under a name of its own', async () => {
    player.folder = `twice-${os}`;
    await makeBackup();
    for (const copies of [1, 2, 3]) {
      await tap('backup-folder');
      await waitFor(() => expect(readdirSync(join(disk, `twice-${os}`))).toHaveLength(copies));
      await waitFor(() => expect(screen.getByTestId('backup-gone')).toHaveTextContent(/^Saved/));
    }
  });

  it('a copy that is torn is not said to be saved, and does not stay', async () => {
    await makeBackup();
    player.torn = true;
    player.folder = `torn-${os}`;
    await tap('backup-folder');
    await waitFor(() => expect(screen.getByTestId('backup-gone')).toHaveTextContent(/did not work/));
    expect(readdirSync(join(disk, `torn-${os}`))).toEqual([]);
  });

  it('nothing is said of a folder that was not chosen', async () => {
    await makeBackup();
    player.folder = null;
    await tap('backup-folder');
    expect(screen.queryByTestId('backup-gone')).toBeNull();
  });

  it('comes back whole from the file, into an empty library', async () => {
    const before = marks();
    expect(before).toHaveLength(3);
    await makeBackup();
    await tap('backup-share');
    empty();
    pickNext(shared());
    render(<BringIn />);
    await tap('import-file');
    await screen.findByTestId('import-count', {}, { timeout: 20_000 });
    expect(marks()).toEqual(before);
    pickNext(null);
    await tap('import-file');
    expect(screen.queryByTestId('import-refusal')).toBeNull();
  });

  it('of a damaged file the rest comes in when it is asked for, and not before', async () => {
    await makeBackup();
    await tap('backup-share');
    const lines = readFileSync(shared(), 'utf8').split('\n');
    const hurt = join(disk, 'hurt.txt');
    writeFileSync(hurt, lines.filter((_, i) => i !== lines.length - 10).join('\n'));
    empty();
    pickNext(hurt);
    render(<BringIn />);
    await tap('import-file');
    await screen.findByTestId('import-damaged', {}, { timeout: 20_000 });
    expect(screen.getByTestId('import-damaged')).toHaveTextContent(/2 matches in it can still be read/);
    expect(marks()).toEqual([]);
    await tap('import-rest');
    await screen.findByTestId('import-count', {}, { timeout: 20_000 });
    expect(marks()).toHaveLength(2);
    expect(screen.getByTestId('import-refused')).toBeTruthy();
  });
});

it('who stops the reading of a match is told so, and not that it is too large', async () => {
  const file = exportFile(played({ game: 'seven-seas', seed: 'stopped' }, 200), '1');
  const path = join(disk, 'match.txt');
  writeFileSync(path, file.ok ? file.value : '');
  pickNext(path);
  let clock = 0;
  // Every step of the work takes longer than a slice, so that there is time to stop it.
  const now = jest.spyOn(performance, 'now').mockImplementation(() => (clock += 25));
  render(<BringIn />);
  await tap('import-file');
  fireEvent.press(await screen.findByTestId('import-stop'));
  await screen.findByTestId('import-stopped');
  expect(screen.queryByTestId('import-refusal')).toBeNull();
  now.mockRestore();
});

it('letters of several bytes survive being read in pieces', async () => {
  const text = 'Мар’яна ⚓️ 海賊 '.repeat(20_000);
  const path = join(disk, 'letters.txt');
  writeFileSync(path, text);
  pickNext(path);
  const file = await pickFile();
  expect(file && (await wholeText(file, 10_000_000))).toBe(text);
  expect(file && (await wholeText(file, 1000))).toBeNull();
});

it('what was handed over stays for a day, because others may still read it, and no longer', () => {
  const out = join(disk, 'cache', 'out');
  mkdirSync(out, { recursive: true });
  const [young, old] = ['young.txt', 'old.txt'].map((name) => join(out, name)) as [string, string];
  const yesterday = Date.now() / 1000 - 25 * 60 * 60;
  writeFileSync(young, '1');
  writeFileSync(old, '2');
  utimesSync(old, yesterday, yesterday);
  newFile('new.txt');
  expect(readdirSync(out)).toEqual(expect.arrayContaining(['young.txt', 'new.txt']));
  expect(readdirSync(out)).not.toContain('old.txt');
});

it('names of files say what and when, and sort by time', () => {
  expect(fileName('backup', new Date(2026, 4, 3, 7, 5, 9))).toBe('pirate-shelf-backup-2026-05-03-070509.txt');
});
