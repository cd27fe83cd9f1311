import { createHash } from 'node:crypto'
import type { Id } from '#kernel/id.ts'
import { money, PLAYER_ASSETS, type PlayerAsset } from '#kernel/money.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { openWallet } from '../balances.ts'
import { setBudget } from '../budgets.ts'
import { LedgerError } from '../errors.ts'
import { expireHolds, placeHold, postHold, voidHold } from '../holds.ts'
import { post } from '../post.ts'
import { reverse } from '../reverse.ts'
import type { AccountRef, HouseAccount, Movement, TransferRequest } from '../types.ts'
import type { Dice } from './dice.ts'
import { applyTransfer, free, type Model, type ModelHold, newModelWallet, type Outcome, type Side } from './model.ts'
import { postSpins, type Spin } from './spins.ts'

/** The model, the real ledger, and their shared state. */
export interface Both {
  readonly model: Model
  readonly db: Database
  readonly dice: Dice
  readonly players: readonly Id<'plr'>[]
  /** Maps the model's keys to ledger ids. */
  readonly ids: Map<string, string>
  readonly posts: TransferRequest[]
}

/** An Outcome, or another comparable value. */
type Answer = string | readonly string[]

export interface Command {
  readonly name: string
  onModel(): Answer
  onLedger(): Promise<Answer>
}

const COMMANDS = [aPost, aPost, aPost, spins, spins, spins, aHold, aHold, aTaking, aVoid, anExpiry, aReversal, anOpening, aBudget]

export const nextCommand = (both: Both, step: number): Command => both.dice.pick(COMMANDS)(both, step)

function anOpening({ model, db, dice, players }: Both): Command {
  const player = dice.pick(players)
  return {
    name: 'open',
    onModel() {
      if (!model.wallets.has(player)) model.wallets.set(player, newModelWallet())
      return 'applied'
    },
    onLedger: () => outcome(db, (tx) => openWallet(tx, player)),
  }
}

function aBudget({ model, db, dice }: Both): Command {
  const limit = BigInt(dice.below(3_000) + 1)
  return {
    name: 'budget',
    onModel() {
      if (-limit > (model.house.get('budget:a coins') ?? 0n)) return 'overdraft'
      model.budgets.set('budget:a', limit)
      return 'applied'
    },
    onLedger: () => outcome(db, (tx) => setBudget(tx, 'budget:a', money('coins', limit))),
  }
}

