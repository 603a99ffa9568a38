import { useEffect, useState } from 'react';
import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { say, useLanguage, useWords } from '@/components/i18n/words';
import { useSettings } from '@/components/kit/settings/settings';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import type { Character } from '@/engine/games/seven-seas/data/characters';
import { changeHabits, useHabits } from '@/components/kit/companion/habits';
import { voice } from '@/components/kit/companion/voice';
import { characterWords } from './words';

/** By note: the sheet that has shown it since the app started. Each is shown once, until the voice is switched on again. */
const shownBy = new Map<string, object>();

/** 11.3: what the called character does; beside it the parrot, who says the names aloud or keeps quiet. */
export function Called({ character }: { readonly character: Character }) {
  const t = useWords();
  const theme = useTheme();
  const language = useLanguage();
  const { voice: on } = useHabits();
  const { volume } = useSettings();
  const [mute, setMute] = useState(false);
  useEffect(() => {
    if (!on) return undefined;
    let here = true;
    void voice.tagOf(language).then((tag) => {
      if (here) setMute(tag === null);
    });
    return () => {
      here = false;
    };
  }, [on, language]);
  // Who leaves the role has heard enough.
  useEffect(() => () => voice.hush(), []);
  const why = volume === 0 ? 'soundOff' : mute ? 'none' : null;
  const note = on && why ? `${language} ${why}` : null;
  const [me] = useState(() => ({}));
  useEffect(() => {
    if (note && !shownBy.has(note)) shownBy.set(note, me);
  }, [note, me]);
  const turn = () => {
    if (!on) shownBy.clear();
    changeHabits({ voice: !on });
    if (on) voice.hush();
    else void voice.say(characterWords(character, t), language);
  };
  return (
    <View>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
        <Text tone="text2" style={{ flex: 1 }}>
          {say(t, `seven-seas:characters.${character}.text`)}
        </Text>
        <Touch
          accessibilityRole="switch"
          accessibilityLabel={t('companion-seven-seas:voice.name')}
          aria-checked={on}
          testID="voice"
          onPress={turn}
          style={({ pressed }) => ({
            width: SIZE.touch,
            height: SIZE.touch,
            borderRadius: SIZE.touch / 2,
            alignItems: 'center',
            justifyContent: 'center',
            borderWidth: 2,
            borderColor: on ? theme.lamp : theme.line,
            backgroundColor: theme.raised,
            opacity: pressed ? 0.7 : 1,
          })}
        >
          <Icon name="parrot-head" size={26} color={on ? theme.lamp : theme.textOff} />
        </Touch>
      </View>
      {why && note !== null && (shownBy.get(note) ?? me) === me ? (
        <Text role="note" tone="text3" accessibilityLiveRegion="polite" testID="voice-note">
          {t(`companion-seven-seas:voice.${why}`)}
        </Text>
      ) : null}
    </View>
  );
}
