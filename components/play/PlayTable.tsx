import { useState } from 'react';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useWords } from '@/components/i18n/words';
import { clothOf, Curtain } from '@/components/kit/curtain/Curtain';
import { PartingHalves } from '@/components/kit/curtain/CurtainHalves';
import { useSitting } from '@/components/kit/frame/use-around';
import { haptics } from '@/components/kit/haptics/phone';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import { sounds } from '@/components/kit/sound/sounds';
import { OpenTable, type OpenTableProps } from './OpenTable';
import { ASIDE } from './table-picture';

/** The table, and the curtain before it. While it hangs, only the drawing of what a bystander sees stays behind it. */
export function PlayTable(props: Omit<OpenTableProps, 'covered'>) {
  const t = useWords();
  const { store, table, face } = props;
  const { seats } = store.match;
  const { curtain } = table;
  const { places } = useSitting(seats);
  const { top } = useSafeAreaInsets();
  const [hung, setHung] = useState(curtain);
  const [parting, setParting] = useState<string | null>(null);
  if (hung !== curtain) {
    setHung(curtain);
    setParting(hung && !curtain ? clothOf(emblemOf(seats, hung.seat)) : null);
  }
  return (
    <>
      <OpenTable {...props} covered={curtain !== null} />
      {curtain ? (
        <Curtain
          key={curtain.seat}
          turn={places?.[curtain.seat]?.turn ?? 0}
          name={nameOf(seats, curtain.seat)}
          emblem={emblemOf(seats, curtain.seat)}
          game={t(`app:games.${face.id}.title`)}
          secret={curtain.kind === ASIDE ? t('app:asides.secret') : face.secretWords(curtain, t)}
          back={curtain.kind === ASIDE ? { label: t('app:asides.back'), onPress: () => store.stepBack() } : null}
          onOpen={() => {
            haptics.say('hand-over');
            sounds.play('curtain');
            store.open(curtain.seat);
          }}
        />
      ) : null}
      {parting === null ? null : <PartingHalves color={parting} top={top} />}
    </>
  );
}
