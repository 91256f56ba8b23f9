import type { ProcedureScope } from '#shared/api-key/api-scope.constants.ts'

/**
 * A REST route as trpc-to-openapi reads it. Written out here because the client compiles with the routers'
 * types, and that package's would bring Fastify's and Node's along.
 */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PATCH'
  path: `/${string}`
  tags: string[]
  summary: string
  description?: string
  errorResponses?: number[] | Record<number, string>
  contentTypes?: string[]
  protect?: boolean
}

/** Days, YYYY-MM-DD. */
export interface Deprecated {
  since: string
  /** From when on it may be gone: at least 180 days after `since`. */
  sunset: string
  /** What to call in its place: `GET /order/my-orders`. */
  insteadUse: string
}

/** How a procedure is served; its REST route, if any, is written with `restRoutes`. */
export type ProcedureMeta = {
  openapi?: RestRoute
  /**
   * Whose token the procedure needs; none where everybody may call it. The procedure builders of
   * `trpc.ts` set it, so no router repeats it.
   */
  access?: 'user' | 'pendingLogin' | 'admin'
  /** What an API key needs to call the procedure; without it no key may. Each procedure says it. */
  scope?: ProcedureScope
  /** Reads what it has just written, or what has to be fresh for safety's sake: never from a replica. */
  readsPrimary?: true
  /**
   * The output depends on the input alone, never on the caller: while a stored response is current it
   * is sent again without calling the procedure (app/http/response-cache.ts).
   */
  cached?: true
  /**
   * As `cached`, for requests without a token: the procedure reads what every visitor gets alike with
   * `readForVisitors`. What it does beside reading has to be done by `countView` as well.
   */
  cachedForVisitors?: true
  /**
   * The procedure stores `ctx.idempotencyKey` in its own transaction and answers a repeated key from
   * the same rows, so `idempotency.ts` stores no response for it. One commit does both: a process
   * killed before it could store a response leaves no key that looks in progress.
   */
  handlesIdempotencyKey?: true
  /**
   * A repeat with the same key recognizes what an earlier call has written and returns it, so the
   * procedure is called again when that call's response was lost (`idempotency.ts`).
   */
  recognizesRepeats?: true
  /**
   * The response holds a secret (a token, recovery codes) or ends the session, so it is never stored:
   * an `Idempotency-Key` has no effect, and the answer says so.
   */
  ignoresIdempotencyKey?: true
  /**
   * Names that clients send beside the input of a write. They have no effect and are named in the
   * response header `Ignored-Members`; other unknown members are refused.
   */
  ignoredMembers?: readonly string[]
  /**
   * The procedure will end: its answers have the headers `Deprecation` and `Sunset`
   * (docs/api.md, "Versions").
   */
  deprecated?: Deprecated
}
