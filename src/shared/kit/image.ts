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

export const maxImages = 5

/** Each uploaded image must be smaller than this many bytes (2 MB = 2 × 1024 × 1024). */
export const maxImageBytes = 2 * 1024 * 1024

export const imageSentences = {
  tooMany: 'You can only upload up to 5 images.',
  tooLarge: 'Each image must be under 2 MB.',
  atLeastOne: 'Please upload at least one image.',
  failed: 'Failed to upload images.',
  wrongKind: 'Only JPEG, PNG, WebP or AVIF images can be uploaded.',
  notUploaded: 'Images must be uploaded here first.',
} as const
