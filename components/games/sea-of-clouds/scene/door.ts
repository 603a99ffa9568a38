export { Scene } from './Scene';
