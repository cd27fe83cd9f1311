import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { LoadOptions } from './load-client.ts'

export interface Load {
  /** Kills without a warning. */
  kill(): Promise<void>
  /** Resolves when it has sent all its keys. Throws if it failed. */
  finished(): Promise<void>
}

/** Starts a load client in its own process. */
export function startLoad(options: LoadOptions): Load {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'load-client.ts'), JSON.stringify(options)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>
  return {
    async kill() {
      child.kill('SIGKILL')
      const [code] = await ended
      if (code !== null) throw new Error(`the load client ended by itself: ${code}`)
    },
    async finished() {
      const [code] = await ended
      if (code !== 0) throw new Error(`the load client ended with ${code}`)
    },
  }
}
