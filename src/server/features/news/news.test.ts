import { expect, onTestFinished, test, vi } from 'vitest'
import { createNewsApp, startNewsStandIn } from '#server/testing/news-app.ts'
import { feedItem, feedsAt, rssFeed } from '#server/testing/stand-ins/news-feeds.ts'
import { behaviours } from '#server/testing/stand-ins/stand-in.ts'

const failed = 'Failed to load news. Please try again later.'

const latest = '/api/news/latest-news'

test('without a key the feeds are read, and their markup and scripts are removed', async () => {
  const hostile = rssFeed(
    feedItem(
      '<![CDATA[Onion <script>alert(1)</script>prices]]>',
      'https://paper.example/onion',
      '<description><![CDATA[<p onclick="x()">Up by <b>a third</b></p>]]></description>',
    ) + feedItem('A trap', 'javascript:alert(1)'),
  )
  const feed = await startNewsStandIn(behaviours.answers(hostile, 'application/rss+xml'))
  const { call } = await createNewsApp(feedsAt(`${feed.url}/rss`))

  const { status, body } = await call('GET', latest)
  expect(status).toBe(200)
  expect(body.data.news).toEqual([
    {
      title: 'Onion prices',
      description: 'Up by a third',
      image: null,
      url: 'https://paper.example/onion',
      published: '2024-11-20T04:30:00.000Z',
      category: ['agriculture'],
      source: { name: 'Village Voice' },
    },
  ])
  expect(body.data.source.isStale).toBe(false)

  await call('GET', latest)
  expect(feed.requests).toHaveLength(1)
})

test('stories of one feed are shown when the other feed fails', async () => {
  const good = await startNewsStandIn(
    behaviours.answers(rssFeed(feedItem('Rain', 'https://paper.example/rain'))),
  )
  const bad = await startNewsStandIn(behaviours.talksNonsense())
  const { call } = await createNewsApp(feedsAt(`${bad.url}/rss`, `${good.url}/rss`))
  const { body } = await call('GET', latest)
  expect(body.data.news.map(({ title }: { title: string }) => title)).toEqual(['Rain'])
})

test('when no source answers the answer is 503, and the next request tries again', async () => {
  const feed = await startNewsStandIn(behaviours.fails(503))
  const { call } = await createNewsApp(feedsAt(`${feed.url}/rss`))
  const refused = await call('GET', latest)
  expect(refused.status).toBe(503)
  expect(refused.body).toMatchObject({ code: 'news.unavailable', message: failed })

  // A failure is remembered for a second, by the clock that only runs forward.
  const { now } = performance
  let aheadMs = 0
  const clock = vi
    .spyOn(performance, 'now')
    .mockImplementation(() => now.call(performance) + aheadMs)
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => {
    clock.mockRestore()
    vi.useRealTimers()
  })
  const again = () => {
    aheadMs += 1100
    vi.advanceTimersByTime(1100)
    return call('GET', latest)
  }
  // Even after so many failures that the circuit is open.
  for (let i = 0; i < 4; i++) expect((await again()).status).toBe(503)
  expect(feed.requests.length).toBeGreaterThan(1)
  feed.handler = behaviours.answers(rssFeed(feedItem('Rain', 'https://paper.example/rain')))
  expect((await again()).status).toBe(200)
})

test('an unknown category is refused', async () => {
  const { call } = await createNewsApp({})
  const { status, body } = await call('GET', `${latest}?category=gossip`)
  expect(status).toBe(400)
  expect(body.message).toBe(
    'Category must be one of: agriculture, business, technology, health, science, sports, entertainment',
  )
})

const currentsAnswer = {
  status: 'ok',
  news: [
    {
      id: '1',
      title: 'Wheat sowing ahead',
      description: 'By <i>a week</i>',
      url: 'https://www.paper.example/wheat',
      author: 'None',
      image: 'None',
      language: 'en',
      category: ['agriculture', 'india'],
      published: '2024-11-19 10:30:00 +0000',
    },
  ],
}

test('with a key the news is from Currents, and a story without an author has its site as source', async () => {
  const currents = await startNewsStandIn(behaviours.answers(currentsAnswer))
  const { call } = await createNewsApp({ CURRENTS_API_KEY: 'k-secret', CURRENTS_URL: currents.url })
  const { body } = await call('GET', `${latest}?category=business`)
  expect(body.data.news[0]).toMatchObject({
    title: 'Wheat sowing ahead',
    description: 'By a week',
    image: null,
    published: '2024-11-19T10:30:00.000Z',
    source: { name: 'paper.example' },
  })
  expect(body.data.source.name).toBe('Currents')
  const { url } = currents.requests[0] ?? { url: new URL('http://none') }
  expect(url.pathname).toBe('/v1/latest-news')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    apiKey: 'k-secret',
    category: 'business',
  })
  expect(JSON.stringify(body)).not.toContain('k-secret')
})

test.for([
  ['fails', behaviours.fails(500)],
  ['limits the rate', behaviours.rateLimits()],
  ['answers another shape', behaviours.answers({ status: 'ok', news: 'none' })],
  ['has nothing', behaviours.answers({ status: 'ok', news: [] })],
] as const)('when Currents %s the feeds are read', async ([, behaviour]) => {
  const currents = await startNewsStandIn(behaviour)
  const feed = await startNewsStandIn(
    behaviours.answers(rssFeed(feedItem('Rain', 'https://paper.example/rain'))),
  )
  const { call } = await createNewsApp({
    CURRENTS_API_KEY: 'k-secret',
    CURRENTS_URL: currents.url,
    ...feedsAt(`${feed.url}/rss`),
  })
  const { status, body } = await call('GET', latest)
  expect(status).toBe(200)
  expect(body.data.news[0].title).toBe('Rain')
})

test('neither a configured feed nor its pictures can redirect into a private network', async () => {
  const inside = await startNewsStandIn(
    behaviours.answers(rssFeed(feedItem('Secret', 'https://inside.example/'))),
  )
  const paper = await startNewsStandIn(({ url }, response) => {
    if (url.pathname === '/rss') return void response.writeHead(301, { location: '/new' }).end()
    if (url.pathname === '/new') {
      const media = `<media:content medium="image" url="${paper.url}/photo"/>`
      return void response.end(rssFeed(feedItem('Rain', 'https://paper.example/1', media)))
    }
    response.writeHead(302, { location: `${inside.url}/latest/meta-data` }).end()
  })
  const created = await createNewsApp({
    NEWS_FEEDS: JSON.stringify({
      agriculture: [`${paper.url}/rss`],
      business: [`${paper.url}/elsewhere`],
    }),
  })
  const { body } = await created.call('GET', latest)
  expect(body.data.news[0].title).toBe('Rain')
  expect((await created.server.inject(body.data.news[0].image)).statusCode).toBe(404)
  expect((await created.call('GET', `${latest}?category=business`)).status).toBe(503)
  expect(inside.requests).toHaveLength(0)
})
