import type { SheetFact } from '@/engine/companion/dead-mans-draw/facts';
import type { DeadMansDrawSheet } from '@/engine/companion/dead-mans-draw/sheet';
import { Stream } from '@/engine/core/luck';
import { tracker } from '../random-taps';

/** The sheet after taps given as text; throws where a tap is refused. */
export function tapped(sheet: DeadMansDrawSheet, ...texts: string[]): DeadMansDrawSheet {
  return texts.reduce((now, text) => tapOnce(now, text).sheet, sheet);
}

export function tapOnce(
  sheet: DeadMansDrawSheet,
  text: string,
  luck = Stream.seeded(text, 'test'),
): { sheet: DeadMansDrawSheet; facts: SheetFact[] } {
  const tap = tracker.parse(text);
  if (!tap) throw new Error(`no tap: ${text}`);
  const why = tracker.check(sheet, tap);
  if (why) throw why;
  const facts: SheetFact[] = [];
  return { sheet: tracker.apply(sheet, tap, luck, (fact) => facts.push(fact)), facts };
}
