import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync, readdirSync, readlinkSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

export interface Program {
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Its output. */
  readonly log: string
  /** Programs that work in this folder belong to the machine too: PostgreSQL leaves the tree of what started it. */
  readonly folder?: string
  readonly as?: { readonly uid?: number; readonly gid?: number }
  /** Resolves once it does its work. */
  readonly untilReady?: () => Promise<unknown>
}

/** A program of this run with all its child processes, as a machine that may die, hang and come back. */
export class Machine {
  readonly name: string
  readonly #program: Program
  #child: ChildProcess | undefined

  constructor(name: string, program: Program) {
    this.name = name
    this.#program = program
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  async start(): Promise<void> {
    const { command, args, env, log, as, untilReady } = this.#program
    const output = openSync(log, 'a')
    // A group of its own, so that the terminal's Ctrl-C reaches this process alone, which then stops all.
    this.#child = spawn(command, args, { ...as, env: { PATH: PATH, ...env }, stdio: ['ignore', output, output], detached: true })
    this.#child.on('error', () => {})
    await untilReady?.()
  }

  /** Resolves when the program ends. */
  async ended(): Promise<void> {
    const child = this.#child
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }

  /** As when the power fails. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Lets it finish what it does. */
  async stop(): Promise<void> {
    const child = this.#child
    if (!child?.pid) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    this.#child = undefined
  }

  /** As when a virtual machine is paused: nothing is closed and nothing answers. */
  freeze(): void {
    this.#signal('SIGSTOP')
  }

  thaw(): void {
    this.#signal('SIGCONT')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    if (!child?.pid || child.exitCode !== null) return
    const ended = once(child, 'exit')
    this.#signal(signal)
    await ended
    this.#child = undefined
  }

  #signal(signal: NodeJS.Signals): void {
    const pid = this.#child?.pid
    if (pid === undefined) return
    for (const each of [pid, ...descendantsOf(pid), ...workingIn(this.#program.folder)]) {
      try {
        process.kill(each, signal)
      } catch {
        // Ended meanwhile.
      }
    }
  }
}

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

const running = (): number[] => readdirSync('/proc').map(Number).filter(Number.isInteger)

function workingIn(folder: string | undefined): number[] {
  return folder === undefined ? [] : running().filter((pid) => folderOf(pid).startsWith(`${folder}/`))
}

function folderOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}

function descendantsOf(root: number): number[] {
  const children = new Map<number, number[]>()
  for (const pid of running()) {
    const parent = parentOf(pid)
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), pid])
  }
  const found: number[] = []
  for (const queue = [root]; queue.length > 0;) {
    const next = children.get(queue.pop()!) ?? []
    found.push(...next)
    queue.push(...next)
  }
  return found
}

function parentOf(pid: number): number | undefined {
  try {
    // After the name, which may contain anything: state, parent.
    return Number(/^.*\) \S+ (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}

/** Waits until the check holds; a check that throws does not. */
export async function until(what: string, check: () => Promise<unknown>, patienceMs = 60_000): Promise<void> {
  const deadline = performance.now() + patienceMs
  let trouble = ''
  while (performance.now() < deadline) {
    try {
      if (await check()) return
    } catch (error) {
      trouble = `, last ${String(error)}`
    }
    await wait(100)
  }
  throw new Error(`${what}: not within ${patienceMs / 1_000} s${trouble}`)
}
