import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Key } from '@/components/ui/key';
import { Row } from '@/components/ui/row';
import { hideAdvice, onlyInSafari, useAdviceHidden } from './home-screen';
import { takeUpdate, useOffline } from './keeper';

interface ShelfNotesProps {
  /** There is something to lose. */
  readonly played: boolean;
}

/** A new version, to be taken with one key: here and never at a table. And on Apple's phones the way to the home screen, until it is hidden. */
export function ShelfNotes({ played }: ShelfNotesProps) {
  const t = useWords();
  const { update } = useOffline();
  const hidden = useAdviceHidden();
  return (
    <>
      {update ? (
        <Row
          title={t('app:offline.newVersion')}
          sub={t('app:offline.newVersionNote')}
          right={<Button kind="primary" label={t('app:offline.take')} onPress={takeUpdate} testID="take-new-version" />}
          testID="new-version"
        />
      ) : null}
      {played && onlyInSafari && !hidden ? (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
          <View style={{ flex: 1 }}>
            <Row title={t('app:offline.home')} sub={t('app:offline.homeNote')} testID="home-screen-advice" />
          </View>
          <Key glyph="x" label={t('app:offline.hide')} onPress={hideAdvice} testID="hide-home-screen-advice" />
        </View>
      ) : null}
    </>
  );
}
