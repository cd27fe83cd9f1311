import type { TestPlayer, TestSite } from '#apps/site/testing/site.ts'
import { money, type PlayerAsset } from '#kernel/money.ts'
import { post } from '#ledger/index.ts'
import type { ServerFeature } from '#platform/feature.ts'

/** A slice that fails to erase the given number of times. */
export const faults = { left: 0, erased: [] as string[] }
export const frail: ServerFeature = {
  id: 'frail',
  isInEveryTheme: true,
  async erase(_ctx, _tx, player) {
    if (faults.left-- > 0) throw new Error('the power is gone')
    faults.erased.push(player.id)
  },
}

/** Puts a promotional gift into the wallet of a player who closes the account. */
export async function giveTo(site: TestSite, player: TestPlayer, wallet: Partial<Record<PlayerAsset, bigint>>): Promise<void> {
  const movements = (Object.entries(wallet) as [PlayerAsset, bigint][]).map(([asset, minor]) => ({
    from: { house: 'promotions' as const, asset },
    to: { player: player.playerId, asset },
    amount: money(asset, minor),
  }))
  const key = `gift:${player.playerId}`
  await site.context.transaction((tx) => post(tx, { key, kind: 'gift', player: player.playerId, movements }))
}
