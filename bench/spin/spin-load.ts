import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { SITE_PROCESS } from '../../scripts/site-process.mjs'

/** Each connection plays for its share of them in turn, since one player is limited to ten spins a second. */
export const SPIN_PLAYERS = 512

/** An API in a process like that of `npm start`, with players who have funds. */
export interface SpinSite {
  readonly port: number
  readonly tokens: readonly string[]
  /** What the process has used since its start. */
  usage(): Promise<SiteUsage>
  /** Resolves once the process has ended. */
  stop(): Promise<void>
}

export interface SiteUsage {
  readonly processorMicros: number
  readonly statements: number
}

export interface LoadOrder {
  readonly port: number
  readonly tokens: readonly string[]
  readonly connections: number
  readonly seconds: number
}

export interface LoadResult {
  readonly spins: number
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Of the players' own process. */
  readonly processorMicros: number
}

export async function startSpinSite(url: string, players: number, poolerUrl?: string): Promise<SpinSite> {
  const args = [url, String(players), ...(poolerUrl === undefined ? [] : [poolerUrl])]
  const child = spawn(process.execPath, [...SITE_PROCESS.flags, join(import.meta.dirname, 'server.ts'), ...args], {
    env: { ...process.env, ...SITE_PROCESS.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const gone = once(child, 'exit')
  const ended = gone.then(() => {
    throw new Error('the server of the benchmark ended')
  })
  const answer = async (): Promise<unknown> => (await Promise.race([once(child, 'message'), ended]))[0]
  const listening = (await answer()) as Pick<SpinSite, 'port' | 'tokens'>
  return {
    ...listening,
    async usage() {
      child.send('usage')
      return (await answer()) as SiteUsage
    },
    async stop() {
      ended.catch(() => {})
      child.kill()
      await gone
    },
  }
}

/** Every connection spins again as soon as the last reply arrives. */
export async function loadSpins({ port, tokens }: SpinSite, connections: number, seconds: number): Promise<LoadResult> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'client.ts')], { stdio: ['pipe', 'pipe', 'inherit'] })
  const order: LoadOrder = { port, tokens, connections, seconds }
  child.stdin.end(JSON.stringify(order))
  return (await json(child.stdout)) as LoadResult
}
