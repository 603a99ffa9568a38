import { admiralSubject } from './admiral';
import { deadMansDrawSubject } from './dead-mans-draw';
import { harborSubject } from './harbor';
import { regattaSubject } from './regatta';
import { seaOfCloudsSubject } from './sea-of-clouds';
import { sevenSeasSubject } from './seven-seas';
import type { Subject } from './settings';
import { worldsEndSubject } from './worlds-end';

/** Every game that the suite holds to the contract. */
export const SUBJECTS: readonly Subject[] = [
  harborSubject,
  regattaSubject,
  deadMansDrawSubject,
  seaOfCloudsSubject,
  sevenSeasSubject,
  worldsEndSubject,
  admiralSubject,
];
