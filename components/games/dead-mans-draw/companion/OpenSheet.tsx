import { router } from 'expo-router';
import { useState } from 'react';
import { useWindowDimensions } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { useToast } from '@/components/ui/toast';
import { untouched } from '@/engine/companion/dead-mans-draw/dealing';
import type { Trouble } from '@/engine/saves/codes';
import { Frame } from '@/components/kit/companion/Frame';
import { FreshSheet } from '@/components/kit/companion/FreshSheet';
import { LogSheet } from '@/components/kit/companion/LogSheet';
import { useOpenSheet } from '@/components/kit/companion/use-open-sheet';
import { CardsPage } from './CardsPage';
import { linesOf } from './lines';
import { momentOf, type Moment } from './moment';
import type { Filling, Page, SheetBooks, SheetLedger } from './pages';
import { ScorePage } from './ScorePage';
import { TablePage } from './TablePage';
import { TraitDealer } from './TraitDealer';
import { TurnDock } from './TurnDock';
import { TurnPage } from './TurnPage';
import { finishedOf, winners } from './winners';
import { reasonOf } from './words';

interface OpenSheetProps {
  readonly books: SheetBooks;
  readonly ledger: SheetLedger;
  readonly onTrouble: (trouble: Trouble | null) => void;
  readonly onAgain: () => void;
  readonly onOthers: () => void;
}

const PAGES: readonly Page[] = ['table', 'turn', 'cards', 'score'];
const TABLET = 700;

export function OpenSheet({ books, ledger, onTrouble, onAgain, onOthers }: OpenSheetProps) {
  const t = useWords();
  const toast = useToast();
  const { width, height } = useWindowDimensions();
  const large = width >= TABLET && height >= TABLET;
  const { sheet, steps } = ledger;
  const [page, setPage] = useState<Page>(() => (sheet.finished ? 'score' : untouched(sheet) ? 'table' : 'turn'));
  const [filling, setFilling] = useState<Filling>(width >= TABLET ? 'all' : 'suit');
  const [suit, setSuit] = useState(0);
  const [over, setOver] = useState<'log' | 'fresh' | null>(null);
  const [laterDealing, setLaterDealing] = useState(false);
  const say = (text: string) => toast({ text });

  const turnNumber = steps.filter(({ facts }) => facts.some(({ type }) => type === 'turn')).length;
  const lines = linesOf(steps, sheet.players, t);
  const { tap, backTo, onUndo, onRedo } = useOpenSheet({
    books,
    ledger,
    lines,
    reasonOf: (why) => reasonOf(why, t),
    winners,
    finishedOf,
    onTrouble,
  });
  const doing: Readonly<Record<Moment, () => void>> = {
    'to-turn': () => setPage('turn'),
    'to-score': () => setPage('score'),
    collect: () => tap({ type: 'collect' }),
    next: () => tap({ type: 'next' }),
    'next-suit': () => setSuit(suit + 1),
    finish: () => tap({ type: 'finish' }),
    fresh: () => setOver('fresh'),
  };
  const { kind, ...moment } = momentOf({ books, sheet, page, filling, suit }, t);

  if (sheet.offers.length > 0 && !laterDealing) {
    return <TraitDealer sheet={sheet} tap={tap} onLater={() => setLaterDealing(true)} />;
  }
  return (
    <>
      <Frame
        title={t('app:games.dead-mans-draw.title')}
        sub={sheet.options.variant === 'none' ? undefined : t(`dead-mans-draw:variants.${sheet.options.variant}.name`)}
        tabs={{
          pages: PAGES.map((value) => ({ value, label: t(`companion:tabs.${value}`), testID: `page-${value}` })),
          page,
          onPage: setPage,
        }}
        onBack={() => (router.canGoBack() ? router.back() : router.dismissTo('/'))}
        onLog={() => setOver('log')}
        onUndo={onUndo}
        onRedo={onRedo}
        moment={{ ...moment, onPress: doing[kind], testID: `moment-${kind}` }}
        onRefuse={say}
        dock={page === 'turn' && !sheet.finished ? <TurnDock sheet={sheet} tap={tap} large={large} /> : null}
      >
        {page === 'table' ? (
          <TablePage
            sheet={sheet}
            tap={tap}
            onDeal={() => {
              setLaterDealing(false);
              if (sheet.offers.length === 0) tap({ type: 'deal' });
            }}
            onFresh={() => setOver('fresh')}
          />
        ) : null}
        {page === 'turn' ? <TurnPage sheet={sheet} tap={tap} turnNumber={turnNumber} large={large} /> : null}
        {page === 'cards' ? <CardsPage sheet={sheet} tap={tap} /> : null}
        {page === 'score' ? (
          <ScorePage
            sheet={sheet}
            tap={tap}
            filling={filling}
            onFilling={setFilling}
            suit={suit}
            onSuit={setSuit}
            wide={width >= TABLET}
          />
        ) : null}
      </Frame>
      {over === 'log' ? (
        <LogSheet
          lines={lines}
          onBackTo={(count) => {
            setOver(null);
            backTo(count);
          }}
          onClose={() => setOver(null)}
        />
      ) : null}
      {over === 'fresh' ? <FreshSheet onAgain={onAgain} onOthers={onOthers} onClose={() => setOver(null)} /> : null}
    </>
  );
}
