import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel'
import type { Logger } from '#server/platform/observability/logger.ts'
import { ExternalFailure } from './external.failure.ts'
import type { ExternalService } from './fetch-once.ts'

const failuresUntilRest = 5
const restMs = 20_000

/** Worth another try at once; a service that says when to come again is taken at its word. */
const isPassing = (error: unknown) =>
  error instanceof ExternalFailure &&
  error.retryAfter === undefined &&
  (error.reason === 'unreachable' ||
    error.reason === 'timeout' ||
    (error.reason === 'refused' && (error.status ?? 0) >= 500))

/** Failures that count against the service; a wrong shape or a 4xx is as likely our own fault. */
const countsAgainst = (error: unknown) =>
  error instanceof ExternalFailure &&
  (isPassing(error) || error.reason === 'rate-limited' || error.retryAfter !== undefined)

function createPolicy({ tries }: ExternalService) {
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

/** How one service stands with us: its breaker, and until when it asked to be left alone. */
type Standing = ReturnType<typeof createPolicy> & { restsUntil: number }

/** Remembers which services fail, and runs calls accordingly (docs/decisions/0014). */
export function createCircuitBreakers(log: Logger) {
  const circuitBreakers = new Map<string, Standing>()

  const circuitBreakerOf = (service: ExternalService): Standing => {
    const known = circuitBreakers.get(service.name)
    if (known) return known
    const made = { ...createPolicy(service), restsUntil: 0 }
    made.breaker.onBreak(() =>
      log.warn({ service: service.name }, 'an outside service keeps failing; it is given a rest'),
    )
    circuitBreakers.set(service.name, made)
    return made
  }

  /**
   * Runs one call to a service, again where its failure may pass.
   * @param isAwaited a person waits: a resting service is tried once, and one that answers rests no more.
   * @throws OutsideFailure `resting` when the service rests and nobody waits.
   */
  async function run<T>(
    service: ExternalService,
    isAwaited: boolean,
    tryOnce: () => Promise<T>,
  ): Promise<T> {
    const standing = circuitBreakerOf(service)
    const { name } = service
    let last: unknown
    const attempt = async () => {
      try {
        return await tryOnce()
      } catch (error) {
        last = error
        if (error instanceof ExternalFailure && error.retryAfter !== undefined) {
          standing.restsUntil = Date.now() + error.retryAfter * 1000
        }
        throw error
      }
    }

    const isToldToRest = Date.now() < standing.restsUntil
    if (isAwaited && (isToldToRest || standing.breaker.state !== CircuitState.Closed)) {
      const answer = await attempt()
      if (circuitBreakers.get(name) === standing) circuitBreakers.delete(name)
      log.info({ service: name }, 'an outside service answers again')
      return answer
    }
    if (isToldToRest) throw new ExternalFailure(name, 'resting')
    try {
      return await standing.whole.execute(attempt)
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error
      // The breaker may have opened between two tries of this very call: then its own failure tells more.
      throw last ?? new ExternalFailure(name, 'resting')
    }
  }

  return { run }
}
