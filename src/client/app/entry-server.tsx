import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { TranslationProvider } from '#client/platform/i18n/use-translation.ts'
import { loadingComponents, renderedParts } from '#client/platform/network/lazy-part.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { createTrpcCaller } from '#client/platform/trpc/trpc.ts'
import { HeadSink } from '#client/ui/head.tsx'
import { type HeadContent, headTags } from '#client/ui/head-tags.ts'
import { languageParam } from '#shared/kit/language.constants.ts'
import type { PageRequest, RenderedPage } from '#shared/page/page-render.ts'
import { App } from './app.tsx'
import type { Start } from './providers.tsx'
import { collectState } from './query/page-state.ts'
import { createQueryClient, isMissing } from './query/query-client.ts'
import { findPage } from './routing/find-page.ts'
import { translations } from './server/server-translation.ts'
import { writeHead } from './server/write-head.ts'

/** An answer may lead to further queries; those of a third round are left to the browser. */
const maxRounds = 2

/**
 * The pages that people open first. The server renders all of what a visitor sees of them, so that they need no other
 * sentences; weather and the like show more once the browser knows a place.
 */
const firstPatterns = new Set(
  [paths.home, paths.shop, paths.crop, paths.rental, paths.equipment].map(({ pattern }) => pattern),
)

function hasAllOnServer(path: string): boolean {
  const pattern = findPage(path)?.pattern
  return typeof pattern === 'string' && firstPatterns.has(pattern)
}

/** This thread's CPU time in ms; elapsed time in Node before 23.9. */
function cpuMs(): number {
  if (!process.threadCpuUsage) return performance.now()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

type Pass = Pick<Start, 'isPrepass' | 'isWithoutShell'>

/** What one request's renderings share. */
function prepare(request: PageRequest) {
  const calls: RenderedPage['calls'] = []
  const cost = { ms: 0 }
  const trpcClient = createTrpcCaller((procedure, input) => {
    calls.push({ procedure, input })
    return request.call(procedure, input)
  })
  const queryClient = createQueryClient(false)
  const { translation, used } = translations[request.language].recorded()
  const renderOnce = (pass: Pass) => {
    let head: HeadContent | undefined
    const start = cpuMs()
    renderedParts.clear()
    const render = () =>
      renderToString(
        <TranslationProvider value={translation}>
          <Router ssrPath={request.path} ssrSearch={request.search}>
            <HeadSink
              value={(content) => {
                head = content
              }}
            >
              <App start={{ queryClient, trpcClient, renderedAt: request.now, ...pass }} />
            </HeadSink>
          </Router>
        </TranslationProvider>,
      )
    try {
      const html = render()
      return { html, head, parts: [...renderedParts] }
    } catch (error) {
      // A lazy component's code is still loading.
      if (loadingComponents.size === 0) throw error
      return null
    } finally {
      cost.ms += cpuMs() - start
    }
  }
  const renderCompletely = async (pass: Pass) => {
    let rendering = renderOnce(pass)
    while (rendering === null) {
      await Promise.allSettled(loadingComponents)
      rendering = renderOnce(pass)
    }
    return rendering
  }
  return { calls, cost, queryClient, used, renderCompletely }
}

/**
 * Renders until no query is open. The first renderings run the page's own query hooks, so that a page
 * declares its queries nowhere else.
 */
async function renderAnswered({
  calls,
  queryClient,
  renderCompletely,
}: ReturnType<typeof prepare>) {
  const cache = queryClient.getQueryCache()
  const findFailed = () =>
    cache.getAll().filter(({ state }) => state.error && !isMissing(state.error))
  for (let round = 0; round < maxRounds && findFailed().length === 0; round++) {
    const callsBefore = calls.length
    // At first only what the page asks for matters.
    const isWithoutShell = round === 0
    const rendering = await renderCompletely({ isPrepass: true, isWithoutShell })
    if (calls.length === callsBefore) {
      if (isWithoutShell) break
      return { ...rendering, isComplete: true }
    }
    await Promise.allSettled(cache.getAll().map(({ promise }) => promise))
  }
  // The browser repeats the failed queries, as if they had not been made.
  const failed = findFailed()
  for (const query of failed) cache.remove(query)
  return { ...(await renderCompletely({ isPrepass: false })), isComplete: failed.length === 0 }
}

/** See `PageRenderer`. */
export async function findModule(path: string): Promise<string | null> {
  const module = await findPage(path)?.load()
  return module?.moduleName ?? null
}

/** Renders one page as a visitor sees it; see `PageRenderer`. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { path, search, language, now } = request
  const module = await findModule(path)
  const preparation = prepare(request)
  const { calls, cost, queryClient, used } = preparation
  try {
    const { html, head, parts, isComplete } = await renderAnswered(preparation)
    const state = collectState(queryClient, now)
    const isMissingPage = head?.isMissing || state.queries.some((query) => 'failure' in query)
    const content = { ...head, title: head?.title ?? '', isMissing: isMissingPage }
    const siteName = translations[language].t('KrishiHaat')
    const isLanguageInAddress = new URLSearchParams(search).has(languageParam)
    return {
      html,
      head: (origin) =>
        writeHead(headTags(content, { origin, path, language, isLanguageInAddress, siteName })),
      state,
      sentences: language === 'hi' && hasAllOnServer(path) ? used : null,
      status: isMissingPage ? 404 : 200,
      isComplete,
      module,
      parts,
      calls,
      cost: cost.ms,
    }
  } finally {
    queryClient.clear()
  }
}
