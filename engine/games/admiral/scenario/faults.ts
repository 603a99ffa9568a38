/** What weighs how much: with an error a scenario cannot be played, a warning is told, a hint may be left. */
export type Weight = 'error' | 'warning' | 'hint';

interface Kind {
  /** 15.4 */
  readonly check: string;
  readonly weight: Weight;
}

const error = (check: string): Kind => ({ check, weight: 'error' });
const warning = (check: string): Kind => ({ check, weight: 'warning' });

/** What can be wrong with a scenario, by code; the words are in the locale files. */
export const FAULTS = {
  'scenario-too-long': error('V01'),
  'scenario-not-json': error('V01'),
  'scenario-newer': error('V01'),
  'scenario-level': error('V01'),
  'scenario-later': error('V01'),
  'scenario-north': error('V01'),
  'scenario-shape': error('V01'),
  'scenario-unknown': error('V01'),
  'scenario-missing': error('V01'),
  'scenario-number': error('V09'),
  'scenario-flag': error('V01'),
  'scenario-word': error('V01'),
  'scenario-text': error('V01'),
  'scenario-id': error('V01'),
  'scenario-list': error('V01'),
  'scenario-twice': error('V01'),
  'scenario-deep': error('V01'),
  'scenario-square': error('V01'),
  'scenario-off-board': error('V01'),
  'scenario-island-off': error('V02'),
  'scenario-islands-meet': error('V02'),
  'scenario-on-land': error('V02'),
  'scenario-taken': error('V02'),
  'scenario-cells': error('V02'),
  'scenario-reef-in-port': error('V03'),
  'scenario-reef-place': error('V03'),
  'scenario-cut-off': error('V04'),
  'scenario-no-room': error('V05'),
  'scenario-not-there': error('V05'),
  'scenario-no-goal': error('V06'),
  'scenario-never': error('V06'),
  'scenario-box': warning('V07'),
  'scenario-teams': error('V08'),
  'scenario-seats': error('V08'),
  'scenario-scope': error('V08'),
  'scenario-selector': error('V09'),
  'scenario-empty': error('V09'),
  'scenario-no-mine': warning('V10'),
  'scenario-unequal': warning('V11'),
  'scenario-danger': warning('V12'),
  'scenario-endless': warning('V13'),
  'scenario-loop': error('V14'),
  'scenario-nobody': error('V14'),
  'scenario-silent': { check: 'V15', weight: 'hint' },
} as const satisfies Readonly<Record<string, Kind>>;

export type FaultCode = keyof typeof FAULTS;
export type FaultParams = Readonly<Record<string, string | number>>;

/** What is wrong, and where: `at` is a path such as `layouts[0].forts[1].at`. */
export interface Fault {
  readonly code: FaultCode;
  readonly at: string;
  readonly params: FaultParams;
}

export type Report = (code: FaultCode, at: string, params?: FaultParams) => void;

export function weightOf({ code }: Fault): Weight {
  return FAULTS[code].weight;
}

/** The check of 15.4 that has found it. */
export function checkOf({ code }: Fault): string {
  return FAULTS[code].check;
}

export function isSound(faults: readonly Fault[]): boolean {
  return faults.every((fault) => weightOf(fault) !== 'error');
}
