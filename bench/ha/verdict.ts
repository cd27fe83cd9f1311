import { checkInvariants } from '#ledger/invariants.ts'
import type { Database } from '#platform/db/database.ts'
import type { Site } from '#platform/http/build-site.ts'
import { findMoneyFaults } from '#platform/payments/money-check.ts'
import type { Player } from './player.ts'

/** What is wrong: acknowledged and lost, done twice, negative, out of balance, or not told. */
export async function judge({ slices }: Pick<Site, 'slices'>, database: Database, players: readonly Player[]): Promise<string[]> {
  const wrong = [
    ...(await checkInvariants(database.reader)).map((finding) => `the ledger: ${JSON.stringify(finding)}`),
    ...(await findMoneyFaults(database.reader, slices, 0)).map((fault) => `money: ${JSON.stringify(fault)}`),
    ...(await grantFaults(database)),
  ]
  for (const player of players) {
    const { rows } = await database.pool.query<{ id: string }>('select id from game_round where player = $1', [player.id])
    const { rows: claims } = await database.pool.query("select from ledger.transfer where player = $1 and kind = 'coin-refill'", [
      player.id,
    ])
    const faults = [
      ...roundFaults(player, new Set(rows.map(({ id }) => id))),
      ...(claims.length === player.claims.length ? [] : [`${player.claims.length} claims, ${claims.length} transfers`]),
      ...(await actFaults(database, player)),
      ...(await cashFaults(database, player)),
      ...pushFaults(player, await player.version()),
    ]
    wrong.push(...faults.map((fault) => `${player.id}: ${fault}`))
  }
  return wrong
}

/** Grants that were not paid, or moved other than once. */
async function grantFaults(database: Database): Promise<string[]> {
  const { rows } = await database.pool.query<{ state: string; count: string }>(`
    select g.state || case when t.key is null then ' without a transfer' else '' end as state, count(*) as count
    from promotion.grant g left join ledger.transfer t on t.player = g.player and t.key = 'grant:' || g.key
    where g.kind = 'balance' and (g.state = 'due'
      or (g.state = 'paid' and t.key is null and (g.paid ->> 'coins')::bigint + (g.paid ->> 'entries')::bigint > 0))
    group by 1`)
  return rows.map(({ state, count }) => `${count} grants are ${state}`)
}

async function actFaults(database: Database, { id, acts }: Player): Promise<string[]> {
  const { rows } = await database.pool.query<{ key: string }>('select key from promotion.act where player = $1', [id])
  const lost = countOutside(new Set(acts), new Set(rows.map(({ key }) => key)))
  return lost > 0 ? [`${lost} acknowledged acts are lost`] : []
}

/** Orders without their goods, and more goods than orders; requests that are not there once. */
async function cashFaults(database: Database, { id, cash }: Player): Promise<string[]> {
  const { rows: grants } = await database.pool.query<{ order: string }>(
    `select substr(key, length('purchase:') + 1) as "order" from ledger.transfer where player = $1 and key like 'purchase:%'`,
    [id],
  )
  const { rows: requests } = await database.pool.query<{ id: string }>('select id from redemption where player = $1', [id])
  return [
    ...difference(
      'purchases',
      cash.orders,
      grants.map(({ order }) => order),
    ),
    ...difference(
      'redemptions',
      cash.requests,
      requests.map((each) => each.id),
    ),
  ]
}

function difference(what: string, acknowledged: readonly string[], stored: readonly string[]): string[] {
  const lost = countOutside(new Set(acknowledged), new Set(stored))
  const extra = countOutside(new Set(stored), new Set(acknowledged))
  return [
    ...(lost > 0 ? [`${lost} acknowledged ${what} are lost`] : []),
    ...(extra > 0 ? [`${extra} ${what} that nobody asked for`] : []),
    ...(new Set(stored).size < stored.length ? [`${what} are there twice`] : []),
  ]
}

function roundFaults({ rounds, contradicted }: Player, stored: ReadonlySet<string>): string[] {
  const acknowledged = new Set(rounds.values())
  const lost = countOutside(acknowledged, stored)
  const extra = countOutside(stored, acknowledged)
  return [
    ...(lost > 0 ? [`${lost} acknowledged rounds are lost`] : []),
    ...(extra > 0 ? [`${extra} rounds that nobody asked for`] : []),
    ...(acknowledged.size < rounds.size ? ['one round answered two keys'] : []),
    ...(contradicted.length > 0 ? [`${contradicted.length} keys were answered with two rounds`] : []),
  ]
}

const countOutside = (all: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...all].filter((id) => !others.has(id)).length

/** A page that had to reread its state may have missed pushes, and knows it. */
function pushFaults({ pushed, answered, rereads }: Player, version: number): string[] {
  const known = new Set(pushed)
  const missing = [...answered].filter((each) => !known.has(each)).length
  return [
    ...(pushed.at(-1) === version ? [] : [`the page ends at version ${pushed.at(-1)}, the wallet at ${version}`]),
    ...(known.size < pushed.length ? [`${pushed.length - known.size} pushes came twice`] : []),
    ...(missing > 0 && rereads() === 0 ? [`${missing} pushes are missing`] : []),
  ]
}
