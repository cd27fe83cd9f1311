import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { SetupError } from '#platform/setup-error.ts'
import { drive, fill } from './tpcb-driver.ts'

export interface Tpcb {
  readonly url: string
  /** Transactions per second of pgbench's TPC-B-like script (five statements, one commit) with this many clients. */
  measure(run: { clients: number; seconds: number }): Promise<number>
}

const SCALE = 50

/** Fills a database with pgbench's tables. PostgreSQL's own tool measures the baseline on the same server. */
export async function openTpcb(url: string): Promise<Tpcb> {
  const pgbench = findPgbench()
  if (!pgbench) {
    process.stdout.write(
      'pgbench is not here (Debian: apt-get install postgresql): the limit is driven from Node, a little lower.\n',
    )
    await fill(url, SCALE)
    return { url, measure: (turn) => drive({ url, scale: SCALE, ...turn }) }
  }
  run(pgbench, ['--initialize', '--quiet', `--scale=${SCALE}`, url])
  return {
    url,
    async measure({ clients, seconds }) {
      const output = run(pgbench, [
        '--no-vacuum',
        `--client=${clients}`,
        '--jobs=2',
        '--protocol=prepared',
        `--time=${seconds}`,
        url,
      ])
      return Number(/tps = ([\d.]+)/.exec(output)?.[1])
    },
  }
}

function findPgbench(): string | undefined {
  const places = ['/usr/bin/pgbench', ...globSync('/usr/lib/postgresql/*/bin/pgbench'), '/opt/homebrew/bin/pgbench']
  return places.findLast((place) => existsSync(place))
}

function run(program: string, parameters: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, parameters, { encoding: 'utf8' })
  if (status !== 0) throw new SetupError(`${program} failed: ${stderr.trim().split('\n').at(-1)}`)
  return stdout + stderr
}
