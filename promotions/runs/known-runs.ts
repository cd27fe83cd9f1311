import { sql } from 'kysely'
import type { AudienceTree } from '#kernel/audience/tree.ts'
import type { CampaignWords, PlanBudget } from '#kernel/campaign.ts'
import type { Id } from '#kernel/id.ts'
import type { Locale } from '#kernel/locale.ts'
import { type Clock, DAY_MS, type Instant } from '#kernel/time.ts'
import { type Campaign, readStops, type Stop } from '#platform/campaigns/index.ts'
import type { Reader } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import { joinsOf } from '../audience/joins-of.ts'
import type { PromotionDefinition, Run } from '../definition.ts'
import { type ExperimentRow, type RunExperiment, toRunExperiment } from '../experiments/run-arms.ts'

/** A run that may still hear events, with the promotion that it runs. */
export interface KnownRun {
  readonly promotion: PromotionDefinition
  readonly run: Run
  readonly configHash: string
  /** Its steps run on real traffic and pay nothing. */
  readonly isShadow: boolean
  readonly pausedAt: Instant | null
  /** When it took no triggers: its pauses, and the kill switch of its brand. Events of those times never count. */
  readonly stops: readonly Stop[]
  /** The participants. Runs for guests receive no events, since every event has a player. */
  readonly audience: Campaign['audience']
  /** Its results are being computed or have been: events of its time that are read from now on are late. */
  readonly isSealed: boolean
  /** Its results have been computed. */
  readonly isClosed: boolean
  /** The stored configuration no longer fits the schema: every step of this run fails until a release mends it. */
  readonly fault: Error | null
  /** The audience that may join; null is everyone. A player with a cell has joined. */
  readonly joins: AudienceTree | null
  /** Compares configurations among its players; null without one. */
  readonly experiment: RunExperiment | null
}

/** The runs of all brands as of one revision. */
export interface KnownRuns {
  readonly revision: bigint
  readonly byBrand: ReadonlyMap<string, readonly KnownRun[]>
  readonly byId: ReadonlyMap<string, KnownRun>
  /** Of the brands that this site runs. */
  readonly timeZones: { readonly get: (brand: string) => string | undefined }
  /** Brands whose kill switch is on. */
  readonly killed: ReadonlySet<string>
}

/** How long after its end a run is known, so that late events are noticed. */
const LATE_MS = 7 * DAY_MS

interface RunRow extends ExperimentRow {
  readonly id: Id<'cmp'>
  readonly brand: string
  readonly feature: string
  readonly slug: string
  readonly starts_at: Instant
  readonly ends_at: Instant | null
  readonly words: Readonly<Record<Locale, CampaignWords>>
  readonly config: unknown
  readonly config_hash: string
  readonly status: 'published' | 'shadow'
  readonly paused_at: Instant | null
  readonly sealed_at: Instant | null
  readonly closed_at: Instant | null
  readonly audience: Campaign['audience']
  readonly join_audience: AudienceTree | null
  readonly budget: PlanBudget | null
  /** Null until its backfill has begun. */
  readonly counts_from: Instant | null
}

export interface RunSource {
  readonly clock: Clock
  readonly promotions: ReadonlyMap<string, PromotionDefinition>
  /** Undefined for a brand that this site does not run. */
  readonly timeZoneOf: (brand: string) => string | undefined
  /** The committed moments of these runs, by run and draw. */
  readonly momentsOf: (db: Reader, runs: readonly Run[]) => Promise<ReadonlyMap<string, Run['moments']>>
}

/** Keeps the runs in memory and reads them again, once for all that ask, whenever their revision has changed. */
export function openKnownRuns(source: RunSource): { readonly current: (db: Reader) => Promise<KnownRuns> } {
  let known: { readonly revision: bigint; readonly runs: Promise<KnownRuns> } | undefined
  return {
    async current(db) {
      const { rows } = await sql<{ no: bigint }>`select no from promotion.revision`.execute(db)
      const revision = rows[0]!.no
      if (known?.revision === revision) return known.runs
      const runs = loadRuns(db, source, revision)
      known = { revision, runs }
      runs.catch(() => {
        if (known?.runs === runs) known = undefined
      })
      return runs
    },
  }
}

