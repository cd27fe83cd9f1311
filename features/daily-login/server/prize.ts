import { toWire } from '#kernel/money.ts'
import { SECOND_MS, type Instant } from '#kernel/time.ts'
import type { Prize } from '../contract.ts'
import type { LevelPrize } from '../feature.ts'

/** The wire form of a prize; `grant` says when and under which key it was given, and is absent where it is only shown. */
export function toPrize(prize: LevelPrize, grant?: { key: string; at: Instant }): Prize {
  const spins = prize.freeSpins
  return {
    coins: toWire(prize.coins),
    entries: toWire(prize.entries),
    freeSpinCount: spins?.count ?? 0,
    gameId: spins?.game ?? null,
    freeSpinsBetLevel: spins?.betLevel ?? null,
    freeSpinLifetime: spins?.lifetimeSeconds ?? null,
    link: spins ? `/?game=${spins.game}` : null,
    freeSpinId: spins && grant ? grant.key : null,
    endDate: spins && grant ? new Date(grant.at + spins.lifetimeSeconds * SECOND_MS).toISOString() : null,
  }
}
