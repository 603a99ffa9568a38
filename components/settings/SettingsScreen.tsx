import { router } from 'expo-router';
import { Platform, View } from 'react-native';
import { FONT_CREDITS, ICON_CREDIT } from '@/components/art/credits';
import { LANGUAGE_NAMES, LANGUAGES } from '@/components/i18n/languages';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { Header } from '@/components/ui/header';
import { Row } from '@/components/ui/row';
import { Screen } from '@/components/ui/screen';
import { Segmented } from '@/components/ui/segmented';
import { Text } from '@/components/ui/text';
import { useToast } from '@/components/ui/toast';
import { Toggle } from '@/components/ui/toggle';
import { SavesSection } from './SavesSection';
import { changeSettings, SPEEDS, TEXT_SIZES, THEMES, useSettings, VOLUMES, type Settings } from './settings';

const THEME_WORDS = { system: 'themeSystem', night: 'themeNight', day: 'themeDay' } as const;
const SPEED_WORDS = { slow: 'speedSlow', normal: 'speedNormal', fast: 'speedFast', instant: 'speedInstant' } as const;
const VOLUME_WORDS = { 0: 'soundOff', 0.3: 'soundSoft', 0.6: 'soundMedium', 1: 'soundFull' } as const;

export function SettingsScreen() {
  const t = useWords();
  const toast = useToast();
  const now = useSettings();
  const change = (part: Partial<Settings>) => {
    const trouble = changeSettings(part);
    if (trouble) toast({ text: troubleWords(trouble, t) });
  };
  const back = () => (router.canGoBack() ? router.back() : router.dismissTo('/'));
  return (
    <Screen
      testID="settings"
      head={<Header title={t('app:settings.title')} back={{ label: t('app:common.back'), onPress: back }} />}
    >
      <Text role="section">{t('app:settings.language')}</Text>
      <View accessibilityRole="radiogroup" accessibilityLabel={t('app:settings.language')} style={{ gap: 6 }}>
        <Row
          title={t('app:settings.languageSystem')}
          chosen={now.language === null}
          onPress={() => change({ language: null })}
          testID="language-system"
        />
        {LANGUAGES.map((language) => (
          <Row
            key={language}
            title={LANGUAGE_NAMES[language]}
            chosen={now.language === language}
            onPress={() => change({ language })}
            testID={`language-${language}`}
          />
        ))}
      </View>
      <Text role="section">{t('app:settings.theme')}</Text>
      <Segmented
        label={t('app:settings.theme')}
        value={now.theme}
        onChange={(theme) => change({ theme })}
        choices={THEMES.map((theme) => ({
          value: theme,
          label: t(`app:settings.${THEME_WORDS[theme]}`),
          testID: `theme-${theme}`,
        }))}
      />
      <Text role="section">{t('app:settings.speed')}</Text>
      <Segmented
        label={t('app:settings.speed')}
        value={now.speed}
        onChange={(speed) => change({ speed })}
        choices={SPEEDS.map((speed) => ({
          value: speed,
          label: t(`app:settings.${SPEED_WORDS[speed]}`),
          testID: `speed-${speed}`,
        }))}
      />
      <Toggle
        title={t('app:settings.hints')}
        sub={t('app:settings.hintsNote')}
        on={now.hints}
        onChange={(hints) => change({ hints })}
        testID="hints"
      />
      <Toggle
        title={t('app:settings.around')}
        sub={t('app:settings.aroundNote')}
        on={now.around}
        onChange={(around) => change({ around })}
        testID="around"
      />
      <Text role="section">{t('app:settings.sound')}</Text>
      <Segmented
        label={t('app:settings.sound')}
        value={now.volume}
        onChange={(volume) => change({ volume })}
        choices={VOLUMES.map((volume) => ({
          value: volume,
          label: t(`app:settings.${VOLUME_WORDS[volume]}`),
          testID: `sound-${volume * 100}`,
        }))}
      />
      {Platform.OS === 'web' ? null : (
        <Toggle
          title={t('app:settings.haptics')}
          sub={t('app:settings.hapticsNote')}
          on={now.haptics}
          onChange={(haptics) => change({ haptics })}
          testID="haptics"
        />
      )}
      <Text role="section">{t('app:settings.textSize')}</Text>
      <Segmented
        label={t('app:settings.textSize')}
        value={now.textSize}
        onChange={(textSize) => change({ textSize })}
        choices={TEXT_SIZES.map((size) => ({ value: size, label: `${size * 100} %`, testID: `text-${size * 100}` }))}
      />
      <SavesSection />
      <Text role="section">{t('app:settings.credits')}</Text>
      <Text role="note" tone="text2">
        {t('app:settings.creditsIcons')}
      </Text>
      <Text role="note" tone="text3" selectable>
        {`${ICON_CREDIT.url} · ${ICON_CREDIT.licenceUrl}`}
      </Text>
      <Text role="note" tone="text2">
        {t('app:settings.creditsFonts')}
      </Text>
      {FONT_CREDITS.map(({ family, owner, url }) => (
        <Text key={family} role="note" tone="text3" selectable>
          {`${family}: ${owner}, ${url}`}
        </Text>
      ))}
    </Screen>
  );
}
