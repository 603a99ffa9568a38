import { partsOf } from '../board/goals';
import { wholeLayouts } from '../board/layout';
import type { Scenario } from '../data/scenario';
import { adviceOn } from './advice';
import { checkBoard } from './board-check';
import { isSound, weightOf, type Fault, type Report, type Weight } from './faults';
import { checkGoals } from './goals-check';
import { scenario as grammar } from './grammar';
import { checkLater } from './later';
import { checkLinks } from './links';
import { fieldsOf } from './reader';
import { checkSeats } from './seats-check';
import { sheetsOf } from './sheets';

/** Of a text that is wrong all over the first faults are enough. */
const MOST_FAULTS = 100;
const WEIGHTS: readonly Weight[] = ['error', 'warning', 'hint'];

export interface Review {
  readonly scenario: Scenario | null;
  readonly faults: readonly Fault[];
}

/** 15.4: whatever is wrong with a scenario, and where. It never throws, and what it lets pass can be played. */
export function reviewScenario(given: unknown): Review {
  const faults: Fault[] = [];
  const fault: Report = (code, at, params = {}) => {
    if (faults.length < MOST_FAULTS && !faults.some((one) => one.code === code && one.at === at))
      faults.push({ code, at, params });
  };
  const read = isOfThisTime(given, fault) ? grammar(given, '', fault) : undefined;
  if (read && isSound(faults)) check(read, fault);
  faults.sort((a, b) => WEIGHTS.indexOf(weightOf(a)) - WEIGHTS.indexOf(weightOf(b)));
  return { scenario: read && isSound(faults) ? read : null, faults };
}

/** E-24 (4), 8.0.5: of a later version of the format, or of rules that are to come, nothing else is said. */
function isOfThisTime(given: unknown, fault: Report): boolean {
  const fields = fieldsOf(given, '', fault);
  if (!fields) return false;
  if (typeof fields.schema === 'number' && fields.schema > 1) {
    fault('scenario-newer', 'schema');
    return false;
  }
  return true;
}

/** Boards to be laid out, conditions and events to be looked at on each: a file must not keep anybody waiting. */
const MOST_BOARDS = 24;
const MOST_CONDITIONS = 60;
const MOST_EFFECTS = 400;

function checkSize(scenario: Scenario, fault: Report): void {
  const layouts = wholeLayouts(scenario);
  const boards = layouts.reduce((sum, { players }) => sum + players.length, 0);
  if (boards > MOST_BOARDS) fault('scenario-list', 'layouts', { min: 1, max: MOST_BOARDS });
  layouts.forEach(({ victory }, i) => {
    const parts = victory.reduce((sum, one) => sum + partsOf(one).length, 0);
    if (parts > MOST_CONDITIONS) fault('scenario-list', `layouts[${i}].victory`, { min: 0, max: MOST_CONDITIONS });
  });
  const effects = (scenario.events ?? []).reduce((sum, { do: list }) => sum + list.length, 0);
  const most = Math.trunc(MOST_EFFECTS / boards);
  if (effects > most) fault('scenario-list', 'events', { min: 0, max: most });
}

/** Each step needs what the one before it has found sound. */
function check(scenario: Scenario, fault: Report): void {
  let faults = 0;
  const isClean = (): boolean => faults === 0;
  const watched: Report = (code, at, params) => {
    fault(code, at, params);
    faults++;
  };
  checkLater(scenario, watched);
  checkLinks(scenario, watched);
  if (!isClean()) return;
  checkSeats(scenario, watched);
  if (isClean()) checkSize(scenario, watched);
  if (!isClean()) return;
  const sheets = sheetsOf(scenario, watched);
  if (!isClean()) return;
  for (const sheet of sheets) {
    checkBoard(sheet, watched);
    checkGoals(sheet, watched);
  }
  if (isClean()) adviceOn(scenario, sheets, fault);
}
