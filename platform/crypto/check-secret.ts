import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { SetupError } from '../setup-error.ts'
import type { Vault } from './vault.ts'

const PURPOSE = 'secret-check'
const PLAIN = Buffer.from('This database was sealed under this secret.')

/** Throws a SetupError if the database was sealed under another secret: seeds and signatures would all fail. */
export async function checkSecret({ reader }: Pick<Database, 'reader'>, vault: Vault): Promise<void> {
  const { rows } = await sql<{ sealed: Buffer }>`select sealed from secret_check`.execute(reader)
  const [kept] = rows
  if (kept && !opens(vault, kept.sealed)) {
    throw new SetupError(
      'SECRET is not the one that sealed this database: set it to that one. A site that was started without SECRET keeps its own in the file `secret` of its DATA_DIR.',
    )
  }
  // Resealed each time, so that a replaced secret can be dropped.
  const sealed = vault.seal(PURPOSE, PLAIN)
  await sql`
    insert into secret_check (sealed) values (${sealed})
    on conflict (is_only) do update set sealed = excluded.sealed`.execute(reader)
}

/** Whether the database was sealed under this secret; undefined if under none yet. Changes nothing. */
export async function isSealedUnder({ reader }: Pick<Database, 'reader'>, vault: Vault): Promise<boolean | undefined> {
  const { rows } = await sql<{ sealed: Buffer }>`select sealed from secret_check`.execute(reader)
  return rows[0] && opens(vault, rows[0].sealed)
}

function opens(vault: Vault, sealed: Buffer): boolean {
  try {
    return vault.open(PURPOSE, sealed).equals(PLAIN)
  } catch {
    return false
  }
}
