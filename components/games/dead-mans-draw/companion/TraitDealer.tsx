import { useEffect, useState } from 'react';
import { AppState, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { traitText, traitWords } from '@/components/games/dead-mans-draw/words';
import { useWords } from '@/components/i18n/words';
import { Curtain } from '@/components/kit/curtain/Curtain';
import { Button } from '@/components/ui/button';
import { Emblem } from '@/components/ui/emblem';
import { Screen } from '@/components/ui/screen';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { nextToKeep } from '@/engine/companion/dead-mans-draw/dealing';
import type { DrawAt } from './kind';

/** 11.4: the device goes round; nobody's two traits are drawn before their owner holds the curtain open. */
export function TraitDealer({ sheet, tap, onLater }: Pick<DrawAt, 'sheet' | 'tap'> & { readonly onLater: () => void }) {
  const t = useWords();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const [opened, setOpened] = useState<number | null>(null);
  const seat = nextToKeep(sheet);
  useEffect(() => {
    // In the app switcher and when the phone is laid down, the curtain hangs again.
    const watch = AppState.addEventListener('change', (state) => {
      if (state !== 'active') setOpened(null);
    });
    return () => watch.remove();
  }, []);
  const player = seat === null ? undefined : sheet.players[seat];
  if (seat === null || !player) return null;
  if (opened !== seat) {
    return (
      <View style={{ flex: 1, backgroundColor: theme.ground, paddingBottom: insets.bottom }}>
        <View style={{ flex: 1 }}>
          <Curtain
            key={seat}
            name={player.name}
            emblem={player.emblem}
            game={t('app:games.dead-mans-draw.title')}
            secret={t('companion:dealer.secret')}
            onOpen={() => setOpened(seat)}
          />
        </View>
        <Later onLater={onLater} />
      </View>
    );
  }
  return (
    <Screen testID="dealer" foot={<Later onLater={onLater} />}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 12, marginTop: 16 }}>
        <Emblem emblem={player.emblem} size={48} />
        <Text role="screenTitle" style={{ flex: 1 }}>
          {t('companion:dealer.title', { name: player.name })}
        </Text>
      </View>
      {(sheet.offers[seat] ?? []).map((trait, i) => (
        <Offer
          key={i}
          name={traitWords(trait, t)}
          text={traitText(trait, sheet.options.mermaidAbility, t)}
          testID={`offer-${i}`}
          onKeep={() => {
            setOpened(null);
            tap({ type: 'keep', seat, trait });
          }}
        />
      ))}
    </Screen>
  );
}

interface OfferProps {
  readonly name: string;
  readonly text: string;
  readonly testID: string;
  readonly onKeep: () => void;
}

function Offer({ name, text, testID, onKeep }: OfferProps) {
  const t = useWords();
  const theme = useTheme();
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={`${t('companion:dealer.keep', { trait: name })}. ${text}`}
      testID={testID}
      onPress={onKeep}
      style={({ pressed }) => ({
        gap: 8,
        padding: 20,
        borderRadius: RADIUS.panel,
        borderWidth: 2,
        borderColor: theme.lamp,
        backgroundColor: theme.raised,
        opacity: pressed ? 0.8 : 1,
      })}
    >
      <Text role="title" accessibilityRole="text">
        {name}
      </Text>
      <Text role="body" tone="text2">
        {text}
      </Text>
    </Touch>
  );
}

function Later({ onLater }: { readonly onLater: () => void }) {
  const t = useWords();
  return <Button kind="ghost" label={t('companion:dealer.later')} onPress={onLater} testID="deal-later" />;
}
