import type { BooksCase, LiabilityRow, MoneyRow } from '../contract.ts'

/** Minor units of any size. */
export function amountText(minor: string): string {
  const value = BigInt(minor)
  const [whole, part] = [(value < 0n ? -value : value) / 100n, (value < 0n ? -value : value) % 100n]
  return `${value < 0n ? '−' : ''}${whole.toLocaleString('en-US')}.${String(part).padStart(2, '0')}`
}

export const CASES: Readonly<Record<BooksCase['kind'], string>> = {
  'missing-here': 'On the statement, but not in our records',
  'missing-there': 'Missing from the statement',
  'amount-differs': 'Different amount on the statement',
  'ledger-differs': 'Different amount in the ledger',
  'statement-missing': 'The statement hasn’t arrived',
}

export const OWED: Readonly<Record<LiabilityRow['kind'], string>> = {
  winnings: 'Winnings',
  entries: 'Entries',
  coins: 'Coins',
  tourPoints: 'Tournament points',
  'redemptions-payable': 'Redemptions sent and not paid',
  'closed-accounts': 'Of the winnings: of closed accounts',
  'purchase-debts': 'Owed by players for purchases taken back',
}

export const KINDS: Readonly<Record<MoneyRow['kind'], string>> = {
  purchases: 'Purchases',
  refunds: 'Refunds',
  disputes: 'Disputes and bank returns',
  'disputes-won': 'Disputes won',
  redemptions: 'Redemptions',
  'redemptions-returned': 'Redemptions returned',
}
