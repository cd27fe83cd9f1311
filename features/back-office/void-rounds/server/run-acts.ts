import type { Id } from '#kernel/id.ts'
import { audit } from '#platform/audit/index.ts'
import type { Context, JobContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { finishAct, moveOn, readDone, readRunning, startOver, type StoredAct } from './store.ts'
import { countOf, type FoundRound, pageOfRounds, sumRoundsLeft } from './voidable-rounds.ts'
import { voidOfPlayer } from './void-of-player.ts'

/** Rounds that are read at a time. Each player's are one transaction. */
const ROUNDS_AT_ONCE = 200

/** Continues what operators approved. An act that was cut off is resumed. */
export const runActs =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: JobContext): Promise<void> => {
    for (const act of await readRunning(ctx.reader, ctx.theme.id)) await continueAct(ctx, slices(), act)
  }

type Running = Pick<Context, 'theme' | 'clock' | 'vault' | 'log' | 'reader' | 'transaction'>

/** One pass over the rounds of an act. The next pass tries rounds again that could not be voided. */
export async function continueAct(
  ctx: Running,
  slices: readonly ServerFeature[],
  act: StoredAct,
  pagesMax = Number.POSITIVE_INFINITY,
): Promise<void> {
  let after = act.triedUntil
  for (let pages = 0; pages < pagesMax; pages++) {
    const page = await pageOfRounds(ctx.reader, slices, { span: act, after, max: ROUNDS_AT_ONCE })
    for (const [player, rounds] of Map.groupBy(page, ({ player }) => player))
      await voidGroup(ctx, slices, { act, player, rounds })
    const last = page.at(-1)
    if (!last || page.length < ROUNDS_AT_ONCE) return endPass(ctx, slices, act)
    after = last.id
    await moveOn(ctx.reader, act.id, after)
  }
}

/** Rounds that cannot be voided are logged for an operator and do not block others. */
async function voidGroup(
  ctx: Running,
  slices: readonly ServerFeature[],
  { act, player, rounds }: { readonly act: StoredAct; readonly player: Id<'plr'>; readonly rounds: readonly FoundRound[] },
): Promise<void> {
  const ids = rounds.map(({ id }) => id)
  await voidOfPlayer(ctx, slices, { act, player, ids }).catch((error: unknown) => {
    ctx.log.error({ err: error, act: act.id, player, rounds: ids.length }, 'rounds could not be voided')
  })
}

async function endPass(ctx: Running, slices: readonly ServerFeature[], act: StoredAct): Promise<void> {
  if (countOf(await sumRoundsLeft(ctx.reader, slices, act)) > 0) return startOver(ctx.reader, act.id)
  await ctx.transaction(async (tx) => {
    if (!(await finishAct(tx, act.id, ctx.clock.now()))) return
    const sums = (await readDone(tx, [act.id])).get(act.id) ?? []
    await audit(tx, ctx, { actor: { kind: 'job' }, subject: act.id, what: 'rounds-voided', after: { game: act.game, sums } })
  })
}
