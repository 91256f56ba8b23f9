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

/** Failures in a row that open a circuit. */
const maxFailures = 5
/** Milliseconds for which an open circuit lets no background call through. */
const openMs = 20_000

/** Failures that are retried immediately. A service that sent Retry-After is left alone until then. */
const isTransient = (error: unknown) =>
  error instanceof ExternalFailure &&
  error.retryAfter === undefined &&
  (error.reason === 'unreachable' ||
    error.reason === 'timeout' ||
    (error.reason === 'refused' && (error.status ?? 0) >= 500))

/** Failures that count towards opening the circuit. A malformed body or a 4xx may be our own mistake. */
const countsAgainst = (error: unknown) =>
  error instanceof ExternalFailure &&
  (isTransient(error) || error.reason === 'rate-limited' || error.retryAfter !== undefined)

function createPolicy({ tries }: ExternalService) {
  const breaker = circuitBreaker(handleWhen(countsAgainst), {
    halfOpenAfter: openMs,
    breaker: new ConsecutiveBreaker(maxFailures),
  })
  const retries = retry(handleWhen(isTransient), {
    maxAttempts: tries - 1,
    backoff: new ExponentialBackoff({ initialDelay: 200, maxDelay: 2000 }),
  })
  return { policy: wrap(retries, breaker), breaker }
}

/** One service: its circuit breaker, and until when its Retry-After asks for no calls (Unix ms). */
type Circuit = ReturnType<typeof createPolicy> & { blockedUntil: number }

/** Runs calls to external services, and stops calling those that keep failing (docs/decisions/0014). */
export function createCircuitBreakers(log: Logger) {
  const circuits = new Map<string, Circuit>()

  const circuitOf = (service: ExternalService): Circuit => {
    const existing = circuits.get(service.name)
    if (existing) return existing
    const circuit = { ...createPolicy(service), blockedUntil: 0 }
    circuit.breaker.onBreak(() =>
      log.warn(
        { service: service.name },
        'an external service keeps failing; background calls are paused',
      ),
    )
    circuits.set(service.name, circuit)
    return circuit
  }

  /**
   * Runs one call to a service, with retries after transient failures.
   * @param isAwaited a user waits for it: it is tried once even while the circuit is open, and closes
   * the circuit when it succeeds.
   * @throws ExternalFailure `circuit-open` when the circuit is open and no user waits.
   */
  async function run<T>(
    service: ExternalService,
    isAwaited: boolean,
    tryOnce: () => Promise<T>,
  ): Promise<T> {
    const circuit = circuitOf(service)
    const { name } = service
    let lastFailure: unknown
    const attempt = async () => {
      try {
        return await tryOnce()
      } catch (error) {
        lastFailure = error
        if (error instanceof ExternalFailure && error.retryAfter !== undefined) {
          circuit.blockedUntil = Date.now() + error.retryAfter * 1000
        }
        throw error
      }
    }

    const isBlocked = Date.now() < circuit.blockedUntil
    if (isAwaited && (isBlocked || circuit.breaker.state !== CircuitState.Closed)) {
      const answer = await attempt()
      if (circuits.get(name) === circuit) circuits.delete(name)
      log.info({ service: name }, 'an external service answers again')
      return answer
    }
    if (isBlocked) throw new ExternalFailure(name, 'circuit-open')
    try {
      return await circuit.policy.execute(attempt)
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error
      // When the circuit opened between two tries of this call, its own failure says more.
      throw lastFailure ?? new ExternalFailure(name, 'circuit-open')
    }
  }

  return { run }
}
