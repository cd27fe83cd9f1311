import type { Prize } from '../contract.ts'
import type { LevelPrize } from '../shared/campaign.ts'

/** A prize before it is claimed. */
export const toPrize = ({ coins, entries, freeSpins }: LevelPrize): Prize => ({
  coins,
  entries,
  freeSpinCount: freeSpins?.count ?? 0,
  gameId: freeSpins?.game ?? null,
  freeSpinsBetLevel: freeSpins?.betLevel ?? null,
  freeSpinLifetime: freeSpins?.lifetimeSeconds ?? null,
  link: freeSpins ? `/?game=${freeSpins.game}` : null,
  freeSpinId: null,
  endDate: null,
})
