import type { WorldsEndSheet } from '@/engine/companion/worlds-end/sheet';
import { FIELDS, USES } from '@/engine/companion/worlds-end/taps';
import { ADJUSTMENTS } from '@/engine/companion/worlds-end/lines';
import type { Stream } from '@/engine/core/luck';
import { SEAS } from '@/engine/games/worlds-end/data/board';
import { COMPANY } from '@/engine/games/worlds-end/data/company';

/** Something a hand could tap; most of it makes sense. */
export function anyTap(sheet: WorldsEndSheet, luck: Stream): string {
  if (sheet.finished) return 'reopen';
  const seat = luck.below(sheet.seats);
  const sea = luck.pick(SEAS);
  const mine = SEAS.filter((_, i) => sheet.owner[i] === sheet.active);
  const own = mine.length > 0 ? luck.pick(mine) : sea;
  const other = mine.length > 0 ? luck.pick(mine) : sea;
  const few = luck.below(3) + 1;
  const field = luck.pick(FIELDS);
  const taps = [
    `set ${seat} ${field} ${field === 'gold' ? 100 * luck.below(30) : luck.below(12)}`,
    `dial ${seat} ${luck.below(3) - 1} the dial had slipped`,
    `guards ${sea} ${luck.below(12)}`,
    `own ${sea} ${luck.below(4) === 0 ? '-' : seat}`,
    `flagship ${seat} ${sea}`,
    `armada ${luck.below(10)}`,
    `used ${luck.pick(USES)}`,
    'calm',
    'double-also-sum',
    'event-battle-flight',
    'roll',
    'roll',
    `event ${luck.die(6)} ${luck.die(6)}`,
    `reroll ${luck.pick(['first', 'second', 'both'])}`,
    `again ${luck.die(6)} ${luck.die(6)}`,
    `storm ${few}`,
    `storm-dice ${luck.die(6)}${luck.die(6)}`,
    `raid ${own}`,
    `kraken ${luck.pick(['won', 'lost'])}`,
    `convoy ${luck.pick(['won', 'lost'])}`,
    'let-be',
    `income ${100 * luck.below(3)}`,
    'fame',
    `sail ${seat} ${luck.pick(['move', 'calypso', 'flight', 'free'])} ${sea}`,
    `bought ${few} ${few * 200}`,
    `assign ${own} ${few}`,
    `recall ${own} ${few}`,
    `guards-move ${own} ${other} ${few}`,
    `seize ${sea}`,
    `skill ${luck.die(2)} ${100 * luck.below(4)}`,
    'end-turn',
    'end-turn',
    `out ${seat}`,
    `auction ${100 * few}`,
    `bid ${100 * luck.below(9)}`,
    'leave',
    'auction-off',
    `sea-good ${sea} ${luck.below(6)}`,
    `sea-income ${sea} -`,
    `difficulty ${sea} ${few}`,
    `company ${luck.pick(COMPANY)} ${few} ${luck.below(5) + 1} marked`,
    `armada-mark ${luck.below(2) + 2} ${luck.below(9) + 1}`,
    'champions',
    `champions-are ${seat} ${luck.below(sheet.seats)}`,
    `last-battle ${luck.pick(['won', 'lost'])}`,
    ...inBattle(sheet, luck),
  ];
  return luck.pick(taps);
}

function inBattle({ fight }: WorldsEndSheet, luck: Stream): string[] {
  if (!fight) return [`attack ${luck.pick(SEAS)}`, `fight ${luck.pick(['kraken', 'convoy', 'final'])}`];
  const slot = () => luck.below(Math.max(1, fight.ships.length));
  const fire = `fire ${slot()} ${slot()} ${luck.below(2) === 0 ? '-' : `${luck.die(6)}${luck.die(6)}`}`;
  const lay = `lay ${luck.below(2)} ${luck.die(3)} ${luck.die(5)} ${luck.pick(['plain', 'marked'])} ${luck.pick(['guard', 'squadron'])}`;
  return [
    ...Array.from({ length: fight.begun ? 1 : 12 }, () => lay),
    ...Array.from({ length: fight.begun ? 25 : 6 }, () => (fight.begun ? fire : 'open-fire')),
    `lay-off ${slot()}`,
    `salvo ${luck.pick(ADJUSTMENTS)}`,
    `salvo ${luck.pick(ADJUSTMENTS)}`,
    `die ${luck.below(3)} ${luck.die(6)}`,
    `die ${luck.below(3)} -`,
    `check-die ${luck.below(3)} -`,
    `ship ${slot()} ${luck.pick(['damaged', 'fired', 'mark', 'sunk', 'taken'])}`,
    `card ${slot()}`,
    `withdraw ${slot()}`,
    `retreat ${luck.below(2)}`,
    'next-round',
    'battle-end',
    'battle-end',
    'battle-end',
    'battle-off',
  ];
}
