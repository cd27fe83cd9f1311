export interface Flushable {
  flush(): void
}

/** Everything that a turn has to say to a client leaves in one frame, at the turn's end: writing is what costs. */
export class Flusher {
  #waiting: Flushable[] = []

  add(each: Flushable): void {
    if (this.#waiting.push(each) === 1) setImmediate(() => this.#flushAll())
  }

  #flushAll(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const each of waiting) each.flush()
  }
}
