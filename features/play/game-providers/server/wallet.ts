import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { readBalances } from '#ledger/index.ts'
import type { ProviderContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import type { WalletReply, WalletStatus } from '../contract.ts'
import { currencyOf, type GameSession } from './launch.ts'
import { type Provider, signerOf } from './providers.ts'
import { lockId } from '#platform/db/locks.ts'

/** The result of a call: an answer, and the player whose balance it reports. */
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
 * Runs one signed call that moves money or closes a round: serialized per player and idempotent by request id. The
 * answer is stored in the same transaction, so a repeat after any crash returns the first one.
 */
export async function answerOnce<B extends WalletBody>(
  ctx: ProviderContext,
  body: B,
  act: (tx: Tx, provider: Provider) => Promise<Outcome>,
): Promise<WalletReply> {
  const provider = await signerOf(ctx)
  if (typeof provider === 'string') return { status: provider, request_uuid: body.request_uuid }
  return ctx.transaction(async (tx) => {
    await lockId(tx, 'providerPlayer', `${provider.id} ${body.user}`)
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

const ID_LENGTH_MAX = 100

/** The answer to a call that its signer may not make; includes the request id if it is readable. */
export async function refuseUnsigned(ctx: ProviderContext, sent: unknown): Promise<WalletReply | undefined> {
  const provider = await signerOf(ctx)
  if (typeof provider !== 'string') return undefined
  const { request_uuid: id } = Object(sent) as Record<string, unknown>
  return { status: provider, request_uuid: typeof id === 'string' && id.length <= ID_LENGTH_MAX ? id : '' }
}

/** An answer with the current balance. */
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

/** Playable minor units: granted balance plus, with the player's consent, winnings. */
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
