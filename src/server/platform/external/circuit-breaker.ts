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
import { OutsideFailure } from './external.failure.ts'
import type { OutsideService } from './fetch-once.ts'

const failuresUntilRest = 5
const restMs = 20_000

/** Worth another try at once; a service that says when to come again is taken at its word. */
const isPassing = (error: unknown) =>
  error instanceof OutsideFailure &&
  error.retryAfter === undefined &&
  (error.reason === 'unreachable' ||
    error.reason === 'timeout' ||
    (error.reason === 'refused' && (error.status ?? 0) >= 500))

/** Failures that count against the service; a wrong shape or a 4xx is as likely our own fault. */
const countsAgainst = (error: unknown) =>
  error instanceof OutsideFailure &&
  (isPassing(error) || error.reason === 'rate-limited' || error.retryAfter !== undefined)

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

/** How one service stands with us: its breaker, and until when it asked to be left alone. */
type Standing = ReturnType<typeof createPolicy> & { restsUntil: number }

/** Remembers which services fail, and runs calls accordingly (docs/decisions/0014). */
export function createStandings(log: Logger) {
  const standings = new Map<string, Standing>()

  const standingOf = (service: OutsideService): Standing => {
    const known = standings.get(service.name)
    if (known) return known
    const made = { ...createPolicy(service), restsUntil: 0 }
    made.breaker.onBreak(() =>
      log.warn({ service: service.name }, 'an outside service keeps failing; it is given a rest'),
    )
    standings.set(service.name, made)
    return made
  }

  /**
   * Runs one call to a service, again where its failure may pass.
   * @param isAwaited a person waits: a resting service is tried once, and one that answers rests no more.
   * @throws OutsideFailure `resting` when the service rests and nobody waits.
   */
  async function run<T>(
    service: OutsideService,
    isAwaited: boolean,
    tryOnce: () => Promise<T>,
  ): Promise<T> {
    const standing = standingOf(service)
    const { name } = service
    let last: unknown
    const attempt = async () => {
      try {
        return await tryOnce()
      } catch (error) {
        last = error
        if (error instanceof OutsideFailure && error.retryAfter !== undefined) {
          standing.restsUntil = Date.now() + error.retryAfter * 1000
        }
        throw error
      }
    }

    const isToldToRest = Date.now() < standing.restsUntil
    if (isAwaited && (isToldToRest || standing.breaker.state !== CircuitState.Closed)) {
      const answer = await attempt()
      if (standings.get(name) === standing) standings.delete(name)
      log.info({ service: name }, 'an outside service answers again')
      return answer
    }
    if (isToldToRest) throw new OutsideFailure(name, 'resting')
    try {
      return await standing.whole.execute(attempt)
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error
      // The breaker may have opened between two tries of this very call: then its own failure tells more.
      throw last ?? new OutsideFailure(name, 'resting')
    }
  }

  return { run }
}
