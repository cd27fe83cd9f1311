import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { readReviewed } from '#platform/campaigns/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { type LateEvent, readFailedTicks, readLateEvents, readLateScores, readParkedCells } from '#promotions/reader/read-held.ts'
import { replayCell as replay } from '#promotions/reader/replay-parked.ts'
import type * as contract from '../contract.ts'
import { findRun } from './find-run.ts'

const LISTED_MAX = 200

export async function listHeld(ctx: OperatorContext): Promise<ReplyOf<typeof contract.listHeld>> {
  const { reader, theme } = ctx
  const [parked, ticks, late, scores] = await Promise.all([
    readParkedCells(reader, theme.id, LISTED_MAX),
    readFailedTicks(reader, theme.id, LISTED_MAX),
    readLateEvents(reader, theme.id, LISTED_MAX),
    readLateScores(reader, theme.id, LISTED_MAX),
  ])
  const runs = [...new Set([...parked, ...ticks, ...late, ...scores].map(({ run }) => run))]
  const titles = new Map(
    await Promise.all(
      runs.map(async (run) => [run, (await readReviewed(reader, theme.id, run))?.words.en.title ?? run] as const),
    ),
  )
  const title = (run: Id<'cmp'>): string => titles.get(run) ?? run
  const toWire = <L extends Omit<LateEvent, 'type'>>({ eventId, at, refusal, ...late }: L) => ({
    ...late,
    title: title(late.run),
    event: String(eventId),
    at: new Date(at).toISOString(),
    refusal: refusal && { name: refusal.name, isOwn: refusal.by === ctx.operator.id },
  })
  const seen = [...new Set([...parked, ...ticks, ...late, ...scores].map(({ player }) => player))]
  const value: ReplyOf<typeof contract.listHeld> = {
    success: true,
    data: {
      parked: parked.map(({ eventId, parkedAt, ...cell }) => ({
        ...cell,
        title: title(cell.run),
        event: String(eventId),
        at: new Date(parkedAt).toISOString(),
      })),
      ticks: ticks.map(({ failedSince, ...tick }) => ({
        ...tick,
        title: title(tick.run),
        at: new Date(failedSince).toISOString(),
      })),
      late: late.map(toWire),
      scores: scores.map(toWire),
    },
  }
  return ctx.show('held-events', async () => ({ seen, value }))
}

type ReplayReply = ReplyOf<typeof contract.replayCell>

export const replayCell =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: OperatorContext, { body: { run, player, why } }: InputOf<typeof contract.replayCell>): Promise<ReplayReply> => {
    const { known, campaign } = await findRun(ctx, slices(), run)
    return orFailed<ReplayReply>(() =>
      ctx.change<ReplayReply>(async (tx) => {
        const folded = await replay(tx, known, { run: campaign.id, player: player as Id<'plr'> })
        const audit = { subject: campaign.id, what: 'promotion-cell-replayed', why, after: { player, folded } }
        return { audit: folded > 0 ? audit : null, value: { success: true, data: { folded } } }
      }),
    )
  }

/** Reports a step's error to the operator; the transaction has undone everything. */
export async function orFailed<T>(
  work: () => Promise<T>,
): Promise<T | { readonly success: false; readonly reasonType: 'failed'; readonly failure: string }> {
  try {
    return await work()
  } catch (error) {
    return { success: false, reasonType: 'failed', failure: String(error).slice(0, 500) }
  }
}
