import type { Reader } from '../db/database.ts'
import type { LiveGauge } from '../http/metrics.ts'
import { bad, type Finding, findingOf, good } from './finding.ts'

interface Alarm {
  readonly gauge: Pick<LiveGauge, 'name' | 'read'>
  /** Higher values raise it. */
  readonly max: number
  readonly todo: string
}

/** One finding a gauge, with the worst of its values. */
export async function checkAlarms(reader: Reader, alarms: readonly Alarm[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { gauge, max, todo } of alarms) {
    findings.push(
      await findingOf(gauge.name, async () => {
        const [worst] = (await gauge.read(reader)).toSorted((a, b) => b.value - a.value)
        if (!worst || worst.value <= max) return good(gauge.name, worst ? `${round(worst.value)}.` : 'nothing to tell.')
        const labels = Object.entries(worst.labels).map(([name, value]) => `${name} ${value}`)
        return bad(gauge.name, `${[round(worst.value), ...labels].join(', ')}: ${todo}`)
      }),
    )
  }
  return findings
}

const round = (value: number): string => String(Math.round(value * 100) / 100)
