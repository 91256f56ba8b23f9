import { expect, test, vi } from 'vitest'
import { createPageBody } from './page-body.ts'
import { createPageCache, type WrittenPage } from './page-cache.ts'

const page = (changes: Partial<WrittenPage> = {}): WrittenPage => ({
  body: createPageBody('<h1>Shop</h1>', 'identity'),
  status: 200,
  isComplete: true,
  cost: 1,
  calls: [],
  renderedAt: Date.now(),
  ...changes,
})

test('a page that many request concurrently is rendered once', async () => {
  const cache = createPageCache()
  const render = vi.fn(async () => page())
  const ask = () => cache.get('en /shop', true, render)
  const answers = await Promise.all([ask(), ask()])
  expect(await ask()).toMatchObject({ isCached: true })
  expect(answers.map((answer) => answer?.isCached)).toEqual([false, true])
  expect(render).toHaveBeenCalledTimes(1)
})

test.each([
  ['one person’s address', false, {}],
  ['a page that is not there', true, { status: 404 as const }],
  ['one whose questions were not all answered', true, { isComplete: false }],
])('%s is rendered again for the next visitor', async (_name, isShared, changes) => {
  const cache = createPageCache()
  const render = vi.fn(async () => page(changes))
  for (let i = 0; i < 2; i += 1) await cache.get('en /x', isShared, render)
  expect(render).toHaveBeenCalledTimes(2)
})

test('a failed rendering is not cached, and the next request renders again', async () => {
  const cache = createPageCache()
  const broken = cache.get('en /shop', true, () => Promise.reject(new Error('broken')))
  await expect(broken).rejects.toThrow('broken')
  expect(await cache.get('en /shop', true, async () => page())).toMatchObject({ isCached: false })
})

test('while there is no time for rendering, an older page is sent, or none', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const cache = createPageCache(10)
  await cache.get('en /shop', true, async () => page({ cost: 11 }))
  vi.setSystemTime(Date.now() + 60_000)
  const render = vi.fn(async () => page())
  expect(await cache.get('en /shop', true, render)).toMatchObject({ isCached: true })
  expect(await cache.get('en /rental', true, render)).toBeNull()
  expect(render).not.toHaveBeenCalled()
  vi.useRealTimers()
})

test('the bytes of a page in a second encoding take room in the cache too', async () => {
  const cache = createPageCache()
  /** Takes six megabytes, and eleven with its second encoding. */
  const createBody = () => {
    let megabytes = 6
    const encode = () => {
      megabytes = 11
      return Buffer.alloc(0)
    }
    return { size: () => megabytes * 1024 * 1024, text: () => '', in: encode }
  }
  const render = vi.fn(async () => page({ body: createBody() }))
  const read = async (path: string) => (await cache.get(path, true, render))?.page ?? page()
  await read('/a')
  const second = await read('/b')
  await read('/a')
  expect(render).toHaveBeenCalledTimes(2)
  cache.bytesOf('/b', second, 'gzip')
  // There is no more room for both.
  await read('/b')
  expect(render).toHaveBeenCalledTimes(2)
  await read('/a')
  expect(render).toHaveBeenCalledTimes(3)
})

test('the cache is bounded by the bytes of its pages: the oldest is rendered again', async () => {
  const cache = createPageCache()
  const html = 'x'.repeat(6 * 1024 * 1024)
  const render = vi.fn(async () => page({ body: createPageBody(html, 'identity') }))
  for (const path of ['/a', '/b', '/c', '/c', '/a']) await cache.get(path, true, render)
  expect(render).toHaveBeenCalledTimes(4)
  const small = vi.fn(async () => page({ body: createPageBody(html, 'br') }))
  for (const path of ['/d', '/e', '/f', '/d', '/e', '/f']) await cache.get(path, true, small)
  expect(small).toHaveBeenCalledTimes(3)
})
