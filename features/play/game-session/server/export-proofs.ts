import { sql } from 'kysely'
import { checkClaim } from '#engine/claim.ts'
import { findGame, findRules } from '#games/all.ts'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { assert } from '#kernel/result.ts'
import type { Context, PlayerContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { readPairOfRound, readPairsById } from '#platform/fair/seed-pairs.ts'
import type { exportProofs as contract } from '../contract.ts'
import { toRoundDetail } from './replies.ts'
import { listSettled, type StoredRound } from './store.ts'

const PROOFS_A_PAGE = 200

/**
 * All data that a player needs to replay every round; open rounds are left out, as their proofs would reveal the
 * outcome.
 */
export async function exportProofs(
  ctx: PlayerContext,
  { query: { before } }: InputOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const found = await listSettled(ctx.reader, ctx.playerId, { before, max: PROOFS_A_PAGE + 1 })
  const rounds = found.slice(0, PROOFS_A_PAGE)
  const pairs = await readPairsById(
    ctx,
    rounds.map(({ seed_pair }) => seed_pair),
  )
  const proofs = rounds.map((round) => {
    const pair = pairs.get(round.seed_pair)
    assert(pair, 'the pair of a round is there')
    const { proof, events } = toRoundDetail(round, pair)
    return { ...proof, events }
  })
  return { success: true, data: { proofs, next: found.length > rounds.length ? (rounds.at(-1)?.id ?? null) : null } }
}

const REPLAYED = 5
/** The largest wins are looked for among this many latest rounds, which keeps the query short. */
const LOOKED_THROUGH = 5_000

/**
 * Replays the rounds that won the player most of the winnings, from their seeds and rules alone, and names those that
 * come out differently or whose rules are unknown.
 */
export async function replayLargestRounds(
  ctx: Pick<Context, 'vault'>,
  tx: Tx,
  playerId: Id<'plr'>,
): Promise<{ readonly checked: number; readonly wrong: readonly string[] }> {
  const { rows } = await sql<StoredRound>`
    select r.* from game_round r join (
      select id from (
        select id, mode, win from game_round where player = ${playerId} and open_in is null order by id desc limit ${LOOKED_THROUGH}
      ) as latest where mode = 'SweepStakes' and win > 0 order by win desc, id limit ${REPLAYED}
    ) as largest using (id) order by r.win desc, r.id`.execute(tx)
  const wrong: string[] = []
  for (const round of rows) {
    const { events, proof } = toRoundDetail(round, await readPairOfRound(ctx, tx, round.seed_pair))
    const checked = checkClaim(
      JSON.stringify({ ...proof, events }),
      (slug, hash) => findRules(slug, hash) ?? findGame(slug)?.definition,
    )
    const isTrue = checked.ok && checked.value.verified.isTrue && checked.value.verified.payout === Number(round.win)
    if (!isTrue) wrong.push(round.id)
  }
  return { checked: rows.length, wrong }
}
