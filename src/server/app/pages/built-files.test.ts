import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { clientFolder } from './pages.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const scripts = readdirSync(join(clientFolder, 'assets')).filter((name) => name.endsWith('.js'))
const load = (url: string, acceptEncoding = 'br') =>
  app.server.inject({ url, headers: { 'accept-encoding': acceptEncoding } })

test('a built file is sent compressed as its client accepts it, to be remembered for a year', async () => {
  const [script = ''] = scripts
  const compressed = await load(`/assets/${script}`)
  expect(compressed.statusCode).toBe(200)
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const plain = await load(`/assets/${script}`, 'identity')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.rawPayload.length).toBeGreaterThan(compressed.rawPayload.length)
  expect((await load('/manifest.webmanifest')).headers['cache-control']).toBe('no-cache')
})

test.each([
  '/assets/nothing.js',
  '/assets/',
  '/assets/..%2findex.html',
  '/assets/..%5cindex.html',
  `/assets/${scripts[0]}.br`,
  '/sw.js.br',
  '/icons',
  '/assets/%00.js',
])('%s is no file', async (url) => {
  expect((await load(url)).statusCode).toBe(404)
})

test('all built files count under one name in the metrics', async () => {
  for (const script of scripts.slice(0, 3)) await load(`/assets/${script}`)
  const { body } = await app.server.inject('/metrics')
  expect(body).toContain('route="/assets/:file"')
  expect(body).not.toContain(scripts[0])
})
