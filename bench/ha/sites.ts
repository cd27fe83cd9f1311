import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compiledBefore } from '#apps/site/testing/site-process.ts'
import type { StartedSandbox } from '#apps/sandbox-payments/start-sandbox.ts'
import { fill } from './fill.ts'
import { freePort } from './free-port.ts'
import { Machine, until } from './machine.ts'

const WEBS = 3

/** How the site reaches the payment provider. */
export type SandboxAccess = Pick<StartedSandbox, 'url' | 'merchant' | 'apiKey' | 'webhookKeys'>

export interface Sites {
  /** nginx. */
  readonly port: number
  readonly webs: readonly Machine[]
  readonly worker: Machine
  untilReady(): Promise<void>
  stop(): Promise<void>
}

/** Three processes for calls and sockets behind nginx, and one worker. */
export async function startSites(
  folder: string,
  settings: Readonly<Record<string, string>>,
  access: SandboxAccess,
): Promise<Sites> {
  const port = await freePort()
  const place = { ...settings, PUBLIC_URL: `http://127.0.0.1:${port}` }
  const { webs: all, worker } = await prepareSites(folder, place, access)
  // The first one migrates; the others find the work done.
  await worker.machine.start()
  await Promise.all(all.map(({ machine }) => machine.start()))
  const nginx = await startNginx(folder, port, all)
  return {
    port,
    webs: all.map(({ machine }) => machine),
    worker: worker.machine,
    async untilReady() {
      await Promise.all([...all, worker].map(isReadyAt).map((check) => until('a ready process', check)))
    },
    async stop() {
      await Promise.all([nginx, worker.machine, ...all.map(({ machine }) => machine)].map((each) => each.kill()))
    },
  }
}

/** The same without a proxy, not yet started; `settings` has the public address. */
export async function prepareSites(
  folder: string,
  settings: Readonly<Record<string, string>>,
  access: SandboxAccess,
): Promise<{ webs: readonly Prepared[]; worker: Prepared }> {
  const prepareAs = (name: string, role: string) => prepare({ folder, name, access }, { ...settings, ROLE: role })
  const webs = await Promise.all(Array.from({ length: WEBS }, (_, nth) => prepareAs(`web${nth + 1}`, 'web')))
  return { webs, worker: await prepareAs('worker', 'worker') }
}

interface Prepared {
  readonly machine: Machine
  readonly port: number
}

interface SitePlace {
  readonly folder: string
  readonly name: string
  readonly access: SandboxAccess
}

async function prepare({ folder, name, access }: SitePlace, settings: Readonly<Record<string, string>>): Promise<Prepared> {
  const port = await freePort()
  const data = join(folder, name)
  mkdirSync(data)
  const machine = new Machine(name, {
    command: process.execPath,
    args: [join(import.meta.dirname, 'site.ts'), JSON.stringify(access)],
    env: {
      ...compiledBefore(),
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      REFERENCE_PROVIDER: 'off',
      SANDBOX_PAYMENTS: 'off',
      TRUST_PROXY: 'true',
      ...settings,
    },
    log: join(folder, `${name}.log`),
    untilReady: () => until(`${name} ready`, isReadyAt({ port }), 180_000),
  })
  return { machine, port }
}

const isReadyAt =
  ({ port }: Pick<Prepared, 'port'>) =>
  async (): Promise<boolean> =>
    (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3_000) })).ok

async function startNginx(folder: string, port: number, sites: readonly Prepared[]): Promise<Machine> {
  const file = join(folder, 'nginx.conf')
  const servers = sites.map((site) => `    server 127.0.0.1:${site.port};`).join('\n')
  writeFileSync(file, fill('nginx.conf', { FOLDER: folder, BIND: `127.0.0.1:${port}`, SITES: servers }))
  const args = ['-c', file, '-e', join(folder, 'nginx.log'), '-g', 'daemon off;']
  const untilReady = () => until('nginx', isReadyAt({ port }))
  const nginx = new Machine('nginx', { command: 'nginx', args, log: join(folder, 'nginx.out'), untilReady })
  await nginx.start()
  return nginx
}
