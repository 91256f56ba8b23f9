import { v4 as newKey } from 'uuid'
import { loadUpload } from '#client/ui/form/fields/load-upload.ts'
import { readPicture, savePicture } from '#client/ui/form/fields/saved-pictures.ts'

/**
 * Uploads pictures of a message again that the server has deleted, because the message waited for more than a day.
 * @param images their addresses.
 * @returns the addresses from now on; null when the device has none of the pictures.
 * @throws UploadNotReached, UploadRefused.
 */
export async function uploadAgain(images: readonly string[]): Promise<string[] | null> {
  const files = await Promise.all(images.map(readPicture))
  if (files.every((file) => file === undefined)) return null
  const { uploadImage } = await loadUpload()
  const urls: string[] = []
  for (const [i, image] of images.entries()) {
    const file = files[i]
    if (!file) {
      urls.push(image)
      continue
    }
    const { signal } = new AbortController()
    const upload = { file, idempotencyKey: newKey(), onProgress: () => {}, signal }
    const url = await uploadImage(upload, 'message')
    await savePicture(url, file)
    urls.push(url)
  }
  return urls
}
