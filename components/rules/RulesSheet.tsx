import { useState } from 'react';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import type { GameId } from '@/engine';
import { findSection } from './book';
import { bookOf } from './books';
import { RulesPage } from './RulesPage';

interface RulesSheetProps {
  readonly game: GameId;
  /** The section that is asked about; null: closed. */
  readonly section: string | null;
  readonly onClose: () => void;
  readonly onAll: () => void;
}

/** A section of the rules over the table: the match stays where it is. */
export function RulesSheet({ game, section, onClose, onAll }: RulesSheetProps) {
  const t = useWords();
  /** Where the reader has gone from the section that was asked about. */
  const [gone, setGone] = useState<{ from: string; to: string } | null>(null);
  const book = bookOf(game);
  const id = gone && gone.from === section ? gone.to : section;
  const page = book && id !== null ? findSection(book, id) : null;
  if (!book || section === null || !page) return null;
  return (
    <Sheet
      open
      title={t('rules:title')}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="rules-sheet"
      foot={<Button kind="ghost" label={t('rules:all')} onPress={onAll} testID="rules-all" />}
    >
      <RulesPage book={book} {...page} lit={[]} onSection={(to) => setGone({ from: section, to })} />
    </Sheet>
  );
}
