import { type ShownPrize, showPrize, type SpinsReward } from '#kernel/free-spins.ts'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { GrantOrder, GrantValue, Run } from '../definition.ts'
import { balanceGrants } from './balance-grants.ts'
import { grantKey } from './store.ts'

const spinsKey = (key: string): string => `${key}:spins`

/** The grants of a prize that may have free spins: its amounts by the key, and its spins beside them. */
export const prizeGrants = (key: string, { coins, entries, freeSpins }: SpinsReward): GrantOrder[] => [
  ...balanceGrants(key, { coins, entries }),
  ...(freeSpins ? [{ key: spinsKey(key), value: { kind: 'free-spins', ...freeSpins } } as const] : []),
]

interface PaidPrize {
  readonly player: Id<'plr'>
  /** Of `prizeGrants`. */
  readonly key: string
  readonly at: Instant
}

/** The prize that an act granted so, as paid: without entries where they are closed. */
export function paidPrize(
  act: { readonly run: Pick<Run, 'id'>; readonly grants: readonly GrantValue[] },
  { player, key, at }: PaidPrize,
): ShownPrize {
  const { coins = 0, entries = 0 } = act.grants.find((grant) => grant.kind === 'balance') ?? {}
  const freeSpins = act.grants.find((grant) => grant.kind === 'free-spins') ?? null
  return showPrize({ coins, entries, freeSpins }, { id: grantKey({ run: act.run.id, player, key: spinsKey(key) }), at })
}
