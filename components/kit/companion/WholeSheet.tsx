import { router } from 'expo-router';
import type { ReactNode } from 'react';
import { useWindowDimensions } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Facing } from '@/components/ui/facing';
import { useToast } from '@/components/ui/toast';
import { Backdrop } from './Backdrop';
import type { BandProps } from './Band';
import { Frame } from './Frame';
import { FreshSheet } from './FreshSheet';
import { HistorySheet } from './HistorySheet';
import type { History } from './kept';
import { LogSheet, type LogLine } from './LogSheet';
import { Quarters } from './Quarters';
import { useRoom } from './use-room';

/** What can be opened over the sheet of every game. */
interface Opened {
  readonly kind: 'log' | 'fresh' | 'table' | 'history';
}

interface WholeSheetProps {
  readonly title: string;
  readonly sub: string;
  readonly players: number;
  /** Something is done by all together: no places of their own. */
  readonly together?: boolean;
  /** The place of a seat; those on the far side are turned to it. */
  readonly quarter: (seat: number, far: boolean) => ReactNode;
  readonly band: (props: BandProps) => ReactNode;
  /** The same on a phone, or in large letters. */
  readonly children: ReactNode;
  readonly moment: BandProps['moment'];
  readonly onUndo: (() => void) | null;
  readonly onRedo: (() => void) | null;
  readonly lines: readonly LogLine[];
  readonly winners: History;
  readonly backTo: (count: number) => void;
  readonly onAgain: () => void;
  readonly onOthers: () => void;
  readonly over: { readonly kind: string } | null;
  readonly turned: boolean;
  readonly open: (next: Opened) => void;
  readonly close: () => void;
  /** What only this game opens. */
  readonly overlay: ReactNode;
}

const TABLET = 700;

/** A sheet of which every player has a place on a tablet; on a phone it is one page. Log, fresh sheet and winners open over it. */
export function WholeSheet(props: WholeSheetProps) {
  const { title, sub, players, together = false, quarter, band, children, moment, onUndo, onRedo, open } = props;
  const t = useWords();
  const toast = useToast();
  const { width, height } = useWindowDimensions();
  // Large letters need the scrolling page of a phone.
  const { large } = useRoom();
  const common = {
    moment,
    onUndo,
    onRedo,
    onRefuse: (text: string) => toast({ text }),
    onLog: () => open({ kind: 'log' }),
    onBack: () => (router.canGoBack() ? router.back() : router.dismissTo('/')),
  };
  const onTable = () => open({ kind: 'table' });
  return (
    <>
      {width >= TABLET && height >= TABLET && !large && !together ? (
        <Quarters players={players} quarter={quarter} band={band({ ...common, onTable })} />
      ) : (
        <Frame
          {...common}
          title={title}
          sub={sub}
          tabs={null}
          menu={{ label: t('companion:table.whole'), onPress: onTable }}
          behind={<Backdrop />}
        >
          {children}
        </Frame>
      )}
      <Facing turn={props.turned ? 180 : 0}>{overlayOf(props)}</Facing>
    </>
  );
}

function overlayOf({ over, lines, winners, backTo, onAgain, onOthers, close, overlay }: WholeSheetProps) {
  switch (over?.kind) {
    case 'log':
      return (
        <LogSheet
          lines={lines}
          onBackTo={(count) => {
            close();
            backTo(count);
          }}
          onClose={close}
        />
      );
    case 'fresh':
      return <FreshSheet onAgain={onAgain} onOthers={onOthers} onClose={close} />;
    case 'history':
      return <HistorySheet list={winners.list()} withWords={() => ''} onClose={close} />;
    default:
      return overlay;
  }
}
