import { say, useWords } from '@/components/i18n/words';
import { priceAt } from '@/engine/companion/seven-seas/fleet';
import { PORT_CARDS, portFrom } from '@/engine/games/seven-seas/data/ports';
import { Picks } from '../../Picks';
import { pricesWords } from '../prices';
import type { FormProps } from './form';

/** 4.9: the new port. */
export function IslanderForm({ sheet, tap, seat }: FormProps) {
  const t = useWords();
  return (
    <Picks
      label={t('companion-seven-seas:port')}
      picks={PORT_CARDS.map((id) => ({
        key: id,
        label: say(t, `seven-seas:ports.${id}`),
        sub: pricesWords(
          [0, 1, 2].map((good) => priceAt(portFrom(id), good)),
          t,
        ),
        dim: (sheet.ports & (1 << portFrom(id))) !== 0,
      }))}
      chosen={null}
      onPick={(key) => {
        const port = PORT_CARDS.find((one) => one === key);
        if (port) tap({ type: 'land', seat, port });
      }}
      wide
      testID="port"
    />
  );
}
