import type { English } from '#client/platform/i18n/texts.ts'
import { imageSentences, maxImageBytes, maxImages } from '#shared/kit/image.ts'

const kinds = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
export const acceptedImages = kinds.join(',')
/** What iPhones take; only their own browser can read it, and then sends it as JPEG. */
const appleKinds = ['image/heic', 'image/heif']

interface Chosen {
  type: string
  name?: string
}

const isApplePhoto = ({ type, name = '' }: Chosen) =>
  appleKinds.includes(type) || (type === '' && /\.hei[cf]$/i.test(name))

const unreadableApplePhoto: English =
  'This browser cannot read HEIC photos. Take the photo here, or choose JPEG in the settings of your camera.'

/**
 * The chosen files that may be pictures, and the error about the others. Too many files are refused
 * together, as the user has to choose among them. Their size counts once they have been made smaller.
 */
export function checkImages<File extends Chosen>(
  chosen: readonly File[],
  countBefore: number,
): { accepted: File[]; sentence: English | null } {
  if (countBefore + chosen.length > maxImages) {
    return { accepted: [], sentence: imageSentences.tooMany }
  }
  // Files without a MIME type are left to the browser's decoder and the server's check.
  const isRightKind = (file: Chosen) =>
    file.type === '' || kinds.includes(file.type) || isApplePhoto(file)
  const accepted = chosen.filter(isRightKind)
  return {
    accepted,
    sentence: accepted.length < chosen.length ? imageSentences.wrongKind : null,
  }
}

/** Why a picture cannot be sent as it is; null when it can. */
export function sizeError(file: Chosen & { size: number }): English | null {
  if (isApplePhoto(file)) return unreadableApplePhoto
  return file.size >= maxImageBytes ? imageSentences.tooLarge : null
}
