import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import type { Moment } from '@/components/kit/face';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import type { SeatSetup } from '@/engine';
import type { LidDie } from '@/engine/games/seven-seas/view';
import { faceOf, type Duel } from '../battle';
import { rowWords } from '../battle-words';
import { diceLooks, type DieLook } from '../scene/dice-look';
import { ownerOf } from '../words';
import { OwnerSign } from './DuelWords';
import { DieFace } from './DieFace';

interface DuelListProps {
  readonly dice: readonly LidDie[];
  readonly duels: readonly Duel[];
  readonly seats: readonly SeatSetup[];
  /** In a narrow column a duel takes two lines. */
  readonly narrow?: boolean;
  /** Where each duel stands in the log, if it can be shown again. */
  readonly moments?: readonly Moment[];
  readonly onMoment?: ((moment: Moment) => void) | null | undefined;
}

/** All duels of a battle, one below the other: who stood against whom, how far apart, who sank. */
export function DuelList({ dice, duels, seats, narrow = false, moments, onMoment }: DuelListProps) {
  const t = useWords();
  const looks = diceLooks(seats);
  return duels.map((duel, i) => {
    const moment = moments?.[i];
    const label = rowWords(duel, i + 1, dice, seats, t);
    const row = (
      <Row
        duel={duel}
        count={i + 1}
        dice={dice}
        seats={seats}
        looks={looks}
        narrow={narrow}
        again={Boolean(moment && onMoment)}
      />
    );
    return moment && onMoment ? (
      <Touch
        key={i}
        accessibilityRole="button"
        accessibilityLabel={label}
        accessibilityHint={t('seven-seas:battle.again')}
        testID="duel-row"
        onPress={() => onMoment(moment)}
        style={({ pressed }) => ({ minHeight: SIZE.touch, justifyContent: 'center', opacity: pressed ? 0.7 : 1 })}
      >
        {row}
      </Touch>
    ) : (
      <View key={i} accessible accessibilityLabel={label} testID="duel-row">
        {row}
      </View>
    );
  });
}

interface RowProps extends Pick<DuelListProps, 'dice' | 'seats'> {
  readonly duel: Duel;
  readonly count: number;
  readonly looks: readonly DieLook[];
  readonly narrow: boolean;
  readonly again: boolean;
}

function Row({ duel, count, dice, seats, looks, narrow, again }: RowProps) {
  const t = useWords();
  const theme = useTheme();
  const gap = narrow ? 4 : 8;
  const side = (id: string, first: boolean) => {
    const look = looks[ownerOf(id) + 1];
    const sinks = duel.sunk.includes(id);
    // A sign, too: colour alone would not tell.
    const fate = <Glyph name={sinks ? 'x' : 'check'} size={18} color={sinks ? theme.bad : theme.good} />;
    return (
      <View style={{ flex: 1, alignItems: 'center' }}>
        <View style={{ alignSelf: 'stretch', flexDirection: first ? 'row' : 'row-reverse', alignItems: 'center', gap }}>
          <OwnerSign id={id} seats={seats} size={narrow ? 22 : 24} />
          {look ? <DieFace look={look} face={faceOf(dice, id)} size={narrow ? 24 : 26} off={sinks} /> : null}
          {narrow ? null : fate}
        </View>
        {narrow ? fate : null}
      </View>
    );
  };
  const number = (
    <Text role="min" tone="text3" most={1.2} style={{ minWidth: 18 }}>
      {count}
    </Text>
  );
  const reading = (
    <Text role="label" most={1.2} color={theme.lamp}>
      {t('seven-seas:places.mm', { mm: duel.mm })}
    </Text>
  );
  const place = { minHeight: 36, paddingHorizontal: narrow ? 0 : 8, borderRadius: RADIUS.slot } as const;
  if (narrow) {
    return (
      <View style={place}>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap }}>
          {number}
          {reading}
        </View>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap }}>
          {side(duel.pirate, true)}
          {side(duel.caravan, false)}
        </View>
      </View>
    );
  }
  return (
    <View style={{ ...place, flexDirection: 'row', alignItems: 'center', gap }}>
      {number}
      {side(duel.pirate, true)}
      {reading}
      {side(duel.caravan, false)}
      {again ? <Glyph name="chev" size={16} color={theme.text3} /> : null}
    </View>
  );
}
