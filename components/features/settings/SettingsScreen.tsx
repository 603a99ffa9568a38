import { goBack } from '@/components/ui/go-back';
import { Platform } from 'react-native';
import { LANGUAGE_NAMES, LANGUAGES } from '@/components/i18n/languages';
import { SKINS } from '@/components/i18n/skin';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { OfflineSection } from '@/components/features/offline/OfflineSection';
import { Choices } from '@/components/ui/choices';
import { Header } from '@/components/ui/header';
import { Row } from '@/components/ui/row';
import { Screen } from '@/components/ui/screen';
import { Text } from '@/components/ui/text';
import { useToast } from '@/components/ui/toast';
import { Toggle } from '@/components/ui/toggle';
import { Choice } from './Choice';
import { CreditsSection } from './CreditsSection';
import { SavesSection } from './SavesSection';
import {
  BOARD_SIZES,
  changeSettings,
  SPEEDS,
  TEXT_SIZES,
  THEMES,
  useSettings,
  VOLUMES,
  type Settings,
} from '@/components/kit/settings/settings';
import { speedWords } from '@/components/kit/settings/speed';

const THEME_WORDS = { system: 'themeSystem', night: 'themeNight', day: 'themeDay' } as const;
const VOLUME_WORDS = { 0: 'soundOff', 0.3: 'soundSoft', 0.6: 'soundMedium', 1: 'soundFull' } as const;
const NAME_WORDS = { box: 'namesBox', neutral: 'namesNeutral' } as const;
const SIZE_WORDS = { S: 'sizeSmall', M: 'sizeMedium', L: 'sizeLarge' } as const;

interface PartProps {
  readonly now: Settings;
  readonly change: (part: Partial<Settings>) => void;
}

/** Everything is in force at once, and kept. */
export function SettingsScreen() {
  const t = useWords();
  const toast = useToast();
  const now = useSettings();
  const change = (part: Partial<Settings>) => {
    const trouble = changeSettings(part);
    if (trouble) toast({ text: troubleWords(trouble, t) });
  };
  const back = () => goBack();
  return (
    <Screen
      testID="settings"
      head={<Header title={t('app:settings.title')} back={{ label: t('app:common.back'), onPress: back }} />}
    >
      <Language now={now} change={change} />
      <Seeing now={now} change={change} />
      <AtTheTable now={now} change={change} />
      <Hearing now={now} change={change} />
      <SavesSection />
      <OfflineSection />
      <CreditsSection />
    </Screen>
  );
}

function Language({ now, change }: PartProps) {
  const t = useWords();
  return (
    <>
      <Text role="section">{t('app:settings.language')}</Text>
      <Choices label={t('app:settings.language')}>
        <Row
          title={t('app:settings.languageSystem')}
          radio
          chosen={now.language === null}
          onPress={() => change({ language: null })}
          testID="language-system"
        />
        {LANGUAGES.map((language) => (
          <Row
            key={language}
            title={LANGUAGE_NAMES[language]}
            radio
            chosen={now.language === language}
            onPress={() => change({ language })}
            testID={`language-${language}`}
          />
        ))}
      </Choices>
    </>
  );
}

function Seeing({ now, change }: PartProps) {
  const t = useWords();
  return (
    <>
      <Text role="section">{t('app:settings.seeing')}</Text>
      <Choice
        title={t('app:settings.theme')}
        note={t('app:settings.themeNote')}
        value={now.theme}
        onChange={(theme) => change({ theme })}
        choices={THEMES.map((theme) => ({
          value: theme,
          label: t(`app:settings.${THEME_WORDS[theme]}`),
          testID: `theme-${theme}`,
        }))}
      />
      <Toggle
        title={t('app:settings.contrast')}
        sub={t('app:settings.contrastNote')}
        on={now.contrast}
        onChange={(contrast) => change({ contrast })}
        testID="contrast"
      />
      <Choice
        title={t('app:settings.textSize')}
        note={t('app:settings.textSizeNote')}
        value={now.textSize}
        onChange={(textSize) => change({ textSize })}
        choices={TEXT_SIZES.map((size) => ({
          value: size,
          label: t('app:settings.textSizeOf', { percent: size * 100 }),
          testID: `text-${size * 100}`,
        }))}
      />
      <Choice
        title={t('app:settings.boardSize')}
        note={t('app:settings.boardSizeNote')}
        value={now.boardSize}
        onChange={(boardSize) => change({ boardSize })}
        choices={BOARD_SIZES.map((size) => ({
          value: size,
          label: t(`app:settings.${SIZE_WORDS[size]}`),
          testID: `board-${size}`,
        }))}
      />
    </>
  );
}

function AtTheTable({ now, change }: PartProps) {
  const t = useWords();
  return (
    <>
      <Text role="section">{t('app:settings.table')}</Text>
      <Choice
        title={t('app:settings.speed')}
        note={t('app:settings.speedNote')}
        value={now.speed}
        onChange={(speed) => change({ speed })}
        choices={SPEEDS.map((speed) => ({
          value: speed,
          label: speedWords(speed, t),
          testID: `speed-${speed}`,
        }))}
      />
      <Toggle
        title={t('app:settings.leftHand')}
        sub={t('app:settings.leftHandNote')}
        on={now.leftHand}
        onChange={(leftHand) => change({ leftHand })}
        testID="left-hand"
      />
      <Toggle
        title={t('app:settings.hints')}
        sub={t('app:settings.hintsNote')}
        on={now.hints}
        onChange={(hints) => change({ hints })}
        testID="hints"
      />
      <Toggle
        title={t('app:settings.odds')}
        sub={t('app:settings.oddsNote')}
        on={now.odds}
        onChange={(odds) => change({ odds })}
        testID="odds"
      />
      <Toggle
        title={t('app:settings.around')}
        sub={t('app:settings.aroundNote')}
        on={now.around}
        onChange={(around) => change({ around })}
        testID="around"
      />
      <Choice
        title={t('app:settings.names')}
        note={t('app:settings.namesNote')}
        value={now.names}
        onChange={(names) => change({ names })}
        choices={SKINS.map((skin) => ({
          value: skin,
          label: t(`app:settings.${NAME_WORDS[skin]}`),
          testID: `names-${skin}`,
        }))}
      />
    </>
  );
}

function Hearing({ now, change }: PartProps) {
  const t = useWords();
  return (
    <>
      <Text role="section">{t('app:settings.hearing')}</Text>
      <Choice
        title={t('app:settings.sound')}
        note={t('app:settings.soundNote')}
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
    </>
  );
}
