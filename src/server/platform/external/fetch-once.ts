import { ExternalFailure } from './external.failure.ts'
import { fetchPublic } from './public-only.ts'

/** One outside service: how long to wait for it, how often to try, how much to read. */
export interface ExternalService {
  /** In logs, metrics and failures. */
  name: string
  /** Milliseconds for one try, its body included. */
  timeoutMs: number
  /**
   * Tries in all; only a failure that may pass (unreachable, time-out, 5xx) is tried again. 1 for what
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
   * A redirect carries keys to an address that nobody configured, so it is an error unless allowed. One
   * that is followed to another host is a stranger's word: private networks are out of its reach.
   */
  redirect?: 'error' | 'follow' | 'manual'
  /** Statuses besides 2xx that are answers and no failures, such as 404 for an unknown city. */
  answers?: readonly number[]
  /** A person waits for it: it is tried once even while the service is given a rest. */
  isAwaited?: boolean
  /** A stranger wrote the address: private networks are out of its reach, also by a redirect. */
  isPublicOnly?: boolean
  /** Ends the call early, as when the app closes; `stream` has its own. */
  signal?: AbortSignal
}

export interface ExternalResponse {
  status: number
  headers: Headers
  body: Buffer
}

/** Seconds of a `Retry-After` header, at most an hour; undefined when there is none. */
function retryAfterOf(headers: Headers): number | undefined {
  const given = headers.get('retry-after')
  if (!given) return undefined
  const seconds = /^\d+$/.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1000
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
const mostRedirects = 5

/** Follows redirects, the operator's trust ending where the host that they named does. */
async function send({ url, isPublicOnly, redirect }: ExternalRequest, init: RequestInit) {
  if (redirect !== 'follow') {
    // A forbidden redirect is read as what it is, a refusal: fetch's own 'error' looks like a lost line.
    return (isPublicOnly ? fetchPublic : fetch)(url, { ...init, redirect: 'manual' })
  }
  if (isPublicOnly) return fetchPublic(url, { ...init, redirect })
  let at = url
  for (let followed = 0; ; followed++) {
    const response = await fetch(at, { ...init, redirect: 'manual' })
    const location = response.headers.get('location') ?? ''
    const isMoved = redirects.has(response.status) && URL.canParse(location, at.href)
    if (!isMoved || followed === mostRedirects) return response
    await response.body?.cancel()
    at = new URL(location, at)
    if (at.host !== url.host) return fetchPublic(at, { ...init, redirect })
  }
}

/**
 * Sends one request and gives the answer's head; the body is still to be read.
 * @throws OutsideFailure when there is no answer, or it is neither 2xx nor one of `answers`.
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

/** As `fetchHead`; the head must come within `timeoutMs`, the body as long as `signal` lets it. */
export async function openStream(
  service: ExternalService,
  request: ExternalRequest,
  signal: AbortSignal,
): Promise<Response> {
  const late = new AbortController()
  const timer = setTimeout(
    () => late.abort(new DOMException('no answer in time', 'TimeoutError')),
    service.timeoutMs,
  )
  try {
    return await fetchHead(service, request, AbortSignal.any([signal, late.signal]))
  } finally {
    clearTimeout(timer)
  }
}

/** Sends one request and reads the whole answer, in `timeoutMs` and `maxBytes`. @throws OutsideFailure */
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
