import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel'
import type { z } from 'zod'
import type { Logger } from '../logger.ts'
import type { Metrics } from '../metrics.ts'
import {
  fetchHead,
  fetchOnce,
  type OutsideAnswer,
  type OutsideRequest,
  type OutsideService,
} from './fetch-once.ts'
import { type CacheDefinition, createKeeper, type Kept } from './keep.ts'
import { OutsideFailure } from './outside.failure.ts'

const failuresUntilRest = 5
const restMs = 20_000

/** The one way to outside services: time-outs, retries, circuit breakers, memory and metrics. */
export interface Outside {
  /** @throws OutsideFailure */
  ask(service: OutsideService, request: OutsideRequest): Promise<OutsideAnswer>
  /** As `ask`, with the answer read as JSON of the given shape. @throws OutsideFailure */
  askJson<Shape extends z.ZodType>(
    service: OutsideService,
    request: OutsideRequest,
    shape: Shape,
  ): Promise<{ status: number; data: z.output<Shape> }>
  /** One try, whose body is read as it comes; `signal` ends it. @throws OutsideFailure */
  stream(service: OutsideService, request: OutsideRequest, signal: AbortSignal): Promise<Response>
  /** What `load` gave for this key, kept as the cache says; old, when `load` fails now. */
  keep<T>(cache: CacheDefinition, key: string, load: () => Promise<T>): Promise<Kept<T>>
}

const isPassing = (error: unknown) =>
  error instanceof OutsideFailure &&
  (error.reason === 'unreachable' ||
    error.reason === 'timeout' ||
    (error.reason === 'refused' && (error.status ?? 0) >= 500))

/** Failures that count against the service; a wrong shape or a 4xx is as likely our own fault. */
const countsAgainst = (error: unknown) =>
  isPassing(error) || (error instanceof OutsideFailure && error.reason === 'rate-limited')

function createPolicy({ tries }: OutsideService) {
  const breaker = circuitBreaker(handleWhen(countsAgainst), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresUntilRest),
  })
  const again = retry(handleWhen(isPassing), {
    maxAttempts: tries - 1,
    backoff: new ExponentialBackoff({ initialDelay: 200, maxDelay: 2000 }),
  })
  return { whole: wrap(again, breaker), breaker }
}

function readJson(service: OutsideService, body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new OutsideFailure(service.name, 'malformed', { hint: 'not JSON' })
  }
}

export function createOutside(log: Logger, metrics: Metrics): Outside {
  const policies = new Map<string, ReturnType<typeof createPolicy>>()
  const policyOf = (service: OutsideService) => {
    const known = policies.get(service.name)
    if (known) return known
    const policy = createPolicy(service)
    policy.breaker.onBreak(() =>
      log.warn({ service: service.name }, 'an outside service keeps failing; it is given a rest'),
    )
    policies.set(service.name, policy)
    return policy
  }

  /** One try, timed. */
  async function attempt<T>(service: OutsideService, run: () => Promise<T>): Promise<T> {
    const started = performance.now()
    let outcome = 'ok'
    try {
      return await run()
    } catch (error) {
      outcome = error instanceof OutsideFailure ? error.reason : 'error'
      throw error
    } finally {
      const seconds = (performance.now() - started) / 1000
      metrics.outsideSeconds.observe({ service: service.name, outcome }, seconds)
    }
  }

  const ask: Outside['ask'] = async (service, request) => {
    const run = () => attempt(service, () => fetchOnce(service, request))
    try {
      return await policyOf(service).whole.execute(run)
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error
      if (request.isAwaited) return run()
      throw new OutsideFailure(service.name, 'resting')
    }
  }

  return {
    ask,
    askJson: async (service, request, shape) => {
      const { status, body } = await ask(service, request)
      const parsed = shape.safeParse(readJson(service, body))
      if (parsed.success) return { status, data: parsed.data }
      const [issue] = parsed.error.issues
      throw new OutsideFailure(service.name, 'malformed', {
        status,
        hint: `${issue?.path.join('.') || 'the answer'}: ${issue?.message}`,
      })
    },
    stream: (service, request, signal) =>
      attempt(service, () => fetchHead(service, request, signal)),
    keep: createKeeper(log, metrics),
  }
}
