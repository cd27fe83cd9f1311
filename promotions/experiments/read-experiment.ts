import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { DAY_MS, type Instant } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'
import { type PlaySum, playsOf } from '../runs/read-play.ts'
import { ArmTally } from './arm-tally.ts'
import type { Variant } from './assignment.ts'
import { compareArms, PLAYERS_MIN } from './compare.ts'
import { checkSampleRatio } from './sample-ratio.ts'

/** What is compared, a player, in minor units. */
type Measure = 'coins-played' | 'entries-played' | 'ggr'

interface ArmReport {
  readonly key: string
  /** Percent of the players. */
  readonly share: number
  readonly players: number
  /** Paid to them by the run, in minor units. */
  readonly coins: number
  readonly entries: number
  /** Means a player. */
  readonly means: Readonly<Record<Measure, number>>
  /** Against the control, with intervals that hold at every look; null for the control, and with too few players. */
  readonly effects: Readonly<Record<Measure, Effect>> | null
}

interface Effect {
  readonly difference: number
  readonly low: number
  readonly high: number
}

interface ExperimentReport {
  /** The control first. */
  readonly arms: readonly ArmReport[]
  /** The counts do not fit the shares: assignment or log is broken, and no result counts. */
  readonly isMismatch: boolean
}

interface ExperimentAsked {
  readonly run: string
  readonly variants: readonly Variant[]
  readonly from: Instant
  readonly until: Instant
  readonly playersPlanned: number
}

/** How long before the start a player's play predicts the same afterwards. */
const BEFORE_MS = 28 * DAY_MS
const PER_PERCENT = 100

/**
 * The arms of an experiment without test accounts: whom each got, what it paid them, and how their play differs from the
 * control's. The play of the 28 days before the start explains a part of the variance (CUPED).
 */
export async function readExperiment(
  db: Reader,
  slices: Parameters<typeof playsOf>[1],
  { run, variants, from, until, playersPlanned }: ExperimentAsked,
): Promise<ExperimentReport> {
  const exposed = await readExposed(db, run)
  const players = exposed.map(({ player }) => player)
  const after = await outcomesOf(playsOf(db, slices, { players, from, until }))
  const before = await outcomesOf(playsOf(db, slices, { players, from: Math.max(0, from - BEFORE_MS), until: from }))
  const paid = await readPaid(db, run)
  const tallied = variants.map(({ key, share }) => {
    const own = exposed.filter(({ variant }) => variant === key)
    const arms = byMeasure((measure) => {
      const tally = new ArmTally()
      for (const { player } of own) tally.add(after.get(player)?.[measure] ?? 0, before.get(player)?.[measure] ?? 0)
      return tally.arm
    })
    return { key, share, players: own.length, arms, ...(paid.get(key) ?? { coins: 0, entries: 0 }) }
  })
  const [control] = tallied
  return {
    arms: tallied.map(({ arms, share, ...arm }) => ({
      ...arm,
      share: share / PER_PERCENT,
      means: byMeasure((measure) => arms[measure].mean),
      effects:
        arm.key === control!.key || Math.min(arm.players, control!.players) < PLAYERS_MIN
          ? null
          : byMeasure((measure) => {
              const { difference, anytime } = compareArms(control!.arms[measure], arms[measure], { playersPlanned })
              return { difference, ...anytime }
            }),
    })),
    isMismatch: checkSampleRatio(tallied).isMismatch,
  }
}

const byMeasure = <T>(of: (measure: Measure) => T): Record<Measure, T> => ({
  'coins-played': of('coins-played'),
  'entries-played': of('entries-played'),
  ggr: of('ggr'),
})

async function outcomesOf(plays: AsyncIterable<PlaySum>): Promise<Map<Id<'plr'>, Record<Measure, number>>> {
  const outcomes = new Map<Id<'plr'>, Record<Measure, number>>()
  for await (const { player, mode, stake, win } of plays) {
    const own = outcomes.get(player) ?? byMeasure(() => 0)
    if (mode === 'TournamentPoints') own['coins-played'] += stake
    else {
      own['entries-played'] += stake
      own.ggr += stake - win
    }
    outcomes.set(player, own)
  }
  return outcomes
}

async function readExposed(db: Reader, run: string): Promise<{ readonly player: Id<'plr'>; readonly variant: string }[]> {
  const { rows } = await sql<{ player: Id<'plr'>; variant: string }>`
    select e.player, e.variant from promotion.exposure e join player p on p.id = e.player
    where e.experiment = ${run} and not p.is_test order by e.player`.execute(db)
  return rows
}

async function readPaid(db: Reader, run: string): Promise<Map<string, { readonly coins: number; readonly entries: number }>> {
  const { rows } = await sql<{ variant: string; coins: number; entries: number }>`
    select e.variant, coalesce(sum((coalesce(g.paid, g.value) ->> 'coins')::bigint), 0)::float8 as coins,
      coalesce(sum((coalesce(g.paid, g.value) ->> 'entries')::bigint), 0)::float8 as entries
    from promotion.exposure e join promotion.grant g on g.run = e.experiment and g.player = e.player
    join player p on p.id = e.player and not p.is_test
    where e.experiment = ${run} and g.kind = 'balance' and g.state = 'paid' group by e.variant`.execute(db)
  return new Map(rows.map(({ variant, ...sums }) => [variant, sums]))
}
