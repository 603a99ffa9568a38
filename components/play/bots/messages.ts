import type { Answer, ThinkRequest } from './request';

/** Page to worker. */
export type ToBot =
  { readonly id: number; readonly request: ThinkRequest } | { readonly id: number; readonly cancel: true };

/** Worker to page; neither an answer nor a part means that thinking failed there. */
export interface FromBot {
  readonly id: number;
  readonly answer?: Answer;
  /** Still thinking: so much of it is done. */
  readonly part?: number;
}
