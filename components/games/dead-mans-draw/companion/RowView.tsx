import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { rowMarks } from '@/engine/companion/dead-mans-draw/notes';
import type { DeadMansDrawSheet } from '@/engine/companion/dead-mans-draw/sheet';
import { PieceCard } from './PieceCard';
import { pieceWords } from './words';

interface RowViewProps {
  readonly sheet: DeadMansDrawSheet;
  readonly onTouch: (place: number) => void;
  readonly large: boolean;
}

const CARD = 50;
const LARGE_CARD = 82;

/** The row as it lies: a bracket over what the anchor holds, rope on what is tied down. */
export function RowView({ sheet, onTouch, large }: RowViewProps) {
  const t = useWords();
  const theme = useTheme();
  const { row } = sheet.turn;
  const marks = rowMarks(sheet);
  return (
    <View
      testID="row"
      style={{
        minHeight: 104,
        padding: 8,
        borderRadius: RADIUS.panel,
        backgroundColor: theme.panel,
        justifyContent: 'center',
      }}
    >
      {row.length === 0 ? (
        <Text role="prompt" tone="text3" align="center">
          {t('companion:turn.rowEmpty')}
        </Text>
      ) : (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', rowGap: 8 }}>
          {row.map(({ piece }, place) => {
            const mark = marks[place];
            const held = mark?.held === true;
            const card = pieceWords(piece, t);
            const spoken = [
              t('companion:turn.place', { place: place + 1, card }),
              t(`companion:turn.from.${mark?.source ?? 'draw'}`),
              held ? t('companion:turn.held') : '',
              mark?.knot ? t('companion:turn.safe') : '',
            ];
            return (
              <Touch
                key={place}
                accessibilityRole="button"
                accessibilityLabel={spoken.filter(Boolean).join('. ')}
                testID={`place-${place}`}
                onPress={() => onTouch(place)}
                style={({ pressed }) => ({
                  minWidth: SIZE.touch,
                  alignItems: 'center',
                  paddingHorizontal: 4,
                  paddingTop: 14,
                  opacity: pressed ? 0.7 : 1,
                })}
              >
                {held ? <Bracket first={place === 0} last={marks[place + 1]?.held !== true} /> : null}
                <PieceCard piece={piece} width={large ? LARGE_CARD : CARD} knot={mark?.knot === true} />
              </Touch>
            );
          })}
        </View>
      )}
    </View>
  );
}

/** A beam over each held card; neighbours' beams meet, and the ends come down. */
function Bracket({ first, last }: { readonly first: boolean; readonly last: boolean }) {
  const theme = useTheme();
  return (
    <View
      style={{
        position: 'absolute',
        top: 0,
        left: first ? 2 : 0,
        right: last ? 2 : 0,
        height: 10,
        borderColor: theme.good,
        borderTopWidth: 4,
        borderLeftWidth: first ? 4 : 0,
        borderRightWidth: last ? 4 : 0,
        borderTopLeftRadius: first ? 5 : 0,
        borderTopRightRadius: last ? 5 : 0,
      }}
    />
  );
}
