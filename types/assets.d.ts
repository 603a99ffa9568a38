declare module '*.ttf' {
  const id: number;
  export default id;
}
declare module '*.wav' {
  const id: number;
  export default id;
}
declare module '*.png' {
  const id: number;
  export default id;
}
