import type { English } from '#client/platform/i18n/texts.ts'
import { imageSentences, maxImageBytes, maxImages } from '#shared/kit/common.schema.ts'

const kinds = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
export const acceptedImages = kinds.join(',')

interface Chosen {
  size: number
  type: string
}

/**
 * The chosen files that may be uploaded, and the error about the others. Too many files are refused
 * together, as the user has to choose among them.
 */
export function checkImages<File extends Chosen>(
  chosen: readonly File[],
  countBefore: number,
): { accepted: File[]; sentence: English | null } {
  if (countBefore + chosen.length > maxImages) {
    return { accepted: [], sentence: imageSentences.tooMany }
  }
  // Files without a MIME type are left to the server's check.
  const isWrongKind = ({ type }: Chosen) => type !== '' && !kinds.includes(type)
  const isTooLarge = ({ size }: Chosen) => size >= maxImageBytes
  const accepted = chosen.filter((file) => !isWrongKind(file) && !isTooLarge(file))
  if (chosen.some(isTooLarge)) return { accepted, sentence: imageSentences.tooLarge }
  return { accepted, sentence: chosen.some(isWrongKind) ? imageSentences.wrongKind : null }
}
