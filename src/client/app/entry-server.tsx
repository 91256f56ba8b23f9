import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { Router } from 'wouter'
import { partsUnderWay } from '#client/platform/network/lazy-part.ts'
import { createTrpcCaller } from '#client/platform/trpc/trpc.ts'
import { HeadSink } from '#client/ui/head.tsx'
import { type HeadContent, headTags } from '#client/ui/head-tags.ts'
import { languageParam } from '#shared/kit/language.constants.ts'
import type { PageRequest, RenderedPage } from '#shared/page/page-render.ts'
import { App } from './app.tsx'
import { collectState } from './query/page-state.ts'
import { createQueryClient, isMissing } from './query/query-client.ts'
import { findPage } from './routing/find-page.ts'
import { translations } from './server/server-translation.ts'
import { writeHead } from './server/write-head.ts'

/** Answers may lead to more questions; those of a third round are left to the browser. */
const rounds = 2

/** What this thread has worked, in ms; Node before 23.9 knows the clock's time only. */
function spentMs(): number {
  if (!process.threadCpuUsage) return performance.now()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** What a rendering needs and what comes of it. */
function prepare(request: PageRequest) {
  const calls: RenderedPage['calls'] = []
  const spent = { ms: 0 }
  const trpcClient = createTrpcCaller((procedure, input) => {
    calls.push({ procedure, input })
    return request.call(procedure, input)
  })
  const queryClient = createQueryClient(false)
  const renderOnce = (isPrepass: boolean) => {
    let head: HeadContent | undefined
    const start = spentMs()
    const html = renderToString(
      <I18nextProvider i18n={translations[request.language]}>
        <Router ssrPath={request.path} ssrSearch={request.search}>
          <HeadSink
            value={(content) => {
              head = content
            }}
          >
            <App start={{ queryClient, trpcClient, isPrepass, renderedAt: request.now }} />
          </HeadSink>
        </Router>
      </I18nextProvider>,
    )
    spent.ms += spentMs() - start
    // React goes on without the part that failed, and says so in the HTML alone.
    return { html, head, isWhole: !html.includes('<!--$!-->') }
  }
  const renderWhole = async (isPrepass: boolean) => {
    let rendering = renderOnce(isPrepass)
    // Shown for the first time since the start, a date field's code is still being fetched.
    while (!rendering.isWhole && partsUnderWay.size > 0) {
      await Promise.allSettled(partsUnderWay)
      rendering = renderOnce(isPrepass)
    }
    if (!rendering.isWhole) throw new Error(`A part of ${request.path} cannot be rendered.`)
    return rendering
  }
  return { calls, spent, queryClient, renderWhole }
}

/**
 * Renders until no question is open: the first rendering asks what the page's own hooks ask, so that
 * a page names its questions nowhere else.
 */
async function renderAnswered({ calls, queryClient, renderWhole }: ReturnType<typeof prepare>) {
  const cache = queryClient.getQueryCache()
  const findFailed = () =>
    cache.getAll().filter(({ state }) => state.error && !isMissing(state.error))
  for (let round = 0; round < rounds && findFailed().length === 0; round++) {
    const asked = calls.length
    const rendering = await renderWhole(true)
    if (calls.length === asked) return { ...rendering, isComplete: true }
    await Promise.allSettled(cache.getAll().map(({ promise }) => promise))
  }
  // What failed is asked again by the browser, which starts as if nobody had asked.
  const failed = findFailed()
  for (const query of failed) cache.remove(query)
  return { ...(await renderWhole(false)), isComplete: failed.length === 0 }
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
  const { calls, spent, queryClient } = preparation
  try {
    const { html, head, isComplete } = await renderAnswered(preparation)
    const state = collectState(queryClient, now)
    const isMissingPage = head?.isMissing || state.queries.some((query) => 'failure' in query)
    const content = { ...head, title: head?.title ?? '', isMissing: isMissingPage }
    const siteName = translations[language].t('KrishiHaat')
    const isLanguageInAddress = new URLSearchParams(search).has(languageParam)
    const [preloads = ''] = /^(?:<link [^>]*>)*/.exec(html) ?? []
    return {
      html: html.slice(preloads.length),
      head: (origin) =>
        preloads +
        writeHead(headTags(content, { origin, path, language, isLanguageInAddress, siteName })),
      state,
      status: isMissingPage ? 404 : 200,
      isComplete,
      module,
      calls,
      cost: spent.ms,
    }
  } finally {
    queryClient.clear()
  }
}
