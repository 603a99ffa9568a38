import { conformance } from './suite';
import { worldsEndSubject } from './worlds-end';

conformance(worldsEndSubject);
