import { sql } from 'kysely'
import type { AudienceField } from '#kernel/audience/fields.ts'
import { type AudienceTree, rulesOf } from '#kernel/audience/tree.ts'
import type { EventPayload } from '#kernel/event.ts'
import type { Id } from '#kernel/id.ts'
import { oncePer } from '#kernel/memo.ts'
import type { CalendarDay } from '#kernel/time.ts'
import type { Tx } from '#platform/db/database.ts'
import type { roundSettled } from '#platform/events/index.ts'

/** What a round changes of the facts that an audience may ask for. */
export const PLAY_FIELDS: ReadonlySet<AudienceField> = new Set([
  'rounds',
  'rounds7',
  'rounds28',
  'coinsStaked28',
  'entriesStaked28',
])

/** Whether a round may change if a player belongs to this audience. */
export const asksForPlay = oncePer((tree: AudienceTree) => rulesOf(tree).some(({ field }) => PLAY_FIELDS.has(field)))

/** What a player played on one day. Stakes in minor units. */
export interface Played {
  readonly player: Id<'plr'>
  readonly day: CalendarDay
  readonly rounds: number
  readonly coins: number
  readonly entries: number
}

export function playedBy(
  player: Id<'plr'>,
  day: CalendarDay,
  { mode, stakeGranted, stakeWon }: EventPayload<typeof roundSettled>,
): Played {
  const stake = stakeGranted + stakeWon
  const isCoins = mode === 'TournamentPoints'
  return { player, day, rounds: 1, coins: isCoins ? stake : 0, entries: isCoins ? 0 : stake }
}

/** Both together; null for two days. */
export const together = (one: Played, other: Played): Played | null =>
  one.day === other.day
    ? { ...one, rounds: one.rounds + other.rounds, coins: one.coins + other.coins, entries: one.entries + other.entries }
    : null

/**
 * Adds rounds to the facts of players who have played before on that day, without reading them: most events of a site are
 * such rounds. Returns these players; of the others, nothing has changed. What is copied from the account stays as it was.
 */
export async function countRounds(tx: Tx, played: readonly Played[]): Promise<Set<Id<'plr'>>> {
  if (played.length === 0) return new Set()
  const { rows } = await sql<{ player: Id<'plr'> }>`
    update promotion.player_facts f set rounds = f.rounds + u.rounds,
      rounds_since = ${plus('rounds')}, coins_since = ${plus('coins')}, entries_since = ${plus('entries')}
    from unnest(${played.map(({ player }) => player)}::text[], ${played.map(({ day }) => day)}::date[],
      ${played.map(({ rounds }) => rounds)}::bigint[], ${played.map(({ coins }) => coins)}::bigint[],
      ${played.map(({ entries }) => entries)}::bigint[]) as u (player, day, rounds, coins, entries)
    where f.player = u.player and f.last_played_on = u.day returning f.player`.execute(tx)
  return new Set(rows.map(({ player }) => player))
}

/** Each item of these sums counts the last played day. */
const plus = (name: 'rounds' | 'coins' | 'entries') => {
  const [sums, amount] = [sql.ref(`f.${name}_since`), sql.ref(`u.${name}`)]
  return sql`case when ${amount} = 0 then ${sums} when cardinality(${sums}) = 0 then array[${amount}]
    else (select array_agg(item + ${amount} order by nth) from unnest(${sums}) with ordinality as s (item, nth)) end`
}
