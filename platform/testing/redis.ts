import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'

export interface TestRedis {
  readonly port: number
  /** Stops it immediately and loses all data. */
  kill(): Promise<void>
  /** On the same port. */
  start(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** A test's own in-memory Redis, on a free local port. */
export async function openTestRedis(): Promise<TestRedis> {
  const port = await freePort()
  let running = await startRedis(port)
  const kill = async (): Promise<void> => {
    if (running.exitCode !== null || running.signalCode !== null) return
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
  }
  return { port, kill, start: async () => void (running = await startRedis(port)), [Symbol.asyncDispose]: kill }
}

async function startRedis(port: number): Promise<ChildProcess> {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--daemonize', 'no']
  const child = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    child.once('error', () =>
      reject(new Error('redis-server was not found: install it (on Debian `apt-get install redis-server`).')),
    )
    child.once('exit', () => reject(new Error('redis-server ended as it began')))
    createInterface(child.stdout!).on('line', (line) => line.includes('Ready to accept connections') && resolve())
  })
  return child
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
