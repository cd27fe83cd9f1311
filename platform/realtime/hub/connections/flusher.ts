export interface Flushable {
  flush(): void
}

/** Everything that a turn has to say to a client leaves in one frame, at the turn's end: writing is what costs. */
export class Flusher {
  #waiting: Flushable[] = []
  #lastLines: readonly string[] = []
  #lastFrame = ''

  add(each: Flushable): void {
    if (this.#waiting.push(each) === 1) setImmediate(() => this.#flushAll())
  }

  /** Most who hear something in a turn hear the same: their frame is made once. */
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
