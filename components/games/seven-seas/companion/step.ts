import type { Player } from '@/engine/companion/seven-seas/sheet';
import type { Field, SheetTap } from '@/engine/companion/seven-seas/taps';

const GOODS = ['fruit', 'coffee', 'rum'];

export function valueOf(player: Player, field: Field): number {
  const good = GOODS.indexOf(field);
  return good < 0 ? (player[field as Exclude<Field, 'fruit' | 'coffee' | 'rum'>] as number) : (player.goods[good] ?? 0);
}

/** One more or one less, never below nothing. */
export function stepField(tap: (tap: SheetTap) => boolean, seat: number, player: Player) {
  return (field: Field) =>
    (by: 1 | -1): void => {
      const value = valueOf(player, field) + by;
      if (value >= 0) tap({ type: 'set', seat, field, value });
    };
}
