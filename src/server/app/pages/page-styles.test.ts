import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newCrop } from '#server/testing/people/listings.ts'
import { inDays } from '#server/testing/people/rentals.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { publicPages } from '#shared/page/public-pages.constants.ts'
import { clientFolder } from './pages.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Terms of delivery and travel, which pages of listings show in parts of their own. */
const terms = {
  crops: { mode: 'pins', pinPrefixes: ['422'] },
  equipment: { mode: 'pins', pinPrefixes: ['422'] },
}
const tractor = {
  name: 'Tractor',
  category: 'Tractor',
  pricePerDay: 900,
  contactNumber: '+91 98765 43210',
  availableFrom: inDays(0),
  availableTo: inDays(300),
}

const classesOf = (css: string) =>
  new Set([...css.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name))
const readCss = (path: string) => classesOf(readFileSync(join(clientFolder, path), 'utf8'))

/** The classes of a rendered page that some style sheet of the app has, but none that the page links. */
async function unstyledClasses(path: string): Promise<string[]> {
  const html = await vi.waitFor(
    async () => {
      const { body } = await app.server.inject({ url: path })
      // A busy server sends the page without its content.
      expect(body, path).toContain('id="page-state"')
      return body
    },
    { interval: 300, timeout: 10_000 },
  )
  // Links that are disabled stand for styles within the page.
  const linked = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)]
  const inline = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
  const present = new Set([
    ...linked.flatMap(([, href = '']) => [...readCss(href)]),
    ...inline.flatMap(([, css = '']) => [...classesOf(css)]),
  ])
  const sheets = globSync('assets/*.css', { cwd: clientFolder })
  const known = new Set(sheets.flatMap((sheet) => [...readCss(sheet)]))
  expect(known.size).toBeGreaterThan(100)
  // What browsers with scripts do not show has no styles of its own. The library's names are marks, not styles.
  const shown = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '')
  const used = [...shown.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  )
  return [...new Set(used)].filter((name) => {
    return known.has(name) && !present.has(name) && !name.startsWith('mantine-')
  })
}

test('every rendered page links the styles of all that it shows, so that nothing moves when code comes', async () => {
  const { token } = await app.signUp()
  const add = async (path: string, body: object) => {
    const images = [await uploadPicture(app, token)]
    const answer = await app.call('POST', `/api/${path}`, { token, body: { ...body, images } })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body.data._id as string
  }
  await app.call('PATCH', '/api/delivery/update-terms', { token, body: terms })
  const cropId = await add('crop/add-crop', newCrop)
  const equipmentId = await add('equipment/add-equipment', tractor)
  const pages = [
    ...Object.values(publicPages),
    `/shop/${cropId}`,
    `/rental/${equipmentId}`,
    '/crop-calendar/wheat',
    '/market-price/crop/wheat',
  ]
  const unstyled: Record<string, string[]> = {}
  for (const path of pages) {
    const names = await unstyledClasses(path)
    if (names.length > 0) unstyled[path] = names
  }
  expect(unstyled).toEqual({})
})
