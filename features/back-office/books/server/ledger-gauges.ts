import { type Clock, SECOND_MS } from '#kernel/time.ts'
import { readCheckRuns } from '#ledger/index.ts'
import type { LiveGauge } from '#platform/http/metrics.ts'

/** Alarms: any `ledger_faults` above 0, and `ledger_check_age_seconds` above two hours for `new` and nine days for `whole`. */
export const ledgerGauges = (clock: Clock): readonly LiveGauge[] => [
  {
    name: 'ledger_faults',
    help: 'Violations that the last check of the ledger found, of new entries and of all',
    labelNames: ['scope'],
    read: async (db) => (await readCheckRuns(db)).map(({ scope, faults }) => ({ labels: { scope }, value: faults })),
  },
  {
    name: 'ledger_check_age_seconds',
    help: 'Time since the ledger was last checked, new entries and all',
    labelNames: ['scope'],
    read: async (db) =>
      (await readCheckRuns(db)).map(({ scope, ranAt }) => ({ labels: { scope }, value: (clock.now() - ranAt) / SECOND_MS })),
  },
]
