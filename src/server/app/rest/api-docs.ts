import type { FastifyInstance, FastifyReply } from 'fastify'
import { compressedOnce } from '#server/app/http/compression.ts'
import { sendTagged } from '#server/app/http/etag.ts'

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

/** The page, which redirects without its slash, and its script. */
const docsPaths = ['/docs', '/docs/', '/docs/js/scalar.js']

/** Answers as the docs' own server does; everything before that, such as the limits, is the site's. */
async function readDocs(path: string) {
  docs ??= openDocs()
  const answer = await (await docs).inject({ url: `/api${path}` })
  const { 'content-length': _, connection: __, date: ___, ...headers } = answer.headers
  return { status: answer.statusCode, headers, body: answer.rawPayload }
}
/** By path: the script has four megabytes, too many to copy for each visitor. */
const docsAnswers = new Map<string, ReturnType<typeof readDocs>>()

async function sendDocs(path: string, reply: FastifyReply) {
  const answer = docsAnswers.get(path) ?? readDocs(path)
  docsAnswers.set(path, answer)
  const { status, headers, body } = await answer
  return reply.code(status).headers(headers).send(body)
}

/** Once per process and encoding even four megabytes are compressed at once, in less than the time of loading them. */
const compressedOnceAtAnySize = {
  compress: { ...compressedOnce.compress, syncThreshold: 8 * 1024 * 1024 },
}

/** `/api/openapi.json`, and a page at `/api/docs` to read and try it, which loads nothing from other origins. */
export function mountApiDocs(server: FastifyInstance): void {
  server.get('/openapi.json', compressedOnceAtAnySize, async (request, reply) => {
    document ??= writeDocument()
    return sendTagged(request, reply.type('application/json; charset=utf-8'), await document)
  })
  for (const path of docsPaths) {
    server.get(path, compressedOnceAtAnySize, (_request, reply) => sendDocs(path, reply))
  }
}
