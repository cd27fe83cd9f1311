import { withParams } from '#engine/early-records.ts'
import type { Id } from '#kernel/id.ts'
import { toWire, money } from '#kernel/money.ts'
import { DAY_MS } from '#kernel/time.ts'
import type { Balances } from '#ledger/index.ts'
import { findGame } from '#games/all.ts'
import type { Context } from '#platform/context.ts'
import { readSeedPair } from '#platform/fair/seed-pairs.ts'
import {
  MODE_ASSETS,
  OPEN_ROUND_DAYS_MAX,
  type WireAwaiting,
  type WireBalances,
  type WireRound,
  type WireRoundDetail,
} from '../contract.ts'
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
    state: round.open_in === null ? 'settled' : 'open',
    params: { ...round.terms },
    stake: toWire(money(granted, round.stake)),
    win: toWire(money(won, round.win)),
    isFree: round.free_spins !== null,
    at: new Date(round.at).toISOString(),
    isAcknowledged: round.acknowledged_at !== null,
  }
}

/** The public part of a round's seed pair; the server seed only after it was revealed. */
export interface RoundSeeds {
  readonly commit: string
  readonly clientSeed: string
  readonly serverSeed: string | null
}

/** The seeds of a stored round; the server seed only once it is revealed. */
export async function readRoundSeeds(ctx: Pick<Context, 'vault' | 'reader'>, id: Id<'sed'>): Promise<RoundSeeds> {
  const pair = await readSeedPair(ctx, id)
  return { commit: pair.commit, clientSeed: pair.clientSeed, serverSeed: pair.serverSeed }
}

export function toRoundDetail(round: StoredRound, seeds: RoundSeeds): WireRoundDetail {
  const { granted, won } = MODE_ASSETS[round.mode]
  const moved = round.win - round.from_granted - round.from_won
  const choices = (round.choices ?? []).map((choice) => ({ ...choice }))
  return {
    ...toRound(round),
    events: round.events.map((event) => ({ ...withParams(event) })),
    choices,
    awaiting: toAwaiting(round),
    proof: {
      gameId: round.game,
      definitionHash: round.definition_hash,
      commit: seeds.commit,
      clientSeed: seeds.clientSeed,
      nonce: Number(round.nonce),
      serverSeed: seeds.serverSeed,
      bet: {
        amount: toWire(money(granted, round.amount ?? round.stake)),
        ...(round.terms && { params: { ...round.terms } }),
        ...(round.pools && { mode: round.mode, pools: { ...round.pools } }),
      },
      choices,
    },
    balanceBefore: toWire(money(won, round.balance_before ?? round.balance_after - moved)),
    balanceAfter: toWire(money(won, round.balance_after)),
    fromGranted: toWire(money(granted, round.from_granted)),
    fromWon: toWire(money(won, round.from_won)),
  }
}

function toAwaiting({ awaiting, at }: StoredRound): WireAwaiting | null {
  if (!awaiting) return null
  return {
    options: awaiting.options.map(({ choice, cost }) => ({ choice: { ...choice }, cost })),
    byDefault: { ...awaiting.byDefault },
    settlesAt: new Date(at + OPEN_ROUND_DAYS_MAX * DAY_MS).toISOString(),
  }
}

export const toFreeSpins = (row: FreeSpinsRow) => ({
  id: row.id,
  left: row.count - row.used,
  stake: toWire(money(MODE_ASSETS[row.mode].granted, row.stake)),
  mode: row.mode,
  expiresAt: new Date(row.expires_at).toISOString(),
})
