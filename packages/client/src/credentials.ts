/** Who calls: the token of a login or an API key; without either a visitor. */
export interface Credentials {
  /** A function is asked before every call, for a token that changes. */
  token?: string | (() => string | null)
  key?: string
}

/** The headers of a call; tokens and keys are sent alike. */
export function headersOf(
  credentials: Credentials,
  idempotencyKey?: unknown,
): Record<string, string> {
  const { token, key } = credentials
  const secret = (typeof token === 'function' ? token() : token) ?? key
  return {
    ...(secret ? { authorization: `Bearer ${secret}` } : {}),
    ...(typeof idempotencyKey === 'string' ? { 'idempotency-key': idempotencyKey } : {}),
  }
}
