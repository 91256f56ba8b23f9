import type { FastifyInstance, FastifyRequest } from 'fastify'
import { countOpenUpload } from '#server/features/upload/open-uploads.service.ts'
import { invalidInput, issueFromTemplate, unauthorized } from '#server/platform/errors/errors.ts'
import { markIgnoredKey } from '#server/platform/trpc/idempotency-header.ts'
import { uploadRoute } from '#server/platform/trpc/route-config.ts'
import type { Context } from '#server/platform/trpc/trpc.ts'
import {
  type ImportKind,
  importFileTypes,
  importKinds,
  maxImportBytes,
} from '#shared/listing-import/listing-import.constants.ts'
import { importFileMissing, importFileTooLarge } from './listing-import.errors.ts'
import { createImport } from './listing-import.service.ts'
import { mountPictureZips } from './listing-import-pictures.routes.ts'
import { templateFile } from './template/import-template.service.ts'

type ContextOf = (request: FastifyRequest) => Context

/** Of which kind the listings are; crops when nothing is said. @throws AppError `input.invalid` (400). */
function kindOf(query: unknown): ImportKind {
  const { kind = 'crops' } = query as { kind?: unknown }
  const known = importKinds.find((name) => name === kind)
  if (known) return known
  const values = { label: 'kind', values: importKinds.join(', ') }
  throw invalidInput([issueFromTemplate('kind', '{{label}} must be one of: {{values}}', values)])
}

const limits = { fileSize: maxImportBytes, files: 1, fields: 5, fieldSize: 1024, parts: 6 }

/** The file of a form, or the body itself. @throws AppError `listing_import.no_file` (400), `listing_import.too_large` (413). */
async function readFile(request: FastifyRequest) {
  if (!request.isMultipart()) {
    const bytes = request.body
    if (!(bytes instanceof Buffer) || bytes.length === 0) throw importFileMissing()
    const { name } = request.query as { name?: unknown }
    return { bytes, fileName: typeof name === 'string' ? name : 'upload' }
  }
  const file = await request.file({ limits, throwFileSizeLimit: false })
  if (!file) throw importFileMissing()
  const bytes = await file.toBuffer()
  if (file.file.truncated) throw importFileTooLarge()
  if (bytes.length === 0) throw importFileMissing()
  return { bytes, fileName: file.filename }
}

/**
 * `POST /listing-import/upload`: a route of its own, because a procedure takes no file.
 * `POST /listing-import/pictures/{importId}`: see `mountPictureZips`.
 * `GET /listing-import/template.{csv,xlsx}`: the headings that a file can have.
 */
export async function mountListingImports(server: FastifyInstance, contextOf: ContextOf) {
  await server.register(async (scope) => {
    scope.addContentTypeParser(
      [...importFileTypes],
      { parseAs: 'buffer', bodyLimit: maxImportBytes },
      (_request, body, done) => done(null, body),
    )
    scope.post('/listing-import/upload', {
      config: uploadRoute,
      onRequest: [
        markIgnoredKey,
        async (request, reply) => {
          const actor = await contextOf(request).loadActor('listings:write')
          if (!actor) throw unauthorized()
          countOpenUpload(reply.raw, actor.id)
        },
      ],
      handler: async (request) => {
        const context = contextOf(request)
        const actor = await context.loadActor('listings:write')
        if (!actor) throw unauthorized()
        const { bytes, fileName } = await readFile(request)
        const kind = kindOf(request.query)
        const name = fileName.replaceAll(/\p{Cc}/gu, '').slice(0, 200)
        const data = await createImport(context, actor.id, { kind, fileName: name, bytes })
        return { success: true, data }
      },
    })
  })
  await mountPictureZips(server, contextOf)
  for (const ending of ['csv', 'xlsx']) {
    server.get(`/listing-import/template.${ending}`, async ({ query }, reply) => {
      const { language } = query as { language?: unknown }
      const file = await templateFile(kindOf(query), {
        isSheet: ending === 'xlsx',
        language: language === 'hi' ? 'hi' : 'en',
      })
      return reply
        .type(file.type)
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .send(file.bytes)
    })
  }
}
