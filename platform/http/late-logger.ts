import type { FastifyBaseLogger } from 'fastify'

type Args = Parameters<FastifyBaseLogger['info']>

/**
 * A request's logger that is made when something is written to it: making one serializes its bindings, and most requests
 * write nothing of their own.
 */
export class LateLogger implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger
  readonly #rest: Parameters<FastifyBaseLogger['child']>
  #made: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, ...rest: Parameters<FastifyBaseLogger['child']>) {
    this.#parent = parent
    this.#rest = rest
  }

  get level(): string {
    return this.#parent.level
  }

  child(...rest: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#own.child(...rest)
  }

  fatal(...args: Args): void {
    this.#own.fatal(...args)
  }

  error(...args: Args): void {
    this.#own.error(...args)
  }

  warn(...args: Args): void {
    this.#own.warn(...args)
  }

  info(...args: Args): void {
    this.#own.info(...args)
  }

  debug(...args: Args): void {
    this.#own.debug(...args)
  }

  trace(...args: Args): void {
    this.#own.trace(...args)
  }

  silent(...args: Args): void {
    this.#own.silent(...args)
  }

  get #own(): FastifyBaseLogger {
    return (this.#made ??= this.#parent.child(...this.#rest))
  }
}
