import { sql } from 'kysely'
import type { VoidableRounds } from '#platform/round-voids/voidable.ts'

/** Bets of shared rounds. An open one ends with its round, within minutes. */
export const voidableRounds: VoidableRounds = {
  query: ({ game, first, last, definitionHash }) => sql`
    select b.id, b.player, b.mode, c.definition_hash, b.at, b.stake, b.from_granted, b.from_won, b.win, null::text as free_grant,
      b.state = 'open' as is_open, coalesce(b.settled_at, b.at) as ended_at
    from shared_bet b join shared_chain c on c.brand = b.brand and c.game = b.game and c.no = b.chain
    where b.id >= ${first} and b.id <= ${last} and b.game = ${game} and b.state <> 'called-off'
      and (${definitionHash}::text is null or c.definition_hash = ${definitionHash})`,
  async gameOf(db, { brand, round }) {
    const { rows } = await sql<{ game: string }>`
      select game from shared_bet where id = ${round} and brand = ${brand}`.execute(db)
    return rows[0]?.game
  },
}
