export interface Flushable {
  flush(): void
}

/** Sends all of a client's messages of a turn in one frame at its end, because writes are expensive. */
export class Flusher {
  #waiting: Flushable[] = []
  #lastLines: readonly string[] = []
  #lastFrame = ''

  add(each: Flushable): void {
    if (this.#waiting.push(each) === 1) setImmediate(() => this.#flushAll())
  }

  /** Most subscribers in a turn receive the same data: their frame is built once. */
  frameOf(lines: readonly string[]): string {
    const last = this.#lastLines
    if (lines.length !== last.length || lines.some((line, index) => line !== last[index])) {
      this.#lastLines = lines
      this.#lastFrame = lines.join('\n')
    }
    return this.#lastFrame
  }

  #flushAll(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const each of waiting) each.flush()
    this.#lastLines = []
  }
}
