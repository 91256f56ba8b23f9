import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { StartError } from '#server/platform/config/start-error.ts'
import { readEmoji } from '#server/platform/storage/emoji.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { blogTopics } from '#shared/blog/blog.constants.ts'
import type { BlogArticle, BlogListView } from '#shared/blog/blog.schema.ts'
import { blogArticles } from './blog.service.ts'
import { readArticles } from './blog-data.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function list(query: Record<string, string> = {}): Promise<BlogListView> {
  const { status, body } = await app.call('GET', `/api/blog/articles?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return body.data
}

describe('the articles', () => {
  const articles = blogArticles()
  const words = (text: string) => text.split(/\s+/).length

  test('are at least ten, are long enough to be useful, and have a drawing for each picture', async () => {
    expect(articles.length).toBeGreaterThanOrEqual(10)
    const short = articles.filter(({ en, hi }) => words(en.text) < 700 || words(hi.text) < 600)
    expect(short.map(({ slug }) => slug)).toEqual([])
    const drawings = new Set(articles.flatMap(({ picture }) => picture))
    expect((await readEmoji(drawings)).size).toBe(drawings.size)
  })

  test('have the same sections and tables in Hindi as in English', () => {
    const shape = (text: string) =>
      [/^## /gm, /^\|/gm, /\]\(\//g].map((mark) => text.match(mark)?.length ?? 0)
    for (const { slug, en, hi } of articles) {
      expect([slug, ...shape(hi.text)]).toEqual([slug, ...shape(en.text)])
      expect(hi.title).toMatch(/\p{Script=Devanagari}/u)
    }
  })

  test('have no links to missing articles', () => {
    const slugs = articles.map(({ slug }) => slug)
    const linkedSlugs = articles.flatMap(({ en, hi }) =>
      Array.from(`${en.text}${hi.text}`.matchAll(/\]\(\/blog\/([^)#]+)/g), ([, slug]) => slug),
    )
    expect(linkedSlugs.filter((slug) => !slugs.includes(slug ?? ''))).toEqual([])
  })
})

test('the list has the newest articles first, and can be filtered by topic', async () => {
  const { articles, total, page } = await list()
  const days = articles.map(({ published }) => published)
  expect(days).toEqual([...days].sort().reverse())
  expect(page).toBe(1)
  expect(articles[0]).not.toHaveProperty('text')
  const soil = await list({ topic: 'Soil' })
  expect(new Set(soil.articles.map(({ topic }) => topic))).toEqual(new Set(['Soil']))
  expect(soil.total).toBeLessThan(total)
})

test('the list has pages and is in the requested language', async () => {
  const first = await list({ limit: '2', language: 'hi' })
  const second = await list({ limit: '2', page: '2', language: 'hi' })
  expect(first.articles).toHaveLength(2)
  expect(second.articles[0]?.slug).not.toBe(first.articles[0]?.slug)
  expect(first.totalPages).toBe(Math.ceil(first.total / 2))
  expect(first.articles[0]?.title).toMatch(/\p{Script=Devanagari}/u)
  expect((await list({ page: '999999' })).articles).toEqual([])
  const { status, body } = await app.call('GET', '/api/blog/articles?topic=Gossip')
  expect([status, body.message]).toEqual([400, `topic must be one of: ${blogTopics.join(', ')}`])
})

test('an article has Markdown text, names of crops, sources and suggestions', async () => {
  const { body } = await app.call('GET', '/api/blog/get-article/seed-treatment-before-sowing')
  const article: BlogArticle = body.data
  expect(article.text).toContain('\n## ')
  expect(article.text).not.toMatch(/<\w/)
  expect(article.crops).toContainEqual({ id: 'wheat', name: 'Wheat' })
  expect(article.sources.length).toBeGreaterThan(0)
  expect(article.next).toHaveLength(3)
  expect(article.next.map(({ slug }) => slug)).not.toContain(article.slug)
})

test.each(['nothing', '__proto__', '..%2Fblog.service'])('%s is not found', async (slug) => {
  const { status, body } = await app.call('GET', `/api/blog/get-article/${slug}`)
  expect([status, body.code]).toEqual([404, 'blog.not_found'])
})

test('there are pictures of articles, and no others', async () => {
  const [{ thumbnail = '' } = {}] = (await list({ limit: '1' })).articles
  const picture = await app.server.inject(thumbnail)
  expect(picture.headers['content-type']).toBe('image/webp')
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 600, height: 315 })
  for (const file of ['nothing.webp', '..%2F..%2Fetc%2Fpasswd', 'constructor.webp', 'a.svg']) {
    expect((await app.server.inject(`/api/blog/pictures/${file}`)).statusCode).toBe(404)
  }
})

test('there is an Atom feed in each language, with the newest article first', async () => {
  const feed = await app.server.inject('/blog/feed.xml')
  expect(feed.headers['content-type']).toContain('application/atom+xml')
  const [newest] = (await list({ limit: '1' })).articles
  expect(feed.body.indexOf(`/blog/${newest?.slug}`)).toBeGreaterThan(0)
  expect((await app.server.inject('/blog/feed.hi.xml')).body).toContain('xml:lang="hi"')
})

describe('an article', () => {
  const fields = {
    title: 'title: A title',
    description: `description: ${'x'.repeat(80)}`,
    published: 'published: 2026-05-01',
    topic: 'topic: Soil',
    picture: 'picture:\n  - worm\n  - herb',
    sources: 'sources:\n  - An institute',
  }
  const hindi = ['---', fields.title, fields.description, '---', 'पाठ'].join('\n')
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const english = (changes: Partial<typeof fields> & { more?: string }, text = 'Text') =>
    ['---', ...Object.values({ ...fields, ...changes }).filter(Boolean), '---', text].join('\n')
  const read = () => readArticles(folder, new Set(['wheat']))

  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'krishihaat-blog-'))
    write('a.hi.md', hindi)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('is read when both of its files are valid', () => {
    write('a.en.md', english({}))
    expect(read()).toMatchObject([{ slug: 'a', en: { text: 'Text' }, hi: { text: 'पाठ' } }])
  })

  test.each([
    ['a missing source', english({ sources: '' }), /a\.en\.md.*sources/],
    ['an invalid day', english({ published: 'published: 2026-13-01' }), /a\.en\.md.*published/],
    ['a long description', english({ description: `description: ${'x'.repeat(156)}` }), /descr/],
    ['an unknown field', english({ more: 'author: Me' }), /a\.en\.md.*author/],
    ['a repeated field', english({ more: 'topic: Seed' }), /a\.en\.md.*topic twice/],
    ['a crop that the calendar lacks', english({ more: 'crops:\n  - moon' }), /crops.*moon/],
    ['no text', english({}, ''), /a\.en\.md.*text/],
    ['no front matter', 'Text', /a\.en\.md does not start with front matter/],
  ])(
    'with %s fails the start with an error that names the file and field',
    (_what, text, sentence) => {
      write('a.en.md', text)
      expect(read).toThrow(StartError)
      expect(read).toThrow(sentence)
    },
  )

  test('in only one language fails the start', () => {
    expect(read).toThrow(/a\.en\.md is missing/)
  })
})
