import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { LOOT } from '@/engine/games/seven-seas/data/goods';
import { Stepper } from '@/components/kit/companion/Stepper';
import { goodWords } from './words';

interface GoodsFieldsProps {
  /** Fruit, coffee, rum, and talismans where there are four. */
  readonly values: readonly number[];
  readonly most: readonly number[];
  readonly onChange: (values: readonly number[]) => void;
  readonly testID: string;
}

export function GoodsFields({ values, most, onChange, testID }: GoodsFieldsProps) {
  const t = useWords();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
      {values.map((value, i) => {
        const good = LOOT[i] ?? 'talisman';
        const step = (by: 1 | -1) =>
          onChange(values.map((one, j) => (j === i ? Math.max(0, Math.min(most[i] ?? 0, one + by)) : one)));
        return (
          <Stepper
            half
            key={good}
            label={goodWords(good, t)}
            value={value}
            onStep={step}
            testID={`${testID}-${good}`}
          />
        );
      })}
    </View>
  );
}
