import { View } from 'react-native';
import { useWords, type Words } from '@/components/i18n/words';
import { Live } from '@/components/ui/live';
import { Text, type TextTone } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import type { Piece } from '@/engine/companion/dead-mans-draw/pieces';
import type { Person } from '@/engine/companion/core/person';
import type { Bonus, TurnEnd } from '@/engine/companion/dead-mans-draw/sheet';
import { PieceCard } from './PieceCard';
import { piecesWords } from './words';

interface TurnEndViewProps {
  readonly end: TurnEnd;
  readonly players: readonly Person[];
  readonly large: boolean;
}

/** 11.2: the bust sheet, or the loot: which cards go where, and what key and chest bring. */
export function TurnEndView({ end, players, large }: TurnEndViewProps) {
  const t = useWords();
  const theme = useTheme();
  const bust = end.kind === 'bust';
  return (
    <Live
      testID="turn-end"
      urgent
      style={{
        gap: large ? 12 : 8,
        padding: large ? 18 : 12,
        borderRadius: RADIUS.panel,
        borderWidth: 2,
        borderColor: bust ? theme.ember : theme.good,
        backgroundColor: theme.panelStrong,
      }}
    >
      <Text role="moment" accessibilityRole="header" tone={bust ? 'ember' : 'good'}>
        {t(bust ? 'companion:turn.bust' : 'companion:turn.loot')}
      </Text>
      {!bust && end.kept.length === 0 ? <Text role="label">{t('companion:turn.lootNothing')}</Text> : null}
      <Pieces title={t('companion:turn.kept')} where="" pieces={end.kept} tone="good" large={large} testID="kept" />
      {end.bonus ? (
        <Text role="label" testID="bonus">
          {bonusWords(end.bonus, t)}
        </Text>
      ) : null}
      <Pieces
        title={t('companion:turn.lost')}
        where={bust ? whereWords(end, players, t) : ''}
        pieces={end.lost}
        tone="ember"
        large={large}
        testID="lost"
      />
    </Live>
  );
}

interface PiecesProps {
  readonly title: string;
  /** Beside the title: who gets them. */
  readonly where: string;
  readonly pieces: readonly Piece[];
  readonly tone: TextTone;
  readonly large: boolean;
  readonly testID: string;
}

function Pieces({ title, where, pieces, tone, large, testID }: PiecesProps) {
  const t = useWords();
  if (pieces.length === 0) return null;
  return (
    <View
      accessible
      accessibilityLabel={[`${title}: ${piecesWords(pieces, t)}`, where].filter(Boolean).join('. ')}
      testID={testID}
      style={{ gap: 6 }}
    >
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 10 }}>
        <Text role="label" tone={tone}>
          {title}
        </Text>
        {where ? (
          <Text role="label" testID="lost-to">
            {where}
          </Text>
        ) : null}
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
        {pieces.map((piece, i) => (
          <PieceCard key={i} piece={piece} width={large ? 76 : 38} />
        ))}
      </View>
    </View>
  );
}

function bonusWords({ count, from }: Bonus, t: Words): string {
  return from === 'rival' ? t('companion:turn.bonusRival', { count }) : t('companion:turn.bonus', { count });
}

function whereWords({ to, by }: TurnEnd, players: readonly Person[], t: Words): string {
  if (typeof to !== 'number') return t('companion:turn.toDiscard');
  const name = players[to]?.name ?? '';
  return by === 'thieves-island' ? t('companion:turn.toIsland', { name }) : t('companion:turn.toLocker', { name });
}
