/** The part of subset-font that fonts.ts uses; the package has no types of its own. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2';
    /** An axis pinned to a value, or limited to a range. */
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
