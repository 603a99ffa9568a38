import { useState } from 'react';
import { Icon } from '@/components/art/Icon';
import { useLanguage, useWords } from '@/components/i18n/words';
import { useTheme } from '@/components/ui/theme/context';
import { sounds } from '@/components/kit/sound/sounds';
import { useToast } from '@/components/ui/toast';
import { characterOf } from '@/engine/games/seven-seas/data/characters';
import { useHabits } from '@/components/kit/companion/habits';
import { TurnTimer } from '@/components/kit/companion/TurnTimer';
import { useOpenSheet } from '@/components/kit/companion/use-open-sheet';
import { useOver } from '@/components/kit/companion/use-over';
import { voice } from '@/components/kit/companion/voice';
import { WholeSheet } from '@/components/kit/companion/WholeSheet';
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
import { reasonOf, roleWords, roundWords } from './words';

/** What only leads to a role says nothing of it. */
const LEADS = ['call', 'chose', 'next-role'];

export function OpenSheet({ books, ledger, onTrouble, onAgain, onOthers }: OpenedSheet) {
  const t = useWords();
  const toast = useToast();
  const theme = useTheme();
  const language = useLanguage();
  const { timer, voice: aloud } = useHabits();
  const { sheet, steps } = ledger;
  const [seat, setSeat] = useState(0);
  const lines = linesOf(steps, sheet.players, t);
  const { tap, backTo, onUndo, onRedo, refused, lot, forget } = useOpenSheet({
    books,
    ledger,
    lines,
    reasonOf: (why) => reasonOf(why, t),
    winners,
    finishedOf,
    onTrouble,
    onChange: (now) => {
      if (aloud && now.rank === sheet.rank + 1) void voice.say(roleWords(now.rank, t), language);
      if (now.last <= sheet.last) return;
      sounds.play('bell');
      toast({ text: t('companion-seven-seas:lastShort', { count: now.last }) });
    },
  });
  const overs = useOver<Over>(sheet.raid ? { kind: 'role' } : null, forget);
  const { over, setOver, open, close } = overs;
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
  const clock = timer && sheet.rank === 0 && !sheet.scoring ? <TurnTimer key={sheet.round} /> : null;
  const page = { sheet, tap };
  const foot = { onUndo, refused };
  const told = LEADS.includes(steps.at(-1)?.tap.type ?? '') ? undefined : lines.at(-1)?.text;
  return (
    <WholeSheet
      {...overs}
      title={t('app:games.seven-seas.title')}
      sub={roundWords(sheet, t)}
      players={sheet.players.length}
      quarter={(at, far) => (
        <SevenSeasQuarter key={at} {...page} seat={at} turned={far} onOver={(next) => overs.openFrom(far, next)} />
      )}
      band={(band) => <SevenSeasBand {...band} sheet={sheet} clock={clock} />}
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
      {clock}
      <SeatPage {...page} seat={Math.min(seat, sheet.players.length - 1)} onSeat={setSeat} onOver={open} />
    </WholeSheet>
  );

  function overlay() {
    const from = over && 'from' in over ? over.from : undefined;
    const quietly = (next: Over | null) => {
      voice.hush();
      open(next);
    };
    const back = () => (from ? open({ kind: from }) : close());
    switch (over?.kind) {
      case 'role':
        return <RoleSheet {...page} {...foot} told={told} onOver={quietly} />;
      case 'table':
        return <TableSheet {...page} {...foot} lot={lot} onOver={open} />;
      case 'lid':
        return <LidSheet {...page} {...foot} onOver={open} />;
      case 'score': {
        const why = books.why({ type: 'finish' });
        return <ScoreSheet {...page} {...foot} onOver={open} why={why && reasonOf(why, t)} />;
      }
      case 'player':
        return <PlayerSheet {...page} {...foot} seat={over.seat} onOver={setOver} />;
      case 'loot':
        return <LootSheet {...page} seat={over.seat} onClose={back} />;
      case 'drop':
        return <DropSheet {...page} seat={over.seat} onClose={back} />;
      case 'marks':
        return <MarksSheet {...page} seat={over.seat} onClose={close} />;
      default:
        return null;
    }
  }
}
