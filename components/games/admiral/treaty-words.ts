import { namesOf, type Teller } from '@/components/kit/told';
import type { Offer } from '@/engine/games/admiral/view';

/** E-16: what two players agree about, inside a sentence. */
export function treatyWords({ about, against, until }: Pick<Offer, 'about' | 'against' | 'until'>, to: Teller): string {
  return about === 'joint'
    ? to.t('admiral:treaties.joint', { until, against: namesOf([against as number], to) })
    : to.t(`admiral:treaties.${about}`, { until });
}
