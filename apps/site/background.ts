import { forgetSpentProofs } from '#platform/auth/forget.ts'
import { forgetOldMail } from '#platform/mail/queue.ts'
import { forgetOldTexts } from '#platform/sms/queue.ts'
import { calendarDayOf, type Clock } from '#kernel/time.ts'
import { checkHourly, checkWhole, expireHolds, type Finding, rollUp } from '#ledger/index.ts'
import type { ThemeData } from '#kernel/theme.ts'
import type { JobContext } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import type { Site } from '#platform/http/build-site.ts'
import { deleteSpentLimits } from '#platform/http/rate-limit.ts'
import { jobsOfSlices, siteJobsOfSlices } from '#platform/jobs/jobs-of-slices.ts'
import { type JobRunner, type ScheduledJob, startJobs } from '#platform/jobs/run-jobs.ts'
import type { Logger } from 'pino'
import { type EventDelivery, startEventDelivery } from '#platform/outbox/deliver-events.ts'
import { forgetIdleChannels, retain } from '#platform/outbox/retain.ts'
import { type Promotions, startPromotions } from '#promotions/index.ts'

export interface BackgroundOptions {
  readonly site: Pick<Site, 'slices' | 'contextFor'>
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly themes: readonly ThemeData[]
  /** Readers of events beside the slices. */
  readonly otherReaders?: readonly string[]
  /** What others commit wakes it at once, too: this process serves no players of its own. */
  readonly isWorker?: boolean
  /** Runs nothing automatically, but opens the cursors: what is committed now is read by a process that works. */
  readonly isByHand?: boolean
}

/** Background work between requests. */
export interface Background {
  readonly events: EventDelivery
  readonly jobs: JobRunner
  readonly promotions: Promotions
  close(): Promise<void>
}

export async function startBackground(options: BackgroundOptions): Promise<Background> {
  const { site, database, clock, log, themes, otherReaders = [], isWorker = false, isByHand = false } = options
  const jobContextFor = (theme: ThemeData): JobContext => ({
    ...site.contextFor(theme),
    today: calendarDayOf(clock.now(), theme.timeZone),
  })
  const events = await startEventDelivery({
    database,
    log,
    isWorker,
    isByHand,
    slices: site.slices,
    otherReaders: [...otherReaders, ...site.slices.flatMap(({ eventReaders = [] }) => eventReaders)],
    contextOf(brand) {
      const theme = themes.find(({ id }) => id === brand)
      return theme && jobContextFor(theme)
    },
  })
  const promotions = await startPromotions({
    database,
    clock,
    log,
    isWorker,
    isByHand,
    slices: site.slices,
    contextOf(brand) {
      const theme = themes.find(({ id }) => id === brand)
      return theme && site.contextFor(theme)
    },
  })
  const jobs = await startJobs({
    database,
    clock,
    log,
    isByHand,
    jobs: [
      ...housekeeping({ database, clock, log }),
      ...siteJobsOfSlices(site.slices),
      ...jobsOfSlices(site.slices, themes, jobContextFor),
    ],
  })
  const close = async (): Promise<void> => {
    await Promise.all([events.close(), jobs.close(), promotions.close()])
  }
  return { events, jobs, promotions, close }
}

const housekeeping = ({ database, clock, log }: Pick<BackgroundOptions, 'database' | 'clock' | 'log'>): ScheduledJob[] => [
  ...bookkeeping({ database, clock, log }),
  { name: 'retain-outbox', schedule: '* * * * *', timeZone: 'UTC', run: () => retain(database.reader) },
  { name: 'forget-idle-channels', schedule: '41 4 * * *', timeZone: 'UTC', run: () => forgetIdleChannels(database.reader) },
  {
    name: 'delete-spent-limits',
    schedule: '*/5 * * * *',
    timeZone: 'UTC',
    run: () => database.transaction((tx) => deleteSpentLimits(tx, clock.now())),
  },
  {
    name: 'forget-proofs-and-mail',
    schedule: '17 4 * * *',
    timeZone: 'UTC',
    run: () =>
      database.transaction(async (tx) => {
        await forgetSpentProofs(tx, clock.now())
        await forgetOldMail(tx, clock.now())
        await forgetOldTexts(tx, clock.now())
      }),
  },
]

const EXPIRED_AT_ONCE = 1_000

/** Of a check, in the log: one cause can spoil every wallet. */
const FINDINGS_TOLD = 100

/** The ledger's deferred work and its checks: of what is new each hour, and of everything each week. */
const bookkeeping = ({ database, clock, log }: Pick<BackgroundOptions, 'database' | 'clock' | 'log'>): ScheduledJob[] => {
  const tell = (findings: readonly Finding[]): void => {
    for (const finding of findings.slice(0, FINDINGS_TOLD)) log.error({ finding, of: findings.length }, 'the ledger is not whole')
  }
  return [
    { name: 'roll-up-ledger', schedule: '* * * * *', timeZone: 'UTC', run: async () => void (await rollUp(database)) },
    {
      name: 'expire-holds',
      schedule: '* * * * *',
      timeZone: 'UTC',
      async run() {
        const expire = () => database.transaction((tx) => expireHolds(tx, clock.now(), EXPIRED_AT_ONCE))
        while ((await expire()) === EXPIRED_AT_ONCE);
      },
    },
    {
      name: 'check-ledger',
      schedule: '23 * * * *',
      timeZone: 'UTC',
      run: async () => tell(await checkHourly(database, clock.now())),
    },
    {
      name: 'check-whole-ledger',
      schedule: '53 3 * * 0',
      timeZone: 'UTC',
      run: async () => tell(await checkWhole(database, clock.now())),
    },
  ]
}
