import { goBack } from '@/components/ui/go-back';
import { useState } from 'react';
import { Glyph } from '@/components/art/Glyph';
import { sizeWords } from '@/components/kit/files/size-words';
import { useWords } from '@/components/i18n/words';
import { stored } from '@/components/saves/vault';
import { agoWords } from '@/components/features/shelf/status-words';
import { Empty } from '@/components/ui/empty';
import { Header } from '@/components/ui/header';
import { Row } from '@/components/ui/row';
import { Screen } from '@/components/ui/screen';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { listAside, type Aside } from '@/engine/saves/aside';
import { AsideSheet } from './AsideSheet';
import { asideWords } from './words';

const look = () => ({ list: listAside(stored), now: Date.now() });

/** What could not be read or was set aside: each with the ways to export it, to put it back and to throw it away. */
export function AsideScreen() {
  const t = useWords();
  const theme = useTheme();
  const [{ list, now }, setSeen] = useState(look);
  const [open, setOpen] = useState<string | null>(null);
  const opened = list.find(({ key }) => key === open);
  const back = () => goBack('/settings');
  const sub = ({ at, text, whole }: Aside) =>
    [
      ...(at === undefined ? [] : [agoWords(at, now, t)]),
      t(whole ? 'app:aside.whole' : 'app:aside.damaged'),
      sizeWords(text.length, t),
    ].join(', ');
  return (
    <Screen
      testID="aside"
      head={<Header title={t('app:aside.title')} back={{ label: t('app:common.back'), onPress: back }} />}
    >
      {list.length === 0 ? (
        <Empty
          text={t('app:aside.empty')}
          testID="aside-empty"
          way={{ label: t('app:common.back'), onPress: back, testID: 'aside-back' }}
        />
      ) : (
        <Text tone="text2">{t('app:aside.note')}</Text>
      )}
      {list.map((one) => (
        <Row
          key={one.key}
          title={asideWords(one, t)}
          sub={sub(one)}
          right={<Glyph name="chev" color={theme.text3} />}
          onPress={() => setOpen(one.key)}
          testID={`aside-${one.key}`}
        />
      ))}
      {opened ? (
        <AsideSheet aside={opened} sub={sub(opened)} onClose={() => setOpen(null)} onChange={() => setSeen(look())} />
      ) : null}
    </Screen>
  );
}
