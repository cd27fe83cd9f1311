import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readEnvironment } from '#platform/config/index.ts'

export interface SiteProcess {
  readonly port: number
  readonly url: string
  /** Resolves once it will end between reading the next committed balance and sending it. */
  doom(): Promise<void>
  ended(): Promise<unknown>
  [Symbol.asyncDispose](): Promise<void>
}

/** Environment that child processes share with the test run: the compile cache. */
export function compiledBefore(): Readonly<Record<string, string>> {
  const { NODE_COMPILE_CACHE } = readEnvironment()
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}
}

/** A site in its own process, on a free port. */
export async function startSiteProcess(settings: Readonly<Record<string, string>>): Promise<SiteProcess> {
  const env = {
    PORT: '0',
    LOG_LEVEL: 'silent',
    REFERENCE_PROVIDER: 'off',
    SANDBOX_PAYMENTS: 'off',
    ...compiledBefore(),
    ...settings,
  }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'mortal-site.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = once(child, 'exit')
  const url = await urlOf(child)
  return {
    url,
    port: Number(new URL(url).port),
    async doom() {
      const isDoomed = once(child, 'message')
      child.send('die')
      await isDoomed
    },
    ended: () => ended,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function urlOf(child: ChildProcess): Promise<string> {
  const texts = { said: '', complained: '' }
  child.stdout?.on('data', (text: Buffer) => (texts.said += String(text)))
  child.stderr?.on('data', (text: Buffer) => (texts.complained += String(text)))
  while (child.exitCode === null && child.signalCode === null) {
    const url = /Croupier runs at (\S+)/.exec(texts.said)?.[1]
    if (url) return url
    await sleep(50)
  }
  throw new Error(`the site did not start: ${texts.said}${texts.complained}`)
}
