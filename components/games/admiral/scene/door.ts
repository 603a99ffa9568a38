export { Prepared, Scene } from './Scene';
