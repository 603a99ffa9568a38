import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Emblem } from '@/components/ui/emblem';
import { Field } from '@/components/ui/field';
import { Segmented } from '@/components/ui/segmented';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { Touch } from '@/components/ui/touch';
import { LEVELS, type SeatSetup } from '@/engine';
import { emblemOf } from '@/components/table/seats';
import { FIRST_LEVEL, ofKind, withEmblem } from './crew';

interface SeatSheetProps {
  readonly index: number;
  readonly seats: readonly SeatSetup[];
  readonly least: number;
  readonly onChange: (seats: readonly SeatSetup[]) => void;
  readonly onClose: () => void;
}

const EMBLEMS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const LONGEST_NAME = 16;

/** Who sits here: person or bot, name, level, emblem. */
export function SeatSheet({ index, seats, least, onChange, onClose }: SeatSheetProps) {
  const t = useWords();
  const theme = useTheme();
  const seat = seats[index];
  if (!seat) return null;
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
        maxLength={LONGEST_NAME}
        testID="seat-name"
      />
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
      ) : null}
      <Text role="sub" tone="text2">
        {t('app:setup.emblem')}
      </Text>
      <View
        accessibilityRole="radiogroup"
        accessibilityLabel={t('app:setup.emblem')}
        style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}
      >
        {EMBLEMS.map((emblem) => {
          const on = emblemOf(seats, index) === emblem;
          return (
            <Touch
              key={emblem}
              accessibilityRole="radio"
              accessibilityLabel={t(`app:emblems.${emblem}`)}
              aria-checked={on}
              testID={`emblem-${emblem}`}
              onPress={() => onChange(withEmblem(seats, index, emblem))}
              style={{ padding: 5, borderRadius: 32, borderWidth: 3, borderColor: on ? theme.lamp : 'transparent' }}
            >
              <Emblem emblem={emblem} size={44} />
            </Touch>
          );
        })}
      </View>
      {seats.length > least ? (
        <Button
          kind="ghost"
          label={t('app:setup.removeSeat')}
          testID="seat-remove"
          onPress={() => {
            onChange(seats.filter((_, i) => i !== index));
            onClose();
          }}
        />
      ) : null}
    </Sheet>
  );
}
