import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { InGame, useTheme } from '@/components/ui/theme/context';
import { Touch } from '@/components/ui/touch';
import { BoxPicture } from './BoxPicture';
import { Case } from './Case';
import type { Depth } from './plan';
import type { ShelfGame } from './shelf-games';

interface GameBoxProps {
  readonly game: ShelfGame;
  readonly plan: Depth;
  /** A touch begins the first match of it. */
  readonly first?: boolean;
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

function Box({ game, plan, first = false, onPress }: GameBoxProps) {
  const t = useWords();
  const theme = useTheme();
  const title = t(`app:games.${game.id}.title`);
  const minutes = t('app:shelf.minutes', { minutes: game.minutes });
  const aboard = game.aboard ? '' : t('app:shelf.notAboard');
  const begins = first ? t('app:shelf.firstSpoken') : '';
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={[title, aboard, t('app:shelf.seatsSpoken', game.seats), minutes, begins]
        .filter(Boolean)
        .join('. ')}
      testID={`game-${game.id}`}
      onPress={onPress}
      style={({ pressed }) => ({ flexGrow: 1, flexShrink: 1, flexBasis: 0, opacity: pressed ? 0.85 : 1 })}
    >
      <Case>
        <BoxPicture game={game.id} form="tile" lit={game.aboard} height={plan.picture} low={plan.words === 0} />
        <View style={{ ...FLOOR, minHeight: plan.picture, paddingTop: plan.words }}>
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
      </Case>
    </Touch>
  );
}

const FLOOR = { flexGrow: 1, justifyContent: 'flex-end', paddingHorizontal: 10, paddingBottom: 8, gap: 3 } as const;
