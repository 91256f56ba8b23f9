import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { compressedOnce } from '#server/app/http/compression.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
/** Compresses the same bytes once. */
const compress = vi.spyOn(compressedOnce.compress.zlib, 'brotliCompressSync')
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const read = (url: string) => app.server.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })

test.each(['/api/docs/js/scalar.js', '/api/openapi.json'])(
  '%s is copied and compressed once, however many read it',
  async (url) => {
    compress.mockClear()
    const together = await Promise.all([read(url), read(`${url}?again`)])
    const last = await read(url)
    const answers = [...together, last]
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'br', 'br'])
    expect(compress).toHaveBeenCalledTimes(3)
    const [[sent] = [], ...others] = compress.mock.calls
    for (const [bytes] of others) expect(bytes).toBe(sent)
    expect(brotliDecompressSync(last.rawPayload).length).toBe(sent?.length)
  },
)

test('other addresses below the docs are not found, also in other spellings of the script’s', async () => {
  for (const path of ['nothing', 'js/scalar.js/', 'JS/scalar.js']) {
    expect((await read(`/api/docs/${path}`)).statusCode).toBe(404)
  }
  const spelt = await read('/api/docs/js/%73calar.js')
  expect(spelt.rawPayload.length).toBe((await read('/api/docs/js/scalar.js')).rawPayload.length)
})
