import { ExternalFailure } from './external.failure.ts'
import { fetchPublic } from './public-only.ts'

/** An external service: how long to wait, how often to try, how much to read. */
export interface ExternalService {
  /** As logs, metrics and failures name it. */
  name: string
  /** Milliseconds for one try, including its body. */
  timeoutMs: number
  /**
   * Number of tries. Only transient failures (unreachable, time-out, 5xx) are retried. 1 for calls that
   * must not happen twice.
   */
  tries: number
  maxBytes: number
}

export interface ExternalRequest {
  url: URL
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | URLSearchParams
  /**
   * An error by default, because a redirect carries our keys to an address that nobody configured.
   * A redirect to another host that is followed may lead to public addresses only.
   */
  redirect?: 'error' | 'follow' | 'manual'
  /** Statuses besides 2xx that count as success, such as 404 for an unknown city. */
  answers?: readonly number[]
  /** A user waits for it, so it is tried once even while the circuit is open. */
  isAwaited?: boolean
  /** The address is from an untrusted source: only public addresses are called, also after redirects. */
  isPublicOnly?: boolean
  /** Ends the call early, for example when the app closes. `stream` takes its own signal. */
  signal?: AbortSignal
}

export interface ExternalResponse {
  status: number
  headers: Headers
  body: Buffer
}

/** Seconds of a `Retry-After` header, at most an hour; undefined when there is none. */
function retryAfterOf(headers: Headers): number | undefined {
  const value = headers.get('retry-after')
  if (!value) return undefined
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.min(3600, Math.max(1, Math.ceil(seconds))) : undefined
}

function failureOf(service: ExternalService, error: unknown): ExternalFailure {
  if (error instanceof ExternalFailure) return error
  const { name, cause } = error as { name?: string; cause?: { code?: string } }
  if (name === 'TimeoutError') return new ExternalFailure(service.name, 'timeout')
  if (name === 'AbortError') return new ExternalFailure(service.name, 'aborted')
  return new ExternalFailure(service.name, 'unreachable', {
    hint: cause?.code ?? name ?? 'unknown',
  })
}

const redirects = new Set([301, 302, 303, 307, 308])
const maxRedirects = 5

/** Follows redirects. The operator trusts the configured host alone; other hosts must be public. */
async function send({ url, isPublicOnly, redirect }: ExternalRequest, init: RequestInit) {
  if (redirect !== 'follow') {
    // With 'manual' a redirect is seen as a refusal; fetch's own 'error' looks like a lost connection.
    return (isPublicOnly ? fetchPublic : fetch)(url, { ...init, redirect: 'manual' })
  }
  if (isPublicOnly) return fetchPublic(url, { ...init, redirect })
  let at = url
  for (let followed = 0; ; followed++) {
    const response = await fetch(at, { ...init, redirect: 'manual' })
    const location = response.headers.get('location') ?? ''
    const isMoved = redirects.has(response.status) && URL.canParse(location, at)
    if (!isMoved || followed === maxRedirects) return response
    await response.body?.cancel()
    at = new URL(location, at)
    if (at.host !== url.host) return fetchPublic(at, { ...init, redirect })
  }
}

/**
 * Sends one request and returns when the response headers are there; the body is not read yet.
 * @throws ExternalFailure without a response, or when its status is neither 2xx nor one of `answers`.
 */
export async function fetchHead(
  service: ExternalService,
  request: ExternalRequest,
  signal: AbortSignal,
): Promise<Response> {
  try {
    const response = await send(request, {
      method: request.method ?? 'GET',
      headers: request.headers ?? {},
      body: request.body ?? null,
      signal,
    })
    const { status } = response
    if (response.ok || request.answers?.includes(status)) return response
    await response.body?.cancel()
    const retryAfter = retryAfterOf(response.headers)
    const details = retryAfter === undefined ? { status } : { status, retryAfter }
    throw new ExternalFailure(service.name, status === 429 ? 'rate-limited' : 'refused', details)
  } catch (error) {
    throw failureOf(service, error)
  }
}

/** As `fetchHead`, with `timeoutMs` for the headers alone; the body may take until `signal` is aborted. */
export async function openStream(
  service: ExternalService,
  request: ExternalRequest,
  signal: AbortSignal,
): Promise<Response> {
  const timeout = new AbortController()
  const timer = setTimeout(
    () => timeout.abort(new DOMException('no answer in time', 'TimeoutError')),
    service.timeoutMs,
  )
  try {
    return await fetchHead(service, request, AbortSignal.any([signal, timeout.signal]))
  } finally {
    clearTimeout(timer)
  }
}

/** Sends one request and reads the whole body, within `timeoutMs` and `maxBytes`. @throws ExternalFailure */
export async function fetchOnce(
  service: ExternalService,
  request: ExternalRequest,
): Promise<ExternalResponse> {
  const timeout = AbortSignal.timeout(service.timeoutMs)
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout
  const response = await fetchHead(service, request, signal)
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.length
      if (size > service.maxBytes) throw new ExternalFailure(service.name, 'too-large')
      chunks.push(chunk)
    }
  } catch (error) {
    throw failureOf(service, error)
  }
  return { status: response.status, headers: response.headers, body: Buffer.concat(chunks) }
}
