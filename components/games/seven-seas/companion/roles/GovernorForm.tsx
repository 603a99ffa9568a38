import { useWords } from '@/components/i18n/words';
import { caravansLeft } from '@/engine/companion/seven-seas/sheet';
import { NATIONS, nationNumber } from '@/engine/games/seven-seas/data/nations';
import { Picks } from '@/components/kit/companion/Picks';
import { nationWords } from '../words';
import type { FormProps } from './form';

/** 4.6: whose Corsair. */
export function GovernorForm({ sheet, draft, onDraft }: FormProps) {
  const t = useWords();
  const held = sheet.players.reduce((bits, { corsair }) => bits | corsair, 0);
  const left = NATIONS.filter((nation) => (held & (1 << nationNumber(nation))) === 0);
  return (
    <Picks
      label={t('companion-seven-seas:flags')}
      picks={left.map((nation) => ({
        key: nation,
        label: nationWords(nation, t),
        sub: t('companion-seven-seas:caravansLeft', { count: caravansLeft(sheet, nationNumber(nation)) }),
      }))}
      chosen={draft.nation}
      onPick={(key) => onDraft({ nation: left.find((one) => one === key) ?? null })}
      wide
      testID="nation"
    />
  );
}
