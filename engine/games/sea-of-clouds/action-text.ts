import type { SeaOfCloudsAction } from './actions';

type Action = SeaOfCloudsAction;

const CARD = '([a-z][a-z0-9]*(?:-[a-z0-9]+)*-[1-9][0-9]?)';

/** One pattern for each kind of text, and what it says. A card's id is the pack's affair, so any id is read. */
const PATTERNS: readonly (readonly [RegExp, (a: string, b: string) => Action])[] = [
  [/^peek (yes|no)$/, (use) => ({ type: 'peekDeckTop', use: use === 'yes' })],
  [
    /^(take|leave) ([123])$/,
    (action, slot) => ({ type: 'shareChoice', slot: Number(slot), action: action as 'take' | 'leave' }),
  ],
  [/^pick ([123]) ([012])$/, (slot, index) => ({ type: 'pickLootCard', slot: Number(slot), index: Number(index) })],
  [/^fight ([0-3])$/, (seat) => ({ type: 'fightTargetOrder', seat: Number(seat) })],
  [/^plume ([0-3])$/, (seat) => ({ type: 'plumeVictim', seat: Number(seat) })],
  [/^object keep$/, () => ({ type: 'swapObject', decline: true })],
  [/^rum keep$/, () => ({ type: 'swapRum', decline: true })],
  [new RegExp(`^place ${CARD}$`), (cardId) => ({ type: 'placeNext', cardId })],
  [new RegExp(`^discard ${CARD}$`), (cardId) => ({ type: 'discardOwnPirate', cardId })],
  [new RegExp(`^apply ${CARD}$`), (cardId) => ({ type: 'pirateOrder', cardId })],
  [new RegExp(`^object give ${CARD}$`), (giveId) => ({ type: 'swapObject', giveId })],
  [new RegExp(`^object take ${CARD}$`), (takeId) => ({ type: 'swapObject', takeId })],
  [new RegExp(`^rum give ${CARD}$`), (giveId) => ({ type: 'swapRum', giveId })],
  [new RegExp(`^drop ${CARD}$`), (cardId) => ({ type: 'plumeDiscard', cardId })],
];

/** The longest id of a pack, its copy and the word before it. */
const LONGEST = 60;

export function parse(text: string): Action | null {
  if (text.length > LONGEST) return null;
  for (const [pattern, make] of PATTERNS) {
    const found = pattern.exec(text);
    if (found) return make(found[1] ?? '', found[2] ?? '');
  }
  return null;
}

export function describe(a: Action): string {
  switch (a.type) {
    case 'peekDeckTop':
      return a.use === true ? 'peek yes' : a.use === false ? 'peek no' : 'unknown';
    case 'shareChoice':
      return `${a.action} ${a.slot}`;
    case 'placeNext':
      return `place ${a.cardId}`;
    case 'discardOwnPirate':
      return `discard ${a.cardId}`;
    case 'pickLootCard':
      return `pick ${a.slot} ${a.index}`;
    case 'pirateOrder':
      return `apply ${a.cardId}`;
    case 'fightTargetOrder':
      return `fight ${a.seat}`;
    case 'swapObject':
      return 'giveId' in a ? `object give ${a.giveId}` : 'takeId' in a ? `object take ${a.takeId}` : kept('object', a);
    case 'swapRum':
      return 'giveId' in a ? `rum give ${a.giveId}` : kept('rum', a);
    case 'plumeVictim':
      return `plume ${a.seat}`;
    case 'plumeDiscard':
      return `drop ${a.cardId}`;
    default:
      // Reached only by what came from outside and is no action at all: `check` must still be able to say so.
      return 'unknown';
  }
}

function kept(what: string, { decline }: { readonly decline: true }): string {
  return decline === true ? `${what} keep` : 'unknown';
}
