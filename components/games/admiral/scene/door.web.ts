import { drawnLater } from '@/components/kit/skia/drawn-later';

export const Scene = drawnLater(async () => (await import('./Scene')).Scene);
export const Prepared = drawnLater(async () => (await import('./Scene')).Prepared);
