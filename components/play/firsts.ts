import * as v from 'valibot';
import type { Firsts } from '@/components/kit/choreography/queue';
import { Live } from '@/components/saves/live';
import { documentOf } from '@/components/saves/vault';

/** Moments by name that have been seen on this device. */
export const keptFirsts = new Live(
  documentOf<readonly string[]>({ name: 'firsts', schema: v.array(v.string()), defaults: () => [] }),
);

export const firsts: Firsts = {
  isNew: (moment) => !keptFirsts.now().includes(moment),
  saw: (moment) => void keptFirsts.change((now) => (now.includes(moment) ? now : [...now, moment])),
};
