import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'

/** Of Linux: processor time in `/proc` is counted in hundredths of a second. */
const TICK_MICROS = 10_000

/** What a database server has used since its start. */
export interface ServerUsage {
  /** Of all its processes, microseconds; undefined where there is no `/proc`. */
  readonly processorMicros: number | undefined
  readonly walBytes: number
}

export async function usageOf(server: { pid(): number }, connection: Pick<pg.Client, 'query'>): Promise<ServerUsage> {
  const { rows } = await connection.query<{ bytes: string }>("select pg_current_wal_lsn() - '0/0' as bytes")
  return { processorMicros: processorTime(server.pid()), walBytes: Number(rows[0]!.bytes) }
}

/** Of one process without children, microseconds. */
export const processorTimeOf = (pid: number): number => readStat(pid).own * TICK_MICROS

/** Of the postmaster, of its children that live, and of those that ended, which it has waited for. */
function processorTime(postmaster: number): number | undefined {
  if (!existsSync('/proc/self/stat')) return undefined
  let ticks = 0
  for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
    const { parent, own, waitedFor } = readStat(pid)
    if (pid === postmaster) ticks += own + waitedFor
    else if (parent === postmaster) ticks += own
  }
  return ticks * TICK_MICROS
}

/** Fields 4 and 14 to 17 of `/proc/PID/stat`; nothing for a process that ended meanwhile. */
function readStat(pid: number): { parent: number; own: number; waitedFor: number } {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ').map(Number)
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15)
    return { parent: fields[1] ?? 0, own: user + system, waitedFor: childUser + childSystem }
  } catch {
    return { parent: 0, own: 0, waitedFor: 0 }
  }
}
