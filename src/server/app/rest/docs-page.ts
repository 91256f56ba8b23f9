import scalar from '@scalar/fastify-api-reference'
import Fastify from 'fastify'
import { inlineScriptHashes } from '#server/app/http/inline-scripts.ts'

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

/**
 * A server of the page that shows the API, and of its script: a program of three megabytes, which is loaded with
 * this file. It never listens.
 */
export async function createDocsServer() {
  const docs = Fastify()
  docs.addHook('onSend', async (request, reply, payload) => {
    if (request.url.endsWith('.js')) reply.header('cache-control', 'public, max-age=86400')
    const isPage = reply.getHeader('content-type')?.toString().startsWith('text/html')
    if (isPage && typeof payload === 'string') {
      reply.header('content-security-policy', policyFor(payload))
    }
    return payload
  })
  await docs.register(scalar, {
    routePrefix: '/api/docs',
    configuration: {
      url: '/api/openapi.json',
      pageTitle: 'KrishiHaat API',
      withDefaultFonts: false,
      telemetry: false,
    },
  })
  return docs
}
