import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { uploadPicture } from '#server/testing/people/uploads.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { publicPages } from '#shared/page/public-pages.constants.ts'
import { clientFolder } from './pages.ts'

const nasty = '</script><script>alert(1)</script> & "$&" <b>tomatoes'

let app: TestApp
let farmer: string
let cropId: string
let equipmentId: string

beforeAll(async () => {
  const built = resolve(clientFolder, '../server/entry-server.js')
  if (!existsSync(built)) throw new Error('The client is not built: run `npm run build` first.')
  app = await createTestApp({ PUBLIC_URL: 'https://haat.example' })
  farmer = (await app.signUp()).token
  const images = [await uploadPicture(app, farmer)]
  cropId = await add('crop/add-crop', {
    name: nasty.slice(0, 100),
    category: 'Vegetables',
    price: 32.5,
    quantity: 400,
    description: 'Picked this morning',
    harvestDate: '2026-11-01',
    expiryDate: '2099-12-01',
    dispatchTime: 2,
    images,
  })
  equipmentId = await add('equipment/add-equipment', {
    name: 'Combine harvester',
    category: 'Harvester',
    pricePerDay: 4500,
    contactNumber: '+91 98765 43210',
    availableFrom: '2026-11-01',
    availableTo: '2099-12-31',
    images,
  })
}, 120_000)
afterAll(() => app.close())

async function add(path: string, body: object): Promise<string> {
  const answer = await app.call('POST', `/api/${path}`, { token: farmer, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data._id
}

async function openOnce(url: string, headers: Record<string, string> = {}) {
  const { statusCode, body, headers: sent } = await app.server.inject({ url, headers })
  const find = (pattern: RegExp) => pattern.exec(body)?.[1] ?? ''
  return {
    status: statusCode,
    body,
    vary: String(sent.vary),
    language: find(/<html lang="(\w+)"/),
    title: find(/<title data-head="">([^<]*)<\/title>/),
    description: find(/<meta name="description" content="([^"]*)"/),
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
    heading: find(/<h1[^>]*>(.*?)<\/h1>/s).replaceAll(/<[^>]*>/g, ''),
    data: [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, text = '']) => JSON.parse(text),
    ),
  }
}

/** A busy machine sends the plain shell; a second later there is time for rendering again. */
const open: typeof openOnce = (url, headers) =>
  vi.waitFor(
    async () => {
      const opened = await openOnce(url, headers)
      expect(opened.body).toContain('id="page-state"')
      return opened
    },
    { interval: 300, timeout: 10_000 },
  )

test.each([
  ['/shop?q=&category=Grains&sort=&state=', '/shop?category=Grains'],
  ['/weather?city=', '/weather'],
  ['/shop?q=%E0%A4%AA%E0%A5%8D&page=', '/shop?q=%E0%A4%AA%E0%A5%8D'],
])('%s, as a browser’s own form sends it, leads to %s', async (url, location) => {
  const { statusCode, headers } = await app.server.inject({ url })
  expect([statusCode, headers.location]).toEqual([302, location])
})

test('where scripts are off, the shop has a form for its address, and the browser’s code has none of it', async () => {
  const { body } = await open('/shop?category=Vegetables&state=Bihar')
  const [, form = ''] =
    /<noscript>(?:(?!<\/noscript>).)*(<form action="\/shop".*?<\/form>)/s.exec(body) ?? []
  const names = [...form.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)
  expect(names).toEqual('q category sort organic near state district minPrice maxPrice'.split(' '))
  expect(form).toMatch(/<option(?=[^>]* selected)[^>]* value="Bihar"/)
})

test('a page that there was no time to render says so where scripts are off', async () => {
  const { body } = await app.server.inject({ url: `/shop?q=${'x'.repeat(1000)}` })
  expect(body).not.toContain('id="page-state"')
  expect(body).toMatch(/<noscript>.*Please load it again in a minute/s)
})

test('the number of a machine’s owner is in no rendered page', async () => {
  for (const path of ['/rental', `/rental/${equipmentId}`]) {
    const { body } = await open(path)
    expect(body).toContain('Combine harvester')
    expect(body.replaceAll(/\D/g, ''), path).not.toContain('9876543210')
  }
})

test.each([
  ...Object.values(publicPages),
  '/equipment',
  '/weather-forecast',
  '/market-prices',
  '/login',
  '/register',
])('%s is rendered in both languages, with its title, description and links', async (path) => {
  for (const language of ['en', 'hi']) {
    const page = await open(`${path}?lang=${language}`)
    const where = `${path} in ${language}`
    expect(page.status, where).toBe(200)
    expect(page.language, where).toBe(language)
    expect(page.body.match(/<h1/g), where).toHaveLength(1)
    expect(page.heading, where).toMatch(language === 'hi' ? /\p{Script=Devanagari}/u : /\w/)
    expect(page.title, where).toMatch(language === 'hi' ? /\p{Script=Devanagari}/u : /KrishiHaat/)
    expect(page.description.length, where).toBeGreaterThan(40)
    expect(page.description.length, where).toBeLessThan(200)
    expect(page.canonical, where).toMatch(/^https:\/\/haat\.example\/[\w-]*\?lang=/)
    expect(page.body, where).toContain(`hreflang="${language === 'hi' ? 'en' : 'hi'}"`)
    expect(page.body, where).toContain('property="og:image" content="https://haat.example/')
  }
})

