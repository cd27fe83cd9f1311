import { sql } from 'kysely'
import type { JobContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { DomainEvent } from '#platform/feature.ts'
import { openOperatorKey } from './providers.ts'

const ANSWER_MAX_MS = 5_000
const SENT_AT_ONCE = 100

/** Stored with the event that granted them; the job below delivers them to the provider, however long that takes. */
export async function keepFreeRounds(
  tx: Tx,
  provider: string,
  { payload, playerId, at }: DomainEvent<'free-spins.granted'>,
): Promise<void> {
  const { id, game, count, betLevel } = payload
  await sql`
    insert into game_provider_free_rounds (id, provider, player, game, count, amount, granted_at)
    values (${id}, ${provider}, ${playerId}, ${game}, ${count}, ${betLevel}, ${new Date(at)})
    on conflict (id) do nothing`.execute(tx)
}

interface UnsentRow {
  readonly id: string
  readonly player: string
  readonly game: string
  readonly count: number
  readonly amount: bigint
  readonly launch_url: string
  readonly operator_key: Buffer
}

/** Sends undelivered grants; failed ones are retried in the next run. The grant's id makes a repeat harmless. */
export async function sendFreeRounds({ reader, vault, clock, log }: JobContext): Promise<void> {
  const { rows } = await sql<UnsentRow>`
    select f.id, f.player, f.game, f.count, f.amount, p.launch_url, p.operator_key
    from game_provider_free_rounds f join game_provider p on p.id = f.provider
    where f.sent_at is null and p.operator_key is not null order by f.granted_at limit ${SENT_AT_ONCE}`.execute(reader)
  for (const row of rows) {
    const isTaken = await send(row, openOperatorKey(vault, row.operator_key))
    if (!isTaken) log.warn({ id: row.id }, 'free rounds not taken by their provider yet')
    else await sql`update game_provider_free_rounds set sent_at = ${new Date(clock.now())} where id = ${row.id}`.execute(reader)
  }
}

async function send({ id, player, game, count, amount, launch_url }: UnsentRow, operatorKey: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${operatorKey}` }
  const body = JSON.stringify({ id, user: player, currency: 'GC', game, count, amount: Number(amount) })
  const signal = AbortSignal.timeout(ANSWER_MAX_MS)
  const answer = await fetch(new URL('/free-rounds', launch_url), { method: 'POST', headers, body, signal }).catch(
    () => undefined,
  )
  return answer?.ok ?? false
}
