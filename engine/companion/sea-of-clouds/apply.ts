import type { Stream } from '@/engine/core/luck';
import { seatsWithEmblem } from '../core/person';
import type { Tell } from './facts';
import { resultOf } from './result';
import { board, callUp, endBoarding, giveChest, giveHat, nextTurn, passChest } from './round';
import { PREPARATIONS } from './set-up-list';
import { withPlayer, type CloudsSheet, type Player } from './sheet';
import { COPIES, sideOf, type Tables, type Track } from './tables';
import type { Field, SheetTap } from './taps';

type Tap<K extends SheetTap['type']> = Extract<SheetTap, { type: K }>;
type Rule<K extends SheetTap['type']> = (sheet: CloudsSheet, tap: Tap<K>, luck: Stream, tell: Tell) => CloudsSheet;

const at = (sheet: CloudsSheet, seat: number): Player => sheet.players[seat] as Player;

/** 2.2: each collector's or first-class bottle is a bottle, too. */
function withField(player: Player, field: Field, value: number): Player {
  const next = { ...player, [field]: value };
  return { ...next, bottles: Math.max(next.bottles, next.collector + next.premium) };
}

const put = <V>(list: readonly V[], at: number, value: V): V[] => list.map((one, i) => (i === at ? value : one));

function withTables(sheet: CloudsSheet, change: Partial<Tables>): CloudsSheet {
  return { ...sheet, tables: { ...sheet.tables, ...change } };
}

function withTrack(sheet: CloudsSheet, change: (track: Track) => Partial<Track>): CloudsSheet {
  const side = sideOf(sheet.players.length);
  const tracks = sheet.tables.tracks.map((track, i) => (i === side ? { ...track, ...change(track) } : track));
  return withTables(sheet, { tracks });
}

const first = (sheet: CloudsSheet, seat: number): CloudsSheet => ({ ...sheet, hat: seat, parrot: seat, taken: 0 });

/** One line a tap: most of them only write down what was said. */
const RULES: { readonly [K in SheetTap['type']]: Rule<K> } = {
  name: (sheet, { seat, name }) => withPlayer(sheet, seat, { name }),
  emblem: (sheet, { seat, emblem }) => ({ ...sheet, players: seatsWithEmblem(sheet.players, seat, emblem) }),
  captain: (sheet, { seat, captain }) =>
    withPlayer(sheet, seat, { captain: at(sheet, seat).captain === captain ? null : captain }),
  prepare: (sheet, { item }) => ({ ...sheet, prepared: sheet.prepared ^ (1 << PREPARATIONS.indexOf(item)) }),
  first: (sheet, { seat }) => first(sheet, seat),
  'first-by-luck': (sheet, _, luck, tell) => {
    const seat = luck.below(sheet.players.length);
    tell({ type: 'first', seat });
    return first(sheet, seat);
  },
  'parrot-breaks-ties': (sheet) => ({ ...sheet, parrotBreaksTies: !sheet.parrotBreaksTies }),
  'next-turn': (sheet, _, __, tell) => nextTurn(sheet, tell),
  round: (sheet, { round }) => ({ ...sheet, round, alarm: false, scoring: false }),
  turn: (sheet, { seat }) => callUp(sheet, seat),
  hat: (sheet, { seat }) => giveHat(sheet, seat),
  parrot: (sheet, { seat }) => ({ ...sheet, parrot: seat }),
  deck: (sheet, { count }, _, tell) => {
    if (count === 0) tell({ type: 'deck-empty' });
    return { ...sheet, deck: count };
  },
  set: (sheet, { seat, field, value }) => withPlayer(sheet, seat, withField(at(sheet, seat), field, value)),
  relic: (sheet, { seat, kind, count }) =>
    withPlayer(sheet, seat, { relics: put(at(sheet, seat).relics, kind, count) }),
  'chest-owner': (sheet, { seat }, _, tell) => giveChest(sheet, seat, tell),
  'chest-count': (sheet, { count }) => ({ ...sheet, chest: { ...sheet.chest, count } }),
  pirate: (sheet, { seat, strength, works }) => {
    const crew = [...at(sheet, seat).crew, { strength, once: works === 'once' }];
    return withPlayer(sheet, seat, { crew, sum: null });
  },
  unpirate: (sheet, { seat, pirate }) =>
    withPlayer(sheet, seat, { crew: at(sheet, seat).crew.filter((_, i) => i !== pirate) }),
  'crew-sum': (sheet, { seat, strength }) => withPlayer(sheet, seat, { crew: [], sum: strength }),
  fight: (sheet, _, __, tell) => board(sheet, tell),
  'chest-goes': (sheet, _, __, tell) => passChest(sheet, tell),
  'chest-stays': (sheet) => ({ ...sheet, chestTo: null }),
  tick: (sheet, { seat, effect }) => withPlayer(sheet, seat, { ticked: at(sheet, seat).ticked ^ (1 << effect) }),
  'end-boarding': (sheet, _, __, tell) => endBoarding(sheet, tell),
  rounds: (sheet, { rounds }) =>
    withTrack(sheet, ({ skulls }) => ({ rounds, skulls: skulls.filter((one) => one < rounds) })),
  skull: (sheet, { round }) =>
    withTrack(sheet, ({ skulls }) => {
      const others = skulls.filter((one) => one !== round);
      return { skulls: others.length < skulls.length ? others : [...skulls, round].sort((a, b) => a - b) };
    }),
  collector: (sheet, { step, value }) => withTables(sheet, { collector: put(sheet.tables.collector, step - 1, value) }),
  'first-class': (sheet, { whose, value }) =>
    withTables(sheet, { premium: put(sheet.tables.premium, whose === 'most' ? 0 : 1, value) }),
  ladder: (sheet, { kind, step, value }) => {
    const ladder = sheet.tables.ladders[kind] ?? Array.from({ length: COPIES[kind] ?? 0 }, () => 0);
    return withTables(sheet, { ladders: put(sheet.tables.ladders, kind, put(ladder, step - 1, value)) });
  },
  'chest-start': (sheet, { count }) => withTables(sheet, { chest: count }),
  'relic-name': (sheet, { kind, name }) => withTables(sheet, { names: put(sheet.tables.names, kind, name) }),
  scoring: (sheet) => ({ ...sheet, scoring: !sheet.scoring }),
  finish: (sheet, _, __, tell) => {
    const { winners, lines } = resultOf(sheet);
    tell({ type: 'finished', winners, scores: lines.map(({ total }) => total) });
    return { ...sheet, finished: true };
  },
  reopen: (sheet) => ({ ...sheet, finished: false }),
};

export function apply(sheet: CloudsSheet, tap: SheetTap, luck: Stream, tell: Tell): CloudsSheet {
  tell({ type: 'tapped', tap });
  const rule = RULES[tap.type] as Rule<SheetTap['type']>;
  return rule(sheet, tap, luck, tell);
}
