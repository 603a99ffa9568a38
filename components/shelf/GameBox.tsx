import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { InGame, useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { BoxPicture } from './BoxPicture';
import type { ShelfGame } from './shelf-games';

interface GameBoxProps {
  readonly game: ShelfGame;
  readonly onPress: () => void;
}

/** A box on the shelf: its light, its name, how many and how long; unlit while it cannot be played. */
export function GameBox(props: GameBoxProps) {
  return (
    <InGame game={props.game.id}>
      <Box {...props} />
    </InGame>
  );
}

function Box({ game, onPress }: GameBoxProps) {
  const t = useWords();
  const theme = useTheme();
  const title = t(`app:games.${game.id}.title`);
  const minutes = t('app:shelf.minutes', { minutes: game.minutes });
  const aboard = game.aboard ? '' : t('app:shelf.notAboard');
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={[title, aboard, t('app:shelf.seatsSpoken', game.seats), minutes].filter(Boolean).join('. ')}
      testID={`game-${game.id}`}
      onPress={onPress}
      style={({ pressed }) => ({
        flexGrow: 1,
        flexBasis: 150,
        borderRadius: RADIUS.box,
        borderWidth: 5,
        borderColor: theme.raised,
        backgroundColor: theme.ground,
        overflow: 'hidden',
        opacity: pressed ? 0.85 : 1,
      })}
    >
      <BoxPicture game={game.id} form="tile" lit={game.aboard} />
      <View style={{ paddingTop: '60%', paddingHorizontal: 10, paddingBottom: 10, gap: 4 }}>
        <Text role="boxTitle">{title}</Text>
        <View style={{ flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', gap: 6 }}>
          <Glyph name="user" size={15} color={theme.text2} />
          <Text role="min" tone="text2">
            {t('app:shelf.seats', game.seats)}
          </Text>
          <Text role="min" tone="text2">
            {minutes}
          </Text>
        </View>
        {game.aboard ? null : (
          <Text role="min" tone="text3" testID={`ashore-${game.id}`}>
            {aboard}
          </Text>
        )}
      </View>
    </Touch>
  );
}
