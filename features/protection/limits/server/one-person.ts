import { sql } from 'kysely'
import { z } from 'zod'
import { defineEvent, type EventPayload } from '#kernel/event.ts'
import type { Id } from '#kernel/id.ts'
import { readPersonKeys, readPersonKeysOf } from '#platform/auth/person-keys.ts'
import { hasKeys, joinAccounts } from '#platform/caps/same-person.ts'
import type { Context } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import type { SiteServices } from '#platform/feature.ts'
import { emit } from '#platform/outbox/index.ts'
import { deleteChanges } from './store.ts'

const PURPOSE = 'limited-person'
const BATCH = 500

/** The account has proven something new about its person. */
const personKnown = defineEvent({ type: 'limits.person-known', payload: z.object({}) })

declare module '#kernel/event.ts' {
  interface DomainEventPayloads {
    'limits.person-known': EventPayload<typeof personKnown>
  }
}

/** For a transaction that has locked the player: a join waits for their rounds, which may wait for that. */
export async function tellPerson(ctx: Pick<Context, 'vault'>, tx: Tx, player: Id<'plr'>): Promise<void> {
  const { proven } = await readPersonKeys(ctx.vault, tx, player, PURPOSE)
  if (await hasKeys(tx, player, proven)) return
  await emit(tx, personKnown, { playerId: player, payload: {} })
}

/** Limits hold for all accounts of a person (LIM-9), by what both accounts have proven: a mailbox or an identity. */
export async function learnPerson(ctx: Pick<Context, 'vault'>, tx: Tx, player: Id<'plr'>): Promise<void> {
  const { proven } = await readPersonKeys(ctx.vault, tx, player, PURPOSE)
  await join(tx, player, proven)
}

async function join(tx: Tx, player: Id<'plr'>, keys: readonly Buffer[]): Promise<void> {
  const accounts = await joinAccounts(tx, { player, keys })
  // A looser limit was requested of one account, so it cannot apply to several of them.
  if (accounts) await deleteChanges(tx, accounts)
}

/** Accounts proven before their person was recorded, or whose event was lost. */
export const learnPersonsWith =
  ({ database, vault }: Pick<SiteServices, 'database' | 'vault'>) =>
  async (): Promise<void> => {
    for (
      let after = '', ids = await readProven(database.reader, after);
      ids.length > 0;
      ids = await readProven(database.reader, after)
    ) {
      const keys = await readPersonKeysOf(vault, database.reader, ids, PURPOSE)
      for (const id of ids) await database.transaction((tx) => join(tx, id, keys.get(id)?.proven ?? []))
      after = ids.at(-1)!
    }
  }

async function readProven(db: Reader, after: string): Promise<Id<'plr'>[]> {
  const { rows } = await sql<{ id: Id<'plr'> }>`
    select p.id from player p where p.id > ${after}
      and ((p.email is not null and p.email_confirmed_at is not null) or exists (select from verified_player v where v.player = p.id))
      and not exists (select from cap_person_key k where k.player = p.id)
    order by p.id limit ${BATCH}`.execute(db)
  return rows.map(({ id }) => id)
}
