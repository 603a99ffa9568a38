import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { useTheme } from '@/components/ui/theme/context';
import { Touch } from '@/components/ui/touch';

interface EmblemChoiceProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (emblem: number) => void;
}

const EMBLEMS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** One of the eight emblems, each in its colour. */
export function EmblemChoice({ label, value, onChange }: EmblemChoiceProps) {
  const t = useWords();
  const theme = useTheme();
  return (
    <View
      accessibilityRole="radiogroup"
      accessibilityLabel={label}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}
    >
      {EMBLEMS.map((emblem) => {
        const on = emblem === value;
        return (
          <Touch
            key={emblem}
            accessibilityRole="radio"
            accessibilityLabel={t(`app:emblems.${emblem}`)}
            aria-checked={on}
            testID={`emblem-${emblem}`}
            onPress={() => onChange(emblem)}
            style={{ padding: 5, borderRadius: 32, borderWidth: 3, borderColor: on ? theme.lamp : 'transparent' }}
          >
            <Emblem emblem={emblem} size={44} />
          </Touch>
        );
      })}
    </View>
  );
}
