/** Widths in pixels that every uploaded picture is kept in, the widest under its own address. */
export const imageWidths = [320, 640, 1280] as const
export type ImageWidth = (typeof imageWidths)[number]

/** The address of an uploaded picture in another width; for a `srcset`. */
export function imageVariant(url: string, width: ImageWidth): string {
  return width === 1280 ? url : url.replace(/\.webp$/, `-${width}.webp`)
}
