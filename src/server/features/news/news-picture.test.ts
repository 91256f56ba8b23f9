import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { createNewsApp, startNewsStandIn } from '#server/testing/news-app.ts'
import { feedItem, feedsAt, rssFeed } from '#server/testing/stand-ins/news-feeds.ts'
import { behaviours } from '#server/testing/stand-ins/stand-in.ts'

const latest = '/api/news/latest-news'

test('our server resizes pictures, and only those with a valid signature', async () => {
  const photo = await sharp({
    create: { width: 1600, height: 900, channels: 3, background: '#7a9a3c' },
  })
    .jpeg()
    .toBuffer()
  const paper = await startNewsStandIn(({ url }, response) => {
    if (url.pathname === '/photo.jpg') return void response.end(photo)
    if (url.pathname === '/fake.jpg') {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>'
      return void response.end(svg)
    }
    const media = (name: string) => `<media:content medium="image" url="${paper.url}/${name}"/>`
    response.end(
      rssFeed(
        feedItem('Photo', 'https://paper.example/1', media('photo.jpg')) +
          feedItem('Fake', 'https://paper.example/2', media('fake.jpg')),
      ),
    )
  })
  const created = await createNewsApp(feedsAt(`${paper.url}/rss`))
  const { body } = await created.call('GET', latest)
  const [good, fake] = body.data.news.map(({ image }: { image: string }) => image)
  expect(good).toMatch(/^\/api\/news\/picture\?/)

  const picture = await created.server.inject(good)
  expect(picture.statusCode).toBe(200)
  expect(picture.headers['content-type']).toBe('image/webp')
  expect(picture.headers['cache-control']).toContain('public')
  expect((await sharp(picture.rawPayload).metadata()).width).toBe(640)

  expect((await created.server.inject(fake)).statusCode).toBe(404)
  const forged = good.replace('photo', 'other')
  expect((await created.server.inject(forged)).statusCode).toBe(404)
  expect((await created.server.inject('/api/news/picture')).statusCode).toBe(404)
})

test('a picture that its site no longer has is asked for once and shown for three days', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer()
  let hasPhoto = true
  const paper = await startNewsStandIn(({ url }, response) => {
    const media = `<media:content medium="image" url="${paper.url}/photo.jpg"/>`
    if (url.pathname === '/rss')
      return void response.end(rssFeed(feedItem('Rain', 'https://paper.example/1', media)))
    if (hasPhoto) return void response.end(photo)
    response.writeHead(503).end()
  })
  const created = await createNewsApp(feedsAt(`${paper.url}/rss`))
  const { body } = await created.call('GET', latest)
  const statusOf = async () => (await created.server.inject(body.data.news[0].image)).statusCode
  const requests = () => paper.requests.filter(({ url }) => url.pathname === '/photo.jpg').length
  const loaded = Date.now()
  expect(await statusOf()).toBe(200)
  hasPhoto = false
  vi.setSystemTime(loaded + 23 * 3_600_000)
  expect([await statusOf(), requests()]).toEqual([200, 1])
  vi.setSystemTime(loaded + 71 * 3_600_000)
  expect([await statusOf(), requests()]).toEqual([200, 2])
  vi.setSystemTime(loaded + 73 * 3_600_000)
  expect(await statusOf()).toBe(404)
})

test('a story cannot make the server fetch a picture from a private network', async () => {
  const inside = await startNewsStandIn(behaviours.answers('secret', 'image/png'))
  const paper = await startNewsStandIn((_request, response) => {
    const media = `<media:content medium="image" url="${inside.url}/latest/meta-data"/>`
    response.end(rssFeed(feedItem('Trap', 'https://paper.example/1', media)))
  })
  const created = await createNewsApp(feedsAt(`${paper.url}/rss`))
  const { body } = await created.call('GET', latest)
  expect((await created.server.inject(body.data.news[0].image)).statusCode).toBe(404)
  expect(inside.requests).toHaveLength(0)
})
