import { CURES, SIDES, type Condition, type Defeat, type Scored } from '../data/scenario';
import { id, inside, list, pattern, record, variants, whole, word, type Read } from './reader';
import { kind, selector, ship, shipId, side } from './words';

const MOST_COUNT = 99;
const MOST_ROUND = 300;
/** Conditions inside of conditions. */
const DEEPEST = 4;

const count = whole(1, MOST_COUNT);
const scope = word(['player', 'team']);
const when = word(['instant', 'roundEnd']);
const asked = { side, when };

const SCORED =
  /^((sink|capture|alive):(line|galleon|frigate|brig)|ruinFort|captureFort|own:fort|alive:fort|deliver:[A-Za-z0-9-]{1,32})$/;
const scored = record<Scored>({ event: pattern(SCORED, 48, 'scenario-selector'), points: whole(-99, MOST_COUNT) }, {});

type Of<T extends string> = Extract<Condition, { readonly type: T }>;

const PLAIN: Readonly<Record<string, Read<Condition>>> = {
  deliver: record<Of<'deliver'>>({ type: word(['deliver']), marker: id, count }, { scope, to: selector, ...asked }),
  mostWhenExhausted: record<Of<'mostWhenExhausted'>>(
    { type: word(['mostWhenExhausted']), marker: id },
    { tie: word(['earliestLast']), ...asked },
  ),
  lastWithShips: record<Of<'lastWithShips'>>({ type: word(['lastWithShips']) }, { scope, ...asked }),
  reach: record<Of<'reach'>>({ type: word(['reach']), ship, zone: selector }, asked),
  exit: record<Of<'exit'>>({ type: word(['exit']), kinds: list(kind, 1, 4), edge: word(SIDES), count }, asked),
  capture: record<Of<'capture'>>({ type: word(['capture']) }, { fort: id, ship: shipId, royalPort: id, ...asked }),
  destroy: record<Of<'destroy'>>(
    { type: word(['destroy']), count },
    { ids: list(shipId, 1, 24), kinds: list(kind, 1, 4), ...asked },
  ),
  hold: record<Of<'hold'>>(
    { type: word(['hold']), rounds: whole(1, MOST_ROUND) },
    { zone: selector, fort: id, ...asked },
  ),
  survive: record<Of<'survive'>>({ type: word(['survive']), round: whole(1, MOST_ROUND) }, asked),
  points: record<Of<'points'>>(
    { type: word(['points']), table: list(scored, 1, 24) },
    { target: whole(1, 999), atRound: whole(1, MOST_ROUND), ...asked },
  ),
  flagship: record<Of<'flagship'>>({ type: word(['flagship']), ship }, asked),
  possible: record<Of<'possible'>>({ type: word(['possible']), marker: id, count }, asked),
};

function deeper(depth: number): Read<Condition> {
  if (depth > DEEPEST)
    return (_, at, fault) => {
      fault('scenario-deep', at, { most: DEEPEST });
      return undefined;
    };
  // Made when they are first needed: each holds the next.
  let forms: Read<Condition> | null = null;
  return (given, at, fault) => {
    forms ??= variants<Condition>({
      ...PLAIN,
      all: some('all', depth),
      any: some('any', depth),
      not: record<Of<'not'>>({ type: word(['not']), of: deeper(depth + 1) }, asked),
    });
    return forms(given, at, fault);
  };
}

type Many = Extract<Condition, { readonly of: readonly Condition[] }>;

function some(type: Many['type'], depth: number): Read<Condition> {
  return record<Many>({ type: word([type]), of: list(deeper(depth + 1), 1, 12) }, asked);
}

/** What must be named exactly once of several fields. */
const ONE_OF: Readonly<Partial<Record<string, readonly string[]>>> = {
  capture: ['fort', 'ship', 'royalPort'],
  destroy: ['ids', 'kinds'],
  hold: ['zone', 'fort'],
  points: ['target', 'atRound'],
};

const whatever = deeper(1);

/** 14.4 */
export const condition: Read<Condition> = (given, at, fault) => {
  const read = whatever(given, at, fault);
  return read && isComplete(read, at, fault) ? read : undefined;
};

function isComplete(read: Condition, at: string, fault: Parameters<Read<Condition>>[2]): boolean {
  if (read.type === 'not') return isComplete(read.of, inside(at, 'of'), fault);
  if (read.type === 'all' || read.type === 'any')
    return read.of.map((one, i) => isComplete(one, `${at}.of[${i}]`, fault)).every(Boolean);
  const fields = ONE_OF[read.type] ?? [];
  if (fields.length === 0 || fields.filter((key) => key in read).length === 1) return true;
  fault('scenario-missing', inside(at, fields.join(' / ')));
  return false;
}

const fleet = word(['remove']);
const forts = word(['neutral', 'toTeam', 'ruined']);
type Lost<T extends string> = Extract<Defeat, { readonly type: T }>;

/** 14.4 */
export const defeat = variants<Defeat>({
  noShips: record<Lost<'noShips'>>({ type: word(['noShips']) }, { fleet, forts }),
  noFort: record<Lost<'noFort'>>(
    { type: word(['noFort']) },
    { turns: whole(1, 30), cures: list(word(CURES), 0, CURES.length), fleet, forts },
  ),
  shipLost: record<Lost<'shipLost'>>({ type: word(['shipLost']), ship }, { fleet, forts }),
  never: record<Lost<'never'>>({ type: word(['never']) }, {}),
});
