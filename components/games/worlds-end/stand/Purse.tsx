import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Doubloon } from '../overlay/Doubloon';

/** Gold, less the price, is what stays. */
export function Purse({ gold, price, unit }: { readonly gold: number; readonly price: number; readonly unit: number }) {
  const t = useWords();
  const theme = useTheme();
  const left = gold - price;
  const small = unit < SMALLER;
  return (
    <View
      accessible
      accessibilityLabel={t('worlds-end:market.purse', { gold, price, left })}
      testID="purse"
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        alignContent: 'center',
        justifyContent: 'center',
        columnGap: 10,
        minHeight: 58 * Math.min(1.2, unit),
        borderRadius: RADIUS.strip,
        backgroundColor: theme.panelStrong,
        paddingHorizontal: 10,
      }}
    >
      <Doubloon size={30 * Math.min(1.2, unit)} />
      <Sum small={small}>{String(gold)}</Sum>
      {price > 0 ? (
        <>
          <Sum quiet>−</Sum>
          <Sum small={small} bad>
            {String(price)}
          </Sum>
          <Sum quiet>=</Sum>
          <Sum small={small}>{String(left)}</Sum>
        </>
      ) : null}
      <Text role="sub" most={1.2}>
        {t('worlds-end:market.left')}
      </Text>
    </View>
  );
}

/** Where less than a phone's width is left, sums are smaller. */
const SMALLER = 0.95;

interface SumProps {
  readonly small?: boolean;
  readonly bad?: boolean;
  /** A sign between figures. */
  readonly quiet?: boolean;
  readonly children: string;
}

function Sum({ small = false, bad = false, quiet = false, children }: SumProps) {
  return (
    <Text
      role={quiet ? 'label' : small ? 'scoreSmall' : 'score'}
      most={1.15}
      accessibilityRole="text"
      tone={bad ? 'bad' : quiet ? 'text2' : 'text1'}
    >
      {children}
    </Text>
  );
}
