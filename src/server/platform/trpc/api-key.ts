import { AppError } from '#server/platform/errors/errors.ts'
import { scopeMissingCode } from '#shared/api-key/api-key.constants.ts'
import type { ApiScope, ProcedureScope } from '#shared/api-key/api-scope.constants.ts'
import type { SandboxPerson } from '#shared/sandbox/sandbox.constants.ts'
import type { ProcedureMeta } from './procedure-meta.ts'

/** A valid key, as the wires see it. */
export interface CheckedApiKey {
  /** The id of the key's row: the only part of a key that may be logged. */
  id: string
  /** The key's owner. */
  userId: string
  scopes: readonly ApiScope[]
  /** The person in the owner's sandbox for whom a test key acts; null for a key of the real shop. */
  sandboxPerson: SandboxPerson | null
}

/** The key is unknown, mistyped, revoked, stopped or expired: the caller does not learn which. */
export const apiKeyInvalid = () =>
  new AppError({
    code: 'api_key.invalid',
    status: 401,
    message: 'This API key is not valid. It may have expired or been revoked.',
  })

/** A test key in the real shop: it works in its sandbox only. */
export const testKeyInRealShop = () =>
  new AppError({
    code: 'api_key.test_key',
    status: 403,
    message: 'This is a test key. It works in a sandbox only.',
  })

const scopeMissing = (scope: ApiScope) =>
  new AppError({
    code: scopeMissingCode,
    status: 403,
    message: 'This API key may not do that: it lacks the scope {{scope}}.',
    values: { scope },
    details: { scope },
  })

/** What only the person in the app may do, whatever the key's scopes. */
export const apiKeyNotAccepted = () =>
  new AppError({
    code: 'api_key.not_accepted',
    status: 403,
    message: 'API keys cannot do this. Please log in to the app.',
  })

/** The scope that a procedure needs. One that says nothing accepts no keys. */
export const scopeOf = (meta: ProcedureMeta | undefined): ProcedureScope =>
  meta?.scope ?? 'sessionOnly'

export const hasScope = ({ scopes }: CheckedApiKey, scope: ProcedureScope) =>
  scopes.some((own) => own === scope)

/** @throws AppError `api_key.scope_missing`, `api_key.not_accepted` (403). */
export function requireScope(key: CheckedApiKey, scope: ProcedureScope): void {
  // A procedure that is open to everybody never asks who the owner of a key is.
  if (scope === 'sessionOnly' || scope === 'public') throw apiKeyNotAccepted()
  if (!hasScope(key, scope)) throw scopeMissing(scope)
}
