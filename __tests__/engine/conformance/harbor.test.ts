import { harborSubject } from './harbor';
import { conformance } from './suite';

conformance(harborSubject);
