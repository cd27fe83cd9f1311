import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { runOfBoard } from '#promotions/boards/board-name.ts'
import { type FinalHead, readFinalHeads } from '#promotions/boards/final-table.ts'
import { readBudgetUse, toBudgeted } from '#promotions/claims/budget-use.ts'
import { type Played, readFreeSpinsOfRun, readPlayOfRun } from '#promotions/runs/read-play.ts'
import { readRunTotals } from '#promotions/runs/read-totals.ts'
import { readExperiment } from '#promotions/experiments/read-experiment.ts'
import { variantsOf } from '#promotions/experiments/run-arms.ts'
import type { readRunReport as contract } from '../contract.ts'
import type { Experiment } from '../shared/experiment.ts'
import { findRun, type FoundRun, headOf } from './find-run.ts'

export const readRunReport =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: OperatorContext, { params: { id } }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    const { reader, clock } = ctx
    const found = await findRun(ctx, slices(), id)
    const { id: run, startsAt, endsAt } = found.campaign
    const until = Math.min(endsAt ?? Infinity, clock.now())
    const budgeted = toBudgeted(found.campaign, found.known.promotion)
    const [totals, play, freeSpins, uses, heads] = await Promise.all([
      readRunTotals(reader, run),
      readPlayOfRun(reader, slices(), { run, from: startsAt, until }),
      readFreeSpinsOfRun(reader, slices(), run, clock.now()),
      readBudgetUse(reader, [budgeted]),
      readFinalHeads(reader, run),
    ])
    const paid = totals.grants.filter(({ state }) => state === 'paid')
    const sum = (of: 'coins' | 'entries'): number => paid.reduce((all, each) => all + each[of], 0)
    return {
      success: true,
      data: {
        ...totals,
        grants: [...totals.grants],
        entitlements: [...totals.entitlements],
        experiment: await experimentOf(ctx, slices(), found),
        run: headOf(found),
        budget: [...(uses.get(run) ?? [])],
        paid: { coins: sum('coins'), entries: sum('entries') },
        finalTables: heads.map(toFinalTable),
        freeSpins,
        coinPlay: play.TournamentPoints,
        ...moneyOf(play.SweepStakes, sum('entries') - totals.testAccounts.entries),
      },
    }
  }

async function experimentOf(
  { reader, clock }: OperatorContext,
  slices: readonly ServerFeature[],
  { campaign }: FoundRun,
): Promise<Experiment | null> {
  const { id: run, experiment, experimentStop: stop, startsAt, endsAt, status, version } = campaign
  if (!experiment) return null
  const now = clock.now()
  const { variants } = variantsOf(run, experiment)
  const until = Math.min(stop?.at ?? Infinity, endsAt ?? Infinity, now)
  const { playersPlanned } = experiment
  const { arms, isMismatch } = await readExperiment(reader, slices, { run, variants, from: startsAt, until, playersPlanned })
  return {
    arms: [...arms],
    isMismatch,
    stopped: stop && { at: new Date(stop.at).toISOString(), winner: stop.winner },
    version,
    isRunning: status === 'published' && stop === null && startsAt <= now && (endsAt === null || now < endsAt),
  }
}

const toFinalTable = ({ board, size, hash, finalizedAt }: FinalHead) => ({
  name: runOfBoard(board).name ?? null,
  places: size,
  hash,
  at: new Date(finalizedAt).toISOString(),
})

/** What the run's entries are expected to cost, and what is left of what their players' rounds kept. */
export function moneyOf({ stake, win }: Played, entries: number) {
  const expectedRedemption = stake > 0 ? Math.min(1, win / stake) : 1
  const costCents = Math.round(entries * expectedRedemption)
  const ggrCents = stake - win
  return { expectedRedemption, costCents, ggrCents, ngrCents: ggrCents - costCents }
}
