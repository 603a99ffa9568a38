import { useState } from 'react';
import { View } from 'react-native';
import { traitText, traitWords } from '@/components/games/dead-mans-draw/words';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Choices } from '@/components/ui/choices';
import { Emblem } from '@/components/ui/emblem';
import { Row } from '@/components/ui/row';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { Touch } from '@/components/ui/touch';
import { traitsInPlay } from '@/engine/companion/dead-mans-draw/dealing';
import type { PageProps } from './pages';
import { PersonFields } from '@/components/kit/companion/PersonFields';

interface PlayerSheetProps extends PageProps {
  readonly seat: number;
  readonly onClose: () => void;
}

/** One player: name, emblem, trait, and whose loot the Locker waits for. */
export function PlayerSheet({ sheet, tap, seat, onClose }: PlayerSheetProps) {
  const t = useWords();
  const theme = useTheme();
  const player = sheet.players[seat];
  const [name, setName] = useState(player?.name ?? '');
  if (!player) return null;
  // A name is one tap of the book, not one for each letter.
  const done = () => {
    const given = name.trim();
    if (given !== '' && given !== player.name) tap({ type: 'name', seat, name: given });
    onClose();
  };
  const aims = player.trait === 'davy-jones-locker' && sheet.players.length > 2;
  return (
    <Sheet
      open
      title={t('companion:seat', { number: seat + 1 })}
      closeLabel={t('app:common.close')}
      onClose={done}
      testID="player-sheet"
      foot={<Button kind="primary" label={t('app:common.done')} onPress={done} testID="player-done" />}
    >
      <PersonFields
        person={{ name, emblem: player.emblem }}
        onName={setName}
        onEmblem={(emblem) => tap({ type: 'emblem', seat, emblem })}
      />
      {aims ? (
        <>
          <Text role="sub" tone="text2">
            {t('companion:player.locker')}
          </Text>
          <View
            accessibilityRole="radiogroup"
            accessibilityLabel={t('companion:player.locker')}
            style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}
          >
            {sheet.players.map((one, target) =>
              target === seat ? null : (
                <Touch
                  key={target}
                  accessibilityRole="radio"
                  accessibilityLabel={one.name}
                  aria-checked={player.target === target}
                  testID={`locker-${target}`}
                  onPress={() => tap({ type: 'locker', seat, target })}
                  style={{
                    padding: 4,
                    borderRadius: 32,
                    borderWidth: 3,
                    borderColor: player.target === target ? theme.lamp : 'transparent',
                  }}
                >
                  <Emblem emblem={one.emblem} size={44} />
                </Touch>
              ),
            )}
          </View>
        </>
      ) : null}
      <Text role="sub" tone="text2">
        {t('companion:player.trait')}
      </Text>
      <Choices label={t('companion:player.trait')}>
        <Row
          title={t('companion:none')}
          radio
          chosen={player.trait === null}
          onPress={() => tap({ type: 'trait', seat, trait: null })}
          testID="trait-none"
        />
        {traitsInPlay(sheet).map((trait) => (
          <Row
            key={trait}
            title={traitWords(trait, t)}
            sub={traitText(trait, sheet.options.mermaidAbility, t)}
            radio
            chosen={player.trait === trait}
            onPress={() => tap({ type: 'trait', seat, trait })}
            testID={`trait-${trait}`}
          />
        ))}
      </Choices>
    </Sheet>
  );
}
