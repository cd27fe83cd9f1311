import type { ReplyOf } from '#kernel/contract.ts'
import { addDays, type Instant, MINUTE_MS, SECOND_MS, toUnixSeconds } from '#kernel/time.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { readRun } from '#promotions/index.ts'
import { lastWon, wonNames } from '#promotions/races/read-won.ts'
import { momentsOfRuns } from '#promotions/shared-draws/moments-of-runs.ts'
import type { getInfo as contract, PrizeKind } from '../contract.ts'
import { poolOf, prizeDropsCampaign } from '../shared/campaign.ts'
import { levelOfDrop } from '../shared/level.ts'
import { dropIdOf, dropName, type DropsRun, momentsOf, nextMoment, poolDayOf, prizeDrops } from './promotion.ts'

const WINNERS_MAX = 20

/** The active run with its committed moments; undefined while none is active. */
async function readActive(ctx: VisitorContext): Promise<DropsRun | undefined> {
  const running = await readRun(ctx, prizeDrops)
  if (!running) return undefined
  const moments = (await momentsOfRuns(() => ctx)(ctx.reader, [running.run])).get(running.run.id)
  return { ...running.run, ...(moments && { moments }) }
}

/** The profile's part; undefined while no run is active. */
export async function readProfile(ctx: VisitorContext) {
  const run = await readActive(ctx)
  if (!run) return undefined
  const now = ctx.clock.now()
  const prizesLeft = (await prizesOf(ctx, run, now)).reduce((sum, { prizeLeft }) => sum + prizeLeft, 0)
  const next = nextMoment(run, now)
  const nextPrizeAt = next === undefined ? null : toUnixSeconds(next)
  return { minimalLevelPlay: run.config.minimalLevelPlay, prizesLeft, nextPrizeAt }
}

/** The pool of the day with what is left of it, and who won last. */
export const getInfoWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: VisitorContext): Promise<ReplyOf<typeof contract>> => {
    const { campaign, config } = await showCampaign(ctx, prizeDropsCampaign)
    const run = campaign.state === 'running' ? await readActive(ctx) : undefined
    const now = ctx.clock.now()
    const pool = run && poolDayOf(run, now)
    const general = config && {
      ...poolOf(config.kinds),
      minimalLevelPlay: config.minimalLevelPlay,
      finishedAt: pool ? toUnixSeconds(pool.endsAt) : campaign.finishedAt,
      nextPrizePoolStartedAt: pool?.hasNext
        ? toUnixSeconds(pool.endsAt)
        : campaign.state === 'planned'
          ? campaign.startsAt
          : null,
    }
    const next = run && nextMoment(run, now)
    return {
      success: true,
      campaign,
      general,
      prizes: run
        ? await prizesOf(ctx, run, now)
        : (config?.kinds ?? []).map((kind) => ({ ...kind, prizeLeft: campaign.state === 'ended' ? 0 : kind.count })),
      lastWinners: campaign.id === null ? [] : await winnersOf(ctx, slices(), campaign.id),
      nextPrizeWillAccrueIn: next === undefined ? null : Math.ceil((next - now) / SECOND_MS),
      nextPrizeAt: next === undefined ? null : toUnixSeconds(next),
      openMinutes: config?.openMinutes ?? null,
    }
  }

/** Prizes of today that have not dropped yet, or still wait for a round. */
async function prizesOf({ reader }: VisitorContext, run: DropsRun, now: Instant): Promise<PrizeKind[]> {
  const { day } = poolDayOf(run, now)
  const open = now - run.config.openMinutes * MINUTE_MS
  const won = await wonNames(reader, run.id, open)
  return run.config.kinds.map(({ prizeLvl, prizeValue, count }) => {
    const all = [addDays(day, -1), day].flatMap((each) => momentsOf(run, prizeLvl, each))
    const left = all.filter((moment) => moment > open && !won.has(dropName(prizeLvl, moment)))
    return { prizeLvl, prizeValue, count, prizeLeft: left.length }
  })
}

async function winnersOf({ reader }: VisitorContext, slices: readonly ServerFeature[], run: string) {
  const won = await lastWon(reader, slices, { run, limit: WINNERS_MAX })
  return won.map(({ name, winner, at, value }) => ({
    dropId: dropIdOf(run, name),
    winner: winner?.name ?? null,
    avatar: winner?.avatar ?? null,
    prizeValue: value.kind === 'balance' ? value.coins : 0,
    prizeLvl: levelOfDrop(name),
    at: toUnixSeconds(at),
  }))
}
