import type { DocumentWords } from '@/components/kit/game-module';
import { printedNumber } from '@/engine/games/admiral/data/card-pack';
import { KINDS } from '@/engine/games/admiral/data/ships';

/** A row is a kind of ship; what the rulebook says of it stands beside the field (E-5). */
export const documentWords: DocumentWords = {
  card(_, id, t) {
    const kind = KINDS.find((one) => one === id);
    return kind ? t(`admiral:classes.${kind}`) : null;
  },
  effect: () => null,
  note(_, id, column, t) {
    const number = printedNumber(id, column);
    return number === null ? null : t('packs:printed', { number });
  },
};
