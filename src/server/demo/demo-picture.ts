/** Where a demo picture is served: a name of its own, the same at every start. */
export const demoPictureUrl = (picture: string, version: string) =>
  `/uploads/demo-${picture}-${version}.webp`

/** What the address says of the picture: its name, and its number or paint. */
export function readDemoPictureUrl(url: string): { picture: string; version: string } {
  const [, picture = '', version = ''] = /^\/uploads\/demo-(.+)-([^-]+)\.webp$/.exec(url) ?? []
  return { picture, version }
}
