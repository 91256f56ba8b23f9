import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/platform/errors/errors.ts'
import type { ProcedureMeta } from '#server/platform/trpc/trpc.ts'

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data'

const formNotReadable = () =>
  new AppError({ code: 'request.malformed', status: 400, message: 'The form could not be read.' })

/** Whether a procedure says that it may be called with an HTML form, its input also in the query. */
export const takesForms = ({ contentTypes = [] }: NonNullable<ProcedureMeta['openapi']>) =>
  contentTypes.includes(urlencoded)

/** The texts of a multipart form; files in it are nothing that a procedure reads. */
async function readMultipart(request: FastifyRequest, body: Buffer) {
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw formNotReadable()
  })
  return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
}

/**
 * Teaches a scope to read forms, in both ways that RFC 8058 lets mail programs send theirs. Elsewhere
 * they are refused, for any site can send one unasked.
 */
export function readForms(scope: FastifyInstance): FastifyInstance {
  scope.addContentTypeParser(urlencoded, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
  scope.addContentTypeParser(multipart, { parseAs: 'buffer' }, readMultipart)
  return scope
}
