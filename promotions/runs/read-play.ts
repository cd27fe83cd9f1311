import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { sumVoids } from '#platform/round-voids/round-voids.ts'

export interface PlayWanted {
  readonly players: readonly Id<'plr'>[]
  readonly from: Instant
  readonly until: Instant
}

/** Minor units of a player and mode. */
export interface PlaySum {
  readonly player: Id<'plr'>
  readonly mode: 'SweepStakes' | 'TournamentPoints'
  readonly stake: number
  readonly win: number
}

export interface FreeSpinsUse {
  readonly used: number
  readonly expired: number
}

type Slices = readonly Pick<ServerFeature, 'playOf' | 'freeSpinsUse'>[]

const AT_ONCE = 2_000

/** What everyone who joined a run staked and won in a time, by mode; without test accounts. */
export async function readPlayOfRun(
  db: Reader,
  slices: Slices,
  { run, from, until }: { readonly run: string; readonly from: Instant; readonly until: Instant },
): Promise<Record<PlaySum['mode'], Played>> {
  const sums = { SweepStakes: { stake: 0, win: 0 }, TournamentPoints: { stake: 0, win: 0 } }
  const players = await textColumn(
    sql<{ text: Id<'plr'> }>`
    select joined.player as text from (
      select player from promotion.player_cells where cells ? ${run}
      union select player from promotion.cell_archive where run = ${run}
    ) as joined join player p on p.id = joined.player where not p.is_test`.execute(db),
  )
  for await (const { mode, stake, win } of playsOf(db, slices, { players, from, until })) {
    sums[mode].stake += stake
    sums[mode].win += win
  }
  return sums
}

/** What each of these players staked and won in a time, without what was returned of void rounds. */
export async function* playsOf(db: Reader, slices: Slices, { players, from, until }: PlayWanted): AsyncGenerator<PlaySum> {
  for (const page of pagesOf(players)) {
    for (const { playOf } of slices) yield* (await playOf?.(db, { players: page, from, until })) ?? []
    for (const { player, mode, returned, takenBack } of await sumVoids(db, { players: page, from, until }))
      yield { player, mode, stake: -returned, win: -takenBack }
  }
}

export type Played = Pick<PlaySum, 'stake' | 'win'>

/** What became of the free spins that a run granted. */
export async function readFreeSpinsOfRun(db: Reader, slices: Slices, run: string, at: Instant): Promise<FreeSpinsUse> {
  const sum = { used: 0, expired: 0 }
  const keys = await textColumn(
    sql<{ text: string }>`
    select key as text from promotion.grant where run = ${run} and kind = 'free-spins' and state = 'paid'`.execute(db),
  )
  for (const page of pagesOf(keys)) {
    for (const { freeSpinsUse } of slices) {
      const use = await freeSpinsUse?.(db, page, at)
      sum.used += use?.used ?? 0
      sum.expired += use?.expired ?? 0
    }
  }
  return sum
}

const textColumn = async <T>(found: Promise<{ readonly rows: readonly { readonly text: T }[] }>): Promise<T[]> =>
  (await found).rows.map(({ text }) => text)

const pagesOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, at) => all.slice(at * AT_ONCE, (at + 1) * AT_ONCE))
