/** Actions scheduled on the stage's clock. */
export class Schedule {
  #tasks: { readonly at: number; readonly act: () => void; readonly isKept: boolean }[] = []

  /** `isKept`: runs even if the time is cut short, as a reel's stop does. */
  at(time: number, act: () => void, isKept = false): void {
    this.#tasks.push({ at: time, act, isKept })
  }

  run(now: number): void {
    const due = this.#tasks.filter(({ at }) => at <= now)
    if (due.length === 0) return
    this.#tasks = this.#tasks.filter(({ at }) => at > now)
    for (const { act } of due) act()
  }

  /** Cuts the time short: kept actions run now, the rest is dropped. */
  flush(): void {
    const tasks = this.#tasks
    this.#tasks = []
    for (const { act, isKept } of tasks) if (isKept) act()
  }

  get isEmpty(): boolean {
    return this.#tasks.length === 0
  }
}
