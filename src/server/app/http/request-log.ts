import type { FastifyBaseLogger } from 'fastify'

type Said = Parameters<FastifyBaseLogger['info']>

/**
 * A request's log, made when it first says something. Most never do, and making one costs as much as
 * counting the request against its limit.
 */
export class RequestLog implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger
  readonly #bindings: Record<string, unknown>
  #made: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, bindings: Record<string, unknown>) {
    this.#parent = parent
    this.#bindings = bindings
  }

  get #log() {
    this.#made ??= this.#parent.child(this.#bindings)
    return this.#made
  }

  get level() {
    return (this.#made ?? this.#parent).level
  }
  set level(level) {
    this.#log.level = level
  }
  child(...like: Parameters<FastifyBaseLogger['child']>) {
    return this.#log.child(...like)
  }
  fatal(...said: Said) {
    this.#log.fatal(...said)
  }
  error(...said: Said) {
    this.#log.error(...said)
  }
  warn(...said: Said) {
    this.#log.warn(...said)
  }
  info(...said: Said) {
    this.#log.info(...said)
  }
  debug(...said: Said) {
    this.#log.debug(...said)
  }
  trace(...said: Said) {
    this.#log.trace(...said)
  }
  silent(...said: Said) {
    this.#log.silent(...said)
  }
}
