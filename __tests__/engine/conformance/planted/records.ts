import { harbor } from '@/__tests__/fixtures/harbor-game';
import { after, outside, telling, then, type Bug } from './plant';

/** In saves and recorded matches. */
export const RECORD_BUGS: readonly Bug[] = [
  [
    'saves: a stored',
    'neither the snapshot nor the log says what was',
    { clone: (s) => ({ ...harbor.clone(s), dice: [] }), parse: () => null },
  ],
  ['saves: a match sent', 'something outside the state decides', { advance: then((s) => void s.dice.push(outside())) }],
  ['saves: a frozen', 'new rules without a frozen match', { manifest: { ...harbor.manifest, rulesVersion: 2 } }],
  [
    'every kind',
    'no card is ever unsold',
    { advance: telling((e) => (e.type === 'unsold' ? { type: 'round', round: 1 } : e)) },
  ],
  [
    'golden match for 2',
    'the winner of an auction pays nothing',
    { advance: then((s, a) => void (a.type === 'LEAVE' && s.coins.fill(6))) },
  ],
  ['golden match for 3', 'a sailing ship pays double', { advance: then((s) => void (s.over && s.points.push(0))) }],
  [
    'golden match for 4',
    'the first card stays on top',
    { start: (o, seats, luck) => after(harbor.start(o, seats, luck), (s) => (s.deck.reverse(), s)) },
  ],
];
