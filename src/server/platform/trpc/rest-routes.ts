import type { ProcedureMeta, RestRoute } from './procedure-meta.ts'

/** What a route may say beside its path and summary. */
type RouteOptions = Pick<RestRoute, 'description' | 'contentTypes'> &
  Omit<ProcedureMeta, 'openapi' | 'access'> & {
    /** What a status means here, for statuses that the document does not know from the route itself. */
    readonly [status: number]: string
  }

/** The members of a view that an edit form sends back; the first API had `__v` and `updatedAt` too. */
export const membersOfView = (view: { shape: object }): readonly string[] => [
  ...Object.keys(view.shape),
  '__v',
  'updatedAt',
]

const isStatus = (option: [string, unknown]): option is [string, string] =>
  /^\d{3}$/.test(option[0])

/**
 * The meta of procedures that are REST routes too. Whether a route needs a token follows from the
 * procedure that it describes (`protectedProcedure` and its like).
 * @param tag the heading of these routes in the OpenAPI document.
 * @param folder what all their paths begin with.
 * @param shared options of all these routes.
 */
export function restRoutes(tag: string, folder: `/${string}`, shared: RouteOptions = {}) {
  const route =
    (method: RestRoute['method']) =>
    (path: `/${string}`, summary: string, own: RouteOptions = {}): ProcedureMeta => {
      const { description, contentTypes, ...rest } = { ...shared, ...own }
      const options = Object.entries(rest)
      const statuses = options.filter(isStatus)
      const openapi: RestRoute = {
        method,
        path: `${folder}${path}`,
        tags: [tag],
        summary,
        ...(description && { description }),
        ...(statuses.length > 0 && { errorResponses: Object.fromEntries(statuses) }),
        ...(contentTypes && { contentTypes }),
      }
      return { ...Object.fromEntries(options.filter((option) => !isStatus(option))), openapi }
    }
  return { get: route('GET'), post: route('POST'), patch: route('PATCH') }
}
