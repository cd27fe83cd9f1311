import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { reverse } from '#ledger/index.ts'
import { noteGiven } from '#platform/caps/caps.ts'
import type { ProviderContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { rollback as contract } from '../contract.ts'
import { tellIfClosed } from './late-credit.ts'
import type { Provider } from './providers.ts'
import { addToRound, findRound, findTransaction, insertTransaction, markRolledBack } from './store.ts'
import { answerOnce, hashOf, type Outcome } from './wallet.ts'

type Rollback = typeof contract
type Body = InputOf<Rollback>['body']

export const rollback = (ctx: ProviderContext, { body }: InputOf<Rollback>): Promise<ReplyOf<Rollback>> =>
  answerOnce(ctx, body, (tx, provider) => takeBack(ctx, tx, provider, body))

/** Takes a bet back once, whatever became of the token since. One that never came leaves a tombstone. */
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
  // Nothing is kept of what is refused: sent again as it should be, it is a new fact.
  if (taken && taken.kind !== 'tombstone' && !isOfRound) return { status: 'TRANSACTION_DOES_NOT_EXIST' }
  const common = { provider: provider.id, player: body.user, round: body.round, amount: 0n, transfer: null, at: ctx.clock.now() }
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
  const at = ctx.clock.now()
  await tellIfClosed(tx, round, at)
  await noteGiven(tx, { playerId: round.player, scope: round.mode, given: -taken.amount, returned: 0n, at })
  await addToRound(tx, { ...round, stake: -taken.amount, win: 0n, at })
  return { status: 'OK', of: round }
}
