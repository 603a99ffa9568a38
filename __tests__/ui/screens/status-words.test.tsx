import { scoreWords } from '@/components/features/shelf/status-words';

it('points below nothing have a real minus sign, as on the table', () => {
  expect(scoreWords({ scores: [-2, 0, 14] }).replace(/\u00a0/g, ' ')).toBe('−2 : 0 : 14');
});
