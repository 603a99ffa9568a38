import { useWords } from '@/components/i18n/words';
import { changeSettings, settings, useSettings, type Settings } from '@/components/kit/settings/settings';
import { nextSpeed, speedWords } from '@/components/kit/settings/speed';
import { useToast } from '@/components/ui/toast';

interface Speed {
  readonly speed: Settings['speed'];
  /** "Pace of the table: normal" */
  readonly label: string;
  /** On to the next one, and says which. */
  readonly change: () => void;
}

/** How fast the table goes, changed while it does. */
export function useSpeed(): Speed {
  const t = useWords();
  const toast = useToast();
  const { speed } = useSettings();
  const words = (of: Settings['speed']) => `${t('app:settings.speed')}: ${speedWords(of, t)}`;
  return {
    speed,
    label: words(speed),
    change: () => {
      const next = nextSpeed(settings().speed);
      changeSettings({ speed: next });
      toast({ text: words(next) });
    },
  };
}
