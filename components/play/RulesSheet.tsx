import { bookOf } from '@/components/games/registry';
import { useState } from 'react';
import { useLaterWords } from '@/components/i18n/later-words';
import { useWords } from '@/components/i18n/words';
import { WordsTrouble } from '@/components/kit/trouble/WordsTrouble';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import type { GameId } from '@/engine';
import { findSection, sectionsOf } from '@/components/kit/rules/book';
import { RulesPage, type RulesPageProps } from '@/components/kit/rules/RulesPage';

interface RulesSheetProps {
  readonly game: GameId;
  readonly open: boolean;
  /** The section that answers what is asked; null: the first one of the book. */
  readonly section: string | null;
  readonly onClose: () => void;
  readonly onAll: () => void;
}

/** A section of the rules over the table: the match stays where it is. */
export function RulesSheet({ game, open, section, onClose, onAll }: RulesSheetProps) {
  const t = useWords();
  /** Where the reader has gone from the section that was asked about. */
  const [gone, setGone] = useState<{ from: string; to: string } | null>(null);
  const book = bookOf(game);
  if (!open || !book) return null;
  const asked = section ?? sectionsOf(book)[0]?.id ?? '';
  const page = findSection(book, gone?.from === asked ? gone.to : asked);
  if (!page) return null;
  const leave = (then: () => void) => () => {
    setGone(null);
    then();
  };
  return (
    <Sheet
      open
      title={t('rules:title')}
      closeLabel={t('app:common.close')}
      onClose={leave(onClose)}
      testID="rules-sheet"
      foot={<Button kind="ghost" label={t('rules:all')} onPress={leave(onAll)} testID="rules-all" />}
    >
      <Page book={book} {...page} lit={[]} onSection={(to) => setGone({ from: asked, to })} />
    </Sheet>
  );
}

function Page(props: RulesPageProps) {
  const { subject } = props.book;
  const { state } = useLaterWords(subject);
  return state === 'here' ? <RulesPage {...props} /> : <WordsTrouble subject={subject} />;
}
