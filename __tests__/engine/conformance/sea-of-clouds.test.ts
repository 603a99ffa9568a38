import { seaOfCloudsSubject } from './sea-of-clouds';
import { conformance } from './suite';

conformance(seaOfCloudsSubject);
