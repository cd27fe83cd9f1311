import { sql } from 'kysely'
import { HOUR_MS } from '#kernel/time.ts'
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

/** Only rounds whose launch may still be open: a provider that never ends a round closes no other slot for longer. */
export const readOpenSlots: NonNullable<ServerFeature['openSlots']> = async ({ clock }, db, player) => {
  const since = clock.now() - SESSION_HOURS * HOUR_MS
  const { rows } = await sql<OpenSlot & Pick<Provider, 'cards'>>`
    select r.provider, r.game, r.mode, p.cards from game_provider p
    join game_provider_round r on r.provider = p.id and r.player = ${player} and not r.is_closed and r.opened_at > ${timestamp(since)}
    where exists (
      select from game_provider_transaction t
      where t.provider = r.provider and t.round = r.round and t.kind = 'bet' and not t.is_rolled_back
    )`.execute(db)
  return rows.filter((row) => isSlot(row, row.game))
}
