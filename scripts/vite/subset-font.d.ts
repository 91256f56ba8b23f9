// The declarations that others published lack the options of newer versions.
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: { keepAllGlyphs: true; noHinting: true; targetFormat: 'woff2' },
  ): Promise<Buffer>
}
