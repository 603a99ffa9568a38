import { FIRST_PIRATE } from '../data/company';
import { shipId } from '../names';
import { effectiveDefence, otherSide } from '../salvo';
import { box, without, type Battle, type Salvo } from '../state';
import { change } from './battle';
import type { Play } from './play';
import { lineWith, sink, tell } from './strike';

/** 2.9, 4.16.5: one die instead of a salvo; a pirate ship changes sides, a Company ship is removed as sunk. */
export function board(play: Play, battle: Battle, salvo: Salvo): void {
  const { s, luck, emit } = play;
  const { ship, side, target } = salvo;
  const die = luck.dice.die(6);
  emit?.({ type: 'dice', seat: s.active, why: 'boarding', ship: shipId(box(s), ship), dice: [die] });
  change(play, { salvo: { ...salvo, dice: [die], step: 'answer' } });
  const from = otherSide(side);
  if (die <= effectiveDefence(s, salvo)) return tell(play, target, 'missed');
  if (target < FIRST_PIRATE) return sink(play, from, target);
  tell(play, target, 'taken');
  const given = lineWith(battle.lines, from, without(battle.lines[from], target));
  change(play, {
    lines: lineWith(given, side, [...given[side], target]),
    // It counts as having fired, and is no guard any more (E-37).
    fired: battle.fired.includes(target) ? battle.fired : [...battle.fired, target],
    taken: battle.taken.includes(target) ? battle.taken : [...battle.taken, target],
  });
}
