import { useState } from 'react';
import { View } from 'react-native';
import { mates, type Mate } from '@/components/kit/people/roll';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Emblem } from '@/components/ui/emblem';
import { Field } from '@/components/ui/field';
import { Segmented } from '@/components/ui/segmented';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { withoutSeat } from '@/components/play/matches/drafts';
import { LEVELS, type SeatSetup } from '@/engine';
import { emblemOf } from '@/components/kit/people/seats';
import { FIRST_LEVEL, LONGEST_TYPED, ofKind } from '@/components/kit/people/newcomers';
import { withEmblem } from '@/components/kit/people/emblems';
import { EmblemChoice } from '@/components/kit/people/EmblemChoice';

interface SeatSheetProps {
  readonly index: number;
  readonly seats: readonly SeatSetup[];
  /** With how many there is a game. */
  readonly counts: readonly number[];
  readonly onChange: (seats: readonly SeatSetup[]) => void;
  readonly onClose: () => void;
}

/** Who sits here: person or bot, name, and a person's emblem or a bot's level. */
export function SeatSheet({ index, seats, counts, onChange, onClose }: SeatSheetProps) {
  const t = useWords();
  const [known] = useState(() => mates(t));
  const seat = seats[index];
  if (!seat) return null;
  const fewer = Math.max(0, ...counts.filter((count) => count < seats.length));
  const replace = (next: SeatSetup) => onChange(seats.map((one, i) => (i === index ? next : one)));
  return (
    <Sheet
      open
      title={t('app:setup.seatTitle', { number: index + 1 })}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="seat-sheet"
      foot={<Button kind="primary" label={t('app:common.done')} onPress={onClose} testID="seat-done" />}
    >
      <Field
        label={t('app:setup.name')}
        value={seat.name}
        onChange={(name) => replace({ ...seat, name })}
        maxLength={LONGEST_TYPED}
        testID="seat-name"
      />
      {seat.kind === 'person' ? (
        <Known
          mates={known.filter(({ name }) => seats.every((one) => one.name !== name))}
          onChoose={({ name, emblem }) =>
            onChange(withEmblem(seats, index, emblem).map((one, i) => (i === index ? { ...one, name } : one)))
          }
        />
      ) : null}
      <Segmented<SeatSetup['kind']>
        label={t('app:setup.kind')}
        value={seat.kind}
        onChange={(kind) => onChange(ofKind(seats, index, kind, t))}
        choices={[
          { value: 'person', label: t('app:setup.kindPerson'), testID: 'kind-person' },
          { value: 'bot', label: t('app:setup.kindBot'), testID: 'kind-bot' },
        ]}
      />
      {seat.kind === 'bot' ? (
        <>
          <Text role="sub" tone="text2">
            {t('app:setup.level')}
          </Text>
          <Segmented
            label={t('app:setup.level')}
            value={seat.level ?? FIRST_LEVEL}
            onChange={(level) => replace({ ...seat, level })}
            choices={LEVELS.map((level) => ({
              value: level,
              label: t(`app:levels.${level}`),
              testID: `level-${level}`,
            }))}
          />
        </>
      ) : (
        <>
          <Text role="sub" tone="text2">
            {t('app:setup.emblem')}
          </Text>
          <EmblemChoice
            label={t('app:setup.emblem')}
            value={emblemOf(seats, index)}
            onChange={(emblem) => onChange(withEmblem(seats, index, emblem))}
          />
        </>
      )}
      {fewer > 0 ? (
        <Button
          kind="ghost"
          label={t('app:setup.removeSeat')}
          sub={seats.length - fewer > 1 ? t('app:setup.seatsLeft', { number: fewer }) : undefined}
          testID="seat-remove"
          onPress={() => {
            onChange(withoutSeat(seats, index, counts));
            onClose();
          }}
        />
      ) : null}
    </Sheet>
  );
}

interface KnownProps {
  /** Who is not at the table yet. */
  readonly mates: readonly Mate[];
  readonly onChoose: (mate: Mate) => void;
}

/** The remembered crew: one touch, and somebody sits here with name and emblem. */
function Known({ mates: list, onChoose }: KnownProps) {
  const t = useWords();
  const theme = useTheme();
  if (list.length === 0) return null;
  return (
    <>
      <Text role="sub" tone="text2">
        {t('app:mates.choose')}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
        {list.slice(0, SHOWN).map((mate, i) => (
          <Touch
            key={mate.name}
            accessibilityRole="button"
            accessibilityLabel={mate.name}
            testID={`mate-${i}`}
            onPress={() => onChoose(mate)}
            style={({ pressed }) => ({
              flexDirection: 'row',
              alignItems: 'center',
              gap: 8,
              minHeight: SIZE.touch,
              maxWidth: '100%',
              paddingLeft: 6,
              paddingRight: 14,
              borderRadius: RADIUS.chip,
              borderWidth: 1,
              borderColor: theme.line,
              backgroundColor: theme.raised,
              opacity: pressed ? 0.8 : 1,
            })}
          >
            <Emblem emblem={mate.emblem} size={30} />
            <Text role="label" style={{ flexShrink: 1 }}>
              {mate.name}
            </Text>
          </Touch>
        ))}
      </View>
    </>
  );
}

/** More than a table holds is looked up on the page of the crew. */
const SHOWN = 8;
