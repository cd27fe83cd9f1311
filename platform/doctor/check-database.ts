import { sql } from 'kysely'
import { SECOND_MS, type Clock, type Instant } from '#kernel/time.ts'
import { type Secrets, tryVault } from '../crypto/open-vault.ts'
import type { Vault } from '../crypto/vault.ts'
import type { Reader } from '../db/database.ts'
import { checksumOf, listMigrations } from '../db/migrate.ts'
import { listSqlFiles } from '../db/sql-functions.ts'
import { isRestored, type Standby } from '../restore/server-identity.ts'
import { checkFeed } from './check-feed.ts'
import { bad, type Finding, findingOf, good, note } from './finding.ts'

export interface DatabaseToCheck {
  /** As the owner of the database. */
  readonly reader: Reader
  readonly root: string
  readonly clock: Clock
  /** Undefined if there is no secret. */
  readonly secrets: Secrets | undefined
  /** Connections that one process may open. */
  readonly connections: number
  readonly standby: Standby
  readonly isSiteRunning: boolean
  /** Whether events are to be copied to NATS. */
  readonly hasFeed: boolean
}

/** One after another, over one connection. */
export async function checkDatabase(checked: DatabaseToCheck): Promise<Finding[]> {
  const checks: readonly (readonly [string, (checked: DatabaseToCheck) => Promise<Finding>])[] = [
    ['PostgreSQL', checkVersion],
    ['database clock', checkClock],
    ['migrations', checkMigrations],
    ['roles', checkRoles],
    ['server', checkServer],
    ['sealed data', checkSeal],
    ['push keys', checkPushKeys],
    ['WAL archive', checkArchive],
    ['events', checkReaders],
    ['outbox', checkOutbox],
    ['event feed', checkFeed],
    ['mail queue', checkQueue],
    ['jobs', checkJobs],
    ['operators', checkOperators],
  ]
  const findings: Finding[] = []
  for (const [about, check] of checks) findings.push(await findingOf(about, () => check(checked)))
  return findings
}

const SKEW_MS_MAX = 2 * SECOND_MS
const VERSION_MIN = 150_000

async function checkVersion({ reader, connections }: DatabaseToCheck): Promise<Finding> {
  const { rows } = await sql<{ version: number; shown: string; max: number }>`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as shown,
      current_setting('max_connections')::int as max`.execute(reader)
  const { version, shown, max } = rows[0]!
  if (version < VERSION_MIN) return bad('PostgreSQL', `version ${shown} is too old: move to 15 or later.`)
  return max < connections
    ? bad('PostgreSQL', `max_connections is ${max}, and a process may open ${connections}: raise it.`)
    : good('PostgreSQL', `version ${shown}, at most ${max} connections.`)
}

async function checkClock({ reader, clock }: DatabaseToCheck): Promise<Finding> {
  const from = clock.now()
  const { rows } = await sql<{ now: Instant }>`select clock_timestamp() as now`.execute(reader)
  return judgeClock({ database: rows[0]!.now, from, to: clock.now() })
}

/** The database read its clock between `from` and `to`. */
export function judgeClock({ database, from, to }: { database: Instant; from: Instant; to: Instant }): Finding {
  const skew = Math.max(from - database, database - to, 0)
  return skew > SKEW_MS_MAX
    ? bad('database clock', `${(skew / SECOND_MS).toFixed(1)} s away from this machine's: let both follow one time server.`)
    : good('database clock', "agrees with this machine's.")
}

async function checkMigrations({ reader, root }: DatabaseToCheck): Promise<Finding> {
  const applied = await sql<{ name: string; checksum: string }>`
    select name, checksum from migrations.applied union all select path, checksum from migrations.sql_file`.execute(reader)
  const kept = new Map(applied.rows.map(({ name, checksum }) => [name, checksum]))
  const migrations = listMigrations(root)
  const newest = migrations.at(-1)?.name ?? ''
  const newer = [...kept.keys()].filter((name) => /^\d{8}T\d{4}__/.test(name) && name > newest)
  if (newer.length > 0) {
    return bad('migrations', `a newer release ran here (${newer[0]}): start that one, or restore a backup from before it.`)
  }
  const missing = migrations.filter(({ name }) => !kept.has(name)).length
  const changed = listSqlFiles(root).filter(({ path, sql: text }) => kept.get(path) !== checksumOf(text)).length
  return missing + changed > 0
    ? note('migrations', `${missing} pending, ${changed} files of functions changed: the next start applies them.`)
    : good('migrations', `all ${migrations.length} are applied.`)
}

interface Rights {
  readonly isOwner: boolean
  readonly lacked: string | null
  readonly canWrite: boolean
  readonly canForge: boolean
  readonly canArchive: boolean
  readonly mayArchive: boolean
}

