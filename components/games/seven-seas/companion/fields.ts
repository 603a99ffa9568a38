import { MARK_REASONS, type Player, type SevenSeasSheet } from '@/engine/companion/seven-seas/sheet';
import type { Field as OwnField, SheetTap } from '@/engine/companion/seven-seas/taps';
import { GOODS } from '@/engine/games/seven-seas/data/goods';
import { FLEET } from '@/engine/games/seven-seas/data/table';
import type { Field } from '@/components/kit/companion/spec/fields';
import { fieldWords } from './words';

type Counted = Field<SevenSeasSheet, SheetTap>;
type Plain = Exclude<OwnField, (typeof GOODS)[number]>;

function own(field: OwnField, of: (player: Player) => number, most = 999): Counted {
  return {
    key: `set-${field}`,
    per: 'seat',
    words: (t) => fieldWords(field, t),
    of: ({ players }, seat) => {
      const player = players[seat];
      return player ? of(player) : 0;
    },
    set: (value, seat) => ({ type: 'set', seat, field, value }),
    most,
  };
}

const plain = (field: Plain, most?: number): Counted => own(field, (player) => player[field], most);

export const CHESTS = plain('chests');
export const YIN_YANG = plain('yy');
export const CARDS = plain('cards');
export const CARGO = [...GOODS.map((good, i) => own(good, ({ goods }) => goods[i] ?? 0)), plain('talismans')];
export const THINGS = [plain('owned', FLEET), YIN_YANG, plain('hold'), plain('unsink'), CARDS];

/** 11.2: a mark more or less, each under what it was for. */
export const MARKS = MARK_REASONS.map((reason) => {
  const of: Counted['of'] = ({ players }, seat) => players[seat]?.marks[reason] ?? 0;
  const field: Counted = {
    key: `mark-${reason}`,
    per: 'seat',
    words: (t) => t('companion-seven-seas:fields.marks'),
    of,
    set: (value, seat, sheet) => ({ type: value > of(sheet, seat) ? 'mark' : 'unmark', seat, reason }),
  };
  return { reason, field };
});

export const DECK: Counted = {
  key: 'deck',
  per: 'table',
  words: (t) => t('companion-seven-seas:adventures'),
  of: ({ deck }) => deck,
  set: (count) => ({ type: 'deck', count }),
  most: 31,
};

export const LOOT_DECK: Counted = {
  key: 'loot-deck',
  per: 'table',
  words: (t) => t('companion-seven-seas:lootCards'),
  of: ({ lootDeck }) => lootDeck,
  set: (count) => ({ type: 'loot-deck', count }),
  most: 60,
  warn: (count) => count === 0,
};
