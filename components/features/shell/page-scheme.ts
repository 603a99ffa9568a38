import type { Scheme } from '@/components/ui/theme/theme';

/** Only a page has colours before the app does. */
export function markScheme(_scheme: Scheme): void {}