const ROLES = ['croupier_app', 'croupier_archive']

async function checkRoles({ reader }: DatabaseToCheck): Promise<Finding> {
  const { rows: applied } = await sql`select from migrations.applied where name like '%__audit_seal_forms.sql'`.execute(reader)
  if (applied.length === 0) return note('roles', 'of the earlier release: the next start brings them up to date.')
  const { rows: roles } = await sql<{
    name: string
  }>`select rolname as name from pg_roles where rolname = any (${ROLES})`.execute(reader)
  const missing = ROLES.find((role) => !roles.some(({ name }) => name === role))
  if (missing) return bad('roles', `${missing} is missing: run create role ${missing} nologin, then restore the dump again.`)
  const { rows } = await sql<Rights>`
    select pg_has_role(current_user, (select datdba from pg_database where datname = current_database()), 'usage') as "isOwner",
      (select min(role) from unnest(${ROLES}::text[]) as role where not pg_has_role(current_user, role, 'member')) as lacked,
      has_table_privilege('croupier_app', 'readiness', 'update') as "canWrite",
      exists (select from pg_class where relnamespace = 'ledger'::regnamespace and relkind in ('r', 'p')
        and has_table_privilege('croupier_app', oid, 'insert, update, delete')) as "canForge",
      pg_has_role('croupier_app', 'croupier_archive', 'member')
        or has_table_privilege('croupier_app', 'game_round', 'delete') or has_table_privilege('croupier_app', 'audit_event', 'delete')
        or has_table_privilege('croupier_app', 'game_round_step', 'delete') or has_table_privilege('croupier_app', 'outbox.archive_erasure', 'update, delete')
        or exists (select from unnest(${ARCHIVE_TABLES}::text[]) as name where has_table_privilege('croupier_app', name, 'insert, update, delete'))
        or exists (select from unnest(${ARCHIVE_FUNCTIONS}::regproc[]) as name where has_function_privilege('croupier_app', name, 'execute'))
        as "canArchive",
      has_table_privilege('croupier_archive', 'game_round_file', 'insert')
        and has_function_privilege('croupier_archive', 'remove_audited'::regproc, 'execute') as "mayArchive"`.execute(reader)
  return judgeRoles(rows[0]!)
}

/** What records a file or its folder, lets rows go, takes a file out of the record, calls an erasure done, or seals the trail. */
const ARCHIVE_TABLES = [
  'outbox.archive',
  'game_round_file',
  'game_round_archived',
  'audit_file',
  'audit_archived',
  'audit_archived_actor',
  'audit_erasure',
  'audit_seal',
  'audit_seal_erasure',
  'audit_seal_check',
  'audit_seal_fault',
  'archive_folder',
]
const ARCHIVE_FUNCTIONS = [
  'remove_audited',
  'replace_audit_file',
  'outbox.make_parts',
  'outbox.drop_part',
  'outbox.replace_archived',
  'outbox.forget_archived',
]

function judgeRoles({ isOwner, lacked, canWrite, canForge, canArchive, mayArchive }: Rights): Finding {
  const cure = 'restore the dump again, with rights.'
  if (!isOwner) return bad('roles', 'this user does not own the database: run alter database … owner to it.')
  if (lacked !== null) return bad('roles', `this user may not act as ${lacked}: run grant ${lacked} to it.`)
  if (!canWrite) return bad('roles', `croupier_app may not write its tables: ${cure}`)
  if (!mayArchive) return bad('roles', `croupier_archive may not move rows to files: ${cure}`)
  if (canForge)
    return bad(
      'roles',
      'croupier_app may write the ledger itself: run revoke insert, update, delete on all tables in schema ledger from it.',
    )
  return canArchive
    ? bad(
        'roles',
        'croupier_app may let archived rows go, call an erasure done or write seals, which functions and croupier_archive alone should: see docs/adr/041-a-role-for-archives.md.',
      )
    : good('roles', 'croupier_app may write its own tables, and neither the ledger nor the record of archives and seals.')
}

async function checkServer({ reader, standby }: DatabaseToCheck): Promise<Finding> {
  return (await isRestored(reader, standby))
    ? bad('server', 'the data was restored, copied or promoted: stop every process and run npm run db:after-restore once.')
    : good('server', 'the one that the site ran on before.')
}

async function checkSeal({ reader, secrets }: DatabaseToCheck): Promise<Finding> {
  if (!secrets) return bad('sealed data', 'there is no secret: copy it from a backup.')
  const vault = await tryVault({ reader }, secrets)
  if (vault === 'none') return note('sealed data', 'none yet: start the site once.')
  if (!vault) return bad('sealed data', 'another secret sealed it: set SECRET to that one, or list that one in SECRETS_BEFORE.')
  return (await hasUnknownSeeds(reader, vault))
    ? bad('sealed data', 'some seeds name a secret that is not listed: put it back into SECRETS_BEFORE.')
    : good('sealed data', 'opens with the secret.')
}

