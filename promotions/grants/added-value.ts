import { isDeepStrictEqual } from 'node:util'
import type { GrantValue } from '../definition.ts'

/** What a player gets on top of what was granted; null for nothing, `downwards` if any of it is less or cannot be compared. */
export function addedValue(now: GrantValue | undefined, before: GrantValue | undefined): GrantValue | 'downwards' | null {
  if (!before) return now ?? null
  if (now && isDeepStrictEqual(now, before)) return null
  if (now?.kind !== 'balance' || before.kind !== 'balance') return 'downwards'
  const [coins, entries] = [now.coins - before.coins, now.entries - before.entries]
  return coins >= 0 && entries >= 0 ? { kind: 'balance', coins, entries } : 'downwards'
}
