import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { money } from '#kernel/money.ts'
import { post } from '#ledger/index.ts'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import { publishIfClosed } from '#platform/auth/sign-in/closed-accounts.ts'
import { noteGiven } from '#platform/caps/caps.ts'
import type { ProviderContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { win as contract } from '../contract.ts'
import { closeRound } from './end-round.ts'
import type { Provider } from './providers.ts'
import { addToRound, findRound, findTransaction, insertTransaction, type ProviderRound } from './store.ts'
import { answerOnce, hashOf, type Outcome } from './wallet.ts'

type Win = typeof contract
type Body = InputOf<Win>['body']

export const win = (ctx: ProviderContext, { body }: InputOf<Win>): Promise<ReplyOf<Win>> =>
  answerOnce(ctx, body, (tx, provider) => giveWin(ctx, tx, provider, body))

/** Credits a win whatever the state of the token or player: only the bet must exist. */
async function giveWin(ctx: ProviderContext, tx: Tx, provider: Provider, body: Body): Promise<Outcome> {
  const { request_uuid: _, ...fact } = body
  const hash = hashOf(fact)
  const round = await findRound(tx, provider.id, body.round)
  const known = await findTransaction(tx, provider.id, body.transaction_uuid)
  if (known) return known.request_hash === hash && round ? { status: 'OK', of: round } : { status: 'DUPLICATE_TRANSACTION' }
  const played = await findTransaction(tx, provider.id, body.reference_transaction_uuid)
  // The bet may still be in flight; the provider resends the win.
  if (!round || played?.kind !== 'bet' || played.is_rolled_back || played.round !== body.round) {
    return { status: 'TRANSACTION_DOES_NOT_EXIST' }
  }
  if (round.player !== body.user || round.game !== body.game_code) return { status: 'INVALID_GAME' }
  if (round.is_closed) return { status: 'DUPLICATE_TRANSACTION', of: round }
  const at = ctx.clock.now()
  const amount = BigInt(body.amount)
  await insertTransaction(tx, {
    provider: provider.id,
    uuid: body.transaction_uuid,
    kind: 'win',
    player: round.player,
    round: body.round,
    request_hash: hash,
    amount,
    from_won: 0n,
    reference: body.reference_transaction_uuid,
    transfer: amount > 0n ? await payOut(tx, provider, round, body) : null,
    at,
  })
  await publishIfClosed(tx, round.player, at)
  await noteGiven(tx, { playerId: round.player, scope: round.mode, given: 0n, returned: amount, at })
  await addToRound(tx, { ...round, stake: 0n, from_granted: 0n, from_won: 0n, win: amount, at })
  if (body.round_closed) await closeRound(ctx, tx, { provider: provider.id, round: body.round })
  return { status: 'OK', of: round }
}

async function payOut(tx: Tx, provider: Provider, { player, mode, game }: ProviderRound, body: Body) {
  const asset = MODE_ASSETS[mode].won
  const { id } = await post(tx, {
    key: `provider-win:${provider.id}:${body.transaction_uuid}`,
    kind: 'round',
    player,
    movements: [{ from: { house: 'games', asset }, to: { player, asset }, amount: money(asset, BigInt(body.amount)) }],
    ref: { provider: provider.id, round: body.round, game },
  })
  return id
}
