import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { readBalances } from '#ledger/index.ts'
import type { ProviderContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { MODE_ASSETS } from '#features/game-session/contract.ts'
import type { WalletReply, WalletStatus } from '../contract.ts'
import { currencyOf, type GameSession } from './launch.ts'
import { type Provider, signerOf } from './providers.ts'

/** What a call comes to: an answer, and whose balance stands beside it. */
export interface Outcome {
  readonly status: WalletStatus
  readonly of?: Purse
}

type Purse = Pick<GameSession, 'player' | 'mode' | 'may_play_won'>

interface WalletBody {
  readonly request_uuid: string
  readonly user: string
}

/**
 * One call that moves or closes something: signed, one at a time for each player, and answered once for each request.
 * The answer is kept in the transaction that moves, so a repeat after any accident gets the first one.
 */
export async function answerOnce<B extends WalletBody>(
  ctx: ProviderContext,
  body: B,
  act: (tx: Tx, provider: Provider) => Promise<Outcome>,
): Promise<WalletReply> {
  const provider = await signerOf(ctx)
  if (typeof provider === 'string') return { status: provider, request_uuid: body.request_uuid }
  return ctx.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${provider.id} ${body.user}`}, 7303))`.execute(tx)
    const hash = hashOf([ctx.signed.message.split('\n')[1], body])
    const known = await findAnswer(tx, provider.id, body.request_uuid)
    if (known)
      return known.request_hash === hash ? known.reply : { status: 'DUPLICATE_TRANSACTION', request_uuid: body.request_uuid }
    const reply = await replyTo(tx, body.request_uuid, await act(tx, provider))
    await sql`
      insert into game_provider_request (provider, uuid, request_hash, reply, at)
      values (${provider.id}, ${body.request_uuid}, ${hash}, ${JSON.stringify(reply)}::jsonb, ${new Date(ctx.clock.now())})`.execute(
      tx,
    )
    return reply
  })
}

/** An answer with the balance as it is now. */
export async function replyTo(tx: Tx, requestId: string, { status, of }: Outcome): Promise<WalletReply> {
  if (!of) return { status, request_uuid: requestId }
  return {
    status,
    request_uuid: requestId,
    user: of.player,
    currency: currencyOf(of.mode),
    balance: Number(await purseOf(tx, of)),
  }
}

/** Minor units that may be played: what was granted and, where the player agreed, what was won. */
async function purseOf(tx: Tx, { player, mode, may_play_won: mayPlayWon }: Purse): Promise<bigint> {
  const balances = await readBalances(tx, player)
  const { granted, won } = MODE_ASSETS[mode]
  return balances[granted] + (mayPlayWon ? balances[won] : 0n)
}

export const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

async function findAnswer(tx: Tx, provider: string, id: string) {
  const { rows } = await sql<{ request_hash: string; reply: WalletReply }>`
    select request_hash, reply from game_provider_request where provider = ${provider} and uuid = ${id}`.execute(tx)
  return rows[0]
}
