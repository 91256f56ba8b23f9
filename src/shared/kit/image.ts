/** Widths in pixels that every uploaded picture is kept in, the widest under its own address. */
export const imageWidths = [320, 640, 1280] as const
export type ImageWidth = (typeof imageWidths)[number]

/** The address of an uploaded picture in another width; for a `srcset`. */
export function imageVariant(url: string, width: ImageWidth): string {
  return width === 1280 ? url : url.replace(/\.webp(?=$|\?)/, `-${width}.webp`)
}

/** Pictures of messages: their addresses need a signature, which the server gives the two people. */
export const privatePictureStart = '/uploads/private-'

export const isPrivatePicture = (url: string) => url.startsWith(privatePictureStart)
