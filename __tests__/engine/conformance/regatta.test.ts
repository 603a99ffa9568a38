import { regattaSubject } from './regatta';
import { conformance } from './suite';

conformance(regattaSubject);
