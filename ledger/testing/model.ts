import { PLAYER_ASSETS, type PlayerAsset } from '#kernel/money.ts'
import type { LedgerErrorCode } from '../errors.ts'

/** A naive in-memory ledger: no disk, no second process and no rounding. */
export interface Model {
  readonly wallets: Map<string, ModelWallet>
  readonly transfers: Map<string, ModelTransfer>
  readonly holds: Map<string, ModelHold>
  readonly house: Map<string, bigint>
  readonly budgets: Map<string, bigint>
}

export interface ModelWallet {
  version: number
  readonly balances: Record<PlayerAsset, bigint>
  readonly held: Record<PlayerAsset, bigint>
}

export interface ModelTransfer {
  readonly player: string
  readonly content: string
  readonly sides: readonly Side[]
  readonly version: number
  readonly balances: Record<PlayerAsset, bigint>
}

export interface ModelHold {
  readonly player: string
  readonly content: string
  readonly asset: PlayerAsset
  readonly amount: bigint
  readonly expiresAt: number | undefined
  state: 'pending' | 'posted' | 'voided' | 'expired'
}

/** An account's part in a transfer: 'player' or a house account, and its gain. */
export interface Side {
  readonly owner: string
  readonly asset: PlayerAsset
  readonly change: bigint
}

export type Outcome = LedgerErrorCode | 'applied' | 'replayed'

export const newModel = (): Model => ({
  wallets: new Map(),
  transfers: new Map(),
  holds: new Map(),
  house: new Map(),
  budgets: new Map(),
})

const zeroes = (): Record<PlayerAsset, bigint> => ({ coins: 0n, tourPoints: 0n, entries: 0n, winnings: 0n })

export const newModelWallet = (): ModelWallet => ({ version: 0, balances: zeroes(), held: zeroes() })

export const free = ({ balances, held }: ModelWallet, asset: PlayerAsset): bigint => balances[asset] - held[asset]

export interface ModelRequest {
  readonly player: string
  readonly key: string
  /** Everything that must be equal in a repeat. */
  readonly content: string
  readonly sides: readonly Side[]
}

export function applyTransfer(model: Model, { player, key, content, sides }: ModelRequest): Outcome {
  const wallet = model.wallets.get(player)
  if (!wallet) return 'unknown-account'
  const known = model.transfers.get(`${player} ${key}`)
  if (known) return known.content === content ? 'replayed' : 'key-reused'

  const after = { ...wallet.balances }
  for (const { owner, asset, change } of sides) if (owner === 'player') after[asset] += change
  if (PLAYER_ASSETS.some((asset) => after[asset] < wallet.held[asset])) return 'overdraft'
  // Of two reasons the player's own is reported: budgets are charged after the wallet, as in every posting.
  if (sides.some(({ owner }) => owner.startsWith('budget:') && !model.budgets.has(owner))) return 'unknown-account'
  const house = new Map(model.house)
  for (const { owner, asset, change } of sides) {
    if (owner !== 'player') house.set(`${owner} ${asset}`, (house.get(`${owner} ${asset}`) ?? 0n) + change)
  }
  for (const [budget, limit] of model.budgets) if ((house.get(`${budget} coins`) ?? 0n) < -limit) return 'overdraft'

  Object.assign(wallet.balances, after)
  for (const [account, balance] of house) model.house.set(account, balance)
  wallet.version++
  model.transfers.set(`${player} ${key}`, { player, content, sides, version: wallet.version, balances: after })
  return 'applied'
}
