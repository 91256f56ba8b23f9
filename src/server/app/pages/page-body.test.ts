import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPageBody } from './page-body.ts'

const html = '<p>टमाटर</p>'.repeat(1000)

test('a page is sent in every encoding, whichever was requested first', () => {
  for (const first of ['br', 'gzip', 'identity'] as const) {
    const body = createPageBody(html, first)
    expect(brotliDecompressSync(body.in('br')).toString()).toBe(html)
    expect(gunzipSync(body.in('gzip')).toString()).toBe(html)
    expect(body.in('identity').toString()).toBe(html)
  }
})

test('a page takes the memory of the compressed encodings that were requested, and is compressed once in each', () => {
  const body = createPageBody(html, 'identity')
  expect(body.size()).toBe(Buffer.byteLength(html))
  const small = body.in('br')
  expect(small.length).toBeLessThan(html.length / 10)
  body.in('identity')
  expect(body.size()).toBe(small.length)
  const zipped = body.in('gzip')
  expect(body.size()).toBe(small.length + zipped.length)
  expect(body.in('br')).toBe(small)
  expect(body.in('gzip')).toBe(zipped)
})
