import { router } from 'expo-router';
import { useState } from 'react';
import { useWindowDimensions } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { Facing } from '@/components/ui/facing';
import { useTheme } from '@/components/ui/theme/context';
import { sounds } from '@/components/table/sound/sounds';
import { useToast } from '@/components/ui/toast';
import { characterOf } from '@/engine/games/seven-seas/data/characters';
import { Frame } from '../Frame';
import { FreshSheet } from '../FreshSheet';
import { useHabits } from '../habits';
import { HistorySheet } from '../HistorySheet';
import { LogSheet } from '../LogSheet';
import { Quarters } from '../Quarters';
import { TurnTimer } from '../TurnTimer';
import { useOpenSheet } from '../use-open-sheet';
import { Backdrop } from '../Backdrop';
import { DropSheet, LootSheet } from './CargoSheets';
import { LidSheet } from './LidSheet';
import { linesOf } from './lines';
import { MarksSheet } from './MarksSheet';
import { momentOf } from './moment';
import type { OpenedSheet, Over } from './pages';
import { PlayerSheet } from './PlayerSheet';
import { RoleSheet } from './RoleSheet';
import { ScoreSheet } from './ScoreSheet';
import { SeatPage } from './SeatPage';
import { SevenSeasBand } from './SevenSeasBand';
import { SevenSeasQuarter } from './SevenSeasQuarter';
import { TableSheet } from './TableSheet';
import { ROLE_ICONS } from './things';
import { finishedOf, winners } from './winners';
import { reasonOf, roundWords } from './words';

const TABLET = 700;
const LARGE_TEXT = 1.4;

export function OpenSheet({ books, ledger, onTrouble, onAgain, onOthers }: OpenedSheet) {
  const t = useWords();
  const toast = useToast();
  const theme = useTheme();
  const { timer } = useHabits();
  const { width, height, fontScale } = useWindowDimensions();
  const { sheet, steps } = ledger;
  const [seat, setSeat] = useState(0);
  const [over, setOver] = useState<Over | null>(sheet.raid ? { kind: 'role' } : null);
  const [turned, setTurned] = useState(false);
  const say = (text: string) => toast({ text });
  const lines = linesOf(steps, sheet.players, t);
  const { tap, backTo, onUndo, onRedo, refused, forget } = useOpenSheet({
    books,
    ledger,
    lines,
    reasonOf: (why) => reasonOf(why, t),
    winners,
    finishedOf,
    onTrouble,
    onChange: (now) => {
      if (now.last <= sheet.last) return;
      sounds.play('bell');
      say(t('companion-seven-seas:lastShort', { count: now.last }));
    },
  });
  const close = () => setOver(null);
  const open = (next: Over | null) => {
    if (next) setTurned(false);
    forget();
    setOver(next);
  };
  const moment = momentOf(sheet, t);
  const act = () => {
    if (moment.kind === 'call' && !tap({ type: 'call' })) return;
    open({ kind: moment.kind === 'call' ? 'role' : moment.kind });
  };
  const icon = sheet.scoring || sheet.finished ? null : ROLE_ICONS[characterOf(Math.max(1, sheet.rank))];
  const amber = {
    label: moment.label,
    ...(moment.sub === undefined ? {} : { sub: moment.sub }),
    ...(icon ? { icon: <Icon name={icon} size={32} color={theme.button.primary.text} /> } : {}),
    onPress: act,
    testID: `moment-${moment.kind}`,
  };
  const onBack = () => (router.canGoBack() ? router.back() : router.dismissTo('/'));
  const page = { sheet, tap };
  const foot = { onUndo, refused };
  // Large letters need the scrolling page of a phone.
  const onTable = width >= TABLET && height >= TABLET && fontScale < LARGE_TEXT;
  return (
    <>
      {onTable ? (
        <Quarters
          players={sheet.players.length}
          quarter={(at, far) => (
            <SevenSeasQuarter
              key={at}
              {...page}
              seat={at}
              turned={far}
              onOver={(next) => {
                setTurned(far);
                setOver(next);
              }}
            />
          )}
          band={
            <SevenSeasBand
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
          title={t('app:games.seven-seas.title')}
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
          {timer && sheet.rank === 0 && !sheet.scoring ? <TurnTimer key={sheet.round} /> : null}
          <SeatPage {...page} seat={Math.min(seat, sheet.players.length - 1)} onSeat={setSeat} onOver={open} />
        </Frame>
      )}
      <Facing turn={turned ? 180 : 0}>{overlay()}</Facing>
    </>
  );

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
      case 'role':
        return <RoleSheet {...page} {...foot} onOver={open} />;
      case 'table':
        return <TableSheet {...page} {...foot} onOver={open} />;
      case 'lid':
        return <LidSheet {...page} {...foot} onOver={open} />;
      case 'score': {
        const why = books.why({ type: 'finish' });
        return <ScoreSheet {...page} {...foot} onOver={open} why={why && reasonOf(why, t)} />;
      }
      case 'player':
        return <PlayerSheet {...page} {...foot} seat={over.seat} onOver={setOver} />;
      case 'loot':
        return <LootSheet {...page} seat={over.seat} onClose={close} />;
      case 'drop':
        return <DropSheet {...page} seat={over.seat} onClose={close} />;
      case 'marks':
        return <MarksSheet {...page} seat={over.seat} onClose={close} />;
      default:
        return null;
    }
  }
}
