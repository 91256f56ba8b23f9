import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { startNewsStandIn } from '#server/testing/news-app.ts'
import { createSandboxTestApp } from '#server/testing/sandbox-app.ts'
import { feedItem, feedsAt, rssFeed } from '#server/testing/stand-ins/news-feeds.ts'

test('the real shop and a sandbox read the news once, and each shows its pictures', async () => {
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer()
  const paper = await startNewsStandIn(({ url }, response) => {
    if (url.pathname === '/photo.jpg') return void response.end(photo)
    const media = `<media:content medium="image" url="${paper.url}/photo.jpg"/>`
    response.end(rssFeed(feedItem('Rain', 'https://paper.example/1', media)))
  })
  const app = await createSandboxTestApp(feedsAt(`${paper.url}/rss`))
  onTestFinished(() => app.close())
  const { seller } = await app.addIntegrator()
  const pictureStatus = async (token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const news = await app.server.inject({ url: '/api/news/latest-news', headers })
    const [{ image }] = news.json().data.news
    return (await app.server.inject({ url: image, headers })).statusCode
  }
  expect([await pictureStatus(seller), await pictureStatus()]).toEqual([200, 200])
  expect([await pictureStatus(seller), await pictureStatus()]).toEqual([200, 200])
  expect(paper.requests.filter(({ url }) => url.pathname === '/rss')).toHaveLength(1)
}, 240_000)
