import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { readTrail } from '#platform/audit/index.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { searchPlayers } from '#platform/auth/search-players.ts'
import { isVerified } from '#platform/auth/verified.ts'
import type { Reader } from '#platform/db/database.ts'
import type { findPlayers as contract } from '../contract.ts'

const PLAYERS_MAX = 20
const TRAIL_MAX = 200
const CORRECTED = 'person-corrected'

export async function findPlayers(
  ctx: OperatorContext,
  { body: { search } }: InputOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  return ctx.show<ReplyOf<typeof contract>>('players', async (tx) => {
    const found = await searchPlayers(tx, { brand: ctx.theme.id, search, max: PLAYERS_MAX })
    const players: ReplyOf<typeof contract>['data']['players'] = []
    for (const { createdAt, ...player } of found) {
      players.push({
        ...player,
        since: new Date(createdAt).toISOString(),
        isVerified: await isVerified(tx, player.id),
        corrections: await correctionsOf(tx, player.id),
      })
    }
    return { seen: players.map(({ id }) => id), value: { success: true, data: { players } } }
  })
}

async function correctionsOf(db: Reader, id: string) {
  const trail = (await readTrail(db, id, TRAIL_MAX)) as {
    readonly at: string
    readonly what: string
    readonly why: string | null
    readonly before: Record<string, string | null> | null
    readonly after: Record<string, string | null> | null
  }[]
  return trail
    .filter(({ what }) => what === CORRECTED)
    .map(({ at, why, before, after }) => ({ at, why: why ?? '', before: lineOf(before), after: lineOf(after) }))
}

const lineOf = (person: Record<string, string | null> | null): string =>
  [person?.['name'], person?.['surname'], person?.['birthDate']].filter(Boolean).join(' ')
