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

/**
 * Adds some to those of a grant, or takes unplayed ones if the number is negative; returns by how many it changed them. The
 * job below tells the provider; until then, and if the provider takes none back, `takeFreeRound` refuses what is gone.
 */
export async function changeFreeRounds(tx: Tx, id: string, count: number): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    with known as materialized (
      select id, greatest(least(used - count, 0), ${count}::int) as changed from game_provider_free_rounds
      where id = ${id} for update)
    update game_provider_free_rounds f set count = f.count + k.changed, is_reduced = f.is_reduced or k.changed < 0
    from known k where f.id = k.id returning k.changed`.execute(tx)
  return rows[0]?.changed ?? 0
}

interface FreeRound {
  readonly provider: string
  readonly player: string
  readonly game: string
}

/**
 * Counts a free round against the oldest grant with any left, and returns it. Null if the site knows of none: a provider's
 * own free rounds are its to give. Undefined if all are played and some were taken back.
 */
export async function takeFreeRound(tx: Tx, { provider, player, game }: FreeRound): Promise<string | null | undefined> {
  const { rows } = await sql<{ id: string; isLeft: boolean; isReduced: boolean }>`
    select id, used < count as "isLeft", is_reduced as "isReduced" from game_provider_free_rounds
    where provider = ${provider} and player = ${player} and game = ${game} order by granted_at, id for update`.execute(tx)
  const grant = rows.find(({ isLeft }) => isLeft)
  if (!grant) return rows.some(({ isReduced }) => isReduced) ? undefined : null
  await sql`update game_provider_free_rounds set used = used + 1 where id = ${grant.id}`.execute(tx)
  return grant.id
}

/** A free round whose bet was rolled back was not played. */
export async function returnFreeRound(tx: Tx, id: string): Promise<void> {
  await sql`update game_provider_free_rounds set used = greatest(used - 1, 0) where id = ${id}`.execute(tx)
}

interface UntoldRow {
  readonly id: string
  readonly player: string
  readonly game: string
  readonly count: number
  /** Null until the provider has heard of the grant. */
  readonly told: number | null
  readonly amount: bigint
  readonly launch_url: string
  readonly operator_key: Buffer
}

/** A provider without the call keeps its rounds; the site refuses the bets of those that are gone. */
const NO_SUCH_CALL = [404, 405, 501]

/** Tells providers what they do not know yet; failed calls are repeated in the next run. The grant's id makes a repeat harmless. */
export async function sendFreeRounds({ reader, vault, clock, log }: JobContext): Promise<void> {
  const { rows } = await sql<UntoldRow>`
    select f.id, f.player, f.game, f.count, f.told, f.amount, p.launch_url, p.operator_key
    from game_provider_free_rounds f join game_provider p on p.id = f.provider
    where f.told is distinct from f.count and p.operator_key is not null
    order by f.granted_at limit ${SENT_AT_ONCE}`.execute(reader)
  for (const row of rows) {
    const status = row.told === null && row.count === 0 ? 200 : await send(row, openOperatorKey(vault, row.operator_key))
    const isTaken = (status >= 200 && status < 300) || (row.told !== null && NO_SUCH_CALL.includes(status))
    if (!isTaken) log.warn({ id: row.id, status }, 'free rounds not taken by their provider yet')
    else
      await sql`update game_provider_free_rounds set told = ${row.count}, sent_at = coalesce(sent_at, ${new Date(clock.now())})
        where id = ${row.id}`.execute(reader)
  }
}

/** The status of the answer; 0 without one. */
async function send({ id, player, game, count, told, amount, launch_url }: UntoldRow, operatorKey: string): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${operatorKey}` }
  const [path, sent] =
    told === null
      ? ['/free-rounds', { id, user: player, currency: 'GC', game, count, amount: Number(amount) }]
      : ['/free-rounds/change', { id, count }]
  const signal = AbortSignal.timeout(ANSWER_MAX_MS)
  const answer = await fetch(new URL(path, launch_url), { method: 'POST', headers, body: JSON.stringify(sent), signal }).catch(
    () => undefined,
  )
  return answer?.status ?? 0
}
