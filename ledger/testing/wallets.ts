import type { Id } from '#kernel/id.ts'
import { money, type PlayerAsset } from '#kernel/money.ts'
import type { Database } from '#platform/db/database.ts'
import { openWallet } from '../balances.ts'
import { post } from '../post.ts'
import type { Movement, TransferRequest } from '../types.ts'

export type Amounts = { readonly [A in PlayerAsset]?: bigint }

/** A player with a wallet and these balances. */
export async function newWallet(database: Database, player: Id<'plr'>, amounts: Amounts = {}): Promise<Id<'plr'>> {
  await database.transaction(async (tx) => {
    await openWallet(tx, player)
    const movements = Object.entries(amounts).map(([asset, minor]) => gift(player, asset as PlayerAsset, minor))
    if (movements.length > 0) await post(tx, { key: 'opening', kind: 'gift', player, movements })
  })
  return player
}

export const gift = (player: Id<'plr'>, asset: PlayerAsset, minor: bigint): Movement => ({
  from: { house: 'promotions', asset },
  to: { player, asset },
  amount: money(asset, minor),
})

export const spend = (player: Id<'plr'>, asset: PlayerAsset, minor: bigint): Movement => ({
  from: { player, asset },
  to: { house: 'sales', asset },
  amount: money(asset, minor),
})

/** One movement under a key. */
export const single = (key: string, player: Id<'plr'>, movement: Movement): TransferRequest => ({
  key,
  kind: 'test',
  player,
  movements: [movement],
})

/** A round that costs 10 coins. */
export const round = (key: string, player: Id<'plr'>): TransferRequest => ({
  ...single(key, player, spend(player, 'coins', 10n)),
  kind: 'round',
  ref: { round: `rnd_${key}`, game: 'a-game' },
})
