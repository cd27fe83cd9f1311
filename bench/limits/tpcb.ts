import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { SetupError } from '#platform/setup-error.ts'

export interface Tpcb {
  readonly url: string
  /** Transactions a second of pgbench's TPC-B-like script (five statements, one commit) with so many clients. */
  measure(run: { clients: number; seconds: number }): number
}

const SCALE = 10

/** Fills a database with pgbench's tables. The limit is measured with PostgreSQL's own tool, on the same server. */
export function openTpcb(url: string): Tpcb {
  const pgbench = findPgbench()
  run(pgbench, ['--initialize', '--quiet', `--scale=${SCALE}`, url])
  return {
    url,
    measure({ clients, seconds }) {
      const output = run(pgbench, ['--no-vacuum', `--client=${clients}`, '--jobs=2', '--protocol=prepared', `--time=${seconds}`, url])
      return Number(/tps = ([\d.]+)/.exec(output)?.[1])
    },
  }
}

function findPgbench(): string {
  const places = ['/usr/bin/pgbench', ...globSync('/usr/lib/postgresql/*/bin/pgbench'), '/opt/homebrew/bin/pgbench']
  const found = places.findLast((place) => existsSync(place))
  if (!found) throw new SetupError('The limit is measured with pgbench: install it (Debian: apt-get install postgresql-contrib postgresql), then run again.')
  return found
}

function run(program: string, parameters: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, parameters, { encoding: 'utf8' })
  if (status !== 0) throw new SetupError(`${program} failed: ${stderr.trim().split('\n').at(-1)}`)
  return stdout + stderr
}
