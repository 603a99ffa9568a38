import type { Answer, ThinkRequest } from './request';

/** Page to worker. */
export type ToBot =
  { readonly id: number; readonly request: ThinkRequest } | { readonly id: number; readonly cancel: true };

/** Worker to page; no answer means that thinking failed there. */
export interface FromBot {
  readonly id: number;
  readonly answer?: Answer;
}
