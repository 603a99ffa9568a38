import { router } from 'expo-router';
import { useState } from 'react';
import { Pressable, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { reasonWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { Key } from '@/components/ui/key';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { useToast } from '@/components/ui/toast';
import type { Action, RuleError } from '@/engine';
import type { GameFace } from '../face';
import { emblemOf, nameOf } from '../seats';
import { ActionsSheet } from './ActionsSheet';
import { Curtain } from './Curtain';
import { DecisionBlock, type BlockButton } from './DecisionBlock';
import { frame as frameOf } from './frame';
import { linesOf, LogSheet } from './LogSheet';
import type { MatchStore, Table } from './match-store';

interface PlayTableProps {
  readonly id: string;
  readonly store: MatchStore;
  readonly table: Table;
  readonly face: GameFace;
}

/** What a person has begun and not finished; it belongs to one picture of the table and goes with it. */
interface Draft {
  readonly number: number;
  readonly chosen: Action | null;
  readonly note: string | null;
}

/** Header, board, decision block; or the curtain, and then nothing of the table. */
export function PlayTable({ id, store, table, face }: PlayTableProps) {
  const t = useWords();
  const theme = useTheme();
  const toast = useToast();
  const size = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const [blockHeight, setBlockHeight] = useState<number>();
  const [sheet, setSheet] = useState<'log' | 'actions' | null>(null);
  const [draft, setDraft] = useState<Draft>({ number: 0, chosen: null, note: null });
  const { match } = store;
  const { seats } = match;
  const title = t(`app:games.${face.id}.title`);
  const curtain = table.curtain;
  if (curtain) {
    return (
      <Curtain
        key={curtain.seat}
        seat={seats[curtain.seat] ?? { kind: 'person', name: '' }}
        emblem={emblemOf(seats, curtain.seat)}
        game={title}
        secret={face.secretWords(curtain, t)}
        onOpen={() => store.open(curtain.seat)}
      />
    );
  }
  const { number } = table;
  const { chosen, note } = draft.number === number ? draft : { chosen: null, note: null };
  const frame = frameOf(size, insets, blockHeight);
  const ask = table.decision
    ? {
        view: table.view,
        seats,
        decision: table.decision,
        legal: table.legal,
        why: (action: Action) => store.why(action),
      }
    : null;
  const lines = linesOf(table.story, face, seats, table.view.viewer, t);
  const refuse = (reason: string) => setDraft({ number, chosen: null, note: reason });
  const because = (error: RuleError | null) => (error ? reasonWords(error, face.id, seats, t) : null);
  const play = (action: Action) => {
    const error = store.act(action);
    if (error) refuse(because(error) ?? '');
  };
  const touch = (action: Action) => {
    const text = match.game.describe(action);
    const legal = table.legal.find((one) => match.game.describe(one) === text);
    if (!ask) refuse(turnLine());
    else if (!legal) refuse(because(store.why(action)) ?? '');
    else if (chosen && match.game.describe(chosen) === text) play(legal);
    else setDraft({ number, chosen: legal, note: null });
  };
  const undo = () => {
    if (store.undo() === null) toast({ text: t('app:play.undone') });
  };
  const turnLine = () => {
    if (table.over) return t('app:play.over');
    const seat = table.thinking ?? match.pending()[0]?.seat;
    if (seat === undefined) return '';
    return t(table.thinking === null ? 'app:play.moving' : 'app:play.thinking', { name: nameOf(seats, seat) });
  };
  const prompt = note ?? (ask ? face.prompt(ask, t) : (face.waiting?.(table.view, t) ?? turnLine()));
  return (
    <View testID="play" style={{ flex: 1, backgroundColor: theme.ground }}>
      <View
        style={{
          position: 'absolute',
          left: frame.header.x,
          top: frame.header.y,
          width: frame.header.width,
          height: frame.header.height,
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Key glyph="back" label={t('app:play.toShelf')} onPress={() => router.replace('/')} testID="to-shelf" />
        {frame.shape === 'side' ? null : (
          <Pressable
            accessibilityRole="button"
            accessibilityLabel={[title, lines.at(-1)?.text].filter(Boolean).join('. ')}
            testID="last-event"
            onPress={() => setSheet('log')}
            style={{ flex: 1, minHeight: 44, justifyContent: 'center' }}
          >
            <Text role="header" align="center" most={1.2} numberOfLines={1}>
              {title}
            </Text>
            <Text role="min" tone="text3" align="center" most={1.2} numberOfLines={1}>
              {lines.at(-1)?.text ?? ''}
            </Text>
          </Pressable>
        )}
        <Key glyph="log" label={t('app:play.log')} onPress={() => setSheet('log')} testID="open-log" />
      </View>
      <face.Table
        frame={frame}
        view={table.view}
        seats={seats}
        focus={table.focus}
        thinking={table.thinking}
        ask={ask}
        chosen={chosen}
        onTouch={touch}
      />
      <DecisionBlock
        frame={frame}
        prompt={chosen && !note ? t('app:play.confirm') : prompt}
        buttons={blockButtons()}
        undoOff={table.undo === null ? null : t(`undo:${table.undo}`)}
        onUndo={undo}
        onActions={() => setSheet('actions')}
        onRefuse={refuse}
        onHeight={setBlockHeight}
      />
      <LogSheet open={sheet === 'log'} lines={lines} seats={seats} onClose={() => setSheet(null)} />
      <ActionsSheet
        open={sheet === 'actions'}
        onClose={() => setSheet(null)}
        actions={(ask?.legal ?? []).map((action) => ({
          key: match.game.describe(action),
          text: ask ? face.actionWords(action, ask, t) : '',
          onPress: () => {
            setSheet(null);
            play(action);
          },
        }))}
      />
    </View>
  );

  function blockButtons(): BlockButton[] {
    if (table.over) {
      const open = () => router.replace({ pathname: '/score/[id]', params: { id } });
      return [{ id: 'to-score', kind: 'primary', label: t('app:play.toScore'), onPress: open }];
    }
    if (!ask) return [];
    if (chosen) {
      const { label, sub, kind } = face.confirm(chosen, ask, t);
      return [
        {
          id: 'let-go',
          kind: 'ghost',
          label: t('app:play.cancelChoice'),
          onPress: () => setDraft({ number, chosen: null, note: null }),
        },
        { id: 'confirm', kind, label, sub, onPress: () => play(chosen) },
      ];
    }
    const direct = face.buttons(ask, t);
    if (direct.length === 0) {
      const first = ask.legal[0];
      if (!first) return [];
      const { label } = face.confirm(first, ask, t);
      return [{ id: 'confirm', kind: 'primary', label, off: t('app:play.choose'), onPress: () => undefined }];
    }
    return direct.map(({ action, label, sub, kind, gauge }) => {
      const text = match.game.describe(action);
      const legal = ask.legal.find((one) => match.game.describe(one) === text);
      const off = legal ? null : because(store.why(action));
      return { id: `do-${text}`, label, sub, kind, gauge, off, onPress: () => play(action) };
    });
  }
}
