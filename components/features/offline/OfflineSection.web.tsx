import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Row } from '@/components/ui/row';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { onlyInSafari, useInstall } from './home-screen';
import { fetchTheRest, useOffline } from './keeper';
import { ask, usePromised } from './storage';

/** Whether the page opens without a network, and what the browser promises about what it keeps. */
export function OfflineSection() {
  const t = useWords();
  return (
    <>
      <Text role="section">{t('app:offline.title')}</Text>
      <Reach />
      <Keeping />
      <OwnIcon />
    </>
  );
}

function Reach() {
  const t = useWords();
  const { place, share, stuck } = useOffline();
  if (place === null) return null;
  if (place !== 'kept') return <Row title={t(`app:offline.${place}`)} testID={`offline-${place}`} />;
  if (share >= 1) return <Row title={t('app:offline.ready')} left={<Done />} testID="offline-ready" />;
  // Never 100 before the last file.
  const percent = Math.floor(share * 100);
  return (
    <>
      <Row title={t(stuck ? 'app:offline.stuck' : 'app:offline.coming', { percent })} testID="offline-coming" />
      <Button kind="ghost" label={t('app:offline.fetch')} onPress={fetchTheRest} testID="offline-fetch" />
    </>
  );
}

function Done() {
  const theme = useTheme();
  return <Glyph name="check" color={theme.good} />;
}

function Keeping() {
  const t = useWords();
  const promised = usePromised();
  if (promised === null) return null;
  return (
    <>
      <Row
        title={t(`app:offline.${promised}`)}
        left={promised === 'granted' ? <Done /> : undefined}
        testID={`storage-${promised}`}
      />
      {promised === 'refused' || promised === 'unasked' ? (
        <Button kind="ghost" label={t('app:offline.ask')} onPress={() => void ask()} testID="storage-ask" />
      ) : null}
    </>
  );
}

function OwnIcon() {
  const t = useWords();
  const theme = useTheme();
  const install = useInstall();
  if (install)
    return (
      <Row
        title={t('app:offline.install')}
        sub={t('app:offline.installNote')}
        right={<Glyph name="chev" color={theme.text2} />}
        onPress={install}
        testID="install"
      />
    );
  return onlyInSafari ? (
    <Row title={t('app:offline.home')} sub={t('app:offline.homeNote')} testID="home-screen" />
  ) : null;
}
