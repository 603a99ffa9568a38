import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { caravansLeft } from '@/engine/companion/seven-seas/sheet';
import { NATIONS, nationNumber } from '@/engine/games/seven-seas/data/nations';
import { Picks } from '../../Picks';
import { nationWords } from '../words';
import type { FormProps } from './form';

/** 4.6: whose Corsair. */
export function GovernorForm({ sheet, tap, seat }: FormProps) {
  const t = useWords();
  const held = sheet.players.reduce((bits, { corsair }) => bits | corsair, 0);
  const left = NATIONS.filter((nation) => (held & (1 << nationNumber(nation))) === 0);
  if (left.length === 0) return <Text tone="bad">{t('companion-seven-seas:role.cannot')}</Text>;
  return (
    <Picks
      label={t('companion-seven-seas:flags')}
      picks={left.map((nation) => ({
        key: nation,
        label: nationWords(nation, t),
        sub: t('companion-seven-seas:caravansLeft', { count: caravansLeft(sheet, nationNumber(nation)) }),
      }))}
      chosen={null}
      onPick={(key) => {
        const nation = left.find((one) => one === key);
        if (nation) tap({ type: 'join', seat, nation });
      }}
      wide
      testID="nation"
    />
  );
}
