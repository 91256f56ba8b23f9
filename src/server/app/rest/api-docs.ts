import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compressedOnce } from '#server/app/http/compression.ts'
import { sendTagged } from '#server/app/http/etag.ts'
import { unservedFailure } from '#server/app/trpc/unserved.ts'

/** Takes a second once per process. The start does not wait for it: most processes are never asked. */
async function writeDocument(): Promise<Buffer> {
  const { buildOpenApiDocument } = await import('./openapi.ts')
  return Buffer.from(JSON.stringify(buildOpenApiDocument()))
}
let document: Promise<Buffer> | undefined

async function openDocs() {
  const { createDocsServer } = await import('./docs-page.ts')
  return createDocsServer()
}
let docs: ReturnType<typeof openDocs> | undefined

/** Answers as the docs' own server does; everything before that, such as the limits, is the site's. */
async function sendDocs(request: FastifyRequest, reply: FastifyReply) {
  docs ??= openDocs()
  const answer = await (await docs).inject({ url: request.url })
  if (answer.statusCode === 404) throw unservedFailure(request.server, request, reply)
  const { 'content-length': _, connection: __, date: ___, ...headers } = answer.headers
  return reply.code(answer.statusCode).headers(headers).send(answer.rawPayload)
}

/** `/api/openapi.json`, and a page at `/api/docs` to read and try it, which loads nothing from other origins. */
export function mountApiDocs(server: FastifyInstance): void {
  server.get('/openapi.json', compressedOnce, async (request, reply) => {
    document ??= writeDocument()
    return sendTagged(request, reply.type('application/json; charset=utf-8'), await document)
  })
  server.get('/docs', sendDocs)
  server.get('/docs/*', sendDocs)
}
