import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countCases } from '#features/back-office/books/server/index.ts'
import { SERVER_ENTRIES } from '#features/server.ts'
import { checkInvariants, findNew, readCheckRuns } from '#ledger/index.ts'
import { calendarDayOf, DAY_MS, type Instant, SECOND_MS } from '#kernel/time.ts'
import { systemClock } from '#platform/clock.ts'
import { type Config, readConfig } from '#platform/config/config.ts'
import { hasSponsor } from '#platform/content/sponsor.ts'
import { checkPooler } from '#platform/db/check-pooler.ts'
import { FURTHER_CONNECTIONS_MAX, openDatabase, type Reader } from '#platform/db/database.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { findEmbeddedData, findRunningEmbedded } from '#platform/db/find-embedded.ts'
import { lockHolder } from '#platform/db/folder-lock.ts'
import { JOB_PATIENCE } from '#platform/db/patience.ts'
import { checkAlarms } from '#platform/doctor/alarms.ts'
import { checkDatabase, type DatabaseToCheck } from '#platform/doctor/check-database.ts'
import { checkArchive } from '#platform/doctor/check-archive.ts'
import { checkMachine } from '#platform/doctor/check-machine.ts'
import { checkSettings } from '#platform/doctor/check-settings.ts'
import { checkTracing } from '#platform/doctor/check-tracing.ts'
import { bad, type Finding, findingOf, good, note } from '#platform/doctor/finding.ts'
import { countMoneyFaults, readMoneyCheckedAt } from '#platform/payments/money-check.ts'
import { readUnanswered } from '#platform/payments/questions.ts'
import { sealGauges } from '#platform/audit/seal-state.ts'
import { UNSEALED_MS_MAX } from '#platform/audit/seal-trail.ts'
import { AUDIT } from '#platform/audit-archive/audit-files.ts'
import { EVENTS } from '#platform/event-archive/event-files.ts'
import { ROUNDS } from '#platform/round-archive/round-files.ts'
import { isInUse } from '#platform/restore/server-identity.ts'
import { budgetGauge } from '#promotions/claims/budget-use.ts'
import { unreadGauge } from '#promotions/reader/oldest-unread.ts'

export interface DoctorOptions {
  readonly root: string
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Reads every entry of the ledger, not only what is new since its last check. */
  readonly isWhole?: boolean
}

/** Looks at a site that runs or is stopped. Changes nothing; a stopped embedded server runs while it looks. */
export async function examine({ root, environment, isWhole = false }: DoctorOptions): Promise<Finding[]> {
  const config = configOf(root, environment)
  if ('level' in config) return [config]
  const { dataDir, databaseUrl, mode } = config
  const secret = environment['SECRET'] || readSecret(dataDir)
  const machine = await checkMachine({
    dataDir,
    hasSecret: Boolean(environment['SECRET']),
    hasDatabaseUrl: databaseUrl !== undefined,
    isProduction: mode === 'production',
    now: systemClock.now(),
  })
  const settings = [...checkSettings(config), ...(await checkTracing(config.tracing))]
  return [...machine, ...settings, ...(await lookInside({ root, config, secret, isWhole }))]
}

/** A start would make a secret, so a stand-in keeps the look from writing one. */
function configOf(root: string, environment: DoctorOptions['environment']): Config | Finding {
  try {
    return readConfig({ root, environment: { ...environment, SECRET: environment['SECRET'] || '-'.repeat(32) } })
  } catch (error) {
    return bad('settings', (error as Error).message)
  }
}

