import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { COLOUR, RADIUS } from '@/components/ui/theme/tokens';
import type { SeatSetup } from '@/engine';
import type { StepWords, Tally } from '@/components/kit/face';
import { ALL } from '@/components/kit/frame/box';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import type { Frame } from '@/components/kit/frame/frame';

interface MomentProps {
  readonly frame: Frame;
  readonly words: StepWords;
  readonly seats: readonly SeatSetup[];
}

/** A screen of this height has room for what was got out of it, too. */
const ROOMY = 720;

/** A great moment of a match: its name, what has happened, and what it has brought. It stands over the buttons. */
export function Moment({ frame, words, seats }: MomentProps) {
  const theme = useTheme();
  const { block, size, board, shape } = frame;
  const place =
    shape === 'side'
      ? { left: board.x, width: board.width, bottom: 12 }
      : { left: block.x, width: block.width, bottom: size.height - block.y + 4 };
  return (
    <View
      testID="moment"
      pointerEvents="none"
      style={[
        {
          position: 'absolute',
          alignItems: 'center',
          gap: 8,
          padding: 12,
          borderRadius: RADIUS.panel,
          // What lies below it is not read through it.
          backgroundColor: theme.ground,
        },
        place,
      ]}
    >
      <View style={[ALL, { borderRadius: RADIUS.panel, backgroundColor: theme.panelStrong }]} />
      <Text role="moment" align="center">
        {words.title}
      </Text>
      <Text role="prompt" tone="text2" align="center">
        {words.prompt}
      </Text>
      {words.tally && size.height >= ROOMY ? <Got tally={words.tally} seats={seats} /> : null}
    </View>
  );
}

interface GotProps extends Pick<MomentProps, 'seats'> {
  readonly tally: Tally;
}

function Got({ tally: { seat, pieces, score, gain }, seats }: GotProps) {
  const t = useWords();
  const total = t('app:moment.score', { name: nameOf(seats, seat), score });
  return (
    <View
      accessible
      accessibilityLabel={gain === null ? total : `${total}, ${gain}`}
      style={{ flexDirection: 'row', alignItems: 'center', alignSelf: 'stretch', gap: 10, marginTop: 4 }}
    >
      <Emblem emblem={emblemOf(seats, seat)} size={32} />
      <View style={{ flex: 1, flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
        {pieces.map(({ icon, color, text }, i) => (
          <View
            key={i}
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              gap: 4,
              paddingHorizontal: 8,
              height: 32,
              borderRadius: RADIUS.slot,
              backgroundColor: color,
            }}
          >
            <Icon name={icon} size={20} color={COLOUR.paper.iconOnColour} />
            <Text role="prompt" color={COLOUR.paper.iconOnColour}>
              {text}
            </Text>
          </View>
        ))}
      </View>
      <Text role="score">{score}</Text>
      {gain === null ? null : (
        <Text role="prompt" tone="good">
          {gain}
        </Text>
      )}
    </View>
  );
}
