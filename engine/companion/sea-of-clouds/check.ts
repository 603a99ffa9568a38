import { RuleError } from '@/engine/core/rule-error';
import { effectsOf, MOST_CREW } from './effects';
import { ladderMissing } from './result';
import { trackOf, type CloudsSheet, type Player } from './sheet';
import { COPIES, PRINTED } from './tables';
import { FIELDS, type SheetTap } from './taps';

type Tap<K extends SheetTap['type']> = Extract<SheetTap, { type: K }>;
type Checks = { readonly [K in SheetTap['type']]?: (sheet: CloudsSheet, tap: Tap<K>) => RuleError | null };

/** The books never force anybody: only what makes no sense is refused, and what would leave the sheet in a muddle. */
export function check(sheet: CloudsSheet, tap: SheetTap): RuleError | null {
  if (sheet.finished && tap.type !== 'reopen') return no('sheet-finished');
  if ('seat' in tap && tap.seat !== null && tap.seat >= sheet.players.length) {
    return no('no-such-seat', { seat: tap.seat + 1 });
  }
  const own = CHECKS[tap.type] as ((sheet: CloudsSheet, tap: SheetTap) => RuleError | null) | undefined;
  return own?.(sheet, tap) ?? null;
}

const at = (sheet: CloudsSheet, seat: number): Player => sheet.players[seat] as Player;
const no = (code: string, params: Readonly<Record<string, string | number>> = {}) => new RuleError(code, params);

/** 4.7.5: what has been fought is not changed any more. */
const settled = ({ fight }: CloudsSheet): RuleError | null => (fight ? no('fights-settled') : null);
const playing = (sheet: CloudsSheet): RuleError | null => {
  if (sheet.scoring) return no('rounds-over');
  return sheet.alarm ? no('boarding-first') : null;
};

/** So many of it all captains would have together. */
function together({ players }: CloudsSheet, seat: number, count: number, of: (player: Player) => number): number {
  return players.reduce((sum, player, i) => sum + (i === seat ? count : of(player)), 0);
}

const CHECKS: Checks = {
  'next-turn': playing,
  turn: playing,
  round: (sheet, { round }) => {
    const { rounds } = trackOf(sheet);
    return settled(sheet) ?? (round <= rounds ? null : no('no-such-island', { most: rounds }));
  },
  set: (sheet, { seat, field, value }) => {
    const [least, most] = FIELDS[field];
    if (value < least || value > most) return no('number-bounds', { least, most });
    const { collector, premium } = at(sheet, seat);
    if (field === 'bottles' && value < collector + premium) return no('bottles-least', { least: collector + premium });
    const all = PRINTED.collector.length;
    if (field !== 'collector') return null;
    return together(sheet, seat, value, (one) => one.collector) > all ? no('copies-gone', { most: all }) : null;
  },
  relic: (sheet, { seat, kind, count }) => {
    const most = COPIES[kind] ?? 0;
    return together(sheet, seat, count, ({ relics }) => relics[kind] ?? 0) > most ? no('copies-gone', { most }) : null;
  },
  pirate: (sheet, { seat }) =>
    settled(sheet) ?? (at(sheet, seat).crew.length < MOST_CREW ? null : no('crew-full', { most: MOST_CREW })),
  unpirate: (sheet, { seat, pirate }) =>
    settled(sheet) ?? (pirate < at(sheet, seat).crew.length ? null : no('no-such-pirate')),
  'crew-sum': settled,
  fight: (sheet) => {
    if (sheet.scoring) return no('rounds-over');
    return settled(sheet) ?? (sheet.alarm ? null : no('no-boarding-yet'));
  },
  'chest-goes': ({ chestTo }) => (chestTo === null ? no('chest-rests') : null),
  'chest-stays': ({ chestTo }) => (chestTo === null ? no('chest-rests') : null),
  tick: (sheet, { seat, effect }) =>
    effectsOf(sheet, seat).some(({ bit }) => bit === effect) ? null : no('no-such-effect'),
  'end-boarding': ({ fight, chestTo }) => {
    if (!fight) return no('fight-first');
    return chestTo === null ? null : no('chest-first');
  },
  rounds: (sheet, { rounds }) => (rounds >= sheet.round ? null : no('island-passed')),
  skull: (sheet, { round }) => {
    const { rounds } = trackOf(sheet);
    if (round === rounds) return no('last-boarding');
    return round < rounds ? null : no('no-such-island', { most: rounds });
  },
  ladder: (_, { kind, step }) => {
    const most = COPIES[kind] ?? 0;
    return step <= most ? null : no('ladder-steps', { most });
  },
  scoring: (sheet) => settled(sheet),
  finish: (sheet) => {
    if (!sheet.scoring) return no('rounds-left');
    return ladderMissing(sheet) === null ? null : no('type-ladder');
  },
  reopen: ({ finished }) => (finished ? null : no('sheet-open')),
};
