import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { sizeBounds } from '@/engine/companion/dead-mans-draw/banks';
import type { Result } from '@/engine/companion/dead-mans-draw/result';
import { SeatPanel } from '@/components/kit/companion/SeatPanel';
import type { PageProps } from './pages';

interface TieQuestionProps extends PageProps {
  readonly result: Result;
}

/** 7.5: how many cards the banks hold that tie for the first place; nobody else is asked. */
export function TieQuestion({ sheet, tap, result }: TieQuestionProps) {
  const t = useWords();
  const { winners, reason } = result.outcome;
  const tied = sheet.players.flatMap(({ bank }, seat) => {
    const counts = reason === 'more-cards' || reason === 'shared';
    return counts && result.totals[seat] === result.totals[winners[0] ?? 0] && bank.some(Boolean) ? [seat] : [];
  });
  if (sheet.finished || tied.length === 0 || sheet.options.variant === 'pile-o-treasure') return null;
  return (
    <View style={{ gap: 6 }} testID="ask-size">
      <Text role="label">{t('companion:score.askSize')}</Text>
      {tied.map((seat) => (
        <BankSize key={seat} sheet={sheet} tap={tap} seat={seat} />
      ))}
    </View>
  );
}

function BankSize({ sheet, tap, seat }: PageProps & { readonly seat: number }) {
  const t = useWords();
  const player = sheet.players[seat];
  if (!player) return null;
  const { least, most } = sizeBounds(sheet, seat);
  const step = (by: 1 | -1) => {
    const size = player.size === null ? least : player.size + by;
    tap({ type: 'size', seat, size: Math.min(most, Math.max(least, size)) });
  };
  return (
    <SeatPanel
      emblem={player.emblem}
      title={t('companion:score.cardsInBank', { name: player.name })}
      value={player.size}
      note={player.size === null ? t('companion:score.sizeUnknown') : undefined}
      onStep={step}
      testID={`size-${seat}`}
    />
  );
}
