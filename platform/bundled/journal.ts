import { closeSync, existsSync, fdatasyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** An append-only file of lines. A written line is on disk: it survives a crash and a power failure. */
export class Journal<L> {
  readonly #file: string
  #handle: number | undefined

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    this.#file = join(folder, 'journal.jsonl')
  }

  /** The lines written so far. The last one may be incomplete if the process died while writing it. */
  read(): L[] {
    if (!existsSync(this.#file)) return []
    const whole = readFileSync(this.#file, 'utf8').split('\n').slice(0, -1)
    return whole.map((line) => JSON.parse(line) as L)
  }

  /** Rewrites the file with these lines, atomically. */
  rewrite(lines: readonly L[]): void {
    this.close()
    const next = `${this.#file}.next`
    const handle = openSync(next, 'w', 0o600)
    writeSync(handle, lines.map(toLine).join(''))
    fdatasyncSync(handle)
    closeSync(handle)
    renameSync(next, this.#file)
  }

  append(line: L): void {
    this.#handle ??= openSync(this.#file, 'a', 0o600)
    writeSync(this.#handle, toLine(line))
    fdatasyncSync(this.#handle)
  }

  close(): void {
    if (this.#handle !== undefined) closeSync(this.#handle)
    this.#handle = undefined
  }
}

const toLine = (line: unknown): string => `${JSON.stringify(line)}\n`
