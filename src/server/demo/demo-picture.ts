/** The address of a demo picture, the same at every start. */
export const demoPictureUrl = (picture: string, version: string) =>
  `/uploads/demo-${picture}-${version}.webp`

/** The parts of a demo picture's address: its name, and its number or paint. */
export function readDemoPictureUrl(url: string): { picture: string; version: string } {
  const [, picture = '', version = ''] = /^\/uploads\/demo-(.+)-([^-]+)\.webp$/.exec(url) ?? []
  return { picture, version }
}
