import type { ProcedureMeta, RestRoute } from './procedure-meta.ts'

type Path = RestRoute['path']

/** What a route may say beside its path and summary. */
type RouteOptions = Pick<RestRoute, 'description' | 'errorResponses' | 'contentTypes'> &
  Omit<ProcedureMeta, 'openapi' | 'access'>

/**
 * The meta of procedures that are REST routes too. Whether a route needs a token follows from the
 * procedure that it describes (`protectedProcedure` and its like).
 * @param tag the heading of these routes in the OpenAPI document.
 */
export function restRoutes(tag: string) {
  const route =
    (method: RestRoute['method']) =>
    (path: Path, summary: string, options: RouteOptions = {}): ProcedureMeta => {
      const { description, errorResponses, contentTypes, ...meta } = options
      const openapi: RestRoute = {
        method,
        path,
        tags: [tag],
        summary,
        ...(description && { description }),
        ...(errorResponses && { errorResponses }),
        ...(contentTypes && { contentTypes }),
      }
      return { ...meta, openapi }
    }
  return { get: route('GET'), post: route('POST'), patch: route('PATCH') }
}
