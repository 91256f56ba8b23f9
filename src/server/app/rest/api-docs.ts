import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { compressedOnce } from '#server/app/http/compression.ts'
import { sendTagged } from '#server/app/http/etag.ts'
import { inlineScriptHashes } from '#server/app/http/inline-scripts.ts'
import { buildOpenApiDocument } from './openapi.ts'

/** Allows our own files and the one inline script by its hash, and styles, which Scalar sets at run time. */
function policyFor(html: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScriptHashes(html).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** `/api/openapi.json`, and a page at `/api/docs` to read and try it, which loads nothing from other origins. */
export async function mountApiDocs(server: FastifyInstance) {
  let document: Buffer | undefined
  const prepare = () => {
    document ??= Buffer.from(JSON.stringify(buildOpenApiDocument()))
    return document
  }
  // It takes half a second once, which no request should wait for.
  server.addHook('onListen', async () => void prepare())
  server.get('/openapi.json', compressedOnce, async (request, reply) => {
    return sendTagged(request, reply.type('application/json; charset=utf-8'), prepare())
  })

  await server.register(async (docs) => {
    docs.addHook('onSend', async (request, reply, payload) => {
      if (request.url.endsWith('.js')) reply.header('cache-control', 'public, max-age=86400')
      const isPage = reply.getHeader('content-type')?.toString().startsWith('text/html')
      if (isPage && typeof payload === 'string') {
        reply.header('content-security-policy', policyFor(payload))
      }
      return payload
    })
    await docs.register(scalar, {
      routePrefix: '/docs',
      configuration: {
        url: '/api/openapi.json',
        pageTitle: 'KrishiHaat API',
        withDefaultFonts: false,
        telemetry: false,
      },
    })
  })
}
