import { questions, type Chapter } from '@/components/kit/rules/book';

/** The rulings of section 9 that people ask about; the others are told where they belong. */
export const RULINGS: Chapter = {
  id: 'rulings',
  sections: [
    questions(
      'rulings',
      ['A10', 'A14', 'A16', 'A17', 'A21', 'A25', 'A28', 'A35', 'A3', 'A2'],
      ['drift', 'lines', 'boarding', 'load'],
    ),
  ],
};
