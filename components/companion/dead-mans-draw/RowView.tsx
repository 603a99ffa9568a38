import { Pressable, View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { rowMarks } from '@/engine/companion/dead-mans-draw/notes';
import type { DeadMansDrawSheet } from '@/engine/companion/dead-mans-draw/sheet';
import { PieceCard } from './PieceCard';
import { pieceWords } from './words';

interface RowViewProps {
  readonly sheet: DeadMansDrawSheet;
  readonly onTouch: (place: number) => void;
}

const CARD = 50;

/** The row as it lies: a bracket over what the anchor holds, rope on what is tied down. */
export function RowView({ sheet, onTouch }: RowViewProps) {
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
            const held = mark?.kept === true && !mark.knot;
            const card = pieceWords(piece, t);
            const spoken = [
              t('companion:turn.place', { place: place + 1, card }),
              t(`companion:turn.from.${mark?.source ?? 'draw'}`),
              held ? t('companion:turn.held') : '',
              mark?.knot ? t('companion:turn.safe') : '',
            ];
            return (
              <Pressable
                key={place}
                accessibilityRole="button"
                accessibilityLabel={spoken.filter(Boolean).join('. ')}
                testID={`place-${place}`}
                onPress={() => onTouch(place)}
                style={({ pressed }) => ({
                  minWidth: SIZE.touch,
                  alignItems: 'center',
                  paddingHorizontal: 4,
                  paddingTop: 10,
                  opacity: pressed ? 0.7 : 1,
                })}
              >
                {mark?.kept ? <Bracket anchor={held} /> : null}
                <PieceCard piece={piece} width={CARD} knot={mark?.knot === true} />
              </Pressable>
            );
          })}
        </View>
      )}
    </View>
  );
}

/** Neighbours' brackets touch and make one. */
function Bracket({ anchor }: { readonly anchor: boolean }) {
  const theme = useTheme();
  return (
    <View
      style={{ position: 'absolute', top: 0, left: 0, right: 0, height: 8, backgroundColor: theme.good, opacity: 0.9 }}
    >
      {anchor ? (
        <View style={{ position: 'absolute', left: 2, top: -3 }}>
          <Icon name="anchor" size={14} color={theme.ground} />
        </View>
      ) : null}
    </View>
  );
}
