import { useEffect, useRef } from 'react';
import { useWords } from '@/components/i18n/words';
import { useToast } from '@/components/ui/toast';

/** Says once that a sheet was opened from what was left of it. */
export function usePatched({ patched }: { readonly patched: boolean }): void {
  const t = useWords();
  const toast = useToast();
  const said = useRef(!patched);
  useEffect(() => {
    if (said.current) return;
    said.current = true;
    toast({ text: t('companion:otherCopy') });
  }, [toast, t]);
}
