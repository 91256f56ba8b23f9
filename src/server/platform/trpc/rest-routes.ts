import {
  type ApiScopeArea,
  apiScopes,
  type ProcedureScope,
} from '#shared/api-key/api-scope.constants.ts'
import type { ProcedureMeta, RestRoute } from './procedure-meta.ts'

type RouteScope = ProcedureScope | ApiScopeArea

/** What a route may say beside its path and summary. */
type RouteOptions = Pick<RestRoute, 'description' | 'contentTypes'> &
  Omit<ProcedureMeta, 'openapi' | 'access' | 'scope'> & {
    /** What API keys need; for an area, `:read` in a GET and `:write` in every other method. */
    scope?: RouteScope
    /** What a status means here, for statuses that the document does not know from the route itself. */
    readonly [status: number]: string
  }

function scopeFor(scope: RouteScope, method: RestRoute['method']): ProcedureScope {
  const inArea = `${scope}:${method === 'GET' ? 'read' : 'write'}`
  return apiScopes.find((known) => known === inArea) ?? (scope as ProcedureScope)
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
 * @param shared options of all these routes: their scope, unless a route says another.
 */
export function restRoutes(
  tag: string,
  folder: `/${string}`,
  shared: RouteOptions & { scope: RouteScope },
) {
  const route =
    (method: RestRoute['method']) =>
    (path: '' | `/${string}`, summary: string, own: RouteOptions = {}): ProcedureMeta => {
      const { description, contentTypes, scope, ...rest } = { ...shared, ...own }
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
      return {
        ...Object.fromEntries(options.filter((option) => !isStatus(option))),
        scope: scopeFor(scope, method),
        openapi,
      }
    }
  return { get: route('GET'), post: route('POST'), patch: route('PATCH') }
}
