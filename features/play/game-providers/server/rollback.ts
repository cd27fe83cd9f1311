import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { reverse } from '#ledger/index.ts'
import { publishIfClosed } from '#platform/auth/sign-in/closed-accounts.ts'
import { noteGiven } from '#platform/caps/caps.ts'
import type { ProviderContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { roundReversed } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import type { Instant } from '#kernel/time.ts'
import type { rollback as contract } from '../contract.ts'
import { returnFreeRound } from './free-rounds.ts'
import type { Provider } from './providers.ts'
import { factsOf } from './end-round.ts'
import { addToRound, findRound, findTransaction, hasBet, insertTransaction, markRolledBack, type ProviderRound } from './store.ts'
import { answerOnce, hashOf, type Outcome } from './wallet.ts'

type Rollback = typeof contract
type Body = InputOf<Rollback>['body']

export const rollback = (ctx: ProviderContext, { body }: InputOf<Rollback>): Promise<ReplyOf<Rollback>> =>
  answerOnce(ctx, body, (tx, provider) => takeBack(ctx, tx, provider, body))

/** Rolls a bet back once, even if the token has expired. A bet that never arrived leaves a tombstone. */
async function takeBack(ctx: ProviderContext, tx: Tx, provider: Provider, body: Body): Promise<Outcome> {
  const { request_uuid: _, ...fact } = body
  const hash = hashOf(fact)
  const round = await findRound(tx, provider.id, body.round)
  const of = round ? { of: round } : {}
  const known = await findTransaction(tx, provider.id, body.transaction_uuid)
  if (known) return known.request_hash === hash ? { status: 'OK', ...of } : { status: 'DUPLICATE_TRANSACTION' }
  if (body.transaction_uuid === body.reference_transaction_uuid) return { status: 'WRONG_SYNTAX' }
  const taken = await findTransaction(tx, provider.id, body.reference_transaction_uuid)
  const isOfRound = taken?.kind === 'bet' && round?.player === body.user && taken.round === body.round
  // Refused requests are not stored: a corrected repeat is a new transaction.
  if (taken && taken.kind !== 'tombstone' && !isOfRound) return { status: 'TRANSACTION_DOES_NOT_EXIST' }
  const common = {
    provider: provider.id,
    player: body.user,
    round: body.round,
    amount: 0n,
    from_won: 0n,
    transfer: null,
    at: ctx.clock.now(),
  }
  const remember = (uuid: string, kind: 'rollback' | 'tombstone', reference: string | null) =>
    insertTransaction(tx, { ...common, uuid, kind, request_hash: hash, reference })
  await remember(body.transaction_uuid, 'rollback', body.reference_transaction_uuid)
  if (!taken) {
    await remember(body.reference_transaction_uuid, 'tombstone', null)
    return { status: 'OK', ...of }
  }
  if (!round || taken.kind === 'tombstone' || taken.is_rolled_back) return { status: 'OK', ...of }
  if (taken.transfer) await reverse(tx, taken.transfer, { provider: provider.id, round: body.round })
  await markRolledBack(tx, provider.id, taken.uuid)
  if (round.free_grant && !(await hasBet(tx, round))) await returnFreeRound(tx, round.free_grant)
  const at = ctx.clock.now()
  await publishIfClosed(tx, round.player, at)
  await noteGiven(tx, { playerId: round.player, scope: round.mode, given: -taken.amount, returned: 0n, at })
  const back = { stake: taken.amount, from_granted: taken.amount - taken.from_won, from_won: taken.from_won, win: 0n }
  await addToRound(tx, { ...round, stake: -back.stake, from_granted: -back.from_granted, from_won: -back.from_won, win: 0n, at })
  // An open round settles without the bet.
  if (round.is_closed) await tellReversed(tx, { ...round, ...back }, at)
  return { status: 'OK', of: round }
}

/** `taken` is the round with the amounts of the bet that was taken back. */
async function tellReversed(tx: Tx, taken: ProviderRound, at: Instant): Promise<void> {
  const payload = { ...factsOf(taken), reason: 'rolled-back' as const, isWhole: !(await hasBet(tx, taken)) }
  await emit(tx, roundReversed, { playerId: taken.player, payload, at })
}
