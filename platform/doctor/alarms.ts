import type { Reader } from '../db/database.ts'
import type { LiveGauge } from '../http/metrics.ts'
import { bad, type Finding, findingOf, good, note } from './finding.ts'

interface Alarm {
  readonly gauge: Pick<LiveGauge, 'name' | 'read'>
  /** Higher values raise it. */
  readonly max: number
  readonly todo: string
}

/** PostgreSQL's codes for a table and a column that do not exist. */
const MISSING: ReadonlySet<unknown> = new Set(['42P01', '42703'])

/** One finding a gauge, with the worst of its values. Before an upgrade, a gauge may ask for what the next start makes. */
export async function checkAlarms(
  reader: Reader,
  alarms: readonly Alarm[],
  { isUpgradePending = false } = {},
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { gauge, max, todo } of alarms) {
    findings.push(
      await findingOf(gauge.name, async () => {
        const values = await gauge.read(reader).catch((error: Error & { readonly code?: string }) => {
          if (isUpgradePending && MISSING.has(error.code)) return null
          throw error
        })
        if (!values) return note(gauge.name, 'not kept by the earlier release: the next start brings it.')
        const [worst] = values.toSorted((a, b) => b.value - a.value)
        if (!worst || worst.value <= max) return good(gauge.name, worst ? `${round(worst.value)}.` : 'nothing to tell.')
        const labels = Object.entries(worst.labels).map(([name, value]) => `${name} ${value}`)
        return bad(gauge.name, `${[round(worst.value), ...labels].join(', ')}: ${todo}`)
      }),
    )
  }
  return findings
}

const round = (value: number): string => String(Math.round(value * 100) / 100)
