import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { COLOUR } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { CHARACTERS, type Character } from '@/engine/games/seven-seas/data/characters';
import { CREAM, ROLE_COLOURS, ROLE_ICONS } from './things';
import { characterWords } from './words';

interface RulerStripProps {
  /** Lit: these, by their place on the Ruler; the others are dim. */
  readonly lit: (character: Character, rank: number) => boolean;
  readonly chosen?: number;
  readonly named?: boolean;
  readonly size?: number;
  /** Without it the strip only shows. */
  readonly onRole?: (character: Character) => void;
  readonly testID: string;
}

/** The seven characters in the order in which they act. */
export function RulerStrip({ lit, chosen = 0, named = false, size = 42, onRole, testID }: RulerStripProps) {
  const t = useWords();
  const theme = useTheme();
  const { primary } = COLOUR.button;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }} testID={testID}>
      {CHARACTERS.map((character, i) => {
        const now = chosen === i + 1;
        const on = lit(character, i + 1);
        const face = (
          <>
            <View
              style={{
                width: size,
                height: size,
                borderRadius: size / 2,
                alignItems: 'center',
                justifyContent: 'center',
                backgroundColor: now ? primary.mid : ROLE_COLOURS[character],
                opacity: on || now ? 1 : 0.35,
              }}
            >
              <Icon name={ROLE_ICONS[character]} size={size * 0.6} color={now ? primary.text : CREAM} />
            </View>
            {named ? (
              <Text role="min" most={1.15} numberOfLines={1} tone={now ? 'lamp' : on ? 'text1' : 'text2'}>
                {characterWords(character, t)}
              </Text>
            ) : null}
          </>
        );
        if (!onRole) {
          return (
            <View
              key={character}
              accessible
              accessibilityLabel={characterWords(character, t)}
              style={{ alignItems: 'center' }}
            >
              {face}
            </View>
          );
        }
        return (
          <Touch
            key={character}
            accessibilityRole="checkbox"
            accessibilityLabel={characterWords(character, t)}
            aria-checked={!on}
            testID={`${testID}-${character}`}
            onPress={() => onRole(character)}
            style={{ alignItems: 'center', borderRadius: size / 2, borderWidth: 1, borderColor: theme.line }}
          >
            {face}
          </Touch>
        );
      })}
    </View>
  );
}
