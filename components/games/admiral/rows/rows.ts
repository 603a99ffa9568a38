import type { Rows } from '@/components/kit/answers/presenter';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import type { AdmiralAsk } from '../asks';

/** How some of the actions are touched, told and pressed. */
export type RowsOf<T extends AdmiralAction['type']> = Pick<Rows<AdmiralAction, AdmiralAsk, never>, T>;
