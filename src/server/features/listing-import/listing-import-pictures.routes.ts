import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unauthorized } from '#server/platform/errors/errors.ts'
import { markIgnoredKey } from '#server/platform/trpc/idempotency-header.ts'
import { uploadRoute } from '#server/platform/trpc/route-config.ts'
import type { Context } from '#server/platform/trpc/trpc.ts'
import {
  maxPictureZipBytes,
  pictureZipTypes,
} from '#shared/listing-import/listing-import.constants.ts'
import { ImportIdInput } from '#shared/listing-import/listing-import.schema.ts'
import { importFileMissing, importNotFound } from './listing-import.errors.ts'
import { getImport } from './listing-import.service.ts'
import { addPictureZip } from './listing-import-pictures.service.ts'

type ContextOf = (request: FastifyRequest) => Context

// One byte more than the limit of the file itself, which has its own sentence.
const limits = { fileSize: maxPictureZipBytes + 1, files: 1, fields: 5, fieldSize: 1024, parts: 6 }

/** The zip of a form, or the body itself, as it arrives. @throws AppError `listing_import.no_file` (400). */
async function zipOf(request: FastifyRequest): Promise<Readable> {
  if (!request.isMultipart()) {
    const body = request.body as Readable | undefined
    if (typeof body?.pipe !== 'function') throw importFileMissing()
    return body
  }
  const file = await request.file({ limits, throwFileSizeLimit: false })
  if (!file) throw importFileMissing()
  return file.file
}

/**
 * `POST /listing-import/pictures/{importId}`: the pictures that an import's rows name, in a zip. It goes to a file as
 * it arrives, never to memory, and only after the token and the import were checked.
 */
export async function mountPictureZips(server: FastifyInstance, contextOf: ContextOf) {
  await server.register(async (scope) => {
    scope.addContentTypeParser(
      [...pictureZipTypes],
      { bodyLimit: maxPictureZipBytes + 1 },
      (_request, body, done) => done(null, body),
    )
    scope.post('/listing-import/pictures/:importId', {
      config: uploadRoute,
      onRequest: [
        markIgnoredKey,
        async (request) => {
          if (!(await contextOf(request).loadActor('listings:write'))) throw unauthorized()
        },
      ],
      handler: async (request) => {
        const context = contextOf(request)
        const actor = await context.loadActor('listings:write')
        if (!actor) throw unauthorized()
        const { data: input } = ImportIdInput.safeParse(request.params)
        if (!input) throw importNotFound()
        const own = { ownerId: actor.id, importId: input.importId }
        await addPictureZip(context, own, () => zipOf(request))
        return { success: true, data: await getImport(context.db, own.ownerId, own.importId) }
      },
    })
  })
}
