import type { ReplyOf } from '#kernel/contract.ts'
import { money, PLAYER_ASSETS, toWire } from '#kernel/money.ts'
import { readBalances } from '#ledger/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { getClosure as contract } from '../contract.ts'
import { keptOf } from './rules.ts'
import { allTables } from './tables.ts'

export const getClosureWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: PlayerContext): Promise<ReplyOf<typeof contract>> => {
    const found = await readBalances(ctx.reader, ctx.playerId)
    const wire = Object.fromEntries(PLAYER_ASSETS.map((asset) => [asset, toWire(money(asset, found[asset]))]))
    const balances = wire as ReplyOf<typeof contract>['data']['balances']
    return { success: true, data: { balances, kept: keptOf(allTables(slices())) } }
  }
