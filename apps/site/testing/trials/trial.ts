import { setTimeout as sleep } from 'node:timers/promises'
import type { RouteContract } from '#kernel/contract.ts'
import type { DomainEventPayloads } from '#platform/feature.ts'
import type { EventContract, EventPayload } from '#kernel/event.ts'
import type { Id } from '#kernel/id.ts'
import { calendarDayOf, type CalendarDay, DAY_MS, type Instant, SECOND_MS } from '#kernel/time.ts'
import { purchaseCompleted, roundSettled } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import type { PromotionDefinition, Run } from '#promotions/definition.ts'
import { momentsOfRuns } from '#promotions/shared-draws/moments-of-runs.ts'
import { publishRun } from '#promotions/testing/toy-promotion.ts'
import { backAgain } from '../people.ts'
import type { NewTestPlayer, TestPlayer, TestSite } from '../site.ts'

/** A call's reply, whatever its contract. */
export interface Reply {
  readonly status: number
  readonly body: unknown
}

/** A run of a promotion on a site, for one trial. */
export interface Bench<C = unknown> {
  readonly site: TestSite
  readonly run: Id<'cmp'>
  readonly config: C
}

type Config = Readonly<Record<string, unknown>>

interface TrialOf {
  readonly feature: string
  /** Overrides of the demo's configuration. */
  readonly config?: Config
  /** 30 days unless named. */
  readonly lastsMs?: number
  /** How long before now the run has started. */
  readonly startedMs?: number
  /** Lets the player earn what the write takes. False if luck decided otherwise. */
  readonly earn?: (bench: Bench, player: TestPlayer) => Promise<boolean | void>
}

/** A player's call, which the seven questions of a write are asked of. */
export interface CallTrial extends TrialOf {
  /** The act of the promotion that it calls; undefined if it is none. */
  readonly act?: string
  readonly contract: RouteContract
  readonly call: (bench: Bench, player: TestPlayer, key: string) => Promise<Reply>
  /** The call as refused for each of its own reasons. */
  readonly refusals: Readonly<Record<string, (bench: Bench) => Promise<Reply>>>
  /** Reasons of the contract that this call never has, and why. */
  readonly never?: Readonly<Record<string, string>>
  /** Like an act that is a claim: a stop of promotions does not refuse it. */
  readonly isClaim?: true
  /** It stays open to a self-excluded player, as an open round does. */
  readonly isOpen?: true
}

/** What happens to a player, for promotions that only hear events. */
export interface EventTrial extends TrialOf {
  /** Of its page. */
  readonly page: RouteContract
  readonly params?: Readonly<Record<string, string>>
  /** Earns a prize, without waiting for anything. */
  readonly happen: (bench: Bench, player: TestPlayer) => Promise<void>
}

export const promotionOf = (site: TestSite, feature: string): PromotionDefinition =>
  site.slices.find(({ id }) => id === feature)!.promotion as unknown as PromotionDefinition

/** The brand's calendar day. */
export const todayOn = ({ clock, theme }: TestSite): CalendarDay => calendarDayOf(clock.now(), theme.timeZone)

/** Archives the feature's runs and publishes another one, which starts now. */
export async function openRun(
  site: TestSite,
  { feature, config, lastsMs = 30 * DAY_MS, startedMs = 0 }: TrialOf,
): Promise<Bench> {
  const { promotion, campaignTemplates } = site.slices.find(({ id }) => id === feature)!
  const demo = campaignTemplates!.demos[0]!.config(todayOn(site)) as Config
  await site.database.pool.query("update campaign set status = 'archived' where feature = $1", [feature])
  const whole = { ...demo, ...config }
  const startsAt = site.clock.now() - startedMs
  const run = await publishRun(site.context, (promotion as unknown as PromotionDefinition).campaign, {
    config: whole,
    startsAt,
    endsAt: site.clock.now() + lastsMs,
  })
  await site.promotions.runDue()
  return { site, run, config: whole }
}

/** A run, and a player who may make the write in it. */
export async function begin(site: TestSite, trial: TrialOf, options: NewTestPlayer = {}) {
  const bench = await openRun(site, trial)
  for (;;) {
    const player = await site.player(options)
    const at = site.clock.now()
    if ((await trial.earn?.(bench, player)) === false) continue
    return { bench, player: site.clock.now() === at ? player : await backAgain(site, player) }
  }
}

