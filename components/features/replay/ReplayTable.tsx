import { goBack } from '@/components/ui/go-back';
import { useFocusEffect } from 'expo-router';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useWords } from '@/components/i18n/words';
import { useSettings } from '@/components/kit/settings/settings';
import { usePerformance } from '@/components/play/choreograph';
import { useToastsAbove } from '@/components/ui/toast';
import type { GameFace, Moment } from '@/components/kit/face';
import { frame as frameOf, reachOfBlock } from '@/components/kit/frame/frame';
import { stepBlock } from '@/components/play/step-block';
import { Unlit } from '@/components/play/Unlit';
import { useTaste } from '@/components/kit/frame/use-taste';
import { Key } from '@/components/ui/key';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import type { Match, Seat } from '@/engine';
import { Projector } from './projector';
import { linesOfMoment, linesOfReel, type Reel } from '@/components/play/matches/reel';
import { ReplayBlock } from './ReplayBlock';
import { ReplayLog } from './ReplayLog';
import { ReplayMenu } from './ReplayMenu';
import { placeIn, usePlayer } from './use-player';

export interface ReplayTableProps {
  readonly match: Match;
  readonly reel: Reel;
  /** Whose eyes the reel was made for. */
  readonly viewer: Seat | null;
  readonly onViewer: (viewer: Seat | null) => void;
  readonly face: GameFace;
  readonly from: number;
  /** What led to the first picture is shown, from this event on; null: it just stands. */
  readonly moment: number | null;
}

const nobodyAsked = () => undefined;

/** The real table, driven by the log instead of by players. */
export function ReplayTable({ match, reel, viewer, onViewer, face, from, moment }: ReplayTableProps) {
  const t = useWords();
  const theme = useTheme();
  const size = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const settings = useSettings();
  const [speed, setSpeed] = useState(settings.speed);
  const [sheet, setSheet] = useState<'log' | 'menu' | null>(null);
  const [blockHeight, setBlockHeight] = useState<number>();
  const tell = useMemo(() => () => linesOfReel(reel, face, match, t), [reel, face, match, t]);
  const { length } = reel.moments;
  const focus =
    viewer ??
    Math.max(
      0,
      match.seats.findIndex(({ kind }) => kind === 'person'),
    );
  const start = placeIn(moment === null ? from : from - 1, length);
  const [projector] = useState(() => new Projector(match, face, { reel, at: start, focus, speed }));
  const { show } = projector;
  const table = useSyncExternalStore(show.subscribe, show.current, show.current);
  const player = usePlayer(length, speed, start, table.busy);
  const { at, again, showAgain } = player;
  useEffect(() => projector.turnTo({ reel, at, focus, speed, again }), [projector, reel, at, focus, speed, again]);
  useEffect(() => {
    let here = true;
    if (moment !== null) void show.canMove().then(() => here && showAgain(from, moment));
    return () => {
      here = false;
    };
  }, [show, from, moment, showAgain]);
  const story = useMemo(() => reel.moments.slice(0, at).map((step, i) => ({ at: i, ...step })), [reel, at]);
  const onMoment = (asked: Moment) => showAgain(asked.at + 1, asked.event);
  usePerformance(show, face);
  useFocusEffect(
    useCallback(() => {
      show.start();
      return () => show.stop();
    }, [show]),
  );
  const frame = frameOf(size, insets, blockHeight, useTaste());
  useToastsAbove(reachOfBlock(frame));
  const { header } = frame;
  // The words of a step stand as long as its picture: from the moment when its pieces begin to move.
  const happened = linesOfMoment(reel, at - 1, face, match, t).map(({ text }) => text);
  // A battle is led through here as it was at the table; what stands over the table leads itself.
  const step = stepBlock({ face, seats: match.seats, show, onWhy: () => null }, table, t);
  const led = step?.prompt ? step : null;
  const back = () => goBack();
  const close = () => setSheet(null);
  return (
    <View
      testID="replay"
      aria-busy={table.busy}
      // One touch anywhere ends all motion; it still reaches what it touches.
      onStartShouldSetResponderCapture={() => {
        show.touch();
        return false;
      }}
      style={{ flex: 1, backgroundColor: theme.ground }}
    >
      <face.Table
        frame={frame}
        view={table.view}
        seats={match.seats}
        focus={table.focus}
        thinking={null}
        ask={null}
        chosen={null}
        onTouch={nobodyAsked}
        stage={show}
        busy={table.busy}
        step={table.step}
        story={story}
        onMoment={onMoment}
      />
      <Unlit show={show} frame={frame} />
      <View
        style={{
          position: 'absolute',
          left: header.x,
          top: header.y,
          width: header.width,
          height: header.height,
          flexDirection: 'row',
          alignItems: 'center',
        }}
      >
        <Key glyph="back" label={t('app:common.back')} onPress={back} testID="back" />
        <View style={{ flex: 1 }}>
          {frame.shape === 'side' ? null : (
            <Text role="header" align="center" most={1.2} numberOfLines={1}>
              {t('replay:title')}
            </Text>
          )}
        </View>
        <Key glyph="log" label={t('app:log.title')} onPress={() => setSheet('log')} testID="open-replay-log" />
        <Key glyph="menu" label={t('replay:menu')} onPress={() => setSheet('menu')} testID="open-replay-menu" />
      </View>
      <ReplayBlock
        frame={frame}
        reel={reel}
        player={player}
        seats={match.seats}
        line={led?.prompt ?? (at === 0 ? t('replay:start') : happened.join(' '))}
        steps={led?.buttons ?? null}
        onHeight={setBlockHeight}
      />
      {sheet === 'log' ? (
        <ReplayLog
          tell={tell}
          seats={match.seats}
          signs={face.signWords?.(t)}
          at={at}
          onMoment={(moment) => {
            onMoment(moment);
            close();
          }}
          onClose={close}
        />
      ) : null}
      <ReplayMenu
        open={sheet === 'menu'}
        match={match}
        viewer={viewer}
        onViewer={onViewer}
        speed={speed}
        onSpeed={setSpeed}
        onClose={close}
      />
    </View>
  );
}
