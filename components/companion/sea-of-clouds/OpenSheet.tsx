import { router } from 'expo-router';
import { useState } from 'react';
import { useWindowDimensions } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { sounds } from '@/components/table/sound/sounds';
import { Facing } from '@/components/ui/facing';
import { useTextScale, useTheme } from '@/components/ui/theme/context';
import { useToast } from '@/components/ui/toast';
import { Backdrop } from '../Backdrop';
import { Frame } from '../Frame';
import { FreshSheet } from '../FreshSheet';
import { HistorySheet } from '../HistorySheet';
import { LogSheet } from '../LogSheet';
import { Quarters } from '../Quarters';
import { useOpenSheet } from '../use-open-sheet';
import { BoardingPage } from './BoardingPage';
import { CloudsBand } from './CloudsBand';
import { CloudsQuarter } from './CloudsQuarter';
import { CrewSheet } from './CrewSheet';
import { boxTables, finishedOf, winners } from './kept';
import { linesOf } from './lines';
import { LookUpSheet } from './LookUpSheet';
import { momentOf } from './moment';
import type { OpenedSheet, Over } from './pages';
import { PlayerSheet } from './PlayerSheet';
import { ScorePage } from './ScorePage';
import { SeatPage } from './SeatPage';
import { TablesSheet } from './TablesSheet';
import { TableSheet } from './TableSheet';
import { reasonOf, roundWords } from './words';

const TABLET = 700;
const LARGE_TEXT = 1.4;

export function OpenSheet({ books, ledger, onTrouble, onAgain, onOthers }: OpenedSheet) {
  const t = useWords();
  const toast = useToast();
  const theme = useTheme();
  const { width, height, fontScale } = useWindowDimensions();
  const textScale = useTextScale();
  const { sheet } = ledger;
  const [seat, setSeat] = useState(0);
  const [over, setOver] = useState<Over | null>(null);
  const [turned, setTurned] = useState(false);
  const lines = linesOf(ledger, t);
  const { tap, backTo, onUndo, onRedo, refused, forget } = useOpenSheet({
    books,
    ledger,
    lines,
    reasonOf: (why) => reasonOf(why, t),
    winners,
    finishedOf,
    onTrouble,
    onChange: (now, before) => {
      if (now.tables !== before.tables) boxTables.write(now.tables);
      if (!now.alarm || before.alarm) return;
      sounds.play('bell');
      toast({ text: t('companion-sea-of-clouds:facts.alarm', { round: now.round }) });
    },
  });
  const close = () => setOver(null);
  const open = (next: Over | null) => {
    if (next) setTurned(false);
    forget();
    setOver(next);
  };
  const say = (text: string) => toast({ text });
  const moment = momentOf(sheet, t);
  const why = moment.kind === 'finish' || moment.kind === 'leave' ? moment.tap && books.why(moment.tap) : null;
  const amber = {
    label: moment.label,
    ...(moment.sub === undefined ? {} : { sub: moment.sub }),
    ...(moment.icon ? { icon: <Icon name={moment.icon} size={32} color={theme.button.primary.text} /> } : {}),
    off: why && reasonOf(why, t),
    onPress: () => (moment.tap ? tap(moment.tap) : open({ kind: 'fresh' })),
    testID: `moment-${moment.kind}`,
  };
  const onBack = () => (router.canGoBack() ? router.back() : router.dismissTo('/'));
  const page = { sheet, tap };
  const foot = { onUndo, refused };
  const at = Math.min(seat, sheet.players.length - 1);
  // Large letters need the scrolling page of a phone; fights and scores are looked at together.
  const together = sheet.scoring || sheet.alarm;
  const onTable = width >= TABLET && height >= TABLET && textScale * fontScale < LARGE_TEXT && !together;
  return (
    <>
      {onTable ? (
        <Quarters
          players={sheet.players.length}
          quarter={(one, far) => (
            <CloudsQuarter
              key={one}
              {...page}
              seat={one}
              turned={far}
              onOver={(next) => {
                setTurned(far);
                setOver(next);
              }}
            />
          )}
          band={
            <CloudsBand
              sheet={sheet}
              moment={amber}
              onUndo={onUndo}
              onRefuse={say}
              onLog={() => open({ kind: 'log' })}
              onTable={() => open({ kind: 'table' })}
              onBack={onBack}
            />
          }
        />
      ) : (
        <Frame
          title={t('app:games.sea-of-clouds.title')}
          sub={roundWords(sheet, t)}
          tabs={null}
          menu={{ label: t('companion:table.whole'), onPress: () => open({ kind: 'table' }) }}
          behind={<Backdrop />}
          onBack={onBack}
          onLog={() => open({ kind: 'log' })}
          onUndo={onUndo}
          onRedo={onRedo}
          moment={amber}
          onRefuse={say}
        >
          {body()}
        </Frame>
      )}
      <Facing turn={turned ? 180 : 0}>{overlay()}</Facing>
    </>
  );

  function body() {
    if (sheet.scoring) return <ScorePage {...page} seat={at} onSeat={setSeat} />;
    if (sheet.alarm) return <BoardingPage {...page} seat={at} onSeat={setSeat} />;
    return <SeatPage {...page} seat={at} onSeat={setSeat} onOver={open} />;
  }

  function overlay() {
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
      case 'table':
        return <TableSheet {...page} {...foot} onOver={open} />;
      case 'tables':
        return <TablesSheet {...page} {...foot} onClose={close} />;
      case 'look-up':
        return <LookUpSheet onClose={close} />;
      case 'player':
        return <PlayerSheet {...page} {...foot} seat={over.seat} onClose={close} />;
      case 'crew':
        return <CrewSheet {...page} {...foot} seat={over.seat} onClose={close} />;
      default:
        return null;
    }
  }
}
