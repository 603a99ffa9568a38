declare module '*.webp' {
  const id: number;
  export default id;
}
