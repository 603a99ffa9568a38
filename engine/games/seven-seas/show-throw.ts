import { Luck } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { sevenSeas } from '.';
import type { Counts } from './data/goods';
import type { SevenSeasEvent } from './events';
import { OPTIONS, type SevenSeasOptions } from './options';
import { layOut } from './rules/lid';
import { settle } from './rules/settle';
import type { ThrowTask } from './rules/throw';
import { readLid } from './rules/thrown';
import type { LidDie } from './view';

/** Dice of two players and the caravan laid out by hand: the pictures of the rules are played by the rules. */
export interface ShownThrow {
  readonly by: ThrowTask['by'];
  readonly dice: readonly LidDie[];
  /** The pair that the captain lets fight first where the rules ask. */
  readonly pick?: string | undefined;
  /** What the first player has on board. */
  readonly goods?: Counts | undefined;
}

const CAPTAIN = 0;

/** What the rules make of these dice, event by event. */
export function showThrow({ by, dice, pick, goods = [0, 0, 0] }: ShownThrow): SevenSeasEvent[] {
  const options = readOptions(OPTIONS, {}) as unknown as SevenSeasOptions;
  const luck = Luck.fromSeed('figure');
  const s = sevenSeas.start(options, 2, luck);
  const ships = [0, 1].map((seat) => dice.filter(({ owner }) => owner === seat).length);
  const red = dice.filter(({ owner }) => owner < 0).length;
  const task: ThrowTask = { kind: 'throw', seat: CAPTAIN, by, ships, red, spills: 0 };
  s.phase = 'actions';
  s.goods = [...goods, 0, 0, 0];
  s.tasks = [{ kind: 'activate', seat: CAPTAIN, rank: 0, main: 'open' }, task];
  const events: SevenSeasEvent[] = [];
  const play = { s, luck, emit: (event: SevenSeasEvent) => void events.push(event) };
  layOut(dice);
  readLid(play, task);
  const action = pick === undefined ? null : sevenSeas.parse(`pair ${pick}`);
  if (action) sevenSeas.advance(s, CAPTAIN, action, luck, play.emit);
  else settle(play);
  return events;
}
