import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppServices } from '#server/app/http/context.ts'
import { followPageVersion, onClearCachedPages } from '#server/platform/cache/cached-pages.ts'
import { siteOrigin } from '#server/platform/config/site-url.ts'
import { AppError, DatabaseUnavailable } from '#server/platform/errors/errors.ts'
import type { Context } from '#server/platform/trpc/trpc.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import type { PageRenderer } from '#shared/page/page-render.ts'
import { type PageAddress, readPageAddress } from './page-address.ts'
import { type CachedPage, createPageCache } from './page-cache.ts'
import type { ClientManifest } from './page-hints.ts'
import { createPageHtml } from './page-html.ts'
import { chooseLanguage } from './page-language.ts'
import { countView, loadRenderer, renderFor } from './page-renderer.ts'
import { sendUnavailablePage } from './unavailable-page.ts'

const encoders = {
  br: (text: string) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => gzipSync(text),
  identity: (text: string) => Buffer.from(text),
}
type Encoding = keyof typeof encoders

/** A quality of 0 refuses an encoding. */
const isRefused = (part: string) => /;\s*q=0(\.0*)?\s*$/i.test(part)

/** The encoding with the best compression that the browser accepts. */
function encodingFor(accepted: string): Encoding {
  const parts = accepted.split(',').filter((part) => !isRefused(part))
  const accepts = parts.map((part) => part.replace(/;.*/s, '').trim().toLowerCase())
  return (['br', 'gzip'] as const).find((encoding) => accepts.includes(encoding)) ?? 'identity'
}

/** Sends the rendered page of an address, or the plain shell when there is no rendering. */
export async function createPageAnswer(
  html: string,
  manifest: ClientManifest,
  readFile: (href: string) => string,
  { db, env, log, rateLimit }: AppServices,
) {
  const pageHtml = createPageHtml(html, manifest, readFile)
  const cache = createPageCache()
  const origin = siteOrigin(env)
  onClearCachedPages(db, cache.clear)
  const dropHiddenPages = followPageVersion(db)
  const renderer = await loadRenderer()
  if (!renderer) log.warn('Pages are not rendered by the server: dist/server is missing.')
  // A rendering costs as much as ten calls; above the limit a visitor gets the shell, which works too.
  const max = Math.ceil(env.API_REQUESTS_PER_MINUTE / 10)
  const quota = { name: 'page', max, window: 60 }

  function bodyOf(cached: CachedPage, language: Language, encoding: Encoding) {
    const stored = cached.bodies.get(encoding)
    if (stored) return stored
    const body = encoders[encoding](pageHtml.rendered(cached.page, language, origin))
    cached.bodies.set(encoding, body)
    return body
  }

  async function find(
    from: PageRenderer,
    request: FastifyRequest,
    visitor: Context,
    address: PageAddress,
    language: Language,
  ) {
    const key = `${language} ${address.path}${address.search}`
    await dropHiddenPages()
    const entry = await cache.get(key, address.isShared, async () => {
      await rateLimit.consume(quota, visitor.ip)
      return renderFor(from, request, visitor, address, language)
    })
    if (entry?.isCached) void countView(request, visitor, entry.page)
    return entry
  }

  return async (request: FastifyRequest, reply: FastifyReply, visitor: Context) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    const address = readPageAddress(request.url)
    if (address?.redirect) return reply.redirect(address.redirect, 302)
    const { cookie, 'accept-language': acceptLanguage } = request.headers
    const language = chooseLanguage({ search: address?.search ?? '', cookie, acceptLanguage })
    try {
      const entry =
        renderer && address && (await find(renderer, request, visitor, address, language))
      if (entry) {
        const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''))
        if (encoding !== 'identity') reply.header('content-encoding', encoding)
        return reply
          .code(entry.page.status)
          .header('vary', 'Accept-Language, Cookie, Accept-Encoding')
          .send(bodyOf(entry, language, encoding))
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
