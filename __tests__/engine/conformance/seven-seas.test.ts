import { sevenSeasSubject } from './seven-seas';
import { conformance } from './suite';

conformance(sevenSeasSubject);
