import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import { createTestApp } from '#server/testing/test-app.ts'

let app: Awaited<ReturnType<typeof createTestApp>>
/** The ids of four crops, in the order they were listed. */
const crops: string[] = []
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://haat.example' })
  const { token } = await app.signUp()
  for (const name of ['Onion', 'Okra', 'Wheat', 'Gram']) {
    const answer = await app.call('POST', '/api/crop/add-crop', {
      token,
      body: { ...newCrop, name },
    })
    crops.push(answer.body.data._id)
  }
})
afterAll(() => app.close())

const get = async (url: string) => app.server.inject({ url })
const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

describe('what search engines are given', () => {
  it('robots.txt names the site map by its whole address', async () => {
    const { body, headers } = await get('/robots.txt')
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain('Sitemap: https://haat.example/sitemap.xml')
  })

  it('no search engine loads the login and the sign-up, to which every page links with its own address', async () => {
    const { body } = await get('/robots.txt')
    const closed = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
    expect(closed).toEqual(expect.arrayContaining(['/login', '/register']))
    const { body: pages } = await get('/sitemaps/pages.xml')
    const offered = addressesIn(pages).map((address) => new URL(address).pathname)
    expect(offered.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([])
  })

  it('the index leads to files of pages and of listings, where there are any', async () => {
    const { body, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toContain('xml')
    const names = addressesIn(body).map((address) => /sitemaps\/([a-z]+)/.exec(address)?.[1])
    expect(names).toEqual(['pages', 'crops'])
  })

  it('the prices of each crop have their page in it', async () => {
    const { body } = await get('/sitemaps/pages.xml')
    expect(addressesIn(body)).toContain('https://haat.example/market-price/crop/wheat')
  })

  it('an archived crop is not in it', async () => {
    const [first, second, third, archived = ''] = crops
    await execute(app.services.db, sql`update crops set is_archived = true where id = ${archived}`)
    // Another name, because the file that starts with the first row is cached for an hour.
    const { body } = await get(`/sitemaps/crops-${second}.xml`)
    expect(body).toContain(third)
    expect(body).not.toContain(first)
    expect(body).not.toContain(archived)
  })

  it('unknown files are not found, whatever their name', async () => {
    const nobody = '00000000-0000-7000-8000-000000000000'
    const names = ['nothing', `toString-${nobody}`, 'crops-1', `crops-f${nobody.slice(1)}`]
    for (const name of names) expect((await get(`/sitemaps/${name}.xml`)).statusCode).toBe(404)
  })

  it('an address gets 60 files a minute', async () => {
    const ask = () => app.server.inject({ url: '/robots.txt', remoteAddress: '203.0.113.9' })
    const answers = await Promise.all(Array.from({ length: 61 }, ask))
    const [last] = answers.slice(-1)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60)
    expect(last?.statusCode).toBe(429)
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await get('/robots.txt')).statusCode).toBe(200)
  })
})
