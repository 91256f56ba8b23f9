import { z } from 'zod'
import { type CacheDefinition, type Cached, createCache } from '#server/platform/cache/cache.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import type { Metrics } from '#server/platform/observability/metrics.ts'
import { createCircuitBreakers } from './circuit-breaker.ts'
import { ExternalFailure } from './external.failure.ts'
import {
  type ExternalRequest,
  type ExternalResponse,
  type ExternalService,
  fetchOnce,
  openStream,
} from './fetch-once.ts'

/** All calls to external services go through this: time-outs, retries, circuit breakers, cache, metrics. */
export interface External {
  /** @throws ExternalFailure */
  ask(service: ExternalService, request: ExternalRequest): Promise<ExternalResponse>
  /** As `ask`, with the body read as JSON of the given shape. @throws ExternalFailure */
  askJson<Shape extends z.core.$ZodType>(
    service: ExternalService,
    request: ExternalRequest,
    shape: Shape,
  ): Promise<{ status: number; data: z.output<Shape> }>
  /**
   * Tries once. The response headers must arrive within the service's `timeoutMs`; the body is
   * streamed until `signal` aborts it. @throws ExternalFailure
   */
  stream(service: ExternalService, request: ExternalRequest, signal: AbortSignal): Promise<Response>
  /**
   * The cached value for the key, else what `load` gives; a stale value when `load` fails.
   * @param admit called for each caller when the value is not cached: the place for a limit per user,
   * whose error must not be served to others.
   */
  getOrLoad<T>(
    cache: CacheDefinition,
    key: string,
    load: () => Promise<T>,
    admit?: () => Promise<void>,
  ): Promise<Cached<T>>
}

function readJson<Shape extends z.core.$ZodType>(
  service: ExternalService,
  { status, body }: ExternalResponse,
  shape: Shape,
): { status: number; data: z.output<Shape> } {
  const malformed = (hint: string) =>
    new ExternalFailure(service.name, 'malformed', { status, hint })
  let value: unknown
  try {
    value = JSON.parse(body.toString('utf8'))
  } catch {
    throw malformed('not JSON')
  }
  const parsed = z.safeParse(shape, value)
  if (parsed.success) return { status, data: parsed.data }
  const [issue] = parsed.error.issues
  throw malformed(`${issue?.path.join('.') || 'the answer'}: ${issue?.message}`)
}

export function createExternal(log: Logger, metrics: Metrics): External {
  const circuitBreakers = createCircuitBreakers(log)

  /** Measures one try. */
  async function attempt<T>(service: ExternalService, run: () => Promise<T>): Promise<T> {
    const started = performance.now()
    let outcome = 'ok'
    try {
      return await run()
    } catch (error) {
      outcome = error instanceof ExternalFailure ? error.reason : 'error'
      throw error
    } finally {
      const seconds = (performance.now() - started) / 1000
      metrics.externalSeconds.observe({ service: service.name, outcome }, seconds)
    }
  }

  const askAndRead = <T>(
    service: ExternalService,
    request: ExternalRequest,
    read: (answer: ExternalResponse) => T,
  ) =>
    circuitBreakers.run(service, request.isAwaited ?? false, () =>
      attempt(service, async () => read(await fetchOnce(service, request))),
    )

  return {
    ask: (service, request) => askAndRead(service, request, (answer) => answer),
    askJson: (service, request, shape) =>
      askAndRead(service, request, (answer) => readJson(service, answer, shape)),
    stream: (service, request, signal) =>
      circuitBreakers.run(service, request.isAwaited ?? false, () =>
        attempt(service, () => openStream(service, request, signal)),
      ),
    getOrLoad: createCache(log, metrics),
  }
}
