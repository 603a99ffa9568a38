import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { absolute } from '@/components/kit/frame/box';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { emblemOf } from '@/components/kit/people/seats';
import { battleAt, sunkIn } from '../battle';
import { FLEETS_LEAST } from '../layout';
import { dieWords } from '../words';
import { fleetsOf } from '../lid-dice';
import { BattleEnd } from './BattleEnd';
import { Choices } from './Choices';
import { Crown, DuelWords } from './DuelWords';
import { FlickPad } from './FlickPad';
import { PairKeys } from './PairKeys';
import type { OverlayProps } from './props';
import { seatSpoken } from './seat-spoken';

/** Around the lid: who sent what above it, what is asked below it, and the lid itself for eye and hand. */
export function LidSide(props: OverlayProps) {
  const t = useWords();
  const { layout, dice, view, seats, ask, step } = props;
  const battle = step ? battleAt(step) : null;
  const duel = battle?.duels.at(-1);
  const label =
    dice.length > 0
      ? t('seven-seas:places.lid', { dice: dice.map((die) => dieWords(die, seats, t)).join('; ') })
      : t('seven-seas:places.lidEmpty');
  return (
    <>
      <Fleets {...props} lost={sunkIn(battle?.duels ?? [], view.seats)} />
      {ask?.decision.kind === 'THROW' ? (
        <FlickPad {...props} />
      ) : (
        <View
          accessible
          accessibilityRole="image"
          accessibilityLabel={label}
          testID="lid"
          style={absolute(layout.lid)}
        />
      )}
      {battle?.end ? (
        <BattleEnd layout={layout} battle={battle} end={battle.end} seats={seats} />
      ) : battle && duel ? (
        <DuelWords layout={layout} battle={battle} duel={duel} seats={seats} />
      ) : (
        <Choices {...props} room={layout.duel} />
      )}
      {ask?.decision.kind === 'CHOOSE_PAIR' ? <PairKeys {...props} /> : null}
    </>
  );
}

interface FleetsProps extends OverlayProps {
  /** By seat, and of the caravan last. */
  readonly lost: readonly number[];
}

/** One number a fleet: how many dice of whom are in this throw, and how many of them have sunk. */
function Fleets({ layout, view, dice, seats, onInspect, lost }: FleetsProps) {
  const t = useWords();
  const theme = useTheme();
  const { ships, red } = fleetsOf(view, dice);
  const column = layout.fleets.width < FLEETS_LEAST;
  const gone = (count = 0) =>
    count > 0 ? (
      <Text role="label" most={1.1} tone="bad">
        {`−${count}`}
      </Text>
    ) : null;
  const look = { flexDirection: 'row', alignItems: 'center', gap: 7, minHeight: 40, minWidth: 44 } as const;
  return (
    <View
      style={[
        absolute(layout.fleets),
        {
          borderRadius: RADIUS.strip,
          flexDirection: column ? 'column' : 'row',
          alignItems: 'center',
          justifyContent: 'space-evenly',
        },
      ]}
    >
      {view.players.map((player) => {
        const { seat } = player;
        const inLid = t('seven-seas:places.inLid', { count: ships[seat] ?? 0 });
        return (
          <Touch
            key={seat}
            accessibilityRole="button"
            accessibilityLabel={`${seatSpoken(player, view, seats, t)}. ${inLid}`}
            testID={`fleet-${seat}`}
            onPress={() => onInspect({ kind: 'seat', seat })}
            style={{ ...look, minHeight: 44 }}
          >
            <Emblem emblem={emblemOf(seats, seat)} size={28} />
            <Text role="scoreSmall" most={1.1} accessibilityRole="text">
              {ships[seat] ?? 0}
            </Text>
            {gone(lost[seat])}
          </Touch>
        );
      })}
      {red > 0 ? (
        <>
          <View
            style={{ backgroundColor: theme.line, ...(column ? { height: 1, width: 44 } : { width: 1, height: 28 }) }}
          />
          <View accessible accessibilityLabel={`${t('seven-seas:caravan')}: ${red}`} style={look}>
            <Crown size={28} />
            <Text role="scoreSmall" most={1.1} accessibilityRole="text">
              {red}
            </Text>
            {gone(lost[view.seats])}
          </View>
        </>
      ) : null}
    </View>
  );
}
