import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import type { Beat } from '@/components/table/choreography/cue';
import { cutAt } from '@/components/table/play/Sentence';
import { emblemOf } from '@/components/table/seats';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import type { Seat, SeatSetup } from '@/engine';
import type { SeaOfCloudsEvent } from '@/engine/games/sea-of-clouds/events';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import { fightWords, stepLines } from '../boarding-words';
import { pursesAfter, winsOf, type Fought, type Ring } from '../ring';
import { cardWords, minus } from '../words';
import { box } from './props';
import { Coin } from './Sign';

interface FightPanelProps {
  readonly rect: Ring['panel'];
  readonly fought: Fought;
  readonly seats: readonly SeatSetup[];
  /** The pirate at work, or the fights themselves. */
  readonly step: Beat | null;
}

/** Which win it is about in signs and numbers, and under it what comes of it. */
export function FightPanel({ rect, fought, seats, step }: FightPanelProps) {
  const t = useWords();
  const theme = useTheme();
  const event = step?.event as SeaOfCloudsEvent | undefined;
  const applied = event?.type === 'applied' ? event : null;
  const all = winsOf(fought);
  const wins = applied
    ? all.filter(
        ({ winner, loser }) => winner === applied.seat && (applied.against === null || applied.against === loser),
      )
    : all;
  const lines = step ? stepLines(step, seats, t) : [];
  const text = lines.join(' ');
  const [first] = wins;
  const card = applied && step ? cardWords(step.before as SeaOfCloudsView, applied.card, t) : null;
  return (
    <View
      accessible
      accessibilityLabel={[applied ? '' : fightWords(fought, seats, t), card, text].filter(Boolean).join('. ')}
      accessibilityLiveRegion="polite"
      testID="boarding-words"
      pointerEvents="none"
      style={[
        box(rect),
        {
          borderRadius: RADIUS.panel,
          backgroundColor: theme.panelStrong,
          paddingHorizontal: 12,
          paddingVertical: 6,
          justifyContent: 'center',
          gap: 4,
          overflow: 'hidden',
        },
      ]}
    >
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 16, rowGap: 2 }}>
        {fought.beats.map((_, winner) => (
          <WinLine
            key={winner}
            winner={winner}
            beaten={wins.filter((win) => win.winner === winner).map(({ loser }) => loser)}
            large={applied !== null}
            fought={fought}
            seats={seats}
          />
        ))}
        {applied && first && wins.length === 1 ? (
          <Text role="sub" most={1.1} tone="text2" style={{ flexGrow: 1, textAlign: 'right' }}>
            {t('sea-of-clouds:boarding.win', { at: all.indexOf(first) + 1, all: all.length })}
          </Text>
        ) : null}
      </View>
      {wins.length === 0 ? <Text most={1.2}>{t('sea-of-clouds:boarding.nobody')}</Text> : null}
      {card !== null || text !== '' ? (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: 12 }}>
          <Text most={1.2} numberOfLines={3} style={{ flexShrink: 1, flexGrow: 1 }}>
            {card === null ? null : <Text role="label" most={1.2}>{`${card}. `}</Text>}
            {cutAt(text, undefined).map((part, i) =>
              i % 2 === 0 ? (
                part
              ) : (
                <Text key={i} role="label" most={1.2}>
                  {part}
                </Text>
              ),
            )}
          </Text>
          <View style={{ gap: 2 }}>
            {(step ? pursesAfter(step) : []).map(({ seat, doubloons }) => (
              <View key={seat} style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
                <Emblem emblem={emblemOf(seats, seat)} size={22} />
                <Coin size={18} />
                <Text role="label" most={1.1}>
                  {doubloons}
                </Text>
              </View>
            ))}
          </View>
        </View>
      ) : null}
    </View>
  );
}

interface WinLineProps {
  readonly winner: Seat;
  readonly beaten: readonly Seat[];
  readonly large: boolean;
  readonly fought: Fought;
  readonly seats: readonly SeatSetup[];
}

/** "8 beats 6", each with its captain's sign. */
function WinLine({ winner, beaten, large, fought, seats }: WinLineProps) {
  const t = useWords();
  if (beaten.length === 0) return null;
  const side = (seat: Seat) => (
    <View key={seat} style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
      <Emblem emblem={emblemOf(seats, seat)} size={large ? 28 : 22} />
      <Text role={large ? 'scoreSmall' : 'boxTitle'} most={1} accessibilityRole="text">
        {minus(fought.strengths[seat] ?? 0)}
      </Text>
    </View>
  );
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 6 }}>
      {side(winner)}
      <Text role="note" most={1.1} tone="text2">
        {t('sea-of-clouds:boarding.over')}
      </Text>
      {beaten.map(side)}
    </View>
  );
}
