import { createHash } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { maxImages } from '../../../shared/common.schema.ts'
import { unauthorized } from '../../core/errors.ts'
import { answerOnce, fingerprintOf, readIdempotencyKey } from '../../core/idempotency.ts'
import { uploadRoute } from '../../core/route-config.ts'
import type { Storage } from '../../core/storage.ts'
import type { Actor, Context } from '../../core/trpc.ts'
import { readImages } from './multipart.ts'
import { uploadNotFound } from './upload.errors.ts'
import { storeImages } from './upload.service.ts'

type ContextOf = (request: FastifyRequest) => Context

interface ImageRoute {
  url: string
  /** The multipart field that the pictures are in. */
  field: string
  /** Pictures at most. */
  max: number
  /** What to answer with once the pictures are kept under `urls`. */
  finish(context: Context, actor: Actor, urls: string[]): Promise<object>
}

/**
 * Mounts one address that takes pictures: the token is checked before a byte of the body is read,
 * and an `Idempotency-Key` makes it safe to repeat.
 */
export function mountImageRoute(server: FastifyInstance, contextOf: ContextOf, route: ImageRoute) {
  server.post(route.url, {
    config: uploadRoute,
    onRequest: async (request) => {
      if (!(await contextOf(request).loadActor())) throw unauthorized()
    },
    handler: async (request, reply) => {
      const context = contextOf(request)
      const actor = await context.loadActor()
      if (!actor) throw unauthorized()
      const key = readIdempotencyKey(request.headers['idempotency-key'])
      const images = await readImages(request, route)
      const run = async () => {
        const urls = await storeImages(context, actor.id, images)
        const answer = { success: true, ...(await route.finish(context, actor, urls)) }
        return { status: 200, body: JSON.stringify(answer) }
      }
      const fingerprint = fingerprintOf(route.url, ...images)
      const keyed = key && { ownerId: actor.id, key, fingerprint, requestId: request.id }
      const answer = keyed ? await answerOnce(context.db, keyed, run) : await run()
      if ('isReplay' in answer && answer.isReplay) reply.header('idempotent-replayed', 'true')
      return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body)
    },
  })
}

/** `POST /utils/upload-images`; registers the multipart parser that every image route needs. */
export async function mountUploads(server: FastifyInstance, contextOf: ContextOf) {
  await server.register(multipart)
  mountImageRoute(server, contextOf, {
    url: '/utils/upload-images',
    field: 'images',
    max: maxImages,
    finish: async (_context, _actor, urls) => ({ data: urls }),
  })
}

const isFileName = (name: string) => /^[\w-]{1,80}\.webp$/.test(name)

/** `GET /uploads/:file`: a picture never changes under its address, so it may be kept for ever. */
export function mountUploadedFiles(server: FastifyInstance, storage: Storage) {
  server.get<{ Params: { file: string } }>('/uploads/:file', async (request, reply) => {
    const { file } = request.params
    const bytes = isFileName(file) ? await storage.get(file) : null
    if (!bytes) throw uploadNotFound()
    return sendPicture(request, reply, bytes)
  })
}

function sendPicture(request: FastifyRequest, reply: FastifyReply, bytes: Buffer) {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('etag', etag)
    .header('x-content-type-options', 'nosniff')
    // Nothing may run even if a browser were talked into showing a picture as a page.
    .header('content-security-policy', "default-src 'none'; sandbox")
  const known = request.headers['if-none-match']
  const isKnown =
    known === '*' || known?.split(/,\s*/).some((tag) => tag.replace('W/', '') === etag)
  return isKnown ? reply.code(304).send() : reply.type('image/webp').send(bytes)
}
