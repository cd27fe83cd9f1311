import { sql } from 'kysely'
import { HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { OpenSlot } from '#platform/pace/open-slots.ts'
import { SESSION_HOURS } from '../contract.ts'
import type { Provider } from './providers.ts'

/** A game that no card describes is no slot. */
export function isSlot({ cards = [] }: Pick<Provider, 'cards'>, game: string): boolean {
  const category = cards.find(({ code }) => code === game)?.category ?? 'instant-games'
  return category !== 'table-games' && category !== 'instant-games'
}

/** After the last bet or win of a round that was never ended: longer than any round lasts on the screen. */
export const QUIET_MINUTES = 10

/** Only rounds of a launch that may still be open, and no quiet ones: a provider may never end a round. */
export const readOpenSlots: NonNullable<ServerFeature['openSlots']> = async ({ clock }, db, player) => {
  const now = clock.now()
  const [opened, heard] = [timestamp(now - SESSION_HOURS * HOUR_MS), timestamp(now - QUIET_MINUTES * MINUTE_MS)]
  const { rows } = await sql<OpenSlot & Pick<Provider, 'cards'>>`
    select r.provider, r.game, r.mode, p.cards from game_provider p
    join game_provider_round r on r.provider = p.id and r.player = ${player} and not r.is_closed and r.opened_at > ${opened}
    where (
      select max(t.at) > ${heard} and bool_or(t.kind = 'bet' and not t.is_rolled_back) from game_provider_transaction t
      where t.provider = r.provider and t.round = r.round
    )`.execute(db)
  return rows.filter((row) => isSlot(row, row.game))
}