/** Of a site that changed its secret before it had a root. */
async function hasUnknownSeeds(reader: Reader, vault: Vault): Promise<boolean> {
  const { rows } = await sql<{ header: Buffer }>`
    select distinct substr(server_seed, 1, 5) as header from fair_seed_pair`.execute(reader)
  return rows.some(({ header }) => !vault.knows(header))
}

async function checkPushKeys({ reader, secrets }: DatabaseToCheck): Promise<Finding> {
  const { rows } = await sql<{ sealed: Buffer }>`select private_key as sealed from push_vapid`.execute(reader)
  if (!rows[0]) return good('push keys', 'none yet; the first visitor makes them.')
  const vault = secrets && (await tryVault({ reader }, secrets))
  try {
    if (vault && vault !== 'none') vault.open('vapid', rows[0].sealed)
    return good('push keys', 'open with the secret.')
  } catch {
    return bad('push keys', 'do not open: list the secret before in SECRETS_BEFORE; see docs/operate/browser-push.md.')
  }
}

async function checkArchive({ reader }: DatabaseToCheck): Promise<Finding> {
  const { rows } = await sql<{ mode: string; isFailing: boolean; last: string | null }>`
    select current_setting('archive_mode') as mode, last_archived_wal as last,
      coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "isFailing" from pg_stat_archiver`.execute(
    reader,
  )
  const { mode, isFailing, last } = rows[0]!
  if (mode === 'off') return note('WAL archive', 'off: a restore reaches the last backup only, not a moment after it.')
  return isFailing
    ? bad('WAL archive', 'fails, and the disk fills until it does not: read the server log and mend archive_command.')
    : good('WAL archive', last ? `up to ${last}.` : 'on, with nothing to archive yet.')
}

async function checkReaders({ reader }: DatabaseToCheck): Promise<Finding> {
  const { rows } = await sql<{ name: string; attempts: number }>`
    select name, attempts from outbox.reader where attempts > 2 order by attempts desc`.execute(reader)
  return rows[0]
    ? bad('events', `${rows[0].name} failed ${rows[0].attempts} times at one event: read its error in the log.`)
    : good('events', 'no reader fails.')
}

async function checkOutbox({ reader }: DatabaseToCheck): Promise<Finding> {
  const { rows } = await sql<{ isLeft: boolean; bytes: bigint }>`
    select exists (select from outbox.event where at < now() - interval '16 days') as "isLeft",
      (select sum(pg_total_relation_size(relid)) from pg_partition_tree('outbox.event'))::bigint as bytes`.execute(reader)
  const { isLeft, bytes } = rows[0]!
  const says = `events take ${(Number(bytes) / 2 ** 20).toFixed(0)} MiB`
  return isLeft
    ? bad('outbox', `${says}, some of more than sixteen days: a reader is stuck or the job archive-events fails; read the log.`)
    : good('outbox', `${says}.`)
}

async function checkQueue({ reader }: DatabaseToCheck): Promise<Finding> {
  const { rows } = await sql<{ waiting: bigint; failed: bigint }>`
    select count(*) filter (where failure is null and sent_at is null and created_at < now() - interval '15 minutes') as waiting,
      count(*) filter (where failure is not null and created_at > now() - interval '1 day') as failed from mail_message`.execute(
    reader,
  )
  const { waiting, failed } = rows[0]!
  return waiting + failed > 0n
    ? note('mail queue', `${waiting} wait for 15 minutes, ${failed} were given up in a day: check SMTP_URL and the log.`)
    : good('mail queue', 'nothing waits.')
}

async function checkJobs({ reader, isSiteRunning }: DatabaseToCheck): Promise<Finding> {
  const { rows } = await sql<{ name: string }>`
    select name from job_due where due_at < now() - interval '15 minutes' order by due_at`.execute(reader)
  if (rows.length === 0) return good('jobs', 'none is late.')
  return isSiteRunning
    ? bad('jobs', `${rows.length} are late, first ${rows[0]!.name}: read the log for "a job failed", then restart the site.`)
    : note('jobs', `${rows.length} are late, as the site is stopped: they run after its start.`)
}

async function checkOperators({ reader }: DatabaseToCheck): Promise<Finding> {
  const { rows } = await sql`select from operator limit 1`.execute(reader)
  return rows.length > 0
    ? good('operators', 'there are some.')
    : note('operators', 'none: run npm run operator:new -- <name> owner.')
}