test('the shop’s HTML has the first cards that match the address', async () => {
  const { body } = await open('/shop?category=Vegetables')
  expect(body).toContain(`/shop/${cropId}`)
  expect((await open('/shop?category=Fruits')).body).not.toContain(`/shop/${cropId}`)
})

test('a listing’s name is escaped everywhere, never markup', async () => {
  for (const url of ['/shop', `/shop/${cropId}`]) {
    const { body } = await open(url)
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('<b>tomatoes')
  }
})

test('a crop’s page describes its offer for search engines and previews', async () => {
  const { data, body, title } = await open(`/shop/${cropId}`)
  const product = data.find((object) => object['@type'] === 'Product')
  expect(product).toMatchObject({
    name: nasty.slice(0, 100),
    url: `https://haat.example/shop/${cropId}`,
    offers: { price: 32.5, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
  })
  expect(data.map((object) => object['@type'])).toContain('BreadcrumbList')
  expect(title).toContain('&lt;/script&gt;')
  expect(body).toContain('property="og:type" content="product"')
  expect((await open(`/rental/${equipmentId}`)).heading).toBe('Combine harvester')
})

test('the home page says how the site is searched', async () => {
  const { data } = await open('/')
  expect(data.map((object) => object['@type'])).toEqual(['Organization', 'WebSite'])
  expect(JSON.stringify(data)).toContain('https://haat.example/shop?q={search_term_string}')
})

test('what is not there is a 404 with a page, and so is a listing once it is archived', async () => {
  for (const url of [
    '/nowhere',
    '/shop/019abc',
    '/shop/%00',
    '/rental/x',
    '/blog/nothing',
    '/crop-calendar/x',
  ]) {
    const { status, body } = await open(url)
    expect(status, url).toBe(404)
    expect(body, url).toMatch(/<h1/)
    expect(body, url).not.toContain('rel="canonical"')
  }
  const body = { isArchived: true }
  await app.call('PATCH', `/api/equipment/update-equipment/${equipmentId}`, { token: farmer, body })
  expect((await open(`/rental/${equipmentId}?after=1`)).status).toBe(404)
})

test.each(['//', '//shop', '/shop//', '/%00', '/%2e%2e/x', `/${'x/'.repeat(1000)}`])(
  'what can be no file is a page that is not there: %s',
  async (url) => {
    const { statusCode, headers, body } = await app.server.inject({ url })
    expect({ statusCode, type: headers['content-type'] }).toEqual({
      statusCode: 404,
      type: 'text/html; charset=utf-8',
    })
    expect(body).toContain('<div id="root">')
  },
)

test('with no time for rendering, what is not there is a 404 still, and what is there is not', async () => {
  const visit = async (url: string) => (await app.server.inject({ url })).statusCode
  const long = 'x'.repeat(1000)
  expect(await Promise.all([visit(`/nonsense?${long}`), visit(`/shop?${long}`)])).toEqual([
    404, 200,
  ])
})

test('an encoding that the browser refuses is not sent', async () => {
  const sent = async (accepted: string) => {
    const headers = { 'accept-encoding': accepted }
    await open('/faq')
    return (await app.server.inject({ url: '/faq', headers })).headers['content-encoding']
  }
  expect(await sent('gzip, deflate, br')).toBe('br')
  expect(await sent('br;q=0, gzip')).toBe('gzip')
  expect(await sent('gzip;q=0, br;q=0.0')).toBeUndefined()
})

test('a user’s own pages are sent as an empty shell without indexing, with or without a token', async () => {
  for (const path of ['/dashboard', '/dashboard/crops', '/my-profile', '/chatbot', '/setup']) {
    const { status, body } = await open(path, { authorization: `Bearer ${farmer}` })
    expect(status, path).toBe(200)
    expect(body, path).toContain('name="robots" content="noindex"')
    expect(body, path).not.toContain('<h1')
  }
})

test('the language is the address’s, else the cookie’s, else the browser’s', async () => {
  const hindi = { 'accept-language': 'hi-IN,en;q=0.8' }
  expect((await open('/faq', hindi)).language).toBe('hi')
  expect((await open('/faq', { ...hindi, cookie: 'a=b; language=en' })).language).toBe('en')
  expect((await open('/faq?lang=hi', { cookie: 'language=en' })).language).toBe('hi')
  expect((await open('/faq', { cookie: 'language=xx' })).language).toBe('en')
  expect((await open('/faq')).vary).toBe('Accept-Language, Cookie, Accept-Encoding')
})
