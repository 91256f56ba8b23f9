import type { z } from 'zod'
import { type CacheDefinition, createCache, type Kept } from '#server/platform/cache/cache.ts'
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

/** The one way to outside services: time-outs, retries, circuit breakers, memory and metrics. */
export interface External {
  /** @throws OutsideFailure */
  ask(service: ExternalService, request: ExternalRequest): Promise<ExternalResponse>
  /** As `ask`, with the answer read as JSON of the given shape. @throws OutsideFailure */
  askJson<Shape extends z.ZodType>(
    service: ExternalService,
    request: ExternalRequest,
    shape: Shape,
  ): Promise<{ status: number; data: z.output<Shape> }>
  /**
   * One try, whose head must come within the service's `timeoutMs`; the body is read as it comes, and
   * `signal` ends it. @throws OutsideFailure
   */
  stream(service: ExternalService, request: ExternalRequest, signal: AbortSignal): Promise<Response>
  /**
   * What `load` gave for this key, kept as the cache says; old, when `load` fails now.
   * @param admit is called, for each caller, when the answer is not in memory: the place for a limit
   * per person, whose refusal must not become everybody's answer.
   */
  keep<T>(
    cache: CacheDefinition,
    key: string,
    load: () => Promise<T>,
    admit?: () => Promise<void>,
  ): Promise<Kept<T>>
}

function readJson<Shape extends z.ZodType>(
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
  const parsed = shape.safeParse(value)
  if (parsed.success) return { status, data: parsed.data }
  const [issue] = parsed.error.issues
  throw malformed(`${issue?.path.join('.') || 'the answer'}: ${issue?.message}`)
}

export function createExternal(log: Logger, metrics: Metrics): External {
  const circuitBreakers = createCircuitBreakers(log)

  /** One try, timed. */
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
      metrics.outsideSeconds.observe({ service: service.name, outcome }, seconds)
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
    keep: createCache(log, metrics),
  }
}
