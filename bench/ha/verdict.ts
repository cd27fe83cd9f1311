import { checkInvariants } from '#ledger/invariants.ts'
import { openDatabase } from '#platform/db/database.ts'
import type { Player } from './player.ts'

/** What is wrong: acknowledged and lost, done twice, negative, out of balance, or not told. */
export async function judge(url: string, players: readonly Player[]): Promise<string[]> {
  const database = openDatabase({ url, connectionsMax: 2, role: 'croupier_app' })
  try {
    const wrong = (await checkInvariants(database.reader)).map((finding) => `the ledger: ${JSON.stringify(finding)}`)
    for (const player of players) {
      const { rows } = await database.pool.query<{ id: string }>('select id from game_round where player = $1', [player.id])
      const { rows: claims } = await database.pool.query(
        "select from ledger.transfer where player = $1 and kind = 'coin-refill'",
        [player.id],
      )
      const faults = [
        ...roundFaults(player, new Set(rows.map(({ id }) => id))),
        ...(claims.length === player.claims.length ? [] : [`${player.claims.length} claims, ${claims.length} transfers`]),
        ...pushFaults(player, await player.version()),
      ]
      wrong.push(...faults.map((fault) => `${player.id}: ${fault}`))
    }
    return wrong
  } finally {
    await database.close()
  }
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
