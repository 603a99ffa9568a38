import 'i18next';
import type { Subjects } from './resources';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: Subjects;
    returnNull: false;
  }
}
