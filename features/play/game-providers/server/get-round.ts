import { sql } from 'kysely'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Instant } from '#kernel/time.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import { AppError } from '#platform/problem.ts'
import type { getProviderRound as contract } from '../contract.ts'
import { findNamedRound, type NamedRound, toListed } from './history.ts'

type GetRound = typeof contract

/** A round as its provider reported it, transaction by transaction, with the provider's replay page. */
export async function getRound(ctx: PlayerContext, { params }: InputOf<GetRound>): Promise<ReplyOf<GetRound>> {
  const round = await findNamedRound(ctx, params.id)
  if (!round) throw new AppError('not-found', 'No such round')
  const facts = await readFacts(ctx.reader, round)
  const moves = facts.map(({ kind, amount, at }) => ({ kind, amount: Number(amount), at: new Date(at).toISOString() }))
  const replayUrl = replayOf(round, ctx.locale)
  return { success: true, data: { round: { ...toListed(round), reference: round.round, moves, replayUrl } } }
}

interface Fact {
  readonly kind: 'bet' | 'win' | 'rollback'
  readonly amount: bigint
  readonly at: Instant
}

/** In order of arrival. A rollback carries the amount that it returned. */
async function readFacts(db: Reader, { provider, round }: NamedRound): Promise<readonly Fact[]> {
  const { rows } = await sql<Fact>`
    select t.kind, coalesce(b.amount, t.amount) as amount, t.at
    from game_provider_transaction t
    left join game_provider_transaction b on t.kind = 'rollback' and b.provider = t.provider and b.uuid = t.reference
    where t.provider = ${provider} and t.round = ${round} and t.kind <> 'tombstone'
    order by t.at, t.kind, t.uuid`.execute(db)
  return rows
}

function replayOf({ replay_url, round }: NamedRound, lang: string): string | null {
  if (replay_url === null) return null
  const url = new URL(replay_url)
  url.searchParams.set('round', round)
  url.searchParams.set('lang', lang)
  return url.href
}
