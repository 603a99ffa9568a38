import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import type { Beat } from '@/components/kit/choreography/cue';
import { cutAt } from '@/components/kit/Sentence';
import { absolute } from '@/components/kit/frame/box';
import { emblemOf } from '@/components/kit/people/seats';
import { Emblem } from '@/components/ui/emblem';
import { Live } from '@/components/ui/live';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import type { Seat, SeatSetup } from '@/engine';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import { fightWords, stepLines } from '../boarding-words';
import { pursesAfter, winsFor, winsOf, type Fought, type Ring, type Work } from '../ring';
import { effectWords, faceOf, faceWords, minus } from '../words';
import { Coin } from './Sign';

interface FightPanelProps {
  readonly rect: Ring['panel'];
  readonly fought: Fought;
  readonly seats: readonly SeatSetup[];
  /** What is shown of it now; null: somebody is asked. */
  readonly step: Beat | null;
  /** The card at work; null: it is about the fights themselves. */
  readonly work: Work | null;
  readonly view: SeaOfCloudsView;
}

/** Which win it is about in signs and numbers, and under it what comes of it. */
export function FightPanel({ rect, fought, seats, step, work, view }: FightPanelProps) {
  const t = useWords();
  const theme = useTheme();
  const all = winsOf(fought);
  const wins = work ? winsFor(fought, work) : all;
  const lines = step ? stepLines(step, seats, t) : [];
  const [first] = wins;
  const at =
    work === null ? -1 : all.findIndex(({ winner, loser }) => winner === first?.winner && loser === first.loser);
  const face = work && faceOf(view, work.card);
  const card = face ? faceWords(face, t) : null;
  // As long as nothing has come of it, what it is about to do.
  const text = lines.length === 0 && face ? `${effectWords(face, t).join('. ')}.` : lines.join(' ');
  return (
    <Live
      accessible
      accessibilityLabel={[work ? '' : fightWords(fought, seats, t), card, text].filter(Boolean).join('. ')}
      testID="boarding-words"
      pointerEvents="none"
      style={[
        absolute(rect),
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
            large={work !== null}
            fought={fought}
            seats={seats}
          />
        ))}
        {at >= 0 && wins.length === 1 ? (
          <Text role="sub" most={1.1} tone="text2" style={{ flexGrow: 1, textAlign: 'right' }}>
            {t('sea-of-clouds:boarding.win', { at: at + 1, all: all.length })}
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
    </Live>
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
