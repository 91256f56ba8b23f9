/** Widths in pixels in which every uploaded picture is stored; the widest has the plain address. */
export const imageWidths = [320, 640, 1280] as const
export type ImageWidth = (typeof imageWidths)[number]

/** The address of an uploaded picture in another width, for a `srcset`. */
export function imageVariant(url: string, width: ImageWidth): string {
  return width === 1280 ? url : url.replace(/\.webp(?=$|\?)/, `-${width}.webp`)
}

/** Start of the addresses of message pictures, which require a signature for one of the two people. */
export const privatePicturePrefix = '/uploads/private-'

export const isPrivatePicture = (url: string) => url.startsWith(privatePicturePrefix)
