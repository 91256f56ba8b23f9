import { imageSentences } from '#shared/kit/image.ts'
import { UploadNotReached } from './upload-failure.ts'

/**
 * The code that sends a picture, with the rules for the answer: it loads when a picture has been chosen.
 * @throws UploadNotReached when it cannot be fetched, as when the server cannot be reached.
 */
export async function loadUpload() {
  try {
    return await import('./upload-image.ts')
  } catch (cause) {
    throw new UploadNotReached(imageSentences.failed, { cause })
  }
}
