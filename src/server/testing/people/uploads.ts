import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { TestApp } from '../test-app.ts'
import { multipartOf } from '../wire/multipart.ts'

/** A picture of one colour, not encoded yet. */
export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a9a3c' } })

export type Uploads = ReturnType<typeof uploadsOf>

/** Uploads pictures as the user of `token`, and shows what was stored. */
export const uploadsOf = (app: TestApp, token: string) => ({
  send: (
    files: Parameters<typeof multipartOf>[0],
    headers: Record<string, string> = {},
    asToken = token,
  ) => {
    const form = multipartOf(files)
    return app.call('POST', '/api/utils/upload-images', {
      token: asToken,
      body: form.body,
      headers: { ...form.headers, ...headers },
    })
  },
  get: (url: string, headers: Record<string, string> = {}) =>
    app.server.inject({ method: 'GET', url, headers }),
  countStoredFiles: () => {
    const folder = join(app.env.DATA_DIR, 'uploads')
    return existsSync(folder) ? readdirSync(folder).length : 0
  },
  rows: async () => {
    const rows = await queryRows<{ url: string }>(app.services.db, sql`select url from uploads`)
    return rows.map(({ url }) => url)
  },
})

/**
 * Uploads a small picture as the user of `token`.
 * @param purpose `message` for a picture that only the two people of a conversation can see.
 * @returns its address.
 */
export async function uploadPicture(
  app: TestApp,
  token: string,
  purpose: 'listing' | 'message' = 'listing',
): Promise<string> {
  const form = multipartOf([{ bytes: await picture(40, 30).jpeg().toBuffer() }])
  const answer = await app.call('POST', `/api/utils/upload-images?for=${purpose}`, {
    token,
    ...form,
  })
  const [url] = answer.body.data
  if (typeof url !== 'string') throw new Error(`upload failed: ${JSON.stringify(answer.body)}`)
  return url
}
