import { DAY_MS, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import type { Clock } from '#kernel/time.ts'
import type { Context } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { LiveGauge } from '#platform/http/metrics.ts'
import {
  claimMoneyCheck,
  countMoneyFaults,
  findMoneyFaults,
  noteMoneyFaults,
  oldestMoneyFault,
  readMoneyCheckedAt,
} from '#platform/payments/money-check.ts'

/** Each run looks at what moved in this time, and while a fault is open, at what moved in this time before it was found. */
const WINDOW_MS = 2 * DAY_MS
/** Jobs of several brands start seconds apart. */
const PAUSE_MS = MINUTE_MS / 2

/** Checks the money of all brands; the first brand's job in a minute does it. Each new fault is an error in the log. */
export async function watchMoney(slices: () => readonly ServerFeature[], ctx: Context): Promise<void> {
  const at = ctx.clock.now()
  if (!(await ctx.transaction((tx) => claimMoneyCheck(tx, at, PAUSE_MS)))) return
  const from = (await oldestMoneyFault(ctx.reader)) ?? at
  const found = await findMoneyFaults(ctx.reader, slices(), from - WINDOW_MS)
  const fresh = await ctx.transaction((tx) => noteMoneyFaults(tx, found, at))
  for (const fault of fresh) ctx.log.error({ fault }, 'a condition on money does not hold')
}

/** Alarms: any `money_faults` above 0, and `money_check_age_seconds` above 300. */
export const moneyGauges = (clock: Clock): readonly LiveGauge[] => [
  {
    name: 'money_faults',
    help: 'Violated conditions on money, by condition',
    labelNames: ['check'],
    read: async (db) => (await countMoneyFaults(db)).map(({ check, count }) => ({ labels: { check }, value: count })),
  },
  {
    name: 'money_check_age_seconds',
    help: 'Time since the conditions on money were last checked',
    labelNames: [],
    read: async (db) => {
      const at = await readMoneyCheckedAt(db)
      return at === null ? [] : [{ labels: {}, value: (clock.now() - at) / SECOND_MS }]
    },
  },
]
