import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openBenchServer } from '../site/open-server.ts'
import { type Load, load, type Pace } from './load.ts'

/**
 * The lobby for a guest, cached and freshly rendered, against a bare server that sends the same bytes in the same
 * run, and against React alone, which draws the same tree; then the documents of a site with many games.
 */
const SECONDS = 4
const ROUNDS = 3
const CLIENTS = 16
/** A freshly rendered page, of React alone on the same tree, by processor time. */
const MUST_OF_REACT = 3
const MANY_GAMES = 2_000
const DOCUMENT_KB_MAX = 200

interface Ports {
  readonly site: number
  readonly bare: number
  readonly bytes: number
}

await using server = await openBenchServer()
await withSite([], measure)
await withSite([String(MANY_GAMES)], weighDocuments)

async function withSite(args: readonly string[], work: (ports: Ports) => Promise<void>): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts'), server.url, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await work(await portsOf(child))
  } finally {
    child.kill()
    await once(child, 'exit')
  }
}

async function weighDocuments({ site }: Ports): Promise<void> {
  for (const path of ['/', '/lobby']) {
    const html = await (await fetch(`http://127.0.0.1:${site}${path}`)).text()
    const kb = Buffer.byteLength(html) / 1_024
    const verdict = kb <= DOCUMENT_KB_MAX ? 'met' : 'MISSED'
    process.stdout.write(
      `${path} of more than ${MANY_GAMES} games: ${kb.toFixed(1)} KB (at most ${DOCUMENT_KB_MAX}: ${verdict})\n`,
    )
  }
}

async function measure({ site, bare, bytes }: Ports): Promise<void> {
  const common = { clients: CLIENTS, seconds: SECONDS }
  const cached = { ...common, port: site, pathOf: () => '/lobby' }
  let drawing = 0
  // An unused query parameter makes every address unique and bypasses the cache.
  const drawn = { ...common, port: site, pathOf: () => `/lobby?n=${drawing++}` }
  for (const warmUp of [cached, drawn]) await load({ ...warmUp, seconds: 1 })
  process.stdout.write(`the lobby has ${(bytes / 1_024).toFixed(1)} KB\n`)
  const packed = { ...cached, headers: { 'accept-encoding': 'gzip' } }
  const kinds = { 'from the cache': cached, 'from the cache, compressed': packed, 'freshly rendered': drawn }
  const plain = { ...common, port: bare, pathOf: () => '/plain' }
  const ratios = Object.keys(kinds).map((): Ratio[] => [])
  const ofReact: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const limit = await weigh(bare, { ...common, port: bare, pathOf: () => '/lobby' })
    process.stdout.write(`a bare server: ${tell(limit)}\n`)
    for (const [index, [kind, what]] of Object.entries(kinds).entries()) {
      const weight = await weigh(bare, what)
      ratios[index]?.push({ pace: weight.perSecond / limit.perSecond, cpu: limit.cpuMs / weight.cpuMs })
      process.stdout.write(`  ${kind}: ${tell(weight)}\n`)
      if (what !== drawn) continue
      const alone = await weigh(bare, plain)
      ofReact.push(weight.cpuMs / alone.cpuMs)
      process.stdout.write(`  by React alone: ${tell(alone)}\n`)
    }
  }
  for (const [index, kind] of Object.keys(kinds).entries()) {
    const [pace, cpu] = [median(ratios[index]?.map((ratio) => ratio.pace)), median(ratios[index]?.map((ratio) => ratio.cpu))]
    process.stdout.write(`guest's lobby ${kind}: ${pace}x a bare server, by processor time ${cpu}x\n`)
  }
  const times = median(ofReact)
  const verdict = Number(times) <= MUST_OF_REACT ? 'met' : 'MISSED'
  process.stdout.write(`freshly rendered: ${times}x renderToString of the same tree (at most ${MUST_OF_REACT}x: ${verdict})\n`)
}

interface Ratio {
  readonly pace: number
  readonly cpu: number
}

interface Weight extends Pace {
  /** The server's CPU time per page: machine load affects it less than throughput. */
  readonly cpuMs: number
}

async function weigh(bare: number, what: Load): Promise<Weight> {
  const before = await readCpuMs(bare)
  const pace = await load(what)
  return { ...pace, cpuMs: ((await readCpuMs(bare)) - before) / pace.count }
}

async function readCpuMs(bare: number): Promise<number> {
  const { user, system } = (await (await fetch(`http://127.0.0.1:${bare}/cpu`)).json()) as NodeJS.CpuUsage
  return (user + system) / 1_000
}

function tell({ perSecond, p50Ms, p99Ms, cpuMs }: Weight): string {
  return `${perSecond.toFixed(0)}/s (p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, processor ${cpuMs.toFixed(2)} ms)`
}

function median(ratios: number[] = []): string {
  return (ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0).toFixed(3)
}

function portsOf({ stdout }: ChildProcess): Promise<Ports> {
  return new Promise((resolve, reject) => {
    let text = ''
    stdout?.on('data', (chunk: Buffer) => {
      text += String(chunk)
      const [line, rest] = text.split('\n')
      if (line && rest !== undefined) resolve(JSON.parse(line) as Ports)
    })
    stdout?.once('end', () => reject(new Error('the server of the benchmark ended')))
  })
}