/** Deliberately generates repeats, and different requests under the same keys. */
function aPost({ model, db, dice, players, ids, posts }: Both, step: number): Command {
  const request = posts.length > 0 && dice.oneIn(4) ? aRepeat(dice, dice.pick(posts)) : aRequest(dice, players, step)
  posts.push(request)
  const { player, key, kind, movements } = request
  const content = JSON.stringify([kind, movements], (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  return {
    name: 'post',
    onModel: () => applyTransfer(model, { player, key, content, sides: movements.flatMap(sidesOf) }),
    onLedger: () =>
      outcome(db, async (tx) => {
        const { id, isReplay } = await post(tx, request)
        return known(ids, `${player} ${key}`, id, isReplay)
      }),
  }
}

const aRepeat = (dice: Dice, earlier: TransferRequest): TransferRequest =>
  dice.oneIn(3) ? { ...earlier, movements: [aMovement(dice, earlier.player)] } : earlier

function aRequest(dice: Dice, players: readonly Id<'plr'>[], step: number): TransferRequest {
  const player = dice.pick(players)
  const movements = Array.from({ length: dice.below(3) + 1 }, () => aMovement(dice, player))
  return { player, key: `p${step}`, kind: 'order', movements }
}

function aMovement(dice: Dice, player: Id<'plr'>): Movement {
  const asset = dice.pick(PLAYER_ASSETS)
  const amount = money(asset, BigInt(dice.pick([1, 5, 10, 100, 400])))
  const budgeted: AccountRef = { house: 'budget:a', asset: 'coins' }
  if (dice.oneIn(6)) return { from: budgeted, to: { player, asset: 'coins' }, amount: money('coins', amount.minor) }
  const house: AccountRef = { house: dice.pick<HouseAccount>(['promotions', 'sales', 'games']), asset }
  const mine: AccountRef = { player, asset }
  return dice.oneIn(2) ? { from: house, to: mine, amount } : { from: mine, to: house, amount }
}

const ownerOf = (account: AccountRef): string => ('house' in account ? account.house : 'player')

const sidesOf = ({ from, to, amount }: Movement): Side[] => [
  { owner: ownerOf(from), asset: amount.asset as PlayerAsset, change: -amount.minor },
  { owner: ownerOf(to), asset: amount.asset as PlayerAsset, change: amount.minor },
]

function spins({ model, db, dice, players, ids }: Both, step: number): Command {
  const batch = players.filter(() => dice.oneIn(2)).map((player) => aSpin(dice, player, step))
  return {
    name: 'spins',
    onModel: () => batch.map((spin) => spinOnModel(model, spin)),
    async onLedger() {
      const answers = await postSpins(db.pool, batch)
      for (const { ordinal, status, no } of answers) {
        const spin = batch[ordinal] as Spin
        if (status === 'applied') ids.set(`${spin.player} ${spin.key}`, `txn_${no}`)
      }
      return answers.map(({ status }) => status)
    },
  }
}

function aSpin(dice: Dice, player: string, step: number): Spin {
  const key = dice.oneIn(4) ? `s${dice.below(30)}` : `s${step + 100}`
  const isCoins = dice.oneIn(2)
  const content = {
    stake: dice.pick([1, 10, 50]),
    win: dice.pick([0, 0, 0, 5, 30, 200]),
    is_free: dice.oneIn(6),
    may_play_won: dice.oneIn(2),
  }
  return {
    player,
    key,
    hash: createHash('sha256')
      .update(JSON.stringify([content, isCoins]))
      .digest('hex'),
    granted: isCoins ? 'coins' : 'entries',
    won: isCoins ? 'tourPoints' : 'winnings',
    ...content,
    kind: 'round',
    ref: { game: 'x' },
  }
}

function spinOnModel(model: Model, spin: Spin): Outcome | 'insufficient' {
  const { player, key, hash, granted, won } = spin
  const [stake, win] = [BigInt(spin.stake), BigInt(spin.win)]
  const wallet = model.wallets.get(player)
  const isNew = wallet && !model.transfers.has(`${player} ${key}`)
  const ready = wallet ? free(wallet, granted) : 0n
  if (isNew && !spin.is_free && ready + (spin.may_play_won ? free(wallet, won) : 0n) < stake) return 'insufficient'
  const fromGranted = spin.is_free ? 0n : ready < stake ? ready : stake
  const fromWon = spin.is_free ? 0n : stake - fromGranted
  const move = (owner: string, asset: PlayerAsset, change: bigint): Side[] => [
    { owner, asset, change },
    { owner: 'games', asset, change: -change },
  ]
  const sides = [
    ...(spin.is_free ? move('promotions', granted, -stake) : move('player', granted, -fromGranted)),
    ...move('player', won, win - fromWon),
  ]
  return applyTransfer(model, { player, key, content: hash, sides })
}

function aHold({ model, db, dice, players, ids }: Both, step: number): Command {
  const player = dice.pick(players)
  const key = dice.oneIn(4) ? `h${dice.below(20)}` : `h${step + 100}`
  const asset = dice.pick(PLAYER_ASSETS)
  const amount = BigInt(dice.pick([1, 10, 60, 300]))
  const expiresAt = dice.oneIn(2) ? step + dice.below(200) : undefined
  const content = `${asset} ${amount} ${expiresAt}`
  return {
    name: 'place',
    onModel() {
      const wallet = model.wallets.get(player)
      if (!wallet) return 'unknown-account'
      const hold = model.holds.get(`${player} ${key}`)
      if (hold) return hold.content === content ? `replayed ${hold.state}` : 'key-reused'
      if (free(wallet, asset) < amount) return 'overdraft'
      wallet.held[asset] += amount
      model.holds.set(`${player} ${key}`, { player, content, asset, amount, expiresAt, state: 'pending' })
      return 'applied'
    },
    onLedger: () =>
      outcome(db, async (tx) => {
        const request = { key, kind: 'redemption', player, amount: money(asset, amount) }
        const hold = await placeHold(tx, expiresAt === undefined ? request : { ...request, expiresAt })
        return hold.isReplay ? `replayed ${hold.state}` : known(ids, `hold ${player} ${key}`, hold.id, false)
      }),
  }
}

function closeOnModel(model: Model, hold: ModelHold, state: ModelHold['state']): void {
  const wallet = model.wallets.get(hold.player)
  if (wallet) wallet.held[hold.asset] -= hold.amount
  hold.state = state
}

function aTaking({ model, db, dice, ids }: Both): Command {
  const name = dice.pick([...model.holds.keys(), 'none'])
  const hold = model.holds.get(name)
  const amount = hold && !dice.oneIn(4) ? hold.amount : BigInt(dice.pick([1, 5, 10, 300]))
  const asset = hold?.asset ?? 'coins'
  return {
    name: 'take',
    onModel() {
      if (!hold) return 'not-found'
      if (hold.state === 'voided' || hold.state === 'expired') return 'hold-closed'
      if (hold.state === 'pending' && amount > hold.amount) return 'overdraft'
      if (hold.state === 'pending') closeOnModel(model, hold, 'posted')
      const sides = sidesOf({
        from: { player: 'plr_x', asset },
        to: { house: 'redemptions-payable', asset },
        amount: money(asset, amount),
      })
      return applyTransfer(model, { player: hold.player, key: `hold ${name}`, content: `${amount}`, sides })
    },
    onLedger: () =>
      outcome(db, async (tx) => {
        const taken = await postHold(tx, holdId(ids, name), { to: 'redemptions-payable', amount: money(asset, amount) })
        return known(ids, `${hold?.player} hold ${name}`, taken.id, taken.isReplay)
      }),
  }
}

function aVoid({ model, db, dice, ids }: Both): Command {
  const name = dice.pick([...model.holds.keys(), 'none'])
  const hold = model.holds.get(name)
  return {
    name: 'void',
    onModel() {
      if (!hold) return 'not-found'
      if (hold.state === 'posted') return 'hold-closed'
      if (hold.state === 'pending') closeOnModel(model, hold, 'voided')
      return 'applied'
    },
    onLedger: () => outcome(db, (tx) => voidHold(tx, holdId(ids, name))),
  }
}

const holdId = (ids: Both['ids'], name: string): Id<'hld'> => (ids.get(`hold ${name}`) ?? 'hld_999999') as Id<'hld'>

function anExpiry({ model, db }: Both, step: number): Command {
  return {
    name: 'expire',
    onModel() {
      const due = [...model.holds.values()].filter(
        ({ state, expiresAt }) => state === 'pending' && (expiresAt ?? step + 1) <= step,
      )
      for (const hold of due) closeOnModel(model, hold, 'expired')
      return `${due.length}`
    },
    onLedger: () => outcome(db, async (tx) => `${await expireHolds(tx, step)}`),
  }
}

function aReversal({ model, db, dice, ids }: Both): Command {
  const name = dice.pick([...model.transfers.keys(), 'none'])
  const transfer = model.transfers.get(name)
  const sides = (transfer?.sides ?? []).map(({ owner, asset, change }) => ({ owner, asset, change: -change }))
  const isCase = dice.oneIn(3)
  return {
    name: 'reverse',
    onModel() {
      if (!transfer) return 'not-found'
      const { player } = transfer
      return applyTransfer(model, { player, key: `reversal ${name}`, content: `${isCase}`, sides })
    },
    onLedger: () =>
      outcome(db, async (tx) => {
        const id = (ids.get(name) ?? 'txn_999999999') as Id<'txn'>
        const reversal = await reverse(tx, id, isCase ? { case: 1 } : {})
        return known(ids, `${transfer?.player} reversal ${name}`, reversal.id, reversal.isReplay)
      }),
  }
}

/** A repeat must return the same id. */
function known(ids: Both['ids'], name: string, id: string, isReplay: boolean): string {
  if (!isReplay) ids.set(name, id)
  return ids.get(name) === id ? (isReplay ? 'replayed' : 'applied') : `${id} instead of ${ids.get(name)}`
}

async function outcome(db: Database, work: (tx: Tx) => Promise<string | void>): Promise<string> {
  try {
    return (await db.transaction(work)) ?? 'applied'
  } catch (error) {
    if (error instanceof LedgerError) return error.code
    throw error
  }
}
