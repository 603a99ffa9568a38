import { admiralSubject } from './admiral';
import { conformance } from './suite';

conformance(admiralSubject, [3, 4]);
