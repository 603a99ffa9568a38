import { section, type Chapter } from '@/components/kit/rules/book';
import { brief, MARKS } from './marks';

export const SAILING: Chapter = {
  id: 'sailing',
  sections: [
    section(
      'moving',
      { one: '4.6.1', small: '4.6.2', ocean: '4.6.3', gates: '4.6.4' },
      [['list:cases', { many: '4.6.5', along: '4.6.6', far: '2.5' }]],
      { marks: [MARKS.move], figure: 'moving', see: ['calypso', 'calm', 'flight', 'jack'] },
    ),
    section(
      'calypso',
      { step: '4.7.1', small: '4.7.3 4.7.4 A12 A38', ocean: '4.7.2 4.7.4' },
      [['list:cases', { where: '4.7.4 4.7.9', any: '4.7.5', never: '4.7.6', most: '4.7.7', compass: '4.7.8' }]],
      { marks: [MARKS.favour], brief: brief('calypso'), figure: 'calypso', see: ['moving', 'favour', 'calm'] },
    ),
    section(
      'port',
      { where: '4.8.1', offer: '4.8.2 4.8.3', now: '4.8.4', back: '4.8.5 4.8.10' },
      [['list:cases', { look: '4.8.6', gold: '4.8.3 4.8.9', few: '4.8.2', gone: '4.8.7 4.8.8' }]],
      { marks: [MARKS.port], see: ['actions', 'auction', 'barbossa', 'runs-out'] },
    ),
    section(
      'guards',
      { post: '4.9.1 A13 A29', most: '4.9.2', recall: '4.9.3', when: '4.9.1 4.9.3 4.9.10', why: '4.11.2 4.3.31' },
      [['list:cases', { again: '4.9.13', lost: '4.9.11', sixty: '4.9.14 E-33' }]],
      { marks: [MARKS.guard], see: ['guard-moves', 'raid', 'open-sea', 'flight'] },
    ),
    section(
      'guard-moves',
      { shift: '4.9.4 4.9.12', once: '4.9.4 A46' },
      [['list:cases', { ocean: '4.9.6 4.9.12', never: '4.9.5', posted: '4.9.7', moved: '4.9.8', full: '4.9.9' }]],
      { see: ['guards', 'actions'] },
    ),
  ],
};
