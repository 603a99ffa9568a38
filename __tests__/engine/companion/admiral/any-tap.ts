import { shiftsOf } from '@/engine/companion/admiral/hints';
import type { AdmiralSheet } from '@/engine/companion/admiral/sheet';
import type { Stream } from '@/engine/core/luck';
import { SQUARES } from '@/engine/games/admiral/data/squares';

/** Something a hand could tap, as it is written down; most of it makes sense. */
export function anyTap(sheet: AdmiralSheet, luck: Stream): string {
  if (sheet.finished) return 'reopen';
  const { fight, seats, ships, forts } = sheet;
  const seat = luck.below(seats);
  const afloat = ships.filter(({ isAfloat }) => isAfloat);
  const ship = luck.pick(luck.below(9) === 0 || afloat.length === 0 ? ships : afloat).id;
  const other = luck.pick(ships).id;
  const fort = luck.pick(forts).at;
  const unit = luck.below(3) === 0 ? fort : ship;
  const square = luck.pick(SQUARES);
  const few = luck.below(3) + 1;
  const die = luck.below(2) === 0 ? '-' : String(luck.below(6) + 1);
  const place = luck.below(4) === 0 ? '-' : square;
  if (fight && luck.below(2) === 0) {
    let left = fight.pool;
    const points = fight.caps.map((cap) => {
      const given = Math.min(cap, left);
      left -= given;
      return given;
    });
    const [pair] = shiftsOf(sheet);
    if (pair && luck.below(2) === 0) return `shift ${pair.from} ${pair.to} 1`;
    return luck.below(3) === 0 ? `shift ${ship} ${other} 1` : `share ${points.join('+')}`;
  }
  const before = [
    'option hitRule "even"',
    'roll-order',
    'order 1+0',
    `home ${seat} ${fort}`,
    `reef ${square}`,
    'begin',
  ];
  if (!sheet.begun && luck.below(3) === 0) return luck.pick(before);
  if (sheet.begun && sheet.sector === null) return luck.below(2) === 0 ? 'spin' : `wind ${luck.below(24)}`;
  return luck.pick([
    `no-reef ${square}`,
    `place ${ship} ${place}`,
    `move ${ship} ${place}`,
    `drift ${ship} ${luck.below(2)} ${place}`,
    `token ${ship} ${luck.below(2) === 0 ? 'left' : 'right'} ${few}`,
    `hull ${unit} ${luck.below(5)}`,
    `cargo ${unit} ${few}`,
    `owner ${unit} ${luck.below(4) === 0 ? '-' : seat}`,
    `lock ${unit} ${luck.below(2) === 0 ? 'free' : 'locked'}`,
    `sink ${ship} lost`,
    `float ${other}`,
    `fire ${unit} ${other}x${few}${luck.below(2) === 0 ? 'n' : ''} ${die}`,
    `fight ${unit} ${other} - - -`,
    'fight-off',
    `fireship ${ship}`,
    `explode ${ship} ${other}`,
    `mine ${ship} ${seat} ${square}`,
    `repair ${ship} ${fort}`,
    `end-repair ${ship}`,
    `work ${fort} ${ship} ${other}`,
    `end-work ${fort}`,
    `give ${fort} ${seat}`,
    `load ${ship} ${square} 1`,
    `unload ${ship} ${fort} 1`,
    `lot ${square} ${few}`,
    `lay ${seat} ${square}`,
    `take-up ${seat} ${square}`,
    `treaty 0 1 ${luck.pick(['peace', 'passage', 'joint'])} ${sheet.round + few}`,
    `broken 1 ${seat}`,
    'terms 1 Until the lagoon',
    'end',
    'end',
    'end',
    luck.below(20) === 0 ? `out ${seat}` : 'end',
    luck.below(20) === 0 ? `finish ${seat}` : 'end',
  ]);
}
