import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { money } from '#kernel/money.ts'
import { type Movement, post, readBalances } from '#ledger/index.ts'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import { findBrokenCap, noteGiven } from '#platform/caps/caps.ts'
import { noteReached } from '#platform/caps/caps-reached.ts'
import type { ProviderContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { SiteServices } from '#platform/feature.ts'
import { findOtherSlot } from '#platform/pace/open-slots.ts'
import { beginCycle } from '#platform/pace/pace.ts'
import type { bet as contract } from '../contract.ts'
import { closeRound } from './end-round.ts'
import { takeFreeRound } from './free-rounds.ts'
import { type GameSession, readSession } from './launch.ts'
import { isSlot } from './open-slots.ts'
import type { Provider } from './providers.ts'
import { addToRound, findRound, findTransaction, insertTransaction } from './store.ts'
import { answerOnce, hashOf, type Outcome } from './wallet.ts'

type Bet = typeof contract
type Body = InputOf<Bet>['body']

export const betWith =
  (services: Pick<SiteServices, 'askForPlayer' | 'slices'>) =>
  (ctx: ProviderContext, { body }: InputOf<Bet>): Promise<ReplyOf<Bet>> =>
    answerOnce(ctx, body, (tx, provider) => takeBet({ ...ctx, ...services }, tx, provider, body))

type BetContext = ProviderContext & Pick<SiteServices, 'askForPlayer' | 'slices'>

/** The only call that may refuse play: by token, player, game or funds. */
async function takeBet(ctx: BetContext, tx: Tx, provider: Provider, body: Body): Promise<Outcome> {
  const { request_uuid: _, token: __, ...fact } = body
  const hash = hashOf(fact)
  const session = await readSession(tx, { provider: provider.id, token: body.token, now: ctx.clock.now() })
  const known = await findTransaction(tx, provider.id, body.transaction_uuid)
  // A repeat under another request id, or a bet rolled back before it arrived.
  if (known) {
    const isRepeat = known.kind === 'bet' && known.request_hash === hash
    return isRepeat && session ? { status: 'OK', of: session } : { status: 'DUPLICATE_TRANSACTION' }
  }
  if (!session || session.player !== body.user) return { status: 'INVALID_TOKEN' }
  const isPlayed = session.game === body.game_code && provider.games.includes(session.game)
  if (!isPlayed) return { status: 'INVALID_GAME', of: session }
  if (session.isOver) return { status: 'TOKEN_EXPIRED', of: session }
  const { session: id, mode: gameMode, address } = session
  if (await ctx.askForPlayer(ctx, tx, { session: id, gameMode, address })) return { status: 'USER_DISABLED', of: session }
  const round = await findRound(tx, provider.id, body.round)
  if (round && (round.is_closed || round.player !== session.player)) return { status: 'DUPLICATE_TRANSACTION', of: session }
  const at = ctx.clock.now()
  const amount = body.is_free ? 0n : BigInt(body.amount)
  const giving = { playerId: session.player, scope: session.mode, at }
  const inRound = round?.stake ?? 0n
  const broken = amount > 0n ? await findBrokenCap(tx, { ...giving, amount, inRound }) : null
  if (broken) {
    await noteReached(tx, session.player, { ...broken, amount }, at)
    return { status: 'USER_DISABLED', of: session }
  }
  const payment = await paymentOf(tx, session, amount)
  if (!payment) return { status: 'NOT_ENOUGH_MONEY', of: session }
  // Before anything is taken.
  if (!round && ctx.theme.isPlayStrict && !(await isInPace(ctx, tx, session, provider)))
    return { status: 'USER_DISABLED', of: session }
  const freeGrant = body.is_free && !round ? await takeFreeRound(tx, { ...session, provider: provider.id }) : null
  if (freeGrant === undefined) return { status: 'NOT_ENOUGH_MONEY', of: session }
  const transfer = await pay(tx, provider, session, { body, payment })
  await noteGiven(tx, { ...giving, given: amount, returned: 0n })
  await insertTransaction(tx, {
    provider: provider.id,
    uuid: body.transaction_uuid,
    kind: 'bet',
    player: session.player,
    round: body.round,
    request_hash: hash,
    amount,
    from_won: payment.won,
    reference: null,
    transfer,
    at,
  })
  const { player, mode, game, may_play_won } = session
  const opened = { id: ctx.newId('rnd'), provider: provider.id, round: body.round, player, mode, game, may_play_won, at }
  await addToRound(tx, {
    ...opened,
    stake: amount,
    from_granted: payment.granted,
    from_won: payment.won,
    win: 0n,
    is_free: body.is_free,
    free_grant: freeGrant,
    is_closed: false,
  })
  if (body.round_closed) await closeRound(ctx, tx, { provider: provider.id, round: body.round })
  return { status: 'OK', of: session }
}

/**
 * Where play is strict, a round may begin after the cycle of the player's last one in any game, and in a slot only while
 * no other slot's round is open.
 */
async function isInPace(ctx: BetContext, tx: Tx, session: GameSession, provider: Provider): Promise<boolean> {
  const { player: playerId, game } = session
  const kind = isSlot(provider, game) ? 'slot' : 'other'
  if (kind === 'slot' && (await findOtherSlot({ ctx, db: tx, slices: ctx.slices(), playerId, slot: session }))) return false
  const pace = await beginCycle(tx, { playerId, request: ctx.newId('rnd'), kind, at: ctx.clock.now() })
  return typeof pace !== 'number'
}

/** A bet's parts from the granted and the won balance. */
interface Payment {
  readonly granted: bigint
  readonly won: bigint
}

/** Debits granted balance first, then winnings if those may be played; undefined if funds are insufficient. */
async function paymentOf(
  tx: Tx,
  { player, mode, may_play_won: mayPlayWon }: GameSession,
  amount: bigint,
): Promise<Payment | undefined> {
  const balances = await readBalances(tx, player)
  const { granted, won } = MODE_ASSETS[mode]
  const fromGranted = amount < balances[granted] ? amount : balances[granted]
  const fromWon = amount - fromGranted
  if (fromWon > (mayPlayWon ? balances[won] : 0n)) return undefined
  return { granted: fromGranted, won: fromWon }
}

async function pay(
  tx: Tx,
  provider: Provider,
  { player, mode, game }: GameSession,
  { body, payment }: { body: Body; payment: Payment },
) {
  const movements = (['granted', 'won'] as const).flatMap((part): Movement[] => {
    const asset = MODE_ASSETS[mode][part]
    return payment[part] > 0n
      ? [{ from: { player, asset }, to: { house: 'games', asset }, amount: money(asset, payment[part]) }]
      : []
  })
  if (movements.length === 0) return null
  const ref = { provider: provider.id, round: body.round, game }
  const { id } = await post(tx, {
    key: `provider-bet:${provider.id}:${body.transaction_uuid}`,
    kind: 'round',
    player,
    movements,
    ref,
  })
  return id
}
