import { LRUCache } from 'lru-cache'
import { createLoadingCache } from '#server/platform/cache/loading-cache.ts'
import type { RenderedPage } from '#shared/page/page-render.ts'

/** Milliseconds for which a rendered page is sent without rendering it again. */
const freshMs = 10_000
/** Milliseconds for which an older page is still sent while there is no time for rendering. */
const cacheMs = 5 * 60_000
const maxPages = 500
const maxCharacters = 30_000_000
/** Milliseconds of each second that rendering may take from the rest of the process. */
const budgetMs = 500
const maxConcurrent = 20

export interface CachedPage {
  page: RenderedPage
  /** The response's bytes by encoding. */
  bodies: Map<string, Buffer>
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
  const pages = new LRUCache<string, CachedPage>({
    max: maxPages,
    maxSize: maxCharacters,
    sizeCalculation: ({ page }) => page.html.length * 2,
    ttl: cacheMs,
  })
  /** What is being rendered now; a finished page is deleted here. */
  const renderings = createLoadingCache<CachedPage>({ maxEntries: maxConcurrent })
  const budget = createBudget(perSecond)
  /** How often the cache was cleared: what was being rendered meanwhile is not cached. */
  let clearCount = 0

  async function renderOnce(key: string, isShared: boolean, render: () => Promise<RenderedPage>) {
    const countBefore = clearCount
    const page = await render()
    budget.spend(page.cost)
    const fresh: CachedPage = { page, bodies: new Map(), renderedAt: Date.now() }
    const isCurrent = clearCount === countBefore
    if (isCurrent && isShared && page.isComplete && page.status === 200) pages.set(key, fresh)
    return fresh
  }

  return {
    /** Makes every page be rendered anew. */
    clear: () => {
      clearCount += 1
      pages.clear()
      renderings.clear()
    },
    /** @returns the page, and whether this request did not render it; null while there is no time. */
    get: async (key: string, isShared: boolean, render: () => Promise<RenderedPage>) => {
      const stored = pages.get(key)
      if (stored && Date.now() - stored.renderedAt < freshMs) return { ...stored, isCached: true }
      if (renderings.size() >= maxConcurrent || budget.isSpent()) {
        return stored ? { ...stored, isCached: true } : null
      }
      let isCached = true
      const renderHere = async () => {
        isCached = false
        return renderOnce(key, isShared, render).finally(() => renderings.delete(key))
      }
      const page = await renderings.getOrLoad(key, renderHere)
      return { ...page, isCached }
    },
  }
}
