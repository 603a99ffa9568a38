import { useWords } from '@/components/i18n/words';
import { PORT_CARDS } from '@/engine/games/seven-seas/data/ports';
import { Picks } from '@/components/kit/companion/Picks';
import { portPicks } from '../prices';
import type { FormProps } from './form';

/** 4.9: the new port. */
export function IslanderForm({ sheet, draft, onDraft }: FormProps) {
  const t = useWords();
  return (
    <Picks
      label={t('companion-seven-seas:port')}
      picks={portPicks(PORT_CARDS, sheet, t)}
      chosen={draft.port}
      onPick={(key) => onDraft({ port: PORT_CARDS.find((one) => one === key) ?? null })}
      wide
      testID="port"
    />
  );
}
