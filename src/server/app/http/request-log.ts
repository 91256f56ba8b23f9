import type { FastifyBaseLogger } from 'fastify'

type LogArguments = Parameters<FastifyBaseLogger['info']>

/**
 * A request's logger, for Fastify's `childLoggerFactory`. It creates pino's child logger with the first
 * message: most requests log nothing, and a child logger costs as much as the rate limit's count.
 */
export class RequestLog implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger
  readonly #bindings: Record<string, unknown>
  #created: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, bindings: Record<string, unknown>) {
    this.#parent = parent
    this.#bindings = bindings
  }

  get #log() {
    this.#created ??= this.#parent.child(this.#bindings)
    return this.#created
  }

  get level() {
    return (this.#created ?? this.#parent).level
  }
  set level(level) {
    this.#log.level = level
  }
  child(...args: Parameters<FastifyBaseLogger['child']>) {
    return this.#log.child(...args)
  }
  fatal(...args: LogArguments) {
    this.#log.fatal(...args)
  }
  error(...args: LogArguments) {
    this.#log.error(...args)
  }
  warn(...args: LogArguments) {
    this.#log.warn(...args)
  }
  info(...args: LogArguments) {
    this.#log.info(...args)
  }
  debug(...args: LogArguments) {
    this.#log.debug(...args)
  }
  trace(...args: LogArguments) {
    this.#log.trace(...args)
  }
  silent(...args: LogArguments) {
    this.#log.silent(...args)
  }
}
