// Plays a little of each game in the exported code of a platform: the shelf, a lit table, a move. Whatever goes wrong is named.
import { Phone } from './phone/phone.mjs';

const pieces = (...ids) => ids;

/** How a first match of each game begins on the shelf, what lies on its table, and what a person may touch there. */
export const GAMES = {
  'dead-mans-draw': {
    key: 'first-match',
    lies: pieces('draw-pile', 'discard', 'suit-bar', 'seat-1', 'seat-2', 'own-side', 'own-anchor', 'own-mermaid'),
    moves: ['draw-pile'],
  },
  'seven-seas': {
    key: 'game-seven-seas',
    lies: pieces('seat-0', 'seat-1', 'seat-2', 'market', 'ruler-captain', 'role-captain', 'role-merchant'),
    moves: ['role-merchant', 'confirm'],
  },
  'sea-of-clouds': {
    key: 'game-sea-of-clouds',
    lies: pieces('seat-1', 'seat-2', 'share-2', 'share-3', 'deck', 'zone-crew', 'zone-doubloons'),
    moves: ['peek-key', 'do-take 1'],
  },
  'worlds-end': {
    key: 'game-worlds-end',
    lies: pieces('seat-1', 'seat-2', 'own-side', 'own-fleet', 'blade', 'sea-cuba', 'sea-java'),
    moves: ['target-0', 'confirm'],
  },
  admiral: {
    key: 'game-admiral',
    lies: pieces('seat-1', 'seat-2', 'unit-A1', 'unit-A14', 'unit-L1', 'unit-L14'),
    // One of the ports is free.
    moves: ['unit-A1', 'confirm', 'unit-A14', 'confirm', 'unit-L1', 'confirm'],
  },
};

/** On every table. */
const KEYS = pieces('to-shelf', 'open-rules', 'open-log', 'ask-advice', 'all-actions', 'undo');

/** Faults as they would be made: what is found of the real code is replaced. On the web none of them would be seen. */
export const FAULTS = {
  'a shared value read back where it was set': [
    /(\w+)\.set\((\w+)\.motion\),(\w+\.set\(\2\.tide\)),\2\.motion\.duration/,
    '$1.set($2.motion),$3,$1.get().duration',
  ],
  'pictures that cannot be made': [/\.Surface\.Make(Offscreen)?\(/g, '.Surface.MakeNowhere('],
};

/** Milliseconds. */
const BETWEEN_TOUCHES = 700;
const patience = { shelf: 60_000, table: 120_000, move: 120_000 };

/** Values must come late here, or nothing that follows proves anything. */
async function comesLate(phone) {
  const { makeMutable } = phone.moduleGiving('makeMutable');
  const value = makeMutable(1);
  value.value = 2;
  if (value.value !== 1) return 'A shared value is what it was set to before it can have arrived';
  const arrived = await phone.until(() => value.value === 2, 1000);
  return arrived ? null : 'A shared value that was set never arrives';
}

/** Null when a table of the game stood and a move was made on it. */
export async function tableOf(file, platform, game, fault) {
  const { key, lies, moves } = GAMES[game];
  const phone = await Phone.start(file, platform, fault && FAULTS[fault]);
  const { screen } = phone;
  const last = (id) => screen.withId(id).at(-1);
  const wrong = () => phone.wrong.length > 0;
  /** What is wrong, or that this did not come. */
  const need = async (ready, most, what) => {
    const came = await phone.until(() => wrong() || ready(), most);
    if (wrong()) throw new Error(phone.wrong.join('\n'));
    if (!came) throw new Error(`${what} (there is: ${screen.ids().join(' ')})`);
  };
  const labelled = (ids) => ids.every((id) => last(id)?.props.accessibilityLabel);
  try {
    const keys = Object.values(GAMES).map((one) => one.key);
    await need(() => labelled(keys), patience.shelf, `The shelf does not offer ${keys.join(', ')}`);
    const early = await comesLate(phone);
    if (early) throw new Error(early);
    screen.press(last(key));
    await need(() => last('play') && last('scene'), patience.shelf, 'No table comes');
    await need(() => !last('unlit') && phone.drawing.drawn() > 0, patience.table, 'The table stays dark');
    await need(() => labelled([...KEYS, 'seat-1']), patience.table, 'The table has no keys');
    await need(() => labelled(lies), patience.table, `Not all pieces lie: ${lies.join(', ')}`);
    const before = last('last-event').props.accessibilityLabel;
    const moved = () => last('last-event')?.props.accessibilityLabel !== before;
    let touches = 0;
    const since = performance.now();
    // One after the other, as a finger does.
    const play = () => {
      if (moved()) return true;
      if ((performance.now() - since) / BETWEEN_TOUCHES < touches) return false;
      const piece = last(moves[touches++ % moves.length]);
      if (piece) screen.press(piece);
      return false;
    };
    await need(play, patience.move, 'Nothing moves');
    await phone.until(() => phone.drawing.still(300), patience.move);
    if (wrong()) throw new Error(phone.wrong.join('\n'));
    return null;
  } catch (error) {
    return error.message;
  } finally {
    phone.stop();
  }
}
