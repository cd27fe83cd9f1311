import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { SetupError } from '../setup-error.ts'
import { createVault, type Vault } from './vault.ts'

const PURPOSE = 'site keys'
const ROOT_BYTES = 32

/** The root secret of a site's keys, and those that older data may still name. */
const siteKeys = z.object({ root: z.string(), before: z.array(z.string()) })
type SiteKeys = z.infer<typeof siteKeys>

export interface Secrets {
  readonly secret: string
  /** `SECRET` under earlier settings. */
  readonly secretsBefore: readonly string[]
}

/**
 * The vault of a site. Its keys come from a root secret in the database, which `SECRET` encrypts: a new `SECRET` encrypts
 * the root again, and everything else stays as it is, also what cannot be encrypted again (who is excluded is known by
 * keyed hashes only). Throws SetupError if another secret encrypted the root.
 */
export async function openVault(database: Pick<Database, 'reader'>, secrets: Secrets): Promise<Vault> {
  const stored = (await readKeys(database)) ?? (await storeFirstKeys(database, secrets))
  const found = openKeys(stored, secrets)
  if (!found) {
    throw new SetupError(
      'SECRET is not the one that sealed this database: set it to that one. A site that was started without SECRET keeps its own in the file `secret` of its DATA_DIR.',
    )
  }
  const keys = { ...found, before: [...new Set([...found.before, ...secrets.secretsBefore])] }
  const isCurrent = openKeys(stored, { ...secrets, secretsBefore: [] }) && keys.before.length === found.before.length
  if (!isCurrent)
    await sql`update site_keys set sealed = ${sealKeys(keys, secrets)} where sealed = ${stored}`.execute(database.reader)
  return createVault(keys.root, keys.before)
}

/** The same without a change: `none` before the first start, undefined if another secret encrypted the root. */
export async function tryVault(database: Pick<Database, 'reader'>, secrets: Secrets): Promise<Vault | 'none' | undefined> {
  const stored = await readKeys(database)
  const keys = stored ? openKeys(stored, secrets) : await keysBefore(database, secrets)
  return keys && (keys === 'none' ? keys : createVault(keys.root, [...keys.before, ...secrets.secretsBefore]))
}

async function readKeys({ reader }: Pick<Database, 'reader'>): Promise<Buffer | undefined> {
  const { rows } = await sql<{ sealed: Buffer }>`select sealed from site_keys`.execute(reader)
  return rows[0]?.sealed
}

/** Of two processes that start together, both take the keys of the first. */
async function storeFirstKeys(database: Pick<Database, 'reader'>, secrets: Secrets): Promise<Buffer> {
  const before = await keysBefore(database, secrets)
  const keys = before === 'none' ? { root: randomBytes(ROOT_BYTES).toString('hex'), before: [] } : before
  // Another secret's data: nothing is stored, and opening fails.
  if (!keys) return Buffer.alloc(0)
  await sql`insert into site_keys (sealed) values (${sealKeys(keys, secrets)}) on conflict do nothing`.execute(database.reader)
  return (await readKeys(database))!
}

const CHECK = { purpose: 'secret-check', plain: 'This database was sealed under this secret.' }

/** Of sites from before there was a root, which took their keys from `SECRET` itself: the one of their last start. */
async function keysBefore({ reader }: Pick<Database, 'reader'>, secrets: Secrets): Promise<SiteKeys | 'none' | undefined> {
  const { rows } = await sql<{ sealed: Buffer }>`select sealed from secret_check`.execute(reader)
  if (!rows[0]) return 'none'
  const { sealed } = rows[0]
  const all = [secrets.secret, ...secrets.secretsBefore]
  const root = all.find((each) => opened(createVault(each), CHECK.purpose, sealed) === CHECK.plain)
  return root === undefined ? undefined : { root, before: all.filter((each) => each !== root) }
}

const sealKeys = (keys: SiteKeys, { secret }: Secrets): Buffer =>
  createVault(secret).seal(PURPOSE, Buffer.from(JSON.stringify(keys)))

function openKeys(sealed: Buffer, { secret, secretsBefore }: Secrets): SiteKeys | undefined {
  const plain = opened(createVault(secret, secretsBefore), PURPOSE, sealed)
  return plain === undefined ? undefined : siteKeys.parse(JSON.parse(plain))
}

function opened(vault: Vault, purpose: string, sealed: Buffer): string | undefined {
  try {
    return vault.open(purpose, sealed).toString()
  } catch {
    return undefined
  }
}
