import { createHash } from 'node:crypto'
import { isOffered, refuseBet } from '#engine/play.ts'
import type { CrashDefinition } from '#engine/crash/definition.ts'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import type { z } from 'zod'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { money } from '#kernel/money.ts'
import type { Instant } from '#kernel/time.ts'
import { type Movement, post, readBalances } from '#ledger/index.ts'
import { noteGiven, refuseOverCap } from '#platform/caps/caps.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { lockId } from '#platform/db/locks.ts'
import { beginCycle, tooFast } from '#platform/pace/pace.ts'
import { AppError } from '#platform/problem.ts'
import type { betRefusal, placeBet as contract } from '../contract.ts'
import { betIn, findByRequest, insertBet } from './bets.ts'
import type { Clockwork } from './clockwork.ts'
import { isClosed, sharedGame } from './games.ts'
import { readOwnTable, type Slices } from './read-table.ts'
import { readRound, type RoundId, startOf } from './rounds.ts'

type Body = InputOf<typeof contract>['body']
type Refusal = z.infer<typeof betRefusal>

interface Order {
  readonly round: RoundId
  readonly body: Body
  /** When the request arrived: the bet is in time by this moment. */
  readonly at: Instant
}

/** Takes the stake and stores the bet, in one transaction; a repeat changes nothing. */
export const placeBetWith =
  (clockwork: Clockwork, slices: Slices) =>
  async (ctx: PlayerContext, { params: { slug }, body }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    const at = ctx.clock.now()
    const { definition } = sharedGame(slug)
    if (isClosed(ctx, slug)) throw new AppError('game-closed', 'This game isn’t available right now.')
    checkBet(ctx, definition, body)
    const round = { brand: ctx.theme.id, game: slug, chain: body.chain, no: body.no }
    const refusal = await ctx.transaction((tx) => take(ctx, tx, { round, body, at }))
    clockwork.wind(round.brand, slug)
    const data = await readOwnTable(ctx, slices, slug)
    return refusal ? { success: false, reasonType: refusal, data } : { success: true, data }
  }

function checkBet({ session }: PlayerContext, definition: CrashDefinition, { stake, auto }: Body): void {
  const bet = { amount: stake, params: { target: auto ?? definition.targetMax } }
  const refusal = refuseBet(definition, bet)
  if (refusal === 'bad-params') throw new AppError('bad-params', 'This multiplier isn’t valid for this game.')
  if (refusal === 'bad-amount' || !isOffered(definition, bet, session.gameMode)) {
    throw new AppError('invalid-input', 'This play amount isn’t valid for this game.')
  }
}

async function take(ctx: PlayerContext, tx: Tx, order: Order): Promise<Refusal | undefined> {
  const { round, body, at } = order
  const { playerId, session } = ctx
  await lockId(tx, 'playerRounds', playerId)
  const request = `${playerId} ${ctx.idempotencyKey}`
  const hash = createHash('sha256')
    .update(JSON.stringify([round, body.stake, body.auto]))
    .digest('hex')
  const first = await findByRequest(tx, request)
  if (first && first.request_hash !== hash) throw new AppError('key-reused', 'This request id was used for another bet.')
  if (first) return undefined
  const stored = await readRound(tx, round)
  if (stored?.state !== 'open' || at >= startOf(stored)) return 'betting-closed'
  if (await betIn(tx, playerId, round)) return 'already-in'
  const { gameMode: mode } = session
  const stake = BigInt(body.stake)
  await refuseOverCap(tx, { playerId, scope: mode, amount: stake, at })
  const payment = await paymentOf(ctx, tx, body)
  if (typeof payment === 'string') return payment
  const id = ctx.newId('rnd')
  if (ctx.theme.isPlayStrict) {
    const pace = await beginCycle(tx, { playerId, request: id, kind: 'other', at })
    if (typeof pace === 'number') throw tooFast(pace)
  }
  const { id: transfer } = await post(tx, {
    key: `shared-bet:${id}`,
    kind: 'round',
    player: playerId,
    movements: payment.movements,
    ref: { round: id, game: round.game },
  })
  await noteGiven(tx, { playerId, scope: mode, given: stake, returned: 0n, at })
  await insertBet(tx, {
    id,
    player: playerId,
    request,
    request_hash: hash,
    brand: round.brand,
    game: round.game,
    chain: round.chain,
    round: round.no,
    mode,
    stake,
    from_granted: payment.granted,
    from_won: payment.won,
    auto: body.auto,
    transfer,
    balance_before: payment.balance,
    balance_after: payment.balance - stake,
    at,
  })
  return undefined
}

interface Payment {
  readonly granted: bigint
  readonly won: bigint
  readonly balance: bigint
  readonly movements: readonly Movement[]
}

/** Granted balance first, then the won one; winnings only with the player's consent. */
async function paymentOf({ playerId: player, session }: PlayerContext, tx: Tx, body: Body): Promise<Payment | Refusal> {
  const { gameMode: mode } = session
  const assets = MODE_ASSETS[mode]
  const balances = await readBalances(tx, player)
  const stake = BigInt(body.stake)
  const balance = balances[assets.granted] + balances[assets.won]
  const granted = stake < balances[assets.granted] ? stake : balances[assets.granted]
  const won = stake - granted
  if (balance < stake) return 'insufficient-funds'
  if (won > 0n && mode === 'SweepStakes' && !body.mayPlayWinnings) return 'ask-to-play-winnings'
  const movements = (
    [
      ['granted', granted],
      ['won', won],
    ] as const
  ).flatMap(([part, amount]): Movement[] => {
    const asset = assets[part]
    return amount > 0n ? [{ from: { player, asset }, to: { house: 'games', asset }, amount: money(asset, amount) }] : []
  })
  return { granted, won, balance, movements }
}
