import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '..')

/** How many checks passed, and how many failed. */
export interface Counts {
  readonly passed: number
  readonly failed: number
}

export const add = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
})

export interface Program {
  /** The package's name, then the program's if it differs. */
  readonly program: readonly [string, string?]
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

export interface Ending {
  readonly code: number
  readonly output: string
}

interface RunOptions {
  readonly env?: Readonly<Record<string, string>> | undefined
  /** Buffers the output. */
  readonly isQuiet?: boolean
}

/** Runs a package's program. */
export const runProgram = ({ program, args, env }: Program, { isQuiet = false } = {}): Promise<Ending> =>
  runNode([findProgram(program), ...args], { env, isQuiet })

/** Runs a file with this Node. */
export function runNode(args: readonly string[], { env, isQuiet = false }: RunOptions = {}): Promise<Ending> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    const parts: Buffer[] = []
    child.stdout?.on('data', (part: Buffer) => parts.push(part))
    child.stderr?.on('data', (part: Buffer) => parts.push(part))
    child.once('error', fail)
    child.once('close', (code) => done({ code: code ?? 1, output: Buffer.concat(parts).toString() }))
  })
}

/**
 * Starts a check and returns a function that reports it: one line if it passes, otherwise its full output and what to
 * do.
 */
export function startCheck(name: string, program: Program & { readonly advice: string }): () => Promise<Counts> {
  const started = performance.now()
  const ending = runProgram(program, { isQuiet: true }).then((said) => ({ ...said, seconds: secondsSince(started) }))
  return async () => {
    const { code, output, seconds } = await ending
    if (code === 0) {
      console.log(`${name}: good, ${seconds} s`)
      return { passed: 1, failed: 0 }
    }
    console.log(`${output.trimEnd()}\n${name}: ${program.advice}`)
    return { passed: 0, failed: 1 }
  }
}

export const secondsSince = (started: number): string => ((performance.now() - started) / 1000).toFixed(1)

/** Prints the summary and sets the exit code. */
export function conclude({ passed, failed }: Counts): void {
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

/** Exits with a message that says what to do. */
export function stopWith(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function findProgram([name, program = name]: Program['program']): string {
  const file = join(ROOT, 'node_modules', name, 'package.json')
  const { bin } = createRequire(import.meta.url)(file) as { bin: string | Record<string, string> }
  const path = typeof bin === 'string' ? bin : bin[program]
  if (!path) throw new Error(`the package ${name} has no program ${program}`)
  return join(dirname(file), path)
}
