import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { Field } from '@/components/ui/field';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { Touch } from '@/components/ui/touch';
import { LONGEST_NAME, type Person } from '@/engine/companion/core/person';

interface PersonFieldsProps {
  readonly person: Person;
  readonly onName: (name: string) => void;
  readonly onEmblem: (emblem: number) => void;
}

const EMBLEMS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Who sits here: a name, and the colour of the box with its emblem. */
export function PersonFields({ person, onName, onEmblem }: PersonFieldsProps) {
  const t = useWords();
  const theme = useTheme();
  return (
    <>
      <Field
        label={t('companion:player.name')}
        value={person.name}
        onChange={onName}
        maxLength={LONGEST_NAME}
        testID="player-name"
      />
      <Text role="sub" tone="text2">
        {t('companion:player.emblem')}
      </Text>
      <View
        accessibilityRole="radiogroup"
        accessibilityLabel={t('companion:player.emblem')}
        style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}
      >
        {EMBLEMS.map((emblem) => {
          const on = emblem === person.emblem;
          return (
            <Touch
              key={emblem}
              accessibilityRole="radio"
              accessibilityLabel={t(`app:emblems.${emblem}`)}
              aria-checked={on}
              testID={`emblem-${emblem}`}
              onPress={() => onEmblem(emblem)}
              style={{ padding: 4, borderRadius: 32, borderWidth: 3, borderColor: on ? theme.lamp : 'transparent' }}
            >
              <Emblem emblem={emblem} size={44} />
            </Touch>
          );
        })}
      </View>
    </>
  );
}
