import { SECOND_MS } from '#kernel/time.ts'
import type { Tx } from '#platform/db/database.ts'
import type { DomainEvent } from '#platform/feature.ts'
import { insertFreeSpins } from './store.ts'

/** Stores free spins won elsewhere. Keyed by the event that earned them, so a repeated event grants nothing twice. */
export async function grantFreeSpins(tx: Tx, event: DomainEvent<'free-spins.granted'>): Promise<void> {
  const { id, game, count, betLevel, lifetimeSeconds } = event.payload
  await insertFreeSpins(tx, {
    id,
    player: event.playerId,
    game,
    mode: 'TournamentPoints',
    stake: BigInt(betLevel),
    count,
    expires_at: event.at + lifetimeSeconds * SECOND_MS,
  })
}
