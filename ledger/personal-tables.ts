import { kept, type PersonalTable } from '#kernel/personal-table.ts'

/** Ledger history is never changed: after erasure its player number identifies nobody. */
export const LEDGER_TABLES: readonly PersonalTable[] = [
  kept('ledger.wallet', 'books'),
  kept('ledger.transfer', 'books'),
  kept('ledger.hold', 'books'),
  kept('ledger.day_sum', 'books'),
  kept('ledger.life_sum', 'books'),
  kept('ledger.checked_wallet', 'books'),
  kept('ledger.checked_life', 'books'),
  kept('ledger.checked_day', 'books'),
]
