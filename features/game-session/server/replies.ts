import { toWire, money } from '#kernel/money.ts'
import type { Balances } from '#ledger/index.ts'
import { findGame } from '#games/all.ts'
import { MODE_ASSETS, type WireBalances, type WireRound, type WireRoundDetail } from '../contract.ts'
import type { FreeSpinsRow, RoundSummary, StoredRound } from './store.ts'

export const toBalances = (balances: Balances): WireBalances => ({
  version: balances.version,
  coins: toWire(money('coins', balances.coins)),
  tourPoints: toWire(money('tourPoints', balances.tourPoints)),
  entries: toWire(money('entries', balances.entries)),
  winnings: toWire(money('winnings', balances.winnings)),
})

export function toRound(round: RoundSummary): WireRound {
  const { granted, won } = MODE_ASSETS[round.mode]
  return {
    id: round.id,
    game: round.game,
    title: findGame(round.game)?.title ?? round.game,
    mode: round.mode,
    stake: toWire(money(granted, round.stake)),
    win: toWire(money(won, round.win)),
    isFree: round.free_spins !== null,
    at: new Date(round.at).toISOString(),
    isAcknowledged: round.acknowledged_at !== null,
  }
}

/** What the pair of a round shows of itself; its server seed only once it was revealed. */
export interface RoundSeeds {
  readonly commit: string
  readonly clientSeed: string
  readonly serverSeed: string | null
}

export function toRoundDetail(round: StoredRound, seeds: RoundSeeds): WireRoundDetail {
  const { granted, won } = MODE_ASSETS[round.mode]
  const moved = round.win - round.from_granted - round.from_won
  return {
    ...toRound(round),
    events: round.events.map((event) => ({ ...event })),
    proof: {
      gameId: round.game,
      definitionHash: round.definition_hash,
      commit: seeds.commit,
      clientSeed: seeds.clientSeed,
      nonce: Number(round.nonce),
      serverSeed: seeds.serverSeed,
    },
    balanceBefore: toWire(money(won, round.balance_after - moved)),
    balanceAfter: toWire(money(won, round.balance_after)),
    fromGranted: toWire(money(granted, round.from_granted)),
    fromWon: toWire(money(won, round.from_won)),
  }
}

export const toFreeSpins = (row: FreeSpinsRow) => ({
  id: row.id,
  left: row.count - row.used,
  stake: toWire(money(MODE_ASSETS[row.mode].granted, row.stake)),
  mode: row.mode,
  expiresAt: new Date(row.expires_at).toISOString(),
})
