import sharp from 'sharp'
import { multipartOf } from './multipart.ts'
import type { TestApp } from './test-app.ts'

/** Uploads a small picture as the person with this token. @returns its address. */
export async function uploadPicture(app: TestApp, token: string): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a4' } })
    .jpeg()
    .toBuffer()
  const form = multipartOf([{ bytes }])
  const answer = await app.call('POST', '/api/utils/upload-images', { token, ...form })
  const [url] = answer.body.data
  if (typeof url !== 'string') throw new Error(`upload failed: ${JSON.stringify(answer.body)}`)
  return url
}
