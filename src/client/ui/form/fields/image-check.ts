import { imageSentences, maxImageBytes, maxImages } from '#shared/kit/common.schema.ts'

const kinds = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
export const acceptedImages = kinds.join(',')

interface Chosen {
  size: number
  type: string
}

/**
 * Which of the chosen files may be uploaded, and the sentence for the others. Too many at once
 * are refused together: which of them to leave out is not for us to say.
 */
export function checkImages<File extends Chosen>(
  chosen: readonly File[],
  countBefore: number,
): { accepted: File[]; sentence: string | null } {
  if (countBefore + chosen.length > maxImages) {
    return { accepted: [], sentence: imageSentences.tooMany }
  }
  // A file without a kind is left for the server to look into.
  const isWrongKind = ({ type }: Chosen) => type !== '' && !kinds.includes(type)
  const isTooLarge = ({ size }: Chosen) => size >= maxImageBytes
  const accepted = chosen.filter((file) => !isWrongKind(file) && !isTooLarge(file))
  if (chosen.some(isTooLarge)) return { accepted, sentence: imageSentences.tooLarge }
  return { accepted, sentence: chosen.some(isWrongKind) ? imageSentences.wrongKind : null }
}
