import type { PlayedMatch } from '@/engine/bots/series';
import type { Answer, SeriesRequest, ThinkRequest } from './request';

/** Page to worker. */
export type ToBot =
  | { readonly id: number; readonly request: ThinkRequest }
  | { readonly id: number; readonly series: SeriesRequest }
  | { readonly id: number; readonly cancel: true };

/** Worker to page; neither an answer nor a part means that thinking failed there. */
export interface FromBot {
  readonly id: number;
  readonly answer?: Answer;
  /** A series is over, or was cancelled. */
  readonly played?: readonly PlayedMatch[];
  /** Still thinking: so much of it is done. */
  readonly part?: number;
}
