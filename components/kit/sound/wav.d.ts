/** A sound of assets/sounds, as the bundler hands it out. */
declare module '*.wav' {
  const source: number;
  export default source;
}