/** What the promotion has done for the player. */
export async function madeFor({ site: { database } }: Bench, feature: string, { playerId }: Pick<TestPlayer, 'playerId'>) {
  const rowsOf = async <T>(text: string, ...values: unknown[]): Promise<T[]> =>
    (await database.pool.query(text, [playerId, ...values])).rows as T[]
  const grants = await rowsOf<{ key: string; state: string; paid: object | null }>(
    'select key, state, paid from promotion.grant where player = $1 and feature = $2 order by key',
    feature,
  )
  const moved = await rowsOf<{ asset: string; sum: number }>(
    `select e.asset, sum(e.amount)::float8 as sum from ledger.transfer t join ledger.entry e on e.transfer = t.no
     where t.player = $1 and t.kind = $2 and e.player is not null group by e.asset order by e.asset`,
    feature,
  )
  const acts = await rowsOf<{ key: string }>(
    `select a.key from promotion.act a join campaign c on c.id = a.run where a.player = $1 and c.feature = $2 order by a.key`,
    feature,
  )
  const draws = await rowsOf<{ nonce: number }>('select nonce from fair_draw where player = $1 order by nonce')
  return { grants, moved: Object.fromEntries(moved.map(({ asset, sum }) => [asset, sum])), acts, draws: draws.length }
}

const EVENTS_TRIES_MAX = 400

/** The sums of paid balance grants, by asset. */
export function paidBy({ grants }: Awaited<ReturnType<typeof madeFor>>): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { paid } of grants)
    for (const asset of ['coins', 'entries'] as const) {
      const amount = (paid as { readonly coins?: number; readonly entries?: number } | null)?.[asset] ?? 0
      if (amount > 0) sums[asset] = (sums[asset] ?? 0) + amount
    }
  return sums
}

/** Lets everything that is due happen, until the promotion has nothing left to do. */
export async function settle({ site }: Pick<Bench, 'site'>): Promise<void> {
  for (let tries = 0; tries < EVENTS_TRIES_MAX; tries++) {
    await site.deliverEvents()
    await site.runJobs()
    const { rows } = await site.database.pool.query<{ open: number }>(
      'select count(*)::int as open from promotion.race where decided_at is null and at <= $1',
      [new Date(site.clock.now() - 2 * SECOND_MS)],
    )
    if (rows[0]!.open === 0 && (await site.promotions.unclosed()).length === 0) break
    await sleep(50)
  }
  // Draws among all players follow the end.
  await site.runJobs()
  await site.deliverEvents()
}

export async function happened<T extends keyof DomainEventPayloads>(
  { site }: Pick<Bench, 'site'>,
  { playerId }: Pick<TestPlayer, 'playerId'>,
  event: { readonly type: T },
  payload: DomainEventPayloads[T],
  at: Instant = site.clock.now(),
): Promise<void> {
  await site.context.transaction((tx) => emit(tx, event as EventContract<never, never>, { playerId, payload, at } as never))
}

/** A settled coin round, read by the engine. */
export async function playRound(
  bench: Pick<Bench, 'site'>,
  player: Pick<TestPlayer, 'playerId'>,
  told: Partial<EventPayload<typeof roundSettled>> = {},
  at?: Instant,
): Promise<void> {
  await happened(bench, player, roundSettled, settledRound(bench.site.context.newId('rnd'), told), at)
  await bench.site.deliverEvents()
}

/** A completed purchase, read by the engine. */
export async function buy(
  bench: Pick<Bench, 'site'>,
  player: Pick<TestPlayer, 'playerId'>,
  told: Partial<EventPayload<typeof purchaseCompleted>> = {},
): Promise<void> {
  const orderId = bench.site.context.newId('ord')
  const payload = { orderId, preset: 'pouch', cents: 999, nth: 1, offer: null, coins: 1_000_000, entries: 500, ...told }
  await happened(bench, player, purchaseCompleted, payload)
  await bench.site.deliverEvents()
}

/** The secret moments of a run's shared draws. */
export async function momentsOf({ site, run }: Bench): Promise<Instant[]> {
  const of: Pick<Run, 'id' | 'brand'> = { id: run, brand: site.theme.id }
  const found = await momentsOfRuns(() => site.context)(site.context.reader, [of])
  return Object.values(found.get(run) ?? {}).flat()
}
