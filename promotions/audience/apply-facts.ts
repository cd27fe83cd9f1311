import type { Id } from '#kernel/id.ts'
import type { Tx } from '#platform/db/database.ts'
import type { PromotionEvent } from '../definition.ts'
import { FACT_EVENTS, foldFacts } from './fold-facts.ts'
import { lockFacts, writeFacts } from './facts-store.ts'
import type { StoredFacts } from './stored-facts.ts'

/**
 * Folds a batch of events, in their order, into the facts of their players: two statements, in the caller's
 * transaction, which keeps each event from being applied twice. Returns the new facts of the players concerned.
 */
export async function applyFacts(tx: Tx, events: readonly PromotionEvent[]): Promise<Map<Id<'plr'>, StoredFacts>> {
  const heard = events.filter(({ type }) => FACT_EVENTS.has(type))
  const facts = await lockFacts(tx, [...new Set(heard.map(({ player }) => player))])
  for (const event of heard) {
    const before = facts.get(event.player)
    if (before) facts.set(event.player, foldFacts(before, event))
  }
  await writeFacts(tx, [...facts.values()])
  return facts
}
