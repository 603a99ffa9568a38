import { useState } from 'react';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { sounds } from '@/components/kit/sound/sounds';
import { useTheme } from '@/components/ui/theme/context';
import { useToast } from '@/components/ui/toast';
import { useOpenSheet } from '@/components/kit/companion/use-open-sheet';
import { useOver } from '@/components/kit/companion/use-over';
import { WholeSheet } from '@/components/kit/companion/WholeSheet';
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

export function OpenSheet({ books, ledger, onTrouble, onAgain, onOthers }: OpenedSheet) {
  const t = useWords();
  const toast = useToast();
  const theme = useTheme();
  const { sheet } = ledger;
  const [seat, setSeat] = useState(0);
  const lines = linesOf(ledger, t);
  const { tap, backTo, onUndo, onRedo, refused, lot, forget } = useOpenSheet({
    books,
    ledger,
    lines,
    reasonOf: (why) => reasonOf(why, t),
    winners,
    finishedOf,
    onTrouble,
    onChange: (now, before) => {
      if (now.tables !== before.tables) boxTables.change(() => now.tables);
      if (!now.alarm || before.alarm) return;
      sounds.play('bell');
      toast({ text: t('companion-sea-of-clouds:facts.alarm', { round: now.round }) });
    },
  });
  const overs = useOver<Over>(null, forget);
  const { over, open, close } = overs;
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
  const page = { sheet, tap };
  const foot = { onUndo, refused };
  const at = Math.min(seat, sheet.players.length - 1);
  return (
    <WholeSheet
      {...overs}
      title={t('app:games.sea-of-clouds.title')}
      sub={roundWords(sheet, t)}
      players={sheet.players.length}
      together={sheet.scoring || sheet.alarm}
      quarter={(one, far) => (
        <CloudsQuarter key={one} {...page} seat={one} turned={far} onOver={(next) => overs.openFrom(far, next)} />
      )}
      band={(band) => <CloudsBand {...band} sheet={sheet} />}
      moment={amber}
      onUndo={onUndo}
      onRedo={onRedo}
      lines={lines}
      winners={winners}
      backTo={backTo}
      onAgain={onAgain}
      onOthers={onOthers}
      overlay={overlay()}
    >
      {body()}
    </WholeSheet>
  );

  function body() {
    if (sheet.scoring) return <ScorePage {...page} seat={at} onSeat={setSeat} />;
    if (sheet.alarm) return <BoardingPage {...page} seat={at} onSeat={setSeat} />;
    return <SeatPage {...page} seat={at} onSeat={setSeat} onOver={open} />;
  }

  function overlay() {
    switch (over?.kind) {
      case 'table':
        return <TableSheet {...page} {...foot} lot={lot} onOver={open} />;
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
