import { router } from 'expo-router';
import { useState } from 'react';
import { useWindowDimensions } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { useToast } from '@/components/ui/toast';
import { untouched } from '@/engine/companion/dead-mans-draw/dealing';
import type { SheetTap } from '@/engine/companion/dead-mans-draw/taps';
import type { Trouble } from '@/engine/saves/codes';
import { Frame } from '../Frame';
import { FreshSheet } from '../FreshSheet';
import { LogSheet } from '../LogSheet';
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
  const { session, sheet, steps } = ledger;
  const [page, setPage] = useState<Page>(() => (sheet.finished ? 'score' : untouched(sheet) ? 'table' : 'turn'));
  const [filling, setFilling] = useState<Filling>(width >= TABLET ? 'all' : 'suit');
  const [suit, setSuit] = useState(0);
  const [over, setOver] = useState<'log' | 'fresh' | null>(null);
  const [laterDealing, setLaterDealing] = useState(false);
  const say = (text: string) => toast({ text });

  /** Every change goes through here, so that the winners' list follows what is finished. */
  const change = (make: () => Trouble | null) => {
    const before = sheet.finished;
    onTrouble(make());
    const now = books.ledger();
    if (!now || now.sheet.finished === before) return;
    if (now.sheet.finished) winners.note(finishedOf(now));
    else winners.forget(now.session.seed);
  };
  const tap = (one: SheetTap): boolean => {
    const why = books.why(one);
    if (why) say(reasonOf(why, t));
    else change(() => books.tap(one));
    return why === null;
  };
  const turnNumber = steps.filter(({ facts }) => facts.some(({ type }) => type === 'turn')).length;
  const lines = linesOf(steps, sheet.players, t);
  const undo = () => {
    say(t('companion:undone', { what: lines.at(-1)?.text ?? '' }));
    change(() => books.undo());
  };
  const backTo = (count: number) => {
    setOver(null);
    toast({
      text: t('companion:log.wentBack', { count: steps.length - count }),
      action: { label: t('companion:redo'), run: () => change(() => books.backTo(steps.length)) },
    });
    change(() => books.backTo(count));
  };
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
        onUndo={steps.length > 0 ? undo : null}
        onRedo={session.undone.length > 0 ? () => change(() => books.redo()) : null}
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
      {over === 'log' ? <LogSheet lines={lines} onBackTo={backTo} onClose={() => setOver(null)} /> : null}
      {over === 'fresh' ? <FreshSheet onAgain={onAgain} onOthers={onOthers} onClose={() => setOver(null)} /> : null}
    </>
  );
}
