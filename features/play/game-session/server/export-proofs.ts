import { sql } from 'kysely'
import { checkClaim } from '#engine/claim.ts'
import { findGame, findRules } from '#games/all.ts'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { assert } from '#kernel/result.ts'
import { ArchiveError } from '#platform/archive/archive-error.ts'
import type { Context, PlayerContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { readPairOfRound, readPairsById } from '#platform/fair/seed-pairs.ts'
import type { exportProofs as contract } from '../contract.ts'
import type { Rounds } from './archived.ts'
import { toRoundDetail } from './replies.ts'
import type { StoredRound } from './store.ts'

const PROOFS_A_PAGE = 200

/**
 * All data that a player needs to replay every round; open rounds are left out, as their proofs would reveal the
 * outcome.
 */
export const exportProofsOf =
  (rounds: Rounds) =>
  async (ctx: PlayerContext, { query: { before } }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    const found = await rounds.listSettled(ctx.reader, ctx.playerId, { before, max: PROOFS_A_PAGE + 1 })
    const page = found.slice(0, PROOFS_A_PAGE)
    const pairs = await readPairsById(
      ctx,
      page.map(({ seed_pair }) => seed_pair),
    )
    const proofs = page.map((round) => {
      const pair = pairs.get(round.seed_pair)
      assert(pair, 'the pair of a round is there')
      const { proof, events } = toRoundDetail(round, pair)
      return { ...proof, events }
    })
    return { success: true, data: { proofs, next: found.length > page.length ? (page.at(-1)?.id ?? null) : null } }
  }

const REPLAYED = 5
/** The largest wins are looked for among this many latest rounds, which keeps the query short. */
const LOOKED_THROUGH = 5_000

interface Replayed {
  readonly checked: number
  readonly wrong: readonly string[]
}

/** Null if a file of archived rounds cannot be read. */
export const replayLargestOf =
  (rounds: Rounds) =>
  async (ctx: Pick<Context, 'vault' | 'log'>, tx: Tx, playerId: Id<'plr'>): Promise<Replayed | null> =>
    replayLargest(rounds)(ctx, tx, playerId).catch((error: unknown) => {
      if (!(error instanceof ArchiveError)) throw error
      ctx.log.error({ err: error, playerId }, 'rounds could not be replayed')
      return null
    })

/**
 * Replays the rounds that won the player most of the winnings, from their seeds and rules alone, and names those that
 * come out differently or whose rules are unknown.
 */
const replayLargest =
  (rounds: Rounds) =>
  async (ctx: Pick<Context, 'vault'>, tx: Tx, playerId: Id<'plr'>): Promise<Replayed> => {
    const wrong: string[] = []
    const largest = await readLargest(tx, rounds, playerId)
    for (const { id } of largest) {
      const round = await rounds.find(tx, playerId, id)
      assert(round, 'a round that was listed can be read')
      const { events, proof } = toRoundDetail(round, await readPairOfRound(ctx, tx, round.seed_pair))
      const checked = checkClaim(
        JSON.stringify({ ...proof, events }),
        (slug, hash) => findRules(slug, hash) ?? findGame(slug)?.definition,
      )
      const isTrue = checked.ok && checked.value.verified.isTrue && checked.value.verified.payout === Number(round.win)
      if (!isTrue) wrong.push(round.id)
    }
    return { checked: largest.length, wrong }
  }

type Win = Pick<StoredRound, 'id' | 'mode' | 'win'>

async function readLargest(tx: Tx, { archived }: Rounds, playerId: Id<'plr'>): Promise<Win[]> {
  const { rows } = await sql<Win>`
    select id, mode, win from (
      select id, mode, win from game_round where player = ${playerId} and open_in is null order by id desc limit ${LOOKED_THROUGH}
    ) as latest where mode = 'SweepStakes' and win > 0 order by win desc, id limit ${REPLAYED}`.execute(tx)
  const { rows: counted } = await sql<{ rounds: number }>`
    select count(*)::int as rounds from (
      select from game_round where player = ${playerId} and open_in is null limit ${LOOKED_THROUGH}) as latest`.execute(tx)
  const wins = new Map<string, Win>(rows.map((win) => [win.id, win]))
  let looked = counted[0]?.rounds ?? 0
  if (looked < LOOKED_THROUGH) {
    for await (const round of archived(tx, playerId, { columns: ['id', 'mode', 'win'] })) {
      if (round.mode === 'SweepStakes' && round.win > 0n) wins.set(round.id, round)
      if (++looked >= LOOKED_THROUGH) break
    }
  }
  return [...wins.values()]
    .toSorted((one, other) => Number(other.win - one.win) || (one.id < other.id ? -1 : 1))
    .slice(0, REPLAYED)
}
