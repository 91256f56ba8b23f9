import { LRUCache } from 'lru-cache'
import type { RenderedPage } from '#shared/page/page-render.ts'

/** A page that many ask for is rendered once in so long. */
const freshMs = 10_000
/** While there is no time for rendering, a page of that age is better than none. */
const cacheMs = 5 * 60_000
const maxPages = 500
const maxCharacters = 30_000_000
/** Of each second, what rendering may take from everything else that the process does. */
const budgetMs = 500
const maxUnderWay = 20

export interface CachedPage {
  page: RenderedPage
  /** Its bytes for each encoding. */
  bodies: Map<string, Buffer>
  renderedAt: number
}

/** What rendering cost in the last second. */
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

/** Keeps rendered pages for a while, renders each once at a time, and none while there is no time. */
export function createPageCache(perSecond = budgetMs) {
  const kept = new LRUCache<string, CachedPage>({
    max: maxPages,
    maxSize: maxCharacters,
    sizeCalculation: ({ page }) => page.html.length * 2,
    ttl: cacheMs,
  })
  const underWay = new Map<string, Promise<CachedPage>>()
  const budget = createBudget(perSecond)
  /** Counts how often all was forgotten: what was being rendered meanwhile is not kept. */
  let age = 0

  async function renderOnce(key: string, isShared: boolean, render: () => Promise<RenderedPage>) {
    const ageBefore = age
    const page = await render()
    budget.spend(page.cost)
    const fresh: CachedPage = { page, bodies: new Map(), renderedAt: Date.now() }
    const isCurrent = age === ageBefore
    if (isCurrent && isShared && page.isComplete && page.status === 200) kept.set(key, fresh)
    return fresh
  }

  return {
    /** Every page is rendered anew from now on. */
    forget: () => {
      age += 1
      kept.clear()
      underWay.clear()
    },
    /** @returns the page, and whether it was kept from before; null while there is no time. */
    get: async (key: string, isShared: boolean, render: () => Promise<RenderedPage>) => {
      const known = kept.get(key)
      if (known && Date.now() - known.renderedAt < freshMs) return { ...known, isKept: true }
      if (underWay.size >= maxUnderWay || budget.isSpent()) {
        return known ? { ...known, isKept: true } : null
      }
      const running = underWay.get(key)
      if (running) return { ...(await running), isKept: true }
      const rendering = renderOnce(key, isShared, render)
      underWay.set(key, rendering)
      try {
        return { ...(await rendering), isKept: false }
      } finally {
        underWay.delete(key)
      }
    },
  }
}
