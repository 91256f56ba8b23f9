import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppServices } from '#server/app/http/context.ts'
import { chooseLanguage } from '#server/app/http/request-language.ts'
import { followPageVersion, onClearCachedPages } from '#server/platform/cache/cached-pages.ts'
import { siteOrigin } from '#server/platform/config/site-url.ts'
import { AppError, DatabaseUnavailable } from '#server/platform/errors/errors.ts'
import type { Context } from '#server/platform/trpc/trpc.ts'
import type { PageRenderer } from '#shared/page/page-render.ts'
import { styleSheetCookie } from '#shared/page/style-sheet.constants.ts'
import { readPageAddress } from './page-address.ts'
import { createPageBody, encodingFor, type PageEncoding } from './page-body.ts'
import { createPageCache, type WrittenPage } from './page-cache.ts'
import { type BuiltClient, createPageHtml } from './page-html.ts'
import { countView, loadRenderer, type PageVisit, renderFor } from './page-renderer.ts'
import { sendUnavailablePage } from './unavailable-page.ts'

/** How a page is sent. */
interface PageForm {
  encoding: PageEncoding
  /** Whether the browser has stored the style sheet of all pages. */
  hasSheet: boolean
}

const hasStyleSheet = (cookie = '', name: string) =>
  cookie.split(/;\s*/).includes(`${styleSheetCookie}=${name}`)

/** Sends the rendered page of an address, or the plain shell when there is no rendering. */
export async function createPageAnswer(
  built: BuiltClient,
  { db, env, log, rateLimit }: AppServices,
) {
  const pageHtml = createPageHtml(built)
  const cache = createPageCache()
  const origin = siteOrigin(env)
  onClearCachedPages(db, cache.clear)
  const dropHiddenPages = followPageVersion(db)
  const renderer = await loadRenderer()
  if (!renderer) log.warn('Pages are not rendered by the server: dist/server is missing.')
  // A rendering costs as much as ten calls; above the limit a visitor gets the shell, which works too.
  const max = Math.ceil(env.API_REQUESTS_PER_MINUTE / 10)
  const quota = { name: 'page', max, window: 60 }

  async function findPage(
    from: PageRenderer,
    pageVisit: PageVisit,
    { hasSheet, encoding }: PageForm,
  ) {
    const { visitor, address, language } = pageVisit
    const keyOf = (isWithoutSheet: boolean) =>
      `${language} ${isWithoutSheet ? 'without' : 'with'} ${address.path}${address.search}`
    await dropHiddenPages()
    const other = cache.fresh(keyOf(!hasSheet))
    const rewrite = (page: WrittenPage) => {
      const text = page.body.text()
      const html = hasSheet ? pageHtml.withSheetLink(text) : pageHtml.withFirstStyles(text)
      return { ...page, cost: 0, body: createPageBody(html, encoding) }
    }
    const render = async () => {
      await rateLimit.consume(quota, visitor.ip)
      const page = await renderFor(from, pageVisit)
      const { status, isComplete, cost, calls } = page
      const html = pageHtml.rendered(page, language, origin)
      const body = createPageBody(hasSheet ? html : pageHtml.withFirstStyles(html), encoding)
      return { status, isComplete, cost, calls, body, renderedAt: Date.now() }
    }
    const entry = await cache.get(keyOf(hasSheet), address.isShared, async () =>
      other ? rewrite(other) : render(),
    )
    if (!entry) return null
    if (entry.isCached || other) void countView(pageVisit, entry.page)
    const { status } = entry.page
    return { status, bytes: cache.bytesOf(keyOf(hasSheet), entry.page, encoding) }
  }

  return async (request: FastifyRequest, reply: FastifyReply, visitor: Context) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    const address = readPageAddress(request.url)
    if (address?.redirect) return reply.redirect(address.redirect, 302)
    const { cookie, 'accept-language': acceptLanguage } = request.headers
    const language = chooseLanguage({ search: address?.search ?? '', cookie, acceptLanguage })
    try {
      const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''))
      const form = { hasSheet: hasStyleSheet(cookie, pageHtml.sheetName), encoding }
      const answer =
        renderer &&
        address &&
        (await findPage(renderer, { request, visitor, address, language }, form))
      if (answer) {
        if (encoding !== 'identity') reply.header('content-encoding', encoding)
        return reply
          .code(answer.status)
          .header('vary', 'Accept-Language, Cookie, Accept-Encoding')
          .send(answer.bytes)
      }
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return sendUnavailablePage(reply, language)
      // Visitors above the limit get the shell; logging each of them would fill the log.
      const isRefusal = error instanceof AppError
      if (!isRefusal) log.warn({ err: error, requestId: request.id }, 'a page was not rendered')
    }
    const [path = ''] = request.url.split('?')
    const module = (await renderer?.findModule(path)) ?? null
    // An address without a page is 404, also when there was no time to render.
    return reply.code(renderer && !module ? 404 : 200).send(pageHtml.shell(module))
  }
}
