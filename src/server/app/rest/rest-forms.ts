import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/platform/errors/errors.ts'
import type { ProcedureMeta } from '#server/platform/trpc/procedure-meta.ts'

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data'

const formNotReadable = () =>
  new AppError({ code: 'request.malformed', status: 400, message: 'The form could not be read.' })

/** Whether a procedure accepts HTML forms, with part of its input in the query. */
export const takesForms = ({ contentTypes = [] }: NonNullable<ProcedureMeta['openapi']>) =>
  contentTypes.includes(urlencoded)

/** The text fields of a multipart form; no procedure reads its files. */
async function readMultipart(request: FastifyRequest, body: Buffer) {
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw formNotReadable()
  })
  return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
}

/**
 * Adds parsers for the two kinds of forms that RFC 8058 allows mail programs to send. Other routes refuse
 * forms, because any site can make a browser send one.
 */
export function readForms(scope: FastifyInstance): FastifyInstance {
  scope.addContentTypeParser(urlencoded, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
  scope.addContentTypeParser(multipart, { parseAs: 'buffer' }, readMultipart)
  return scope
}
