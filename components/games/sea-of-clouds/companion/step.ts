import type { Player } from '@/engine/companion/sea-of-clouds/sheet';
import { FIELDS, type Field, type SheetTap } from '@/engine/companion/sea-of-clouds/taps';

/** So many more or fewer, within the bounds of the field. */
export function stepField(tap: (tap: SheetTap) => boolean, seat: number, player: Player) {
  return (field: Field) =>
    (by: number): void => {
      const [least, most] = FIELDS[field];
      const value = Math.max(least, Math.min(most, player[field] + by));
      if (value !== player[field]) tap({ type: 'set', seat, field, value });
    };
}
