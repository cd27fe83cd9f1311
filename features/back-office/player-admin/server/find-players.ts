import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { readTrail } from '#platform/audit/index.ts'
import { asOperator } from '#platform/auth/operators.ts'
import { searchPlayers } from '#platform/auth/search-players.ts'
import { isVerified } from '#platform/auth/verified.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import type { findPlayers as contract } from '../contract.ts'

const PLAYERS_MAX = 20
const TRAIL_MAX = 200
const CORRECTED = 'person-corrected'

/** Whom somebody looked for is written down, as it shows who players are. */
export async function findPlayers(
  visit: VisitorContext,
  { body: { search } }: InputOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const ctx = await asOperator(visit, 'players-read')
  return ctx.change<ReplyOf<typeof contract>>(async (tx) => {
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
    const seen = players.map(({ id }) => id)
    const audit = seen.length > 0 ? { subject: 'players', what: 'players-seen', after: { seen } } : null
    return { audit, value: { success: true, data: { players } } }
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
