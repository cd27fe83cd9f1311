import { kept, type PersonalTable } from '#kernel/personal-table.ts'

/** Nothing of the books is ever changed: once a player is erased, their number leads to nobody. */
export const LEDGER_TABLES: readonly PersonalTable[] = [
  kept('ledger.wallet', 'books'),
  kept('ledger.transfer', 'books'),
  kept('ledger.hold', 'books'),
]
