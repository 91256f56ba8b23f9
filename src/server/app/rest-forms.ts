import type { FastifyInstance } from 'fastify'
import type { ProcedureMeta } from '../core/trpc.ts'

const urlencoded = 'application/x-www-form-urlencoded'

/** Whether a procedure says that it may be called with an HTML form, its input also in the query. */
export const takesForms = ({ contentTypes = [] }: NonNullable<ProcedureMeta['openapi']>) =>
  contentTypes.includes(urlencoded)

/** Teaches a scope to read forms. Elsewhere they are refused, for any site can send one unasked. */
export function readForms(scope: FastifyInstance): FastifyInstance {
  scope.addContentTypeParser(urlencoded, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
  return scope
}