function readSecret(dataDir: string): string | undefined {
  const path = join(dataDir, 'secret')
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

interface Look {
  readonly root: string
  readonly config: Config
  readonly secret: string | undefined
  readonly isWhole: boolean
}

async function lookInside({ root, config, secret, isWhole }: Look): Promise<Finding[]> {
  try {
    const server = await reach(config)
    const owner = openDatabase({ url: server.url, connectionsMax: 1, patience: JOB_PATIENCE })
    try {
      await owner.pool.query('select 1')
      const { reader } = owner
      const checked = {
        reader,
        root,
        clock: systemClock,
        secrets: secret === undefined ? undefined : { secret, secretsBefore: config.secretsBefore },
        standby: config.databaseStandby,
        connections: (config.databasePoolerUrl ? 0 : config.databaseConnections) + FURTHER_CONNECTIONS_MAX,
        isSiteRunning: server.isSiteRunning ?? (await isInUse(reader)),
        hasFeed: config.nats !== undefined,
      }
      const database = await checkDatabase(checked)
      const isUpgradePending = database.some(({ about, level }) => about === 'migrations' && level === 'note')
      const pooler = config.databasePoolerUrl ? [await lookThroughPooler(server.url, config.databasePoolerUrl)] : []
      const ledger = await findingOf('ledger', () => checkLedger(reader, isWhole))
      const archives = [
        await findingOf('event archive', () => checkArchive(reader, EVENTS, 'event archive', config.eventArchive.folder)),
        await findingOf('round archive', () => checkArchive(reader, ROUNDS, 'round archive', config.roundArchive.folder)),
        await findingOf('audit archive', () => checkArchive(reader, AUDIT, 'audit archive', config.auditArchive.folder)),
      ]
      const sponsor = config.mode === 'production' ? [await findingOf('sponsor', () => checkSponsor(reader))] : []
      return [
        good('database', server.says),
        ...database,
        ...pooler,
        ...archives,
        ledger,
        ...sponsor,
        ...(await checkAlarms(reader, alarmsOf(checked), { isUpgradePending })),
      ]
    } finally {
      await owner.close()
      await server.close()
    }
  } catch (error) {
    return [bad('database', `cannot be reached (${(error as Error).message}).`)]
  }
}

async function lookThroughPooler(url: string, poolerUrl: string): Promise<Finding> {
  try {
    await checkPooler(url, poolerUrl)
    return good('pooler', 'leads to this database, with the rights of croupier_app alone.')
  } catch (error) {
    return bad('pooler', (error as Error).message)
  }
}

interface Reached {
  readonly url: string
  readonly says: string
  /** Undefined if only the database can tell. */
  readonly isSiteRunning: boolean | undefined
  close(): Promise<void>
}

async function reach({ databaseUrl, dataDir }: Config): Promise<Reached> {
  const close = async (): Promise<void> => {}
  if (databaseUrl) return { url: databaseUrl, says: 'DATABASE_URL can be reached.', isSiteRunning: undefined, close }
  const folder = join(dataDir, 'postgres')
  if (lockHolder(join(folder, 'lock')) !== undefined) {
    const url = findRunningEmbedded(folder)
    if (url) return { url, says: 'the embedded server runs.', isSiteRunning: true, close }
    throw new Error('a process holds the folder, but its server is not up: wait a minute, then read postgres/server.log')
  }
  if (!findEmbeddedData(folder)) throw new Error(`there is none in ${folder}: restore a backup, or start the site to make one`)
  const server = await startEmbedded({ folder, hasHistory: true })
  return { url: server.url, says: 'started for this look.', isSiteRunning: false, close: () => server.stop() }
}

/** The job reads everything once a week. */
const WHOLE_DAYS_MAX = 9

async function checkLedger(reader: Reader, isWhole: boolean): Promise<Finding> {
  const found = [...(await findNew(reader)), ...(isWhole ? await checkInvariants(reader) : [])]
  const [first] = found
  if (first) {
    const { invariant, subject, detail } = first
    return bad('ledger', `${found.length} violations, first ${invariant}: ${subject} ${detail}: see docs/operate/alarms.md.`)
  }
  if (isWhole) return good('ledger', 'all invariants hold, from the first entry on.')
  const run = (await readCheckRuns(reader)).find(({ scope }) => scope === 'whole')
  if (!run) return good('ledger', 'all invariants hold.')
  if (run.faults > 0) {
    return bad(
      'ledger',
      `on ${dayOf(run.ranAt)} all entries had ${run.faults} violations, first ${run.firstFault}: see docs/operate/alarms.md.`,
    )
  }
  const says = `all invariants hold; every entry was last checked on ${dayOf(run.ranAt)}`
  return systemClock.now() - run.ranAt > WHOLE_DAYS_MAX * DAY_MS
    ? note('ledger', `${says}: run npm run doctor -- --whole, and see why check-whole-ledger does not run.`)
    : good('ledger', `${says}.`)
}

const dayOf = (at: Instant): string => calendarDayOf(at, 'UTC')

/** Rules and mails must say who runs the site. */
const checkSponsor = async (reader: Reader): Promise<Finding> =>
  (await hasSponsor(reader))
    ? good('sponsor', 'published.')
    : note('sponsor', 'none is published: write its legal name and address at /operator/content, under Sponsor.')

const MONEY_CHECK_SECONDS_MAX = 300
const UNREAD_SECONDS_MAX = 60
/** The job checks once a day. */
const SEAL_CHECK_SECONDS_MAX = (2 * DAY_MS) / SECOND_MS
const DEVIATION_MAX = 5

function alarmsOf({ isSiteRunning }: Pick<DatabaseToCheck, 'isSiteRunning'>): Parameters<typeof checkAlarms>[1] {
  const entries = SERVER_ENTRIES.flatMap((entry) => (typeof entry === 'function' ? [] : [entry]))
  const returns = entries.flatMap(({ gauges }) => gauges ?? []).filter(({ name }) => name === 'game_return_deviation')
  const single = (value: number) => [{ labels: {}, value }]
  // A stopped site reads nothing, and its checks grow old.
  const live = (max: number) => (isSiteRunning ? max : Infinity)
  return [
    {
      gauge: {
        name: 'money_faults',
        read: async (db) => (await countMoneyFaults(db)).map(({ check, count }) => ({ labels: { check }, value: count })),
      },
      max: 0,
      todo: 'open /operator/books; see docs/operate/watching-money.md.',
    },
    {
      gauge: {
        name: 'money_check_age_seconds',
        async read(db) {
          const at = await readMoneyCheckedAt(db)
          return at === null ? [] : single((systemClock.now() - at) / 1_000)
        },
      },
      max: live(MONEY_CHECK_SECONDS_MAX),
      todo: 'the job watch-money does not run; read the log.',
    },
    {
      gauge: { name: 'payments_unanswered', read: async (db) => single((await readUnanswered(db, systemClock.now())).length) },
      max: 0,
      todo: 'look the payments up at the provider.',
    },
    {
      gauge: { name: 'reconciliation_cases', read: async (db) => single(await countCases(db)) },
      max: 0,
      todo: 'explain them at /operator/books.',
    },
    {
      gauge: unreadGauge(() => entries, systemClock),
      max: live(UNREAD_SECONDS_MAX),
      todo: 'the promotions are behind; see docs/operate/alarms.md.',
    },
    ...sealGauges(systemClock).map((gauge) => ({ gauge, ...SEAL_ALARMS[gauge.name]!(live) })),
    { gauge: budgetGauge(systemClock), max: 1, todo: 'end the campaign or raise its budget at /operator/campaigns.' },
    ...returns.map((gauge) => ({ gauge, max: DEVIATION_MAX, todo: 'see docs/operate/watching-games.md.' })),
  ]
}

type Limit = Omit<Parameters<typeof checkAlarms>[1][number], 'gauge'>

const SEAL_ALARMS: Readonly<Record<string, (live: (max: number) => number) => Limit>> = {
  audit_seal_faults: () => ({ max: 0, todo: 'see docs/operate/audit-archive.md, seals.' }),
  audit_seal_check_age_seconds: (live) => ({
    max: live(SEAL_CHECK_SECONDS_MAX),
    todo: 'the job check-audit-trail does not run or end; read the log.',
  }),
  audit_unsealed_seconds: (live) => ({
    max: live(UNSEALED_MS_MAX / SECOND_MS),
    todo: 'a transaction that wrote to the audit trail stays open; see docs/operate/alarms.md.',
  }),
}

/** `3 bad, 2 to know, 20 good`. */
export function summaryOf(findings: readonly Finding[]): Finding {
  const count = (level: Finding['level']): number => findings.filter((each) => each.level === level).length
  const says = `${count('bad')} bad, ${count('note')} to know, ${count('good')} good.`
  return count('bad') > 0 ? bad('summary', says) : count('note') > 0 ? note('summary', says) : good('summary', says)
}
