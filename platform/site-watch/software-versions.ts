import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Clock, Instant } from '#kernel/time.ts'
import type { Database, Reader } from '../db/database.ts'
import { LOCKS } from '../db/locks.ts'
import { listMigrations } from '../db/migrate.ts'
import { timestamp } from '../db/timestamp.ts'

export interface SoftwareVersion {
  readonly kind: 'release' | 'migrations' | 'game'
  /** `croupier`, `database`, or the slug. */
  readonly name: string
  readonly version: string
}

const ID_SHOWN = 12

/** The level of the migrations, and the release with the hash of its server's build: in the order that they are listed by. */
export function versionsOfRelease(root: string): SoftwareVersion[] {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const migrations = listMigrations(root)
  const level = `${migrations.at(-1)?.name.replace(/\.sql$/, '') ?? 'none'}, ${migrations.length} files`
  return [
    { kind: 'migrations', name: 'database', version: level },
    { kind: 'release', name: 'croupier', version: `${version}, build ${buildOf(root)}` },
  ]
}

/** The same sources make the same build; without one the site runs from its sources. */
function buildOf(root: string): string {
  const files = globSync('build/site/**/*.js', { cwd: root }).toSorted()
  if (files.length === 0) return 'of sources'
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, ID_SHOWN)
}

/** Records at a start what is other than at the last one (LOG-5); several processes record it once. */
export async function recordVersions(
  { database, clock }: { readonly database: Pick<Database, 'transaction'>; readonly clock: Clock },
  versions: readonly SoftwareVersion[],
): Promise<void> {
  await database.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.softwareVersions})`.execute(tx)
    await sql`
      insert into software_version (at, kind, name, version)
      select ${timestamp(clock.now())}, v.kind, v.name, v.version
      from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as v (kind text, name text, version text)
      where v.version is distinct from (
        select s.version from software_version s where s.kind = v.kind and s.name = v.name order by s.id desc limit 1)`.execute(
      tx,
    )
  })
}

export type StoredVersion = SoftwareVersion & { readonly id: bigint; readonly at: Instant }

/** Newest first. */
export async function readVersions(db: Reader, before: bigint | null, max: number): Promise<StoredVersion[]> {
  const { rows } = await sql<StoredVersion>`
    select id, at, kind, name, version from software_version where ${before}::bigint is null or id < ${before}
    order by id desc limit ${max}`.execute(db)
  return rows
}
