/** What a hand can be told, in the words of the look (section 12), and how hard dice strike. */
export type HapticWord =
  | 'pick'
  | 'place'
  | 'bank'
  | 'flip'
  | 'danger'
  | 'bust'
  | 'duel'
  | 'win'
  | 'refuse'
  | 'tick'
  | 'hand-over'
  | 'clatter'
  | 'knock'
  | 'crash';

export type Touch = 'selection' | 'soft' | 'light' | 'medium' | 'heavy' | 'rigid' | 'success' | 'warning' | 'error';

export interface TouchAt {
  readonly at: number;
  readonly touch: Touch;
}

/** A word as single touches, in milliseconds after it is said. */
export const VOCABULARY: Readonly<Record<HapticWord, readonly TouchAt[]>> = {
  pick: [{ at: 0, touch: 'selection' }],
  place: [{ at: 0, touch: 'light' }],
  bank: [
    { at: 0, touch: 'medium' },
    { at: 60, touch: 'light' },
  ],
  flip: [{ at: 0, touch: 'light' }],
  danger: [
    { at: 0, touch: 'rigid' },
    { at: 70, touch: 'rigid' },
  ],
  bust: [
    { at: 0, touch: 'heavy' },
    { at: 120, touch: 'error' },
  ],
  duel: [{ at: 0, touch: 'medium' }],
  win: [{ at: 0, touch: 'success' }],
  refuse: [{ at: 0, touch: 'warning' }],
  tick: [{ at: 0, touch: 'selection' }],
  'hand-over': [{ at: 0, touch: 'soft' }],
  clatter: [{ at: 0, touch: 'soft' }],
  knock: [{ at: 0, touch: 'light' }],
  crash: [{ at: 0, touch: 'rigid' }],
};

/** Motors of Android phones are rougher: everything one step lighter. */
export const LIGHTER: Readonly<Record<Touch, Touch>> = {
  selection: 'selection',
  soft: 'selection',
  light: 'selection',
  medium: 'light',
  heavy: 'medium',
  rigid: 'light',
  success: 'light',
  warning: 'light',
  error: 'medium',
};
