import { deadMansDrawSubject } from './dead-mans-draw';
import { conformance } from './suite';

conformance(deadMansDrawSubject);
