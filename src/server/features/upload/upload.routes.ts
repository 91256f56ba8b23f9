import { createHash } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '#server/platform/config/env.ts'
import { unauthorized } from '#server/platform/errors/errors.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { answerOnce, fingerprintOf } from '#server/platform/trpc/idempotency.ts'
import { readIdempotencyKey } from '#server/platform/trpc/idempotency-header.ts'
import { uploadRoute } from '#server/platform/trpc/route-config.ts'
import type { Actor, Context } from '#server/platform/trpc/trpc.ts'
import type { ProcedureScope } from '#shared/api-key/api-scope.constants.ts'
import { isPrivatePicture, maxImages } from '#shared/kit/image.ts'
import { readImages } from './multipart.ts'
import { countOpenUpload } from './open-uploads.service.ts'
import { requireUploadRoom, storeImages } from './picture-store.service.ts'
import { pictureUrlForUploader, validSecondsLeft } from './private-picture.service.ts'
import { uploadNotFound } from './upload.errors.ts'

type ContextOf = (request: FastifyRequest) => Context

interface ImageRoute {
  url: string
  /** The multipart field of the pictures. */
  field: string
  /** The maximum number of pictures. */
  max: number
  /** What an API key needs to use the route. */
  scope: ProcedureScope
  /** As in `answerOnce`. */
  isRepeatable?: true
  /** Returns the answer's fields once the pictures are stored under `urls`. */
  finish(context: Context, actor: Actor, urls: string[]): Promise<object>
}

/**
 * Mounts a route that receives pictures. The token is checked before the body is read, and an
 * `Idempotency-Key` makes a request safe to repeat.
 */
export function mountImageRoute(server: FastifyInstance, contextOf: ContextOf, route: ImageRoute) {
  server.post(route.url, {
    config: uploadRoute,
    onRequest: async (request, reply) => {
      const actor = await contextOf(request).loadActor(route.scope)
      if (!actor) throw unauthorized()
      requireUploadRoom(actor.id)
      countOpenUpload(reply.raw, actor.id)
    },
    handler: async (request, reply) => {
      const context = contextOf(request)
      const actor = await context.loadActor(route.scope)
      if (!actor) throw unauthorized()
      const key = readIdempotencyKey(request.headers['idempotency-key'])
      const images = await readImages(request, route)
      const isPrivate = (request.query as { for?: unknown }).for === 'message'
      const run = async () => {
        const urls = await storeImages(context, { ownerId: actor.id, images, isPrivate })
        const answer = { success: true, ...(await route.finish(context, actor, urls)) }
        return { status: 200, body: JSON.stringify(answer) }
      }
      const fingerprint = fingerprintOf(isPrivate ? request.url : route.url, ...images)
      const { isRepeatable = false } = route
      const keyed = key && {
        ownerId: actor.id,
        key,
        fingerprint,
        isRepeatable,
        requestId: request.id,
      }
      const answer = keyed ? await answerOnce(context.db, keyed, run) : await run()
      if ('isReplay' in answer && answer.isReplay) reply.header('idempotent-replayed', 'true')
      return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body)
    },
  })
}

/** `POST /utils/upload-images`. Also registers the multipart parser that every image route needs. */
export async function mountUploads(server: FastifyInstance, contextOf: ContextOf) {
  await server.register(multipart)
  mountImageRoute(server, contextOf, {
    url: '/utils/upload-images',
    field: 'images',
    max: maxImages,
    scope: 'listings:write',
    // A picture that is stored twice harms nobody: the one that no listing uses is deleted.
    isRepeatable: true,
    finish: async ({ env }, { id }, urls) => ({
      data: urls.map((url) => pictureUrlForUploader(env.SECRET_KEY, url, id)),
    }),
  })
}

const isFileName = (name: string) => /^[\w-]{1,80}\.webp$/.test(name)

interface FileRequest {
  Params: { file: string }
  Querystring: Record<string, unknown>
}

/**
 * `GET /uploads/:file`: the file of an address never changes, so it may be cached forever. A message's
 * picture needs a valid signature for the viewer; otherwise it is not found.
 */
export function mountUploadedFiles(
  server: FastifyInstance,
  { storage, env }: { storage: Storage; env: Env },
) {
  server.get<FileRequest>('/uploads/:file', async (request, reply) => {
    const { file } = request.params
    const isPrivate = isPrivatePicture(`/uploads/${file}`)
    const seconds = isPrivate ? validSecondsLeft(env.SECRET_KEY, file, request.query) : null
    const isAllowed = isFileName(file) && (!isPrivate || seconds !== null)
    const bytes = isAllowed ? await storage.get(file) : null
    if (!bytes) throw uploadNotFound()
    if (isPrivate) reply.header('referrer-policy', 'no-referrer')
    const cacheControl = isPrivate
      ? `private, max-age=${seconds}, immutable`
      : 'public, max-age=31536000, immutable'
    return sendPicture(request, reply.header('cache-control', cacheControl), bytes)
  })
}

function sendPicture(request: FastifyRequest, reply: FastifyReply, bytes: Buffer) {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
  reply
    .header('etag', etag)
    .header('x-content-type-options', 'nosniff')
    // Nothing may run even if a browser displays the picture as a page.
    .header('content-security-policy', "default-src 'none'; sandbox")
  const etags = request.headers['if-none-match']
  const isCached =
    etags === '*' || etags?.split(/,\s*/).some((tag) => tag.replace('W/', '') === etag)
  return isCached ? reply.code(304).send() : reply.type('image/webp').send(bytes)
}
