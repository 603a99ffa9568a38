import type { AsidesProps } from '@/components/kit/face';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import type { AdmiralView } from '@/engine/games/admiral/view';

export type AdmiralAsides = AsidesProps<AdmiralView, AdmiralAction>;
