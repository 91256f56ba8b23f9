import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppServices } from '#server/app/http/context.ts'
import { onClearCachedPages } from '#server/platform/cache/cached-pages.ts'
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

/** A quality of 0 says what the browser does not take. */
const isRefused = (part: string) => /;\s*q=0(\.0*)?\s*$/i.test(part)

/** What the browser takes, the tightest first. */
function encodingFor(accepted: string): Encoding {
  const parts = accepted.split(',').filter((part) => !isRefused(part))
  const taken = parts.map((part) => part.replace(/;.*/s, '').trim().toLowerCase())
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding)) ?? 'identity'
}

/** Answers pages' addresses with their rendering, or with the plain shell when there is none. */
export async function createPageAnswer(
  html: string,
  manifest: ClientManifest,
  { db, env, log, rateLimit }: AppServices,
) {
  const pageHtml = createPageHtml(html, manifest)
  const cache = createPageCache()
  const origin = siteOrigin(env)
  onClearCachedPages(db, cache.forget)
  const renderer = await loadRenderer()
  if (!renderer) log.warn('Pages are not rendered by the server: dist/server is missing.')
  // A rendering costs as much as ten calls; whoever has had theirs gets the shell, which works too.
  const max = Math.ceil(env.API_REQUESTS_PER_MINUTE / 10)
  const quota = { name: 'page', max, window: 60 }

  function bodyOf(kept: CachedPage, language: Language, encoding: Encoding) {
    const known = kept.bodies.get(encoding)
    if (known) return known
    const body = encoders[encoding](pageHtml.rendered(kept.page, language, origin))
    kept.bodies.set(encoding, body)
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
    const found = await cache.get(key, address.isShared, async () => {
      await rateLimit.consume(quota, visitor.ip)
      return renderFor(from, request, visitor, address, language)
    })
    if (found?.isKept) void countView(request, visitor, found.page)
    return found
  }

  return async (request: FastifyRequest, reply: FastifyReply, visitor: Context) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    const address = readPageAddress(request.url)
    const { cookie, 'accept-language': acceptLanguage } = request.headers
    const language = chooseLanguage({ search: address?.search ?? '', cookie, acceptLanguage })
    try {
      const found =
        renderer && address && (await find(renderer, request, visitor, address, language))
      if (found) {
        const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''))
        if (encoding !== 'identity') reply.header('content-encoding', encoding)
        return reply
          .code(found.page.status)
          .header('vary', 'Accept-Language, Cookie, Accept-Encoding')
          .send(bodyOf(found, language, encoding))
      }
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return sendUnavailablePage(reply, language)
      // Somebody above their allowance gets the shell; a line for each would fill the log.
      const isRefusal = error instanceof AppError
      if (!isRefusal) log.warn({ err: error, requestId: request.id }, 'a page was not rendered')
    }
    const [path = ''] = request.url.split('?')
    const module = (await renderer?.findModule(path)) ?? null
    // There is no such page however little time there is.
    return reply.code(renderer && !module ? 404 : 200).send(pageHtml.shell(module))
  }
}
