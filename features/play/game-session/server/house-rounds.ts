import { sql } from 'kysely'
import { assert } from '#kernel/result.ts'
import { DAY_MS, type Instant } from '#kernel/time.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import { readPairsById } from '#platform/fair/seed-pairs.ts'
import type { ListedRound, RoundFilter } from '#platform/round-history.ts'
import type { VoidableRounds } from '#platform/round-voids/voidable.ts'
import type { Rounds } from './archived.ts'
import { type RoundSeeds, toRound } from './replies.ts'
import { settleIfPossible } from './settle-abandoned.ts'
import type { RoundSummary } from './store.ts'

/** The house's part of the history. */
export const houseRoundsIn =
  (rounds: Rounds) =>
  async (ctx: PlayerContext, filter: RoundFilter, max: number): Promise<ListedRound[]> => {
    const listed = await rounds.list(ctx.reader, ctx.playerId, filter, max)
    const pairs = await readPairsById(
      ctx,
      listed.map(({ seed_pair }) => seed_pair),
    )
    return listed.map((round) => {
      const pair = pairs.get(round.seed_pair)
      assert(pair, 'the pair of a round is there')
      return toListed(round, pair)
    })
  }

function toListed(summary: RoundSummary, { commit, clientSeed, serverSeed }: RoundSeeds): ListedRound {
  const { isAcknowledged: _, ...round } = toRound(summary)
  const seeds = { definitionHash: summary.definition_hash, commit, clientSeed, nonce: Number(summary.nonce), serverSeed }
  return { ...round, id: summary.id, maker: null, seeds, path: `/rounds/${summary.id}` }
}

/** How long a free round that was given back can be played at least. */
const FREE_AGAIN_DAYS = 7

/** The house's rounds of the table; those of files cannot be declared void. */
export const voidableRounds: VoidableRounds = {
  query: ({ game, first, last, definitionHash }) => sql`
    select id, player, mode, definition_hash, at, stake, from_granted, from_won, win, free_spins as free_grant,
      open_in is not null as is_open,
      case when choices is null then at else coalesce((select max(s.at) from game_round_step s where s.round = game_round.id), at) end as ended_at
    from game_round where id >= ${first} and id <= ${last} and game = ${game}
      and (${definitionHash}::text is null or definition_hash = ${definitionHash})`,
  async gameOf(db, { brand, round }) {
    const { rows } = await sql<{ game: string }>`
      select r.game from game_round r join player p on p.id = r.player where r.id = ${round} and p.brand = ${brand}`.execute(db)
    return rows[0]?.game
  },
  settleOpen: settleIfPossible,
  giveBackFree,
}

async function giveBackFree(tx: Tx, grant: string, now: Instant): Promise<void> {
  await sql`
    update game_free_spins set used = used - 1,
      expires_at = greatest(expires_at, ${timestamp(now + FREE_AGAIN_DAYS * DAY_MS)})
    where id = ${grant} and used > 0`.execute(tx)
}
