declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { readonly keepFeatures: readonly string[] },
  ): Promise<Buffer>;
}
