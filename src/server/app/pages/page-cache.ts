import { LRUCache } from 'lru-cache'
import { createLoadingCache } from '#server/platform/cache/loading-cache.ts'
import type { RenderedPage } from '#shared/page/page-render.ts'
import type { PageBody, PageEncoding } from './page-body.ts'

/** Milliseconds for which a rendered page is sent without rendering it again. */
const freshMs = 10_000
/** Milliseconds for which an older page is still sent while there is no time for rendering. */
const cacheMs = 5 * 60_000
const maxPages = 500
/** Bytes of all bodies, which are compressed for nearly all browsers. */
const maxBytes = 16 * 1024 * 1024
/** Milliseconds of each second that rendering may take from the rest of the process. */
const budgetMs = 500
const maxConcurrent = 20
/** About what an entry takes beside its body. */
const bytesBesideBody = 1000

/** A rendered page as it is sent. What it was made of is many times as large and not stored. */
export interface WrittenPage
  extends Pick<RenderedPage, 'status' | 'isComplete' | 'cost' | 'calls'> {
  body: PageBody
  /** Like `Date.now()`. */
  renderedAt: number
}

/** Measures what rendering has cost in the last second. */
function createBudget(perSecond: number) {
  let spent: { at: number; ms: number }[] = []
  return {
    spend: (ms: number) => spent.push({ at: performance.now(), ms }),
    isSpent: () => {
      const start = performance.now() - 1000
      spent = spent.filter(({ at }) => at > start)
      return spent.reduce((sum, { ms }) => sum + ms, 0) > perSecond
    },
  }
}

/** Caches rendered pages, renders each page once at a time, and none while the budget is spent. */
export function createPageCache(perSecond = budgetMs) {
  const pages = new LRUCache<string, WrittenPage>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.size() + key.length + bytesBesideBody,
    ttl: cacheMs,
  })
  /** What is being rendered now; a finished page is deleted here. */
  const renderings = createLoadingCache<WrittenPage>({ maxEntries: maxConcurrent })
  const budget = createBudget(perSecond)
  /** How often the cache was cleared: what was being rendered meanwhile is not cached. */
  let clearCount = 0

  async function renderOnce(key: string, isShared: boolean, render: () => Promise<WrittenPage>) {
    const countBefore = clearCount
    const page = await render()
    budget.spend(page.cost)
    const isCurrent = clearCount === countBefore
    if (isCurrent && isShared && page.isComplete && page.status === 200) pages.set(key, page)
    return page
  }

  const fresh = (key: string) => {
    const page = pages.get(key)
    return page && Date.now() - page.renderedAt < freshMs ? page : undefined
  }

  return {
    /** The page if it need not be rendered again. */
    fresh,
    /** The bytes of the page with this key. Those in an encoding that it did not have yet take room in the cache too. */
    bytesOf: (key: string, { body }: WrittenPage, encoding: PageEncoding) => {
      const size = body.size()
      const bytes = body.in(encoding)
      const page = body.size() === size ? undefined : pages.peek(key)
      // An entry is measured anew only when it is replaced.
      if (page?.body === body) pages.set(key, { ...page }, { noUpdateTTL: true })
      return bytes
    },
    /** Makes every page be rendered anew. */
    clear: () => {
      clearCount += 1
      pages.clear()
      renderings.clear()
    },
    /** @returns the page, and whether this request did not render it; null while there is no time. */
    get: async (key: string, isShared: boolean, render: () => Promise<WrittenPage>) => {
      const known = fresh(key)
      if (known) return { page: known, isCached: true }
      if (renderings.size() >= maxConcurrent || budget.isSpent()) {
        const older = pages.get(key)
        return older ? { page: older, isCached: true } : null
      }
      let isCached = true
      const renderHere = async () => {
        isCached = false
        return renderOnce(key, isShared, render).finally(() => renderings.delete(key))
      }
      const page = await renderings.getOrLoad(key, renderHere)
      return { page, isCached }
    },
  }
}