/** Of the campaign `c`, for `toRunExperiment`. */
export const experimentColumns = sql`c.experiment, c.experiment_stop,
  (select array_agg(encode(sha256(convert_to((arm -> 'config')::text, 'utf8')), 'hex') order by nth)
    from jsonb_array_elements(c.experiment -> 'arms') with ordinality as a (arm, nth)) as arm_hashes`

async function loadRuns(
  db: Reader,
  { clock, promotions, timeZoneOf, momentsOf }: RunSource,
  revision: bigint,
): Promise<KnownRuns> {
  const { rows } = await sql<RunRow>`
    select c.id, c.brand, c.feature, c.slug, c.starts_at, c.ends_at, c.words, c.config, c.status, c.paused_at, x.sealed_at, x.closed_at, c.audience, c.join_audience, c.budget, ${experimentColumns},
      case when exists (select from promotion.rebuild r where r.run = c.id and r.kind = 'backfill') then c.counts_since end as counts_from,
      coalesce(c.config_hash, encode(sha256(convert_to(c.config::text, 'utf8')), 'hex')) as config_hash
    from campaign c left join promotion.closing x on x.run = c.id
    where c.status in ('published', 'shadow') and c.feature = any(${[...promotions.keys()]})
      and (c.ends_at is null or x.closed_at is null or x.closed_at > ${timestamp(clock.now() - LATE_MS)})
    order by c.starts_at, c.id`.execute(db)
  const { rows: switches } = await sql<{ brand: string }>`select brand from promotion.kill_switch where is_on`.execute(db)
  const stops = await readStops(db)
  const all = rows.flatMap((row) => {
    const own = stops.filter(({ brand, run }) => brand === row.brand && (run === null || run === row.id))
    return toKnown(row, { promotion: promotions.get(row.feature)!, timeZone: timeZoneOf(row.brand), stops: own }) ?? []
  })
  const drawing = all.filter(({ promotion }) => promotion.sharedDraws).map(({ run }) => run)
  const moments = await momentsOf(db, drawing)
  const known = all.map((each) => {
    const own = moments.get(each.run.id)
    return own ? { ...each, run: { ...each.run, moments: own } } : each
  })
  const byBrand = Map.groupBy(known, ({ run }) => run.brand)
  const byId = new Map(known.map((each) => [each.run.id as string, each]))
  return { revision, byBrand, byId, timeZones: { get: timeZoneOf }, killed: new Set(switches.map(({ brand }) => brand)) }
}

interface About extends Pick<KnownRun, 'promotion' | 'stops'> {
  readonly timeZone: string | undefined
}

function toKnown(row: RunRow, { promotion, stops, timeZone }: About): KnownRun | undefined {
  if (timeZone === undefined) return undefined
  const { id, brand, feature, slug, starts_at: startsAt, ends_at: endsAt, words, budget } = row
  const read = promotion.campaign.config.safeParse(row.config)
  const counted = row.counts_from === null ? {} : { countsFrom: row.counts_from }
  const run: Run = { id, brand, feature, slug, startsAt, endsAt, timeZone, words, config: read.data, budget, ...counted }
  return {
    promotion,
    run,
    configHash: row.config_hash,
    isShadow: row.status === 'shadow',
    pausedAt: row.paused_at,
    stops,
    audience: row.audience,
    isSealed: row.sealed_at !== null,
    isClosed: row.closed_at !== null,
    joins: joinsOf(promotion, read.data, row.join_audience),
    experiment: toRunExperiment(id, promotion, row),
    fault: read.success ? null : new Error(`the configuration does not fit the promotion: ${read.error.message}`),
  }
}
