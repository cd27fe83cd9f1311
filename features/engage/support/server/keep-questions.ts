import { sql } from 'kysely'
import type { Player } from '#platform/auth/players.ts'
import type { Tx } from '#platform/db/database.ts'
import { withoutPerson } from './without-person.ts'

/**
 * Takes the person out of their questions, which stay under the account's number until they are old enough. A question asked
 * before signing in names its author by the address alone; it gets the number, by which it leaves later. Idempotent.
 */
export async function keepWithoutPerson(tx: Tx, player: Player): Promise<void> {
  const { id, brand, email } = player
  const { rows: messages } = await sql<{ id: bigint; text: string }>`
    select m.id, m.text from support_message m join support_ticket t on t.id = m.ticket
    where t.player = ${id} or (t.brand = ${brand} and lower(t.email) = lower(${email}))`.execute(tx)
  for (const { id: message, text } of messages)
    await sql`
      update support_message set text = ${withoutPerson(text, player)}, request = 'kept ' || id where id = ${message}`.execute(tx)
  // Another player may have given this address: their question stays open, without it.
  await sql`
    update support_ticket set email = null, request = 'kept ' || id, player = coalesce(player, ${id}),
      state = case when coalesce(player, ${id}) = ${id} then 'closed' else state end
    where player = ${id} or (brand = ${brand} and lower(email) = lower(${email}))`.execute(tx)
}
