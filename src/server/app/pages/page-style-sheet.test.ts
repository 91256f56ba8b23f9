import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { clientFolder } from './pages.ts'

let app: TestApp
let cropId: string
beforeAll(async () => {
  app = await createTestApp()
  const { token } = await app.signUp()
  const answer = await app.call('POST', '/api/crop/add-crop', { token, body: newCrop })
  cropId = answer.body.data._id
})
afterAll(() => app.close())

/** A busy machine sends the plain shell; a second later there is time for rendering again. */
const open = (url: string, headers: Record<string, string> = {}) =>
  vi.waitFor(
    async () => {
      const { body } = await app.server.inject({ url, headers })
      expect(body).toContain('id="page-state"')
      return { body }
    },
    { interval: 300, timeout: 10_000 },
  )

/** The link that stands for the style sheet of all pages, with what the page has of it, and its name. */
const firstStyles =
  /<link disabled media="not all" rel="stylesheet" crossorigin href="\/assets\/(index-[\w-]+\.css)"><style data-first-styles>(.*?)<\/style>/s

test('a first page brings what it needs of the style sheet of all pages, and links it for browsers that have stored it', async () => {
  const complete = await open('/faq')
  const [part = '', sheet = '', css = ''] = firstStyles.exec(complete.body) ?? []
  const whole = readFileSync(resolve(clientFolder, 'assets', sheet), 'utf8')
  expect(css.length).toBeGreaterThan(10_000)
  expect(css.length).toBeLessThan(whole.length * 0.6)
  const linking = await open('/faq', { cookie: `language=en; styles=${sheet}` })
  expect(linking.body).toBe(
    complete.body.replace(
      part,
      () => `<link rel="stylesheet" crossorigin href="/assets/${sheet}">`,
    ),
  )
  // Another version's sheet is none of this one.
  const older = await open('/faq', { cookie: 'styles=index-older.css' })
  expect(older.body).toBe(complete.body)
})

test('a page is rendered once for browsers with and without the style sheet', async () => {
  const url = '/shop?category=Vegetables&sort=price-asc'
  const sheet = /\/assets\/(index-[\w-]+\.css)/.exec((await open(url)).body)?.[1]
  const rename = (name: string) =>
    execute(app.services.db, sql`update crops set name = ${name} where id = ${cropId}`)
  await rename('Renamed behind the app')
  try {
    const { body } = await open(url, { cookie: `styles=${sheet}` })
    expect(body).toContain(`/shop/${cropId}`)
    expect(body).not.toContain('Renamed behind the app')
  } finally {
    await rename(newCrop.name)
  }
})
